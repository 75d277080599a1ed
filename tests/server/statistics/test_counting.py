"""What a game counts for: rated or not, by which rank, and whom it lists as having played it."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.fairness.proof import Duplicate
from ludotheque.server import protocol
from ludotheque.server.statistics.counting import Count, counts, has_got_going, is_rated, why_uncounted
from ludotheque.server.statistics.results import rows_of
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.move import move as decide_move
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState
from server.tables.made import LEA, SEED, TOM, ZOE, do, move, playing

BOTH = [LEA, TOM]


def step(table: TableState, by: str = "") -> None:
    """Somebody decides for the seat whose turn it is."""
    made = decide_move(table, SEED, move(table), None, by)
    apply_event(table, table.seq + 1, 0, made.event, made.state)


def under_way(people: list[Any], bots: int = 0, rounds: int = 3, **plan: Any) -> TableState:
    table = playing(people, bots, **plan)
    for _ in range(rounds * len(table.chairs)):
        assert table.turn is not None
        step(table, table.chairs[table.turn].robot or "")
    return table


def finished(table: TableState, absent: int | None = None) -> TableState:
    """Play on to the end; a stand-in decides for the absent seat."""
    while table.status == "playing":
        assert table.turn is not None
        by = ev.ABSENCE if table.turn == absent else table.chairs[table.turn].robot or ""
        step(table, by)
    return table


def test_a_game_that_everybody_played_counts_for_all() -> None:
    table = finished(playing(BOTH, 1))
    assert table.state is not None
    assert counts(table) == [Count(rank, True, True) for rank in table.state.ranks()]


def test_somebody_who_never_moved_is_neither_rated_nor_listed() -> None:
    table = finished(playing(BOTH), absent=1)
    assert [(one.rated, one.played) for one in counts(table)] == [(True, True), (False, False)]
    assert [(row["player"], row["rated"], row["played"]) for row in rows_of(table)][1] == ("tom", False, False)


def test_whoever_came_back_after_a_stand_in_is_neither_rated_nor_listed() -> None:
    table = under_way(BOTH)
    while table.turn != 1:
        step(table)
    step(table, ev.ABSENCE)
    apply_event(table, table.seq + 1, 0, ev.PersonReturned(1))
    assert [(one.rated, one.played) for one in counts(finished(table))] == [(True, True), (False, False)]


def test_whoever_leaves_for_good_has_given_up() -> None:
    """Closing the page of a lost game saves no rating, and whatever the stand-in wins is not theirs."""
    table = finished(under_way(BOTH), absent=1)
    mine, theirs = counts(table)
    assert (mine.rated, theirs.rated, theirs.played) == (True, True, False)
    assert theirs.rank > mine.rank


def test_a_bot_that_took_over_from_somebody_is_not_rated() -> None:
    table = under_way(BOTH)
    apply_event(table, table.seq + 1, 0, ev.BotSeated(1, "habitue", "", given=True))
    assert [one.rated for one in counts(finished(table))] == [True, False]


def closed(table: TableState, *people: Any) -> TableState:
    for who in people:
        do(table, who, protocol.Abandon(seat=table.seats_of(who.id)[0]))
    assert table.status == "closed"
    return table


def test_giving_up_against_bots_is_a_loss() -> None:
    assert counts(closed(under_way([LEA], 2), LEA)) == [
        Count(3, True, False),
        Count(1, True, False),
        Count(1, True, False),
    ]


def test_giving_up_by_consent_is_a_draw_of_those_who_did() -> None:
    assert counts(closed(under_way(BOTH, 1), LEA, TOM)) == [
        Count(2, True, False),
        Count(2, True, False),
        Count(1, True, False),
    ]


def test_closing_the_game_of_somebody_who_left_has_a_result() -> None:
    table = under_way(BOTH)
    while table.turn != 1:
        step(table)
    step(table, ev.ABSENCE)
    mine, theirs = counts(closed(table, LEA))
    assert (mine.rank, mine.rated) == (1, True)
    assert (theirs.rated, theirs.rank > mine.rank) == (True, True)
    assert [row["rated"] for row in rows_of(table)] == [True, True]


def test_a_game_that_has_not_got_going_may_be_given_up_freely() -> None:
    table = playing(BOTH)
    assert not has_got_going(table)
    assert rows_of(closed(table, LEA, TOM)) == []
    earlier = under_way(BOTH)
    apply_event(earlier, earlier.seq + 1, 0, ev.Closed())  # by an earlier house, which did not say who
    assert rows_of(earlier) == []


def without_zoe(rounds: int = 3) -> TableState:
    """A game under way of three, of whom one never came: a stand-in decides for her."""
    table = playing([LEA, TOM, ZOE])
    while len(table.turns) <= rounds * 3 or table.turn != 1:
        step(table, ev.ABSENCE if table.turn == 2 else "")
    return table


def test_somebody_who_never_comes_lets_nobody_leave_for_free() -> None:
    """Else one would bring a second guest along who never moves, and leave every game that goes badly."""
    table = without_zoe()
    assert has_got_going(table)
    while table.status == "playing":
        step(table, "" if table.turn == 0 else ev.ABSENCE)
    lea, tom, zoe = counts(table)
    assert [one.rated for one in (lea, tom, zoe)] == [True, True, False]
    assert tom.rank > lea.rank
    assert [one.played for one in (lea, tom, zoe)] == [True, False, False]


def test_whoever_never_came_is_not_rated_when_the_others_give_up() -> None:
    assert [one.rated for one in counts(closed(without_zoe(), LEA, TOM))] == [True, True, False]


def test_whoever_lets_a_game_lie_has_given_it_up() -> None:
    """Else a game against bots, or without a clock, would count only if it was won."""
    for people, bots in (([LEA], 1), (BOTH, 0)):
        table = under_way(people, bots)
        while table.turn != 0:
            assert table.turn is not None
            step(table, table.chairs[table.turn].robot or "")
        apply_event(table, table.seq + 1, 0, ev.Closed(expired=True))
        assert [(one.rank, one.rated, one.played) for one in counts(table)] == [(2, True, False), (1, True, False)]


def test_a_game_that_waited_for_a_bot_expires_without_a_result() -> None:
    table = under_way([LEA], 1)
    while table.turn != 1:
        step(table)
    apply_event(table, table.seq + 1, 0, ev.Closed(expired=True))
    assert counts(table) == []


def test_only_ordinary_tables_of_the_standard_edition_count() -> None:
    assert is_rated(playing(BOTH))
    assert not is_rated(playing([LEA, LEA, TOM]))
    assert not is_rated(playing(BOTH, hints=True))
    values = dict(ludo.load("lemans").edition.values)
    assert is_rated(playing(BOTH, edition=values)), "the standard edition, written out"
    key = next(name for name, value in values.items() if type(value) is int)
    assert not is_rated(playing(BOTH, edition={**values, key: values[key] + 1}))
    for change in ({"duplicate": Duplicate("g", 0, 2)}, {"origin": ev.Origin("t", [])}, {"hinted": True}):
        table = playing(BOTH)
        for name, value in change.items():
            setattr(table, name, value)
        assert not is_rated(table)


def test_whoever_is_not_rated_is_told_why() -> None:
    assert [why_uncounted(finished(playing(BOTH, 1)), seat) for seat in (0, 1)] == [None, None]
    absent = finished(playing(BOTH, 1), absent=1)
    assert [why_uncounted(absent, seat) for seat in (0, 1)] == [None, "stand_in"]
    assert why_uncounted(finished(playing(BOTH), absent=1), 0) == "no_opponent"
    assert why_uncounted(finished(playing([LEA, LEA, TOM])), 2) == "several_chairs"
    assert why_uncounted(finished(playing(BOTH, hints=True)), 0) == "hints"
    assert why_uncounted(closed(playing(BOTH), LEA, TOM), 0) == "early"
    values = dict(ludo.load("lemans").edition.values)
    key = next(name for name, value in values.items() if type(value) is int)
    assert why_uncounted(playing(BOTH, edition={**values, key: values[key] + 1}), 0) == "edition"
    table = finished(playing(BOTH))
    table.chairs[1].program = True
    assert why_uncounted(table, 0) == "program"
    table.duplicate = Duplicate("g", 0, 2)
    assert why_uncounted(table, 0) == "same_deal"
    table.origin = ev.Origin("t", [])
    assert why_uncounted(table, 0) == "practice"


@pytest.mark.parametrize("game", ["lemans", "macadam", "maillot", "marathon", "mark"])
def test_every_game_can_be_given_up(game: str) -> None:
    """Scores are known at any moment."""
    assert len(ludo.load(game).new(3).scores()) == 3
