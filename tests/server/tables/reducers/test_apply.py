"""What each event changes: applied without a server."""

from __future__ import annotations

import pytest

from ludotheque.server import protocol
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.anonymise import anonymised
from ludotheque.server.tables.clock import time_left, timed
from ludotheque.server.tables.reducers.apply import apply_event, apply_or_pause
from ludotheque.server.tables.state import TableState
from server.tables.made import LEA, TOM, actor, do, lobby, move, playing

BOTH = [LEA, TOM]


def take(table: TableState, *events: ev.AnyEvent, at: int = 0) -> None:
    for event in events:
        apply_event(table, table.seq + 1, at, event)


def test_no_event_is_left_out() -> None:
    table = lobby()
    with pytest.raises(ValueError, match="event 2 does not follow 0"):
        apply_event(table, 2, 0, ev.ChairFreed(0))
    assert table.seq == 0


def test_every_kind_of_event_has_a_reducer_and_survives_the_disk() -> None:
    table = playing(BOTH)
    for event in (ev.HintGiven(0), ev.RematchOpened("other", 1), ev.RematchOpened("another", 0), ev.Closed()):
        take(table, ev.decode(ev.encode(event)))
    assert (table.hinted, table.rematch, table.rematch_by) == (True, "other", 1)
    assert (table.status, table.turn) == ("closed", None)


def test_chairs_keep_their_ink_and_swap_with_who_sits() -> None:
    table = lobby(3)
    take(table, ev.PersonSeated(0, "lea", "Léa", "0" * 32), ev.BotSeated(1, "habitue", "1" * 32))
    take(table, ev.InkChosen(0, 2), ev.ChairsSwapped(0, 1))
    assert [(chair.name or chair.robot, chair.ink) for chair in table.chairs] == [("habitue", 1), ("Léa", 2), (None, 0)]
    take(table, ev.ChairFreed(1))
    assert (table.chairs[1].is_free, table.chairs[1].ink) == (True, 2)


def test_a_new_plan_asks_people_again_and_bots_not() -> None:
    table = lobby()
    take(
        table,
        ev.PersonSeated(0, "lea", "Léa", "0" * 32),
        ev.ReadyChanged(0, True),
        ev.BotSeated(1, "habitue", "1" * 32),
    )
    take(table, ev.PlanChanged(protocol.Plan("lemans", 3)))
    assert [chair.ready for chair in table.chairs] == [False, True, False]
    assert len({chair.ink for chair in table.chairs}) == 3


def test_a_move_voids_what_was_asked_and_marks_the_stand_in() -> None:
    table = playing(BOTH)
    who, seat = actor(table, BOTH), table.turn or 0
    do(table, who, move(table))
    take(table, ev.TakeBackAsked(seat), ev.AbandonVoted(1 - seat, True))
    assert (table.take_back_by, table.abandon_votes) == (seat, {1 - seat})
    take(table, ev.Moved(1 - seat, ["pass"], by=ev.ABSENCE), at=9)
    assert (table.take_back_by, table.abandon_votes) == (None, set())
    assert table.chairs[1 - seat].away
    assert table.turns[-1].by == ev.ABSENCE
    take(table, ev.PersonReturned(1 - seat))
    assert not table.chairs[1 - seat].away


def test_a_refusal_ends_the_question_and_consent_undoes_the_move() -> None:
    table = playing(BOTH)
    who, seat, steps = actor(table, BOTH), table.turn or 0, list(table.steps)
    do(table, who, move(table))
    take(table, ev.TakeBackAsked(seat), ev.TakeBackVoted(1 - seat, False))
    assert table.take_back_by is None
    take(table, ev.TakeBackAsked(seat), ev.TakenBack(seat, clock=77))
    assert (table.steps, table.turn, table.since) == (steps, seat, 77)


def test_the_same_events_give_the_same_table() -> None:
    table = playing(BOTH)
    do(table, actor(table, BOTH), move(table))
    other = playing(BOTH)
    do(other, actor(other, BOTH), move(other))
    assert (table.steps, table.turns, table.turn) == (other.steps, other.turns, other.turn)


def test_a_game_that_these_rules_do_not_replay_is_paused_and_goes_on_hearing_words() -> None:
    table = playing(BOTH)
    for number, event in enumerate((ev.Moved(0, ["fly"]), ev.Moved(0, ["pass"]), ev.Said("lea", "Léa", "Ah")), 1):
        apply_or_pause(table, table.seq + 1, number, event)
    assert (table.status, table.turn, table.unplayable) == ("paused", None, True)
    assert "fly" not in str(table.notice)
    assert [said.text for _, _, said in table.chat] == ["Ah"]


def test_the_clock_runs_for_people_and_takes_from_the_bank() -> None:
    table = playing(BOTH, pace=protocol.Live(60, 600))
    seat = table.turn or 0
    assert time_left(table, seat, table.since) == 660_000
    assert time_left(table, 1 - seat, table.since) is None
    passed = ev.Moved(seat, ["pass"])
    assert timed(table, passed, table.since + 70_000) == ev.Moved(seat, ["pass"], bank=590_000, clock=70_000)
    assert timed(table, passed, table.since + 9_000_000) == ev.Moved(seat, ["pass"], bank=0, clock=9_000_000)
    assert time_left(playing([LEA], bots=1), 0, 0) is None


def test_a_person_is_taken_out_of_what_names_them_and_of_nothing_else() -> None:
    sat, said = ev.PersonSeated(0, "lea", "Léa", "0" * 32), ev.Said("tom", "Tom", "Léa !")
    assert anonymised(sat, "lea", "gone") == ev.PersonSeated(0, "gone", "", "0" * 32)
    assert anonymised(said, "lea", "gone") is said
    assert anonymised(said, "tom", "gone") == ev.Said("gone", "", "", None)
