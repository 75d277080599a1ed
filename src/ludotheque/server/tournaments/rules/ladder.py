"""The rungs of a ladder: after each round the first of a table move up, the last move down (T-46)."""

from __future__ import annotations

from ludotheque.server.tournaments.rules.lots import seeding
from ludotheque.server.tournaments.state import Round, TournamentState


def ladder_order(state: TournamentState) -> list[int]:
    """Return everybody from the top of the ladder to its foot, as the results have moved them so far."""
    order = sorted((n for n, one in state.entrants.items() if one.since == 1), key=lambda n: seeding(state, n))
    for one in state.rounds:
        order += sorted((n for n, who in state.entrants.items() if who.since == one.number and n not in order))
        if one.is_over:
            order = climbed(order, one, state.plan.promoted)
    return order + sorted(number for number in state.entrants if number not in order)


def climbed(order: list[int], one: Round, promoted: int) -> list[int]:
    """Return the order after a round. Those who have left keep their distance from the top.

    Those who waited for want of a table change places with the last of the last table, in the order of their waiting.
    """
    rungs = [ranked(one, number, order) for number in range(len(one.tables))]
    waiting = sorted(one.byes, key=order.index)
    present = {*waiting, *(number for rung in rungs for number in rung)}
    moved = list[list[int]]()
    for place, rung in enumerate(rungs):
        down_from_above = rungs[place - 1][-promoted:] if place else []
        up_from_below = rungs[place + 1][:promoted] if place + 1 < len(rungs) else []
        staying = rung[promoted if place else 0 : len(rung) - promoted if place + 1 < len(rungs) else len(rung)]
        moved.append([*down_from_above, *staying, *up_from_below])
    changing = min(promoted, len(waiting)) if moved else 0
    if changing:
        last, moved[-1] = moved[-1][-changing:], [*moved[-1][:-changing], *waiting[:changing]]
        waiting = [*waiting[changing:], *last]
    there = iter([*(number for rung in moved for number in rung), *waiting])
    return [next(there) if number in present else number for number in order]


def ranked(one: Round, table: int, order: list[int]) -> list[int]:
    """Return the entrants of a table by their rank; whoever stood higher stays before those who are level."""
    found = one.tables[table]
    assert found.result is not None
    ranks = {
        chair.entrant: (seat in found.result.absent, found.result.ranks[seat])
        for seat, chair in enumerate(found.chairs)
        if chair.entrant is not None
    }
    return sorted(ranks, key=lambda number: (ranks[number], order.index(number)))


def rung_of(place: int, seats: int) -> int:
    """Return the rung of a place in the order, from 1."""
    return place // seats + 1
