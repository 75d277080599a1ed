"""The house's bots: they think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from ludotheque.bots.flaneur import Flaneur
from ludotheque.kernel.rng import Rng
from ludotheque.server.ledger import Ledger
from ludotheque.thinking import Estimate, Question, compare, think

if TYPE_CHECKING:
    from ludotheque.server.elsewhere import Elsewhere

log = logging.getLogger("ludotheque.robots")
T = TypeVar("T")
Q = TypeVar("Q")
TRIES = 3  # a process that died is replaced, and asked again
COACH = "champion"
LEAST_SHARE = 0.05  # of its budget, that a bot thinks with when very many do
NICE = 10  # people's moves come first
LOOK_SECONDS = 0.05
WAIT_SECONDS = 3.0  # that spare work waits for thinking bots before each of its pieces


def quietly() -> None:
    """A thinking process gives way to the house and is stopped by it."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Robots:
    """Decides for bots and stand-ins, and compares choices for the coach."""

    def __init__(self, workers: int = 0, effort: float = 1.0) -> None:
        self.effort = effort
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.rng = Rng(secrets.randbits(60))
        self.asked = 0  # questions that are being thought about
        self.pool: ProcessPoolExecutor | None = None
        self.elsewhere: Elsewhere | None = None  # machines that think for this house

    async def decide(self, ledger: Ledger, seat: int, level: str) -> str:
        """The token that a bot of that level plays for the seat. Chance alone needs no thinking."""
        if level != "flaneur":
            answer = await self.ask(think, self._question(ledger, seat, level))
            if answer is not None:
                return answer
        assert ledger.state is not None
        return ledger.game.token(ledger.state, Flaneur().decide(ledger.state, self.rng))

    async def compare(self, ledger: Ledger, seat: int) -> list[Estimate]:
        """How the seat's choices compare, as the coach sees them."""
        return await self.ask(compare, self._question(ledger, seat, COACH)) or []

    def _question(self, ledger: Ledger, seat: int, level: str) -> Question:
        plan, tokens = ledger.plan, tuple(token for _, token in ledger.steps)
        crowd = min(1.0, max(LEAST_SHARE, self.workers / (self.asked + 1)))  # think less rather than queue
        seed = secrets.randbits(60)
        return Question(
            ledger.id,
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
        """The answer of a worker elsewhere, or else of a thinking process; None if they keep dying."""
        self.asked += 1
        try:
            if self.elsewhere is not None and (found := await self.elsewhere.ask(work, question)) is not None:
                return found
            answer = await self._run(work, question)
        finally:
            self.asked -= 1
        if answer is None:
            log.error("no thinking process lives: the bot plays at random")
        return answer

    async def spare(self, work: Callable[[Q], T], question: Q) -> T | None:
        """Work that can wait: it begins when no bot thinks, or after a while beside them."""
        for _ in range(int(WAIT_SECONDS / LOOK_SECONDS)):
            if self.asked == 0:
                break
            await asyncio.sleep(LOOK_SECONDS)
        return await self._run(work, question)

    async def _run(self, work: Callable[[Q], T], question: Q) -> T | None:
        for _ in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, question)
            except BrokenProcessPool:
                log.warning("a thinking process died and is replaced")
                self._drop(pool)
        return None

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), quietly)
        return self.pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Send the thinking processes home."""
        if self.pool is None:
            return
        own = list((self.pool._processes or {}).values())  # others may have children in this process, too
        self._drop(self.pool)
        for process in own:
            process.terminate()
