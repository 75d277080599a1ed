"""Analyses of finished games: made in the background when bots have time, kept in the database."""

from __future__ import annotations

import asyncio
import logging
import zlib
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from ludotheque.analysis.judging import judge
from ludotheque.analysis.plan import SECONDS, paced, prepared
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement, Task
from ludotheque.server import schema
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.shelfmarks import now
from ludotheque.server.wire_replay import Analysis, AnalysisView

if TYPE_CHECKING:
    from ludotheque.server.house import House

log = logging.getLogger("ludotheque.analyses")
MOST_WAITING = 20


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
        if found.state != "none" or subject in self.under_way:
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
            if found is not None:
                data = msgspec.json.encode(found).decode()
                await self.house.store.write(lambda c: keep(c, subject, data))
        finally:
            del self.under_way[subject]

    async def _analysed(self, ledger: Ledger, progress: Progress) -> Analysis | None:
        """As many pieces at once as there are thinking processes."""
        robots, record = self.house.robots, ledger.record()
        task = Task.of(record, seed=zlib.crc32("".join(token for _, token in record.steps).encode()))
        seconds, games = SECONDS * robots.effort, list[int]()
        plan = partial(prepared, workers=robots.workers, seconds=seconds)
        parts = await robots.spare(plan, task)
        if not parts:
            return None
        progress.total = len(parts)
        judged: list[Judgement] = []
        left, began = list(reversed(parts)), perf_counter()

        async def work() -> None:
            while left:
                part = paced(left.pop(), progress.done, progress.total, perf_counter() - began, seconds)
                games.append(part.games)
                answer = await robots.spare(judge, part)
                if answer is None:
                    raise RuntimeError("no thinking process lives")
                judged.extend(answer)
                progress.done += 1

        await asyncio.gather(*(work() for _ in range(robots.workers)))
        return Analysis.of(Report.of(parts[0]._replace(games=sum(games) // len(games)), judged))


def keep(c: sa.Connection, subject: str, data: str) -> None:
    """Write the analysis down; the newest counts."""
    a = schema.analysis
    c.execute(sa.delete(a).where(a.c.subject == subject))
    c.execute(sa.insert(a).values(subject=subject, made=now(), data=data))
