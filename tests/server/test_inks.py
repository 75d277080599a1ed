"""Inks: a free one may be taken in the lobby, it goes with whoever wears it, and nobody's is taken away."""

from __future__ import annotations

import pytest

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands import outcome
from ludotheque.server.folding import fold
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

LEA, TOM = Who("lea", "Léa"), Who("tom", "Tom")
SEED = bytes(32)


def table(seats: int = 4) -> Ledger:
    """Léa's table of 24 Heures (six inks) with Léa, Tom and a bot."""
    ledger = Ledger("t")
    fold(ledger, 0, 0, ev.Opened(wire.Plan("lemans", seats), LEA.id, "c", "CODE"))
    for who, command in ((LEA, wire.Sit(seat=0)), (TOM, wire.Sit(seat=1)), (LEA, wire.Robot(seat=2))):
        do(ledger, who, command)
    return ledger


def do(ledger: Ledger, who: Who, command: wire.TableCommand) -> None:
    fold(ledger, ledger.seq + 1, 0, outcome(ledger, SEED, who, command, "").event)


def inks(ledger: Ledger) -> list[int]:
    return [place.ink for place in ledger.places]


def test_a_free_ink_is_taken_and_left_again() -> None:
    ledger = table()
    do(ledger, TOM, wire.Ink(seat=1, ink=5))
    assert inks(ledger) == [0, 5, 2, 3]
    do(ledger, TOM, wire.Ink(seat=1, ink=3))  # the empty chair's: it takes the other
    assert inks(ledger) == [0, 3, 2, 5]
    do(ledger, LEA, wire.Ink(seat=2, ink=1))  # the host chooses for the bots
    assert inks(ledger) == [0, 3, 1, 5]


def test_an_ink_goes_with_whoever_wears_it_and_stays_with_an_empty_chair() -> None:
    ledger = table()
    do(ledger, TOM, wire.Ink(seat=1, ink=4))
    do(ledger, LEA, wire.Swap(seat=0, other=1))
    assert (ledger.places[0].name, inks(ledger)) == ("Tom", [4, 0, 2, 3])
    do(ledger, TOM, wire.Stand(seat=0))
    assert inks(ledger) == [4, 0, 2, 3]
    do(ledger, LEA, wire.Change(plan=wire.Plan("lemans", 6)))
    assert sorted(inks(ledger)) == [0, 1, 2, 3, 4, 5]


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
def test_nobody_is_undressed(who: Who, seat: int, ink: int, code: str) -> None:
    ledger = table()
    with pytest.raises(Refusal) as refused:
        do(ledger, who, wire.Ink(seat=seat, ink=ink))
    assert (refused.value.code, inks(ledger)) == (code, [0, 1, 2, 3])
