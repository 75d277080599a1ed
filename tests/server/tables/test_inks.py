"""Inks: a free one may be taken in the lobby, it goes with whoever wears it, and nobody's is taken away."""

from __future__ import annotations

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.dispatch import decide
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState

LEA, TOM = Person("lea", "Léa"), Person("tom", "Tom")
SEED = bytes(32)


def new_table(seats: int = 4) -> TableState:
    """Léa's table of 24 Heures (six inks) with Léa, Tom and a bot."""
    table = TableState("t")
    apply_event(table, 0, 0, ev.Opened(protocol.Plan("lemans", seats), LEA.id, "c", "CODE"))
    for who, command in ((LEA, protocol.Sit(seat=0)), (TOM, protocol.Sit(seat=1)), (LEA, protocol.Robot(seat=2))):
        do(table, who, command)
    return table


def do(table: TableState, who: Person, command: protocol.TableCommand) -> None:
    apply_event(table, table.seq + 1, 0, decide(table, SEED, who, command, "").event)


def inks(table: TableState) -> list[int]:
    return [chair.ink for chair in table.chairs]


def test_a_free_ink_is_taken_and_left_again() -> None:
    table = new_table()
    do(table, TOM, protocol.Ink(seat=1, ink=5))
    assert inks(table) == [0, 5, 2, 3]
    do(table, TOM, protocol.Ink(seat=1, ink=3))  # the empty chair's: it takes the other
    assert inks(table) == [0, 3, 2, 5]
    do(table, LEA, protocol.Ink(seat=2, ink=1))  # the host chooses for the bots
    assert inks(table) == [0, 3, 1, 5]


def test_an_ink_goes_with_whoever_wears_it_and_stays_with_an_empty_chair() -> None:
    table = new_table()
    do(table, TOM, protocol.Ink(seat=1, ink=4))
    do(table, LEA, protocol.Swap(seat=0, other=1))
    assert (table.chairs[0].name, inks(table)) == ("Tom", [4, 0, 2, 3])
    do(table, TOM, protocol.Stand(seat=0))
    assert inks(table) == [4, 0, 2, 3]
    do(table, LEA, protocol.Change(plan=protocol.Plan("lemans", 6)))
    assert sorted(inks(table)) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("who", "seat", "ink", "code"),
    [
        (TOM, 1, 0, "ink_taken"),
        (TOM, 1, 2, "ink_taken"),
        (TOM, 0, 5, "not_seated"),
        (LEA, 1, 5, "not_seated"),
        (TOM, 2, 5, "not_seated"),
        (TOM, 3, 5, "not_seated"),
        (TOM, 1, 6, "malformed"),
        (TOM, 5, 5, "no_chair"),
    ],
)
def test_nobody_is_undressed(who: Person, seat: int, ink: int, code: str) -> None:
    table = new_table()
    with pytest.raises(Refusal) as refused:
        do(table, who, protocol.Ink(seat=seat, ink=ink))
    assert (refused.value.code, inks(table)) == (code, [0, 1, 2, 3])
