"""What each command becomes, and what refuses it: decided without a server."""

from __future__ import annotations

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.dispatch import decide
from ludotheque.server.tables.state import TableState
from server.tables.made import LEA, SEED, TOM, ZOE, actor, do, lobby, move, playing

BOTH = [LEA, TOM]


def code_of(table: TableState, who: Person, command: protocol.TableCommand) -> str:
    """The code with which the command is refused; the table stays as it was."""
    before = (table.seq, table.status, len(table.steps))
    with pytest.raises(Refusal) as refused:
        decide(table, SEED, who, command, "1.0")
    assert (table.seq, table.status, len(table.steps)) == before
    return refused.value.code


def seated() -> TableState:
    """Léa and Tom on the two chairs, before the game."""
    table = lobby()
    do(table, LEA, protocol.Sit())
    do(table, TOM, protocol.Sit())
    return table


def test_whoever_sits_takes_the_first_free_chair() -> None:
    table = lobby(3)
    assert do(table, TOM, protocol.Sit(seat=1, nonce="ab" * 16)) == ev.PersonSeated(1, "tom", "Tom", "ab" * 16)
    found = do(table, LEA, protocol.Sit(name="  Léa \u202e B "))
    assert isinstance(found, ev.PersonSeated)
    assert (found.seat, found.name, found.drawn) == (0, "Léa B", True)


@pytest.mark.parametrize(
    ("who", "command", "code"),
    [
        (ZOE, protocol.Sit(), "full"),
        (ZOE, protocol.Stand(seat=1), "not_seated"),
        (TOM, protocol.Stand(seat=5), "no_chair"),
        (TOM, protocol.Robot(seat=0), "not_host"),
        (LEA, protocol.Robot(seat=1), "taken"),
        (TOM, protocol.Swap(seat=0, other=1), "not_host"),
        (LEA, protocol.Swap(seat=0, other=7), "no_chair"),
        (TOM, protocol.Change(plan=protocol.Plan("lemans", 2)), "not_host"),
        (LEA, protocol.Change(plan=protocol.Plan("mark", 2)), "bad_plan"),
        (LEA, protocol.Change(plan=protocol.Plan("lemans", 1)), "taken"),
        (LEA, protocol.Ready(seat=1), "not_seated"),
        (TOM, protocol.Start(), "not_host"),
        (LEA, protocol.Start(), "not_ready"),
        (LEA, protocol.Move(seat=0, step=0, token="pass"), "not_playing"),
        (LEA, protocol.TakeBack(seat=0), "no_take_back"),
        (LEA, protocol.Consent(seat=0, agree=True), "not_asked"),
        (LEA, protocol.Abandon(seat=0), "not_playing"),
        (LEA, protocol.Rest(seat=0), "not_playing"),
        (LEA, protocol.Say(text="\u200b"), "malformed"),
    ],
)
def test_what_is_refused_before_the_game(who: Person, command: protocol.TableCommand, code: str) -> None:
    assert code_of(seated(), who, command) == code


def test_a_taken_chair_and_a_bad_edition_are_refused() -> None:
    table = lobby()
    do(table, TOM, protocol.Sit(seat=1))
    assert code_of(table, LEA, protocol.Sit(seat=1)) == "taken"
    assert code_of(table, LEA, protocol.Change(plan=protocol.Plan("lemans", 2, edition={"x": 1}))) == "bad_plan"


def test_a_start_deals_from_the_seed_and_is_made_once() -> None:
    table, again = playing(BOTH), playing(BOTH)
    assert table.status == "playing"
    assert table.steps == again.steps
    for command in (protocol.Sit(), protocol.Stand(seat=0), protocol.Start(), protocol.Ready(seat=0)):
        assert code_of(table, LEA, command) == "not_lobby"


def test_a_move_is_of_the_right_person_seat_step_and_token() -> None:
    table = playing(BOTH)
    who, command = actor(table, BOTH), move(table)
    other = TOM if who is LEA else LEA
    assert code_of(table, other, command) == "not_seated"
    assert code_of(table, ZOE, command) == "not_seated"
    stale = protocol.Move(seat=command.seat, step=command.step + 1, token="pass")
    assert code_of(table, who, stale) == "stale"
    early = protocol.Move(seat=1 - command.seat, step=command.step, token="pass")
    assert code_of(table, other, early) == "not_your_turn"
    assert code_of(table, who, move(table, "fly")) == "illegal"
    event = do(table, who, command)
    assert isinstance(event, ev.Moved)
    assert (event.seat, event.tokens[0], event.by) == (command.seat, "pass", "")
    assert code_of(table, who, command) == "stale"


def test_a_move_that_is_refused_names_its_clause() -> None:
    table = playing(BOTH)
    state = table.state
    assert state is not None
    legal = table.game.legal_tokens(state)
    wrong = next(t for t in state.setting.tokens if t not in legal and table.game.why_not(state, t))
    with pytest.raises(Refusal) as refused:
        decide(table, SEED, actor(table, BOTH), move(table, wrong), "1.0")
    assert (refused.value.code, refused.value.clause) == ("illegal", table.game.why_not(state, wrong))


def test_taking_back_is_asked_of_people_and_done_at_once_among_bots() -> None:
    table = playing(BOTH)
    who, seat = actor(table, BOTH), table.turn or 0
    other = BOTH[1 - seat]
    do(table, who, move(table))
    assert do(table, who, protocol.TakeBack(seat=seat)) == ev.TakeBackAsked(seat)
    assert code_of(table, who, protocol.Consent(seat=seat, agree=True)) == "not_seated"
    assert do(table, other, protocol.Consent(seat=1 - seat, agree=True)) == ev.TakenBack(seat)
    alone = playing([LEA], bots=1)
    do(alone, LEA, move(alone))
    assert do(alone, LEA, protocol.TakeBack(seat=0)) == ev.TakenBack(0)


def test_a_stand_in_plays_on_request_until_the_person_is_back() -> None:
    table = playing(BOTH)
    assert code_of(table, TOM, protocol.Rest(seat=0)) == "not_seated"
    assert do(table, TOM, protocol.Rest(seat=1)) == ev.PersonRested(1)
    assert [chair.is_automatic for chair in table.chairs] == [False, True]


def test_a_game_ends_when_everybody_would_abandon_it() -> None:
    table = playing(BOTH)
    assert do(table, LEA, protocol.Abandon(seat=0)) == ev.AbandonVoted(0, True)
    assert do(table, LEA, protocol.Abandon(seat=0, agree=False)) == ev.AbandonVoted(0, False)
    do(table, LEA, protocol.Abandon(seat=0))
    assert do(table, TOM, protocol.Abandon(seat=1)) == ev.Closed(1)
    assert table.has_ended
    alone = playing([LEA], bots=1)
    assert do(alone, LEA, protocol.Abandon(seat=0)) == ev.Closed(0)


def test_a_table_is_closed_before_its_game_by_its_host_alone() -> None:
    table = seated()
    assert code_of(table, TOM, protocol.Close()) == "not_host"
    assert do(table, LEA, protocol.Close()) == ev.Closed()
    assert (table.has_ended, table.has_begun) == (True, False)
    assert code_of(table, TOM, protocol.Stand(seat=1)) == "not_lobby"
    assert code_of(playing(BOTH), LEA, protocol.Close()) == "not_lobby"


def test_anybody_may_speak_and_is_shown_in_one_line() -> None:
    table = lobby()
    assert do(table, ZOE, protocol.Say(text="Bonjour \n à  tous")) == ev.Said("zoe", "Zoé", "Bonjour à tous", None)


def test_a_paused_game_is_spoken_at_and_left() -> None:
    table = playing(BOTH)
    table.status, table.notice = "paused", "other rules"
    assert code_of(table, LEA, move(table)) == "paused"
    assert isinstance(decide(table, SEED, LEA, protocol.Say(text="Dommage"), "1.0").event, ev.Said)
    assert isinstance(decide(table, SEED, LEA, protocol.Abandon(seat=0), "1.0").event, ev.AbandonVoted)
