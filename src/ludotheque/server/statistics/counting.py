"""Decide what a game counts for: which seats are rated, by which rank, and who has played it."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.server.protocol.statistics import Uncounted
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState


class Count(NamedTuple):
    """What a game is for one seat: its rank, whether that is rated, and whether its player has played the game."""

    rank: int
    rated: bool
    played: bool


def is_rated(table: TableState) -> bool:
    """Count ordinary tables of the standard edition: no hints, no shared deal, people with one chair each."""
    return _why_unrated(table) is None


def _why_unrated(table: TableState) -> Uncounted | None:
    people = [chair.person for chair in table.chairs if chair.person is not None]
    reasons: dict[Uncounted, bool] = {
        "practice": table.origin is not None,
        "same_deal": table.duplicate is not None,
        "edition": table.edition.hash != table.game.edition.hash,
        "hints": table.hinted or table.plan.hints,
        "alone": len(table.chairs) < 2 or not people,
        "several_chairs": len(set(people)) < len(people),
    }
    return next((why for why, holds in reasons.items() if holds), None)


def why_uncounted(table: TableState, seat: int) -> Uncounted | None:
    """Say why a game that has ended leaves the seat's rating among people as it was; None if it counts."""
    why = _why_unrated(table)
    if why is not None:
        return why
    if any(chair.program for chair in table.chairs):
        return "program"
    found = counts(table)
    if not found:
        return "early"
    if not found[seat].rated:
        return "stand_in"
    return None if sum(count.rated for count in found) > 1 else "no_opponent"


def counts(table: TableState) -> list[Count]:
    """Return what the game counts for each seat; nothing before its end, nor if it was given up before it got going."""
    if table.status == "closed":
        return _given_up(table) if is_rated(table) and has_got_going(table) else []
    state = table.state
    assert state is not None
    rated = is_rated(table)
    return [_count(table, seat, rank, rated) for seat, rank in enumerate(state.ranks())]


def _count(table: TableState, seat: int, rank: int, rated: bool) -> Count:
    """Leave out whom a stand-in decided for; whoever left a game of theirs for good has given up, and is last."""
    deciders = _deciders(table, seat)
    if table.chairs[seat].person is None:
        return Count(rank, rated and "" not in deciders, True)
    if ev.ABSENCE not in deciders:
        return Count(rank, rated, True)
    left = table.chairs[seat].away and "" in deciders and has_got_going(table)
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
    """Was something decided for everybody who sits here, at least once, by themselves or by a stand-in?

    Somebody who never comes keeps nobody else's result open.
    """
    return all(_deciders(table, seat) for seat, chair in enumerate(table.chairs) if chair.person is not None)


def _deciders(table: TableState, seat: int) -> set[str]:
    """Return who decided for the seat: its person (empty), a level, a stand-in."""
    return {turn.by for turn in table.turns if turn.count and table.steps[turn.first][0] == seat}
