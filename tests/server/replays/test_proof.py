"""What a table proves, without a server: old tables, tables under way, imported ones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.fairness import drawing
from ludotheque.fairness.check import check
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.groups.service import _require_apart
from ludotheque.server.identity import Person
from ludotheque.server.replays.proof import proved
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.commands.move import move
from ludotheque.server.tables.commands.start import start
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState

SEED, HOST = bytes(range(32)), Person("host", "Léa")


def begun(scheme: int, nonces: list[str]) -> TableState:
    """A table of bots with these nonces that has just started."""
    table = TableState("table")
    plan = protocol.Plan("macadam", len(nonces))
    opened = ev.Opened(plan, HOST.id, drawing.commitment(SEED, scheme), "ABCDEF", scheme)
    robots = [ev.BotSeated(seat, "debutant", nonce) for seat, nonce in enumerate(nonces)]
    for event in (opened, *robots):
        apply_event(table, table.seq + 1, 0, ev.decode(ev.encode(event)))
    apply_event(table, table.seq + 1, 0, start(table, SEED, HOST, "1").event)
    return table


def played(table: TableState) -> TableState:
    """To the end, always the first choice."""
    while table.turn is not None:
        token = table.game.legal_tokens(table.state)[0]
        command = protocol.Move(seat=table.turn, step=len(table.steps), token=token)
        made = move(table, SEED, command, None)
        apply_event(table, table.seq + 1, 0, made.event, made.state)
    return table


def test_nothing_is_proved_before_the_end() -> None:
    with pytest.raises(ValueError, match="its seed is a secret"):
        proved(begun(2, ["a" * 32, "b" * 32]), SEED)


def test_a_table_of_an_earlier_house_is_proved_as_it_was_drawn() -> None:
    """Its bots' nonces were drawn freely and its event says nothing of a scheme."""
    record = proved(played(begun(1, ["a" * 32, "b" * 32])), SEED)
    assert set(record.extra["fairness"]) == {"commitment", "seed", "nonces", "drawn"}
    assert check(ludo.Record.read(record.write()), ludo.load("macadam")).faults == []


def test_a_house_that_chose_its_own_nonces_is_found_out() -> None:
    table = begun(2, [drawing.house_nonce(SEED, 0), "b" * 32])
    faults = check(proved(played(table), SEED), ludo.load("macadam")).faults
    assert [(fault.kind, fault.facts) for fault in faults] == [("house-nonce", {"place": 1})]


@pytest.mark.parametrize("given", [True, False])
def test_a_stand_in_for_good_plays_with_the_nonce_of_its_person(given: bool) -> None:
    """Somebody had their data deleted in mid-game: their nonce was never the house's, and must not be called so."""
    table = begun(2, [drawing.house_nonce(SEED, 0), "b" * 32])
    apply_event(table, table.seq + 1, 0, ev.decode(ev.encode(ev.BotSeated(1, "habitue", "b" * 32, given=given))))
    faults = check(proved(played(table), SEED), ludo.load("macadam")).faults
    assert [fault.kind for fault in faults] == ([] if given else ["house-nonce"])


def test_nobody_sits_at_two_tables_of_a_deal() -> None:
    """Two nodes may have let somebody, each at one: the start looks again."""

    def seated(*people: str) -> Any:
        table = TableState("table", chairs=[Chair(person, person) for person in people])
        return SimpleNamespace(table=table)

    _require_apart([seated("lea", "lea"), seated("tom")])  # two chairs of one table are allowed
    with pytest.raises(Refusal, match="two tables"):
        _require_apart([seated("lea", "tom"), seated("zoe", "lea")])


def test_an_imported_game_without_proof_gets_none() -> None:
    table = played(begun(2, ["a" * 32, "b" * 32]))
    table.host = ""
    assert "fairness" not in proved(table, SEED).extra
