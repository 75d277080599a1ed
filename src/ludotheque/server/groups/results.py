"""Put the tables of one deal side by side."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.groups.service import GroupService
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol.groups import Deal, DealTable


async def compare(groups: GroupService, group: str, person: str) -> Deal:
    """Show the tables of a group side by side, as that person may see them."""
    found = await groups.find(group)
    over = await groups.is_over(found[0])
    lines = [_line(live, person, over) for live in found]
    first = found[0].table
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
    table = live.table
    assert table.duplicate is not None
    par, state = table.duplicate.par, table.state
    told = over and table.status == "over" and state is not None
    return DealTable(
        id=table.id,
        code=table.code,
        number=table.duplicate.number,
        par=par,
        level=table.chairs[0].level if par else None,
        status=table.status,
        names=[chair.name or chair.robot for chair in table.chairs],
        free=sum(chair.is_free for chair in table.chairs),
        mine=bool(table.seats_of(person)),
        result=protocol.Result(state.scores(), state.ranks()) if told and state is not None else None,
    )


def _means(lines: list[DealTable]) -> list[float]:
    scores = [line.result.scores for line in lines if line.result is not None and not line.par]
    return [round(sum(column) / len(scores), 2) for column in zip(*scores, strict=True)]
