"""Decide what a game counts for: which seats are rated, by which rank, and who has played it."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState


class Count(NamedTuple):
    """What a game is for one seat: its rank, whether that is rated, and whether its player has played the game."""

    rank: int
    rated: bool
    played: bool


def is_rated(table: TableState) -> bool:
    """Count ordinary tables of the standard edition: no hints, no shared deal, people with one chair each."""
    people = [chair.person for chair in table.chairs if chair.person is not None]
    alone = len(table.chairs) < 2 or not people or len(set(people)) < len(people)
    standard = table.edition.hash == table.game.edition.hash and table.origin is None and table.duplicate is None
    return standard and not (alone or table.hinted or table.plan.hints)


def counts(table: TableState) -> list[Count]:
    """Return what the game counts for each seat; nothing before its end, nor if it was given up before it got going."""
    if table.status == "closed":
        return _given_up(table) if is_rated(table) and has_got_going(table) else []
    state = table.state
    assert state is not None
    rated = is_rated(table)
    return [_count(table, seat, rank, rated) for seat, rank in enumerate(state.ranks())]


def _count(table: TableState, seat: int, rank: int, rated: bool) -> Count:
    """Leave out whom a stand-in decided for; whoever left for good has given up, and is last."""
    deciders = _deciders(table, seat)
    if table.chairs[seat].person is None:
        return Count(rank, rated and "" not in deciders, True)
    if ev.ABSENCE not in deciders:
        return Count(rank, rated, True)
    left = table.chairs[seat].away and has_got_going(table)
    return Count(len(table.chairs) + 1, rated and left, False)


def _given_up(table: TableState) -> list[Count]:
    """Rank those who stayed first, then those who gave up, then those who had left before."""
    if table.closed_by is None:
        return []
    tiers = [_tier(table, seat) for seat in range(len(table.chairs))]
    ranks = [1 + sum(other < tier for other in tiers) for tier in tiers]
    return [_count(table, seat, rank, True)._replace(played=False) for seat, rank in enumerate(ranks)]


def _tier(table: TableState, seat: int) -> int:
    if table.chairs[seat].away:
        return 2
    return 1 if seat in table.abandon_votes else 0


def has_got_going(table: TableState) -> bool:
    """Has everybody who sits here decided at least once themselves?"""
    return all("" in _deciders(table, seat) for seat, chair in enumerate(table.chairs) if chair.person is not None)


def _deciders(table: TableState, seat: int) -> set[str]:
    """Return who decided for the seat: its person (empty), a level, a stand-in."""
    return {turn.by for turn in table.turns if turn.count and table.steps[turn.first][0] == seat}
