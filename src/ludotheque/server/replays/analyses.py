"""Analyses of finished games: made in the background when bots have time, kept in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from ludotheque.analysis.judging import judge
from ludotheque.analysis.plan import CANDIDATES, CLOSER, again, merged, prepared
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement, Task
from ludotheque.server.errors import Refusal
from ludotheque.server.play.services import Spawn
from ludotheque.server.protocol.replays import Analysis, AnalysisView
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage.store import Store
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.fair_lane import FairLane

log = logging.getLogger("ludotheque.analyses")
MAX_WAITING, MAX_WAITING_EACH = 20, 3
MANY = "Many games wait to be analysed; ask again later."
LIFELESS = "no thinking process lives"


class Progress:
    """How far an analysis under way is: pieces of work done, of so many."""

    def __init__(self, who: str) -> None:
        self.who = who  # who asked for it
        self.done, self.total = 0, 0

    def view(self) -> AnalysisView:
        return AnalysisView("running" if self.total else "waiting", self.done, self.total)


class Analyses:
    """One game at a time, piece by piece, beside the bots, and fairly among those who ask."""

    def __init__(self, store: Store, bots: BotPool, spawn: Spawn) -> None:
        self.store = store
        self.bots = bots
        self.spawn = spawn
        self.under_way: dict[str, Progress] = {}
        self.lane = FairLane(1, MAX_WAITING, MAX_WAITING_EACH, MANY)

    async def status(self, subject: str) -> bytes:
        """Return the analysis, or how far it is, as JSON (AnalysisView); one that is kept is handed on as it is."""
        if subject in self.under_way:
            return msgspec.json.encode(self.under_way[subject].view())
        found = await self.store.read(lambda c: stored_replays.analysis(c, subject))
        if found is None:
            return msgspec.json.encode(AnalysisView("none"))
        head = msgspec.json.encode(AnalysisView("done")).removesuffix(b"null}")
        return head + found.encode() + b"}"

    async def ask(self, subject: str, make: Callable[[], Awaitable[Task]], who: str) -> bytes:
        """Begin the analysis of a finished game, unless it is there or under way; ``make`` reads the game."""
        found = await self.store.read(lambda c: stored_replays.analysis(c, subject))
        if found is None:
            self._begin(subject, make, who)
        return await self.status(subject)

    def _begin(self, subject: str, make: Callable[[], Awaitable[Task]], who: str) -> None:
        if subject in self.under_way:  # somebody else asked meanwhile
            return
        askers = [progress.who for progress in self.under_way.values()]
        if len(askers) >= MAX_WAITING or askers.count(who) >= MAX_WAITING_EACH:
            raise Refusal("too_fast", MANY)
        self.under_way[subject] = Progress(who)
        self.spawn(self._run(subject, make, who))

    async def _run(self, subject: str, make: Callable[[], Awaitable[Task]], who: str) -> None:
        try:
            async with self.lane.turn(who):
                found = await self._analysed(await make(), self.under_way[subject])
            data = msgspec.json.encode(found).decode()
            await self.store.write(lambda c: stored_replays.keep_analysis(c, subject, data))
        except Refusal as refusal:
            log.info("analysis of %s: it was not made: %s", subject, refusal.code)
        finally:
            del self.under_way[subject]

    async def _analysed(self, task: Task, progress: Progress) -> Analysis:
        """Look at every decision, then closer at those that seem to matter most."""
        parts = await self.bots.spare(prepared, task)
        if parts is None:
            raise RuntimeError(LIFELESS)
        progress.total = len(parts) + CLOSER * CANDIDATES  # about: the second look is not yet known
        first = await self._looked(parts, progress)
        task = task._replace(games=parts[0].games if parts else 0)
        closer = again(task, first)
        progress.total = len(parts) + CLOSER * len(closer)
        second = await self._looked(closer, progress, CLOSER)
        return Analysis.of(Report.of(task, merged(first, second)))

    async def _looked(self, parts: list[Task], progress: Progress, weight: int = 1) -> list[Judgement]:
        """Judge as many pieces at once as there are processes, however long that takes."""
        bots, judged = self.bots, list[Judgement]()
        left = list(reversed(parts))

        async def work() -> None:
            while left:
                answer = await bots.spare(judge, left.pop())
                if answer is None:
                    raise RuntimeError(LIFELESS)
                judged.extend(answer)
                progress.done += weight

        await asyncio.gather(*(work() for _ in range(bots.workers)))
        return judged
