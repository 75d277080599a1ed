"""Results of finished games, a row a seat, for statistics and ratings."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ludotheque.kernel.marked import mark
from ludotheque.kernel.state import OVER
from ludotheque.server import events as ev
from ludotheque.server import schema
from ludotheque.server.database import StoreDown
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal

if TYPE_CHECKING:
    from ludotheque.server.house import House
    from ludotheque.server.live import LiveTable

log = logging.getLogger("ludotheque.results")
BOT = "bot:"  # before the level of a bot, where a person's name would stand


class Results:
    """Keeps the rows true; the events stay the truth."""

    def __init__(self, house: House) -> None:
        self.house = house

    def moved(self, live: LiveTable, event: ev.AnyEvent) -> None:
        """A game ended."""
        if live.ledger.status == "over" and isinstance(event, ev.Moved | ev.Started):
            self.house.spawn(self._write(live.ledger))

    async def _write(self, ledger: Ledger) -> None:
        rows, table = rows_of(ledger), ledger.id
        await self.house.write_quietly(lambda c: replace(c, table, rows))

    async def catch_up(self) -> None:
        """Games that ended when nobody could write it down, or before results were kept."""
        try:
            for table in await self.house.store.read(without_results):
                live = await self.house.tables.find(table)
                if live.ledger.status == "over":
                    await self._write(live.ledger)
        except (Refusal, StoreDown) as error:
            log.warning("results wait for the next start: %s", error)


def is_rated(ledger: Ledger) -> bool:
    """Only games without hints, of people who each have one chair, and not of bots alone."""
    people = [place.person for place in ledger.places if place.person is not None]
    alone = len(ledger.places) < 2 or not people or len(set(people)) < len(people)
    return not (alone or ledger.hinted or ledger.plan.hints)


def rows_of(ledger: Ledger) -> list[dict[str, Any]]:
    """A row a seat; none while the game is not over, nor for one that plays on from another: that is practice."""
    state = ledger.state
    if state is None or state.actor() != OVER or ledger.origin is not None:
        return []
    rated, first, at = is_rated(ledger), openings(ledger), ledger.told[-1].at
    return [
        {
            "table_id": ledger.id,
            "seat": seat,
            "game": ledger.plan.game,
            "player": place.person or f"{BOT}{place.robot or ''}",
            "rank": state.ranks()[seat],
            "score": state.scores()[seat],
            "rated": rated,
            "opening": first.get(seat, ""),
            "at": at,
        }
        for seat, place in enumerate(ledger.places)
    ]


def openings(ledger: Ledger) -> dict[int, str]:
    """What each seat chose first, as marked text."""
    game, state, found = ledger.game, ledger.first_state(), dict[int, str]()
    for actor, token in ledger.steps:
        if actor >= 0 and actor not in found and len(state.legal()) > 1:
            found[actor] = game.explain(state.observe(actor), token, state.setting.edition, mark)
            if len(found) == len(ledger.places):
                break
        state.apply(game.action(state, token))
    return found


def replace(c: sa.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    """The rows of the table, and no others."""
    r = schema.result
    c.execute(sa.delete(r).where(r.c.table_id == table))
    if rows:
        c.execute(sa.insert(r), rows)


def without_results(c: sa.Connection) -> list[str]:
    """Finished tables of people of which no results are written, the oldest first."""
    t, r, k = schema.game_table, schema.result, schema.chair
    played = sa.select(k.c.table_id)
    known = sa.select(r.c.table_id)
    wanted = sa.select(t.c.id).where(t.c.status == "over", t.c.id.in_(played), t.c.id.not_in(known))
    return [str(row[0]) for row in c.execute(wanted.order_by(t.c.made))]
