"""Let bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from typing import Protocol, TypeVar

from ludotheque.bots.flaneur import Flaneur
from ludotheque.bots.service import Estimate, Question, compare, think
from ludotheque.kernel.rng import Rng
from ludotheque.server.tables.state import TableState
from ludotheque.server.workers.process_pool import ProcessPool

log = logging.getLogger("ludotheque.bots")
T = TypeVar("T")
Q = TypeVar("Q")
COACH = "champion"
MIN_SHARE = 0.05  # of its budget, that a bot thinks with when very many do
LOOK_SECONDS = 0.05
WAIT_SECONDS = 3.0  # that spare work waits for thinking bots before each of its pieces


class RemoteWorkers(Protocol):
    """Other machines that think for this house."""

    async def stop(self) -> None: ...

    async def ask(self, work: Callable[[Question], T], question: Question) -> T | None: ...


class BotPool:
    """Decides for bots and stand-ins, and compares choices for the coach."""

    def __init__(self, workers: int = 0, effort: float = 1.0) -> None:
        self.effort = effort
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.rng = Rng(secrets.randbits(60))
        self.asked = 0  # questions that are being thought about
        self.processes = ProcessPool(self.workers, "bots")
        self.remote: RemoteWorkers | None = None

    async def decide(self, table: TableState, seat: int, level: str) -> str:
        """Choose the token that a bot of that level plays for the seat; playing at random needs no process."""
        if level != "flaneur":
            answer = await self.ask(think, self._question(table, seat, level))
            if answer is not None:
                return answer
        assert table.state is not None
        return table.game.token(table.state, Flaneur().decide(table.state, self.rng))

    async def compare(self, table: TableState, seat: int) -> list[Estimate]:
        """Compare the seat's choices, as the coach sees them."""
        return await self.ask(compare, self._question(table, seat, COACH)) or []

    def _question(self, table: TableState, seat: int, level: str) -> Question:
        plan, tokens = table.plan, tuple(token for _, token in table.steps)
        crowd = min(1.0, max(MIN_SHARE, self.workers / (self.asked + 1)))  # think less rather than queue
        seed = secrets.randbits(60)
        return Question(
            table.id,
            plan.game,
            plan.seats,
            dict(plan.options),
            plan.edition,
            tokens,
            seat,
            level,
            seed,
            crowd * self.effort,
        )

    async def ask(self, work: Callable[[Question], T], question: Question) -> T | None:
        """Return the answer of another machine, or else of a process here; None if they keep dying."""
        self.asked += 1
        try:
            if self.remote is not None and (found := await self.remote.ask(work, question)) is not None:
                return found
            answer = await self.processes.run(work, question)
        finally:
            self.asked -= 1
        if answer is None:
            log.error("bots: no process answers, the bot plays at random")
        return answer

    async def spare(self, work: Callable[[Q], T], question: Q) -> T | None:
        """Work that can wait: it begins when no bot thinks, or after a while beside them."""
        for _ in range(int(WAIT_SECONDS / LOOK_SECONDS)):
            if self.asked == 0:
                break
            await asyncio.sleep(LOOK_SECONDS)
        return await self.processes.run(work, question)

    def stop(self) -> None:
        """Send the thinking processes home."""
        self.processes.stop()
