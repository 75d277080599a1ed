"""What a viewer is told and shown, made without a server."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.views import history, log
from ludotheque.server.views import table as table_views
from server.tables.made import LEA, TOM, ZOE, actor, do, move, playing

BOTH = [LEA, TOM]


def test_a_player_sees_their_own_seat_and_a_stranger_the_public_table() -> None:
    table = playing(BOTH)
    chairs = table_views.chair_views(table, {0}, table.since)
    mine, public = (table_views.table_view(table, who.id, chairs) for who in (LEA, ZOE))
    assert (mine.mine, [seat.seat for seat in mine.seats], mine.public) == ([0], [0], None)
    assert (public.mine, public.seats, public.public is None) == ([], [], False)
    assert [chair.here for chair in mine.chairs] == [True, False]
    assert {seat: bool(own.legal) for seat, own in enumerate(mine.seats)} == {0: table.turn == 0}


def test_the_log_tells_each_step_once_and_in_order() -> None:
    table = playing(BOTH)
    for _ in range(3):
        do(table, actor(table, BOTH), move(table), at=table.seq)
    lines = log.full_log(table)
    assert [(line.actor, line.token) for line in lines] == table.steps
    assert [line.step for line in lines] == list(range(len(table.steps)))
    assert [line.token for line in log.latest_log(table, LEA.id)][-1] == log.full_log(table)[-1].token


def test_the_past_begins_before_the_wanted_step_and_ends_now() -> None:
    table = playing(BOTH)
    first = len(table.steps)
    do(table, actor(table, BOTH), move(table))
    before, after = history.frames(table, LEA.id, first)
    assert (before.step, before.log, after.step) == (first, [], len(table.steps))
    assert [line.token for line in after.log] == [token for _, token in table.steps[first:]]
    assert all(not seat.legal and not seat.choices for seat in after.seats)
    assert list(history.frames(table, LEA.id, len(table.steps))) == []


def test_hints_are_for_tables_of_bots_or_where_everybody_agreed() -> None:
    assert not table_views.may_hint(playing(BOTH), LEA.id)
    assert table_views.may_hint(playing(BOTH, hints=True), LEA.id)
    assert table_views.may_hint(playing([LEA], bots=1), LEA.id)


def test_what_was_said_is_told_with_the_seat_of_its_author() -> None:
    table = playing(BOTH)
    do(table, TOM, protocol.Say(text="Bien joué"), at=5)
    (said,) = log.chat_messages(table)
    assert (said.name, said.seat, said.text, said.at) == ("Tom", 1, "Bien joué", 5)
