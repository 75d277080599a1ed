"""The tables of one deal side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ludotheque.server import duplicates, wire

if TYPE_CHECKING:
    from ludotheque.server.house import House
    from ludotheque.server.live import LiveTable


class DealTable(Struct):
    """One of the tables. ``result`` is told when all are over; None then, too, for an abandoned one."""

    id: str
    code: str
    number: int
    par: bool
    level: wire.Level | None
    status: wire.Status
    names: list[str | None]
    free: int
    mine: bool
    result: wire.Result | None


class Deal(Struct):
    """A deal and those who play it. ``means``: of each seat's scores over the people's tables that were finished."""

    group: str
    game: str
    seats: int
    commitment: str
    host: bool
    over: bool
    tables: list[DealTable]
    means: list[float]


async def deal(house: House, group: str, person: str) -> Deal:
    """The group as that person may see it."""
    found = await duplicates.tables_of(house, group)
    over = await duplicates.all_over(house, found[0])
    lines = [_line(live, person, over) for live in found]
    first = found[0].ledger
    return Deal(
        group=group,
        game=first.plan.game,
        seats=first.plan.seats,
        commitment=first.commitment,
        host=first.host == person,
        over=over,
        tables=lines,
        means=_means(lines),
    )


def _line(live: LiveTable, person: str, over: bool) -> DealTable:
    ledger = live.ledger
    assert ledger.duplicate is not None
    par, state = ledger.duplicate.par, ledger.state
    told = over and ledger.status == "over" and state is not None
    return DealTable(
        id=ledger.id,
        code=ledger.code,
        number=ledger.duplicate.number,
        par=par,
        level=ledger.places[0].level if par else None,
        status=ledger.status,
        names=[place.name or place.robot for place in ledger.places],
        free=sum(place.free for place in ledger.places),
        mine=bool(ledger.seats_of(person)),
        result=wire.Result(state.scores(), state.ranks()) if told and state is not None else None,
    )


def _means(lines: list[DealTable]) -> list[float]:
    scores = [line.result.scores for line in lines if line.result is not None and not line.par]
    return [round(sum(column) / len(scores), 2) for column in zip(*scores, strict=True)]
