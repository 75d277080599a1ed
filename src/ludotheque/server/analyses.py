"""Analyses of finished games: made in the background when bots have time, kept in the database."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from ludotheque.analysis.judging import judge
from ludotheque.analysis.plan import CANDIDATES, FIRST_PART, SECONDS, again, merged, paced, prepared
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement, Task, seed_of
from ludotheque.server import schema
from ludotheque.server.ledger import Ledger
from ludotheque.server.recording import record_of
from ludotheque.server.refusal import Refusal
from ludotheque.server.shelfmarks import now
from ludotheque.server.wire_replay import Analysis, AnalysisView

if TYPE_CHECKING:
    from ludotheque.server.house import House

log = logging.getLogger("ludotheque.analyses")
MOST_WAITING = 20
LIFELESS = "no thinking process lives"


class Progress:
    """An analysis that is asked for: pieces of work done, of so many."""

    def __init__(self) -> None:
        self.done, self.total = 0, 0

    def view(self) -> AnalysisView:
        return AnalysisView("running" if self.total else "waiting", self.done, self.total)


class Analyses:
    """One game at a time, piece by piece, beside the bots."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.under_way: dict[str, Progress] = {}
        self.turn = asyncio.Lock()

    async def look(self, subject: str) -> AnalysisView:
        """The analysis, or how far it is."""
        if subject in self.under_way:
            return self.under_way[subject].view()
        a = schema.analysis
        found = await self.house.store.read(
            lambda c: c.execute(sa.select(a.c.data).where(a.c.subject == subject)).scalar()
        )
        if found is None:
            return AnalysisView("none")
        return AnalysisView("done", analysis=msgspec.json.decode(found, type=Analysis))

    async def ask(self, subject: str, ledger: Ledger) -> AnalysisView:
        """Begin the analysis of a finished game, unless it is there or under way."""
        if ledger.status != "over":
            raise Refusal("not_over")
        found = await self.look(subject)
        if found.state == "none" and subject in self.under_way:  # somebody else asked meanwhile
            found = self.under_way[subject].view()
        if found.state != "none":
            return found
        if len(self.under_way) >= MOST_WAITING:
            raise Refusal("too_fast", "Many games wait to be analysed; ask again later.")
        self.under_way[subject] = Progress()
        self.house.spawn(self._run(subject, ledger))
        return self.under_way[subject].view()

    async def _run(self, subject: str, ledger: Ledger) -> None:
        try:
            async with self.turn:
                found = await self._analysed(ledger, self.under_way[subject])
            data = msgspec.json.encode(found).decode()
            await self.house.store.write(lambda c: keep(c, subject, data))
        finally:
            del self.under_way[subject]

    async def _analysed(self, ledger: Ledger, progress: Progress) -> Analysis:
        """A look at every decision, then a closer one at those that seem to have changed most."""
        robots, record = self.house.robots, record_of(ledger)
        task = Task.of(record, seed=seed_of(record))
        seconds = SECONDS * robots.effort
        plan = partial(prepared, workers=robots.workers, seconds=seconds)
        parts = await robots.spare(plan, task)
        if parts is None:
            raise RuntimeError(LIFELESS)
        progress.total = len(parts) + 2 * CANDIDATES  # about: the second look is not yet known
        first, games = await self._looked(parts, progress, seconds * FIRST_PART)
        task = task._replace(games=games)
        closer = again(task, first)
        progress.total = len(parts) + len(closer)
        second, _ = await self._looked(closer, progress, seconds * (1 - FIRST_PART))
        return Analysis.of(Report.of(task, merged(first, second)))

    async def _looked(self, parts: list[Task], progress: Progress, seconds: float) -> tuple[list[Judgement], int]:
        """As many pieces at once as there are thinking processes; and the imagined games of each choice, on average."""
        robots, judged, games = self.house.robots, list[Judgement](), list[int]()
        left, began = list(reversed(parts)), perf_counter()

        async def work() -> None:
            while left:
                part = paced(left.pop(), len(games), len(parts), perf_counter() - began, seconds)
                answer = await robots.spare(judge, part)
                if answer is None:
                    raise RuntimeError(LIFELESS)
                judged.extend(answer)
                games.append(part.games)
                progress.done += 1

        await asyncio.gather(*(work() for _ in range(robots.workers)))
        return judged, sum(games) // max(1, len(games))


def keep(c: sa.Connection, subject: str, data: str) -> None:
    """Write the analysis down; the newest counts."""
    a = schema.analysis
    c.execute(sa.delete(a).where(a.c.subject == subject))
    c.execute(sa.insert(a).values(subject=subject, made=now(), data=data))
