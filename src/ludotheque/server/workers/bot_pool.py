"""Let bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

from ludotheque.bots.bot import Bot
from ludotheque.bots.random_choice import random_choice
from ludotheque.bots.service import Estimate, Question, compare, poll, think
from ludotheque.kernel.rng import Rng
from ludotheque.server.metrics import Metrics
from ludotheque.server.tables.state import TableState
from ludotheque.server.workers.process_pool import ProcessPool

log = logging.getLogger("ludotheque.bots")
T = TypeVar("T")
Q = TypeVar("Q")
CHAMPION = "champion"
BEGINNER = "debutant"
THOUGHT_SHARE = 0.94  # of a slot: the rest is for the way there and back
MIN_SHARE = 0.05  # of its budget, that a bot thinks with when very many do
LOOK_SECONDS = 0.05
WAIT_SECONDS = 3.0  # that spare work waits for thinking bots before each of its pieces


class RemoteWorkers(Protocol):
    """Other machines that think for this house."""

    async def stop(self) -> None: ...

    async def ask(self, work: Callable[[Question], T], question: Question) -> T | None: ...


def timed(work: Callable[[Question], T], question: Question) -> tuple[T, float]:
    """Do the work in a process, and say how many seconds it took."""
    began = time.perf_counter()
    return work(question), time.perf_counter() - began


class BotPool:
    """Decides for bots and stand-ins, and compares choices for the coach."""

    def __init__(self, workers: int = 0, effort: float = 1.0, metrics: Metrics | None = None) -> None:
        self.effort = effort
        self.metrics = metrics or Metrics()
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.rng = Rng(secrets.randbits(60))
        self.asked = 0  # questions that are being thought about
        self.processes = ProcessPool(self.workers, "bots")
        self.remote: RemoteWorkers | None = None

    async def decide(self, table: TableState, seat: int, level: str, slot: float = 0.0) -> str:
        """Choose the token that a bot of that level plays for the seat; a first look needs no process.

        ``slot``: the seconds after which it is told. A question that waits for its turn is thought about for less, so
        that its answer is not late where that of a bot without a choice, which waits for its turn as well, is not.
        """
        assert table.state is not None
        if level == BEGINNER:
            seed = secrets.randbits(60)
            return table.game.token(table.state, Bot(level).decide(table.state, seat, seed=seed))
        question = self._question(table, seat, level)
        if slot:
            question = question._replace(until=time.monotonic() + slot * THOUGHT_SHARE)
        idle = self.workers - self.asked if self.remote is None else 1
        if level == CHAMPION and idle > 1:
            answer = await self._vote(question, idle)
        else:
            answer = await self.ask(think, question)
        return answer or table.game.token(table.state, random_choice(table.state, self.rng))

    async def _vote(self, question: Question, voters: int) -> str | None:
        """Let idle processes think about one question, each in its own imagined games, and add up what they tried."""
        questions = [question._replace(seed=secrets.randbits(60)) for _ in range(voters)]
        votes: Counter[str] = Counter()
        for tried in await asyncio.gather(*(self.ask(poll, one) for one in questions)):
            votes.update(tried or {})
        return max(votes, key=lambda token: votes[token]) if votes else None

    async def compare(self, table: TableState, seat: int) -> list[Estimate]:
        """Compare the seat's choices, as the coach sees them."""
        return await self.ask(compare, self._question(table, seat, CHAMPION)) or []

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
            answer = await self._timed(work, question)
        finally:
            self.asked -= 1
        if answer is None:
            log.error("bots: no process answers, the bot plays at random")
        return answer

    async def _timed(self, work: Callable[[Question], T], question: Question) -> T | None:
        """Let a process here think, and take down how long the question waited and how long it was thought about."""
        asked = time.perf_counter()
        found = await self.processes.run(partial(timed, work), question)
        if found is None:
            return None
        answer, seconds = found
        self.metrics.bot_think_seconds.observe(seconds)
        self.metrics.bot_wait_seconds.observe(max(0.0, time.perf_counter() - asked - seconds))
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
