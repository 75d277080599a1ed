"""What a table proves, without a server: old tables, tables under way, imported ones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.fair.check import check
from ludotheque.server import commands, fairness, wire
from ludotheque.server import events as ev
from ludotheque.server.archive import proved
from ludotheque.server.duplicates import _check_apart
from ludotheque.server.folding import fold
from ludotheque.server.ledger import Ledger
from ludotheque.server.place import Place
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

SEED, HOST = bytes(range(32)), Who("host", "Léa")


def begun(scheme: int, nonces: list[str]) -> Ledger:
    """A table of bots with these nonces that has just started."""
    ledger = Ledger("table")
    plan = wire.Plan("macadam", len(nonces))
    opened = ev.Opened(plan, HOST.id, fairness.commitment(SEED), "ABCDEF", scheme)
    robots = [ev.Robotted(seat, "flaneur", nonce) for seat, nonce in enumerate(nonces)]
    for event in (opened, *robots):
        fold(ledger, ledger.seq + 1, 0, ev.decode(ev.encode(event)))
    fold(ledger, ledger.seq + 1, 0, commands.start(ledger, SEED, HOST, "1").event)
    return ledger


def played(ledger: Ledger) -> Ledger:
    """To the end, always the first choice."""
    while ledger.turn is not None:
        token = ledger.game.legal_tokens(ledger.state)[0]
        move = wire.Move(seat=ledger.turn, step=len(ledger.steps), token=token)
        made = commands.move(ledger, SEED, move, None)
        fold(ledger, ledger.seq + 1, 0, made.event, made.state)
    return ledger


def test_nothing_is_proved_before_the_end() -> None:
    with pytest.raises(ValueError, match="its seed is a secret"):
        proved(begun(2, ["a" * 32, "b" * 32]), SEED)


def test_a_table_of_an_earlier_house_is_proved_as_it_was_drawn() -> None:
    """Its bots' nonces were drawn freely and its event says nothing of a scheme."""
    record = proved(played(begun(1, ["a" * 32, "b" * 32])), SEED)
    assert set(record.extra["fairness"]) == {"commitment", "seed", "nonces", "drawn"}
    assert check(ludo.Record.read(record.write()), ludo.load("macadam")).faults == []


def test_a_house_that_chose_its_own_nonces_is_found_out() -> None:
    ledger = begun(2, [fairness.house_nonce(SEED, 0), "b" * 32])
    faults = check(proved(played(ledger), SEED), ludo.load("macadam")).faults
    assert [(fault.kind, fault.facts) for fault in faults] == [("house-nonce", {"place": 1})]


@pytest.mark.parametrize("given", [True, False])
def test_a_stand_in_for_good_plays_with_the_nonce_of_its_person(given: bool) -> None:
    """Somebody had their data deleted in mid-game: their nonce was never the house's, and must not be called so."""
    ledger = begun(2, [fairness.house_nonce(SEED, 0), "b" * 32])
    fold(ledger, ledger.seq + 1, 0, ev.decode(ev.encode(ev.Robotted(1, "habitue", "b" * 32, given=given))))
    faults = check(proved(played(ledger), SEED), ludo.load("macadam")).faults
    assert [fault.kind for fault in faults] == ([] if given else ["house-nonce"])


def test_nobody_sits_at_two_tables_of_a_deal() -> None:
    """Two nodes may have let somebody, each at one: the start looks again."""

    def seated(*people: str) -> Any:
        ledger = Ledger("table", places=[Place(person, person) for person in people])
        return SimpleNamespace(ledger=ledger)

    _check_apart([seated("lea", "lea"), seated("tom")])  # two chairs of one table are allowed
    with pytest.raises(Refusal, match="two tables"):
        _check_apart([seated("lea", "tom"), seated("zoe", "lea")])


def test_an_imported_game_without_proof_gets_none() -> None:
    ledger = played(begun(2, ["a" * 32, "b" * 32]))
    ledger.host = ""
    assert "fairness" not in proved(ledger, SEED).extra
