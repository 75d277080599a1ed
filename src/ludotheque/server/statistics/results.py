"""Write down the results of finished games, a row for each seat, for statistics and ratings."""

from __future__ import annotations

import logging
from typing import Any

from ludotheque.kernel.marked import mark
from ludotheque.kernel.replay import replay
from ludotheque.server.errors import Refusal
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.services import Spawn
from ludotheque.server.statistics.counting import counts
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.state import TableState

log = logging.getLogger("ludotheque.results")
BOT = "bot:"  # before the level of a bot, where a person's id would stand


class ResultRecorder:
    """Follows every table and writes its results at the end; the events stay the truth."""

    def __init__(self, store: Store, tables: TableRegistry, spawn: Spawn) -> None:
        self.store = store
        self.tables = tables
        self.spawn = spawn

    def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Write the results when a game has ended by an event of this node."""
        if own and live.table.has_ended and isinstance(event, ev.Moved | ev.Started | ev.Closed):
            self.spawn(self._write(live.table))

    async def _write(self, table: TableState) -> None:
        rows, table_id = rows_of(table), table.id
        await self.store.write_index(lambda c: stored_results.replace(c, table_id, rows))

    async def catch_up(self) -> None:
        """Write the results of games that ended when nobody could, or before results were kept."""
        try:
            for table_id in await self.store.read(stored_results.tables_without_results):
                live = await self.tables.find(table_id)
                if live.table.has_ended:
                    await self._write(live.table)
        except (Refusal, StorageUnavailable) as error:
            log.warning("results: the rest waits for the next start: %s", error)


def rows_of(table: TableState) -> list[dict[str, Any]]:
    """Return a row for each seat; none before the end, nor for a game that plays on from another: that is practice."""
    state = table.state
    if state is None or table.unplayable or not table.has_ended or table.origin is not None:
        return []
    first, at = openings(table), table.turns[-1].at
    return [
        {
            "table_id": table.id,
            "seat": seat,
            "game": table.plan.game,
            "player": player_of(table.chairs[seat]),
            "rank": count.rank,
            "score": state.scores()[seat],
            "rated": count.rated,
            "played": count.played,
            "opening": first.get(seat, ""),
            "at": at,
        }
        for seat, count in enumerate(counts(table))
    ]


def player_of(chair: Chair) -> str:
    """Say who is rated for a chair: a person, somebody's bot, or a level of the house."""
    if chair.person is None:
        return f"{BOT}{chair.robot or ''}"
    return stored_results.PROGRAM + chair.person if chair.program else chair.person


def openings(table: TableState) -> dict[int, str]:
    """Return what each seat chose first, as marked text."""
    game, found = table.game, dict[int, str]()
    for step in replay(table.first_state(), (token for _, token in table.steps)):
        if step.actor >= 0 and step.actor not in found and len(step.before.legal()) > 1:
            view = step.before.observe(step.actor)
            found[step.actor] = game.explain(view, step.token, step.before.setting.edition, mark)
            if len(found) == len(table.chairs):
                break
    return found
