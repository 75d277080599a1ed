"""What players add to the dice: pledged before anybody shows theirs, then shown, then drawn from."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludotheque.fairness import drawing
from ludotheque.fairness.check import check
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.replays.proof import proved
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.start import begin
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState
from server.tables.made import LEA, SEED, TOM, ZOE, do, move

LEAS, TOMS = "1" * 32, "2" * 32


def lobby(seats: int = 3, scheme: int = 3) -> TableState:
    """Léa's table at which nobody sits yet."""
    table = TableState("t")
    opened = ev.Opened(protocol.Plan("lemans", seats), LEA.id, drawing.commitment(SEED, scheme), "CODE", scheme)
    apply_event(table, 0, 0, ev.decode(ev.encode(opened)))
    return table


def pledged() -> TableState:
    """Léa and Tom have pledged; a bot sits with them."""
    table = lobby()
    do(table, LEA, protocol.Sit(pledge=drawing.pledge(LEAS)))
    do(table, TOM, protocol.Sit())
    do(table, TOM, protocol.PledgeNonce(seat=1, pledge=drawing.pledge(TOMS)))
    do(table, LEA, protocol.Robot(seat=2, level="habitue"))
    do(table, TOM, protocol.Ready(seat=1))
    return table


def finished(table: TableState) -> dict[str, Any]:
    """Everybody gives up; what the record proves."""
    apply_event(table, table.seq + 1, 0, ev.Closed(0))
    record = proved(table, SEED)
    assert check(record, table.game).faults == []
    found: dict[str, Any] = record.extra["fairness"]
    return found


@pytest.mark.parametrize("nonce", [LEAS + "\n", LEAS[1:] + "\n", "\u0661" * 32, LEAS.replace("1", "A"), ""])
def test_a_nonce_is_what_every_reader_of_the_record_takes_for_one(nonce: str) -> None:
    """Somebody who brought another one could keep the page from reading the proof of everybody's game."""
    for words in ({"do": "sit", "nonce": nonce}, {"do": "show", "seat": 0, "nonce": nonce}):
        with pytest.raises(msgspec.ValidationError):
            protocol.decode_command(json.dumps({**words, "table": "t"}).encode())
    with pytest.raises(msgspec.ValidationError):
        protocol.decode_command(json.dumps({"do": "sit", "table": "t", "pledge": 2 * LEAS + "\n"}).encode())


def test_a_nonce_that_was_shown_before_a_start_was_called_off_counts_no_more() -> None:
    """Tom has his data deleted after Léa has shown: whoever sits down in his place could choose by her nonce."""
    table = pledged()
    do(table, LEA, protocol.Start())
    do(table, LEA, protocol.ShowNonce(seat=0, nonce=LEAS))
    apply_event(table, table.seq + 1, 0, ev.ChairFreed(1))
    chair = table.chairs[0]
    assert (table.is_sealed, chair.pledge, chair.nonce, chair.drawn) == (False, "", "", True)
    do(table, LEA, protocol.PledgeNonce(seat=0, pledge=drawing.pledge(TOMS)))
    assert (chair.pledge, chair.drawn) == (drawing.pledge(TOMS), False)


def test_the_game_begins_when_all_have_shown() -> None:
    table = pledged()
    assert do(table, LEA, protocol.Start()) == ev.Sealed()
    assert (table.status, table.is_sealed) == ("lobby", True)
    do(table, LEA, protocol.ShowNonce(seat=0, nonce=LEAS))
    do(table, TOM, protocol.ShowNonce(seat=1, nonce=TOMS))
    made = begin(table, SEED, "1.0")
    apply_event(table, table.seq + 1, 0, made.event, made.state)
    do(table, (LEA, TOM)[table.turn or 0], move(table)) if table.turn in (0, 1) else None
    proof = finished(table)
    assert proof["chairs"] == ["person", "person", "habitue"]
    assert proof["nonces"] == [LEAS, TOMS, drawing.house_nonce(SEED, 2, "habitue")]
    assert proof["pledges"] == [drawing.pledge(LEAS), drawing.pledge(TOMS), ""]


def test_nothing_changes_once_the_start_was_called() -> None:
    table = pledged()
    do(table, LEA, protocol.Start())
    for who, command in (
        (ZOE, protocol.Sit()),
        (LEA, protocol.Robot(seat=2)),
        (LEA, protocol.Swap(seat=0, other=1)),
        (TOM, protocol.PledgeNonce(seat=1, pledge="0" * 64)),
        (TOM, protocol.Stand(seat=1)),
        (LEA, protocol.Start()),
    ):
        with pytest.raises(Refusal) as refused:
            do(table, who, command)
        assert refused.value.code == "not_lobby"


def test_only_what_was_pledged_is_shown_and_only_when_it_is_asked_for() -> None:
    table = pledged()
    with pytest.raises(Refusal, match="to be shown now"):
        do(table, LEA, protocol.ShowNonce(seat=0, nonce=LEAS))
    do(table, LEA, protocol.Start())
    with pytest.raises(Refusal, match="not the one that was pledged"):
        do(table, LEA, protocol.ShowNonce(seat=0, nonce=TOMS))
    with pytest.raises(Refusal) as refused:
        do(table, LEA, protocol.ShowNonce(seat=1, nonce=TOMS))
    assert refused.value.code == "not_seated"
    do(table, LEA, protocol.ShowNonce(seat=0, nonce=LEAS))
    with pytest.raises(Refusal, match="to be shown now"):
        do(table, LEA, protocol.ShowNonce(seat=0, nonce=LEAS))


def test_whoever_does_not_show_a_nonce_gets_one_of_the_seed() -> None:
    table = pledged()
    do(table, LEA, protocol.Start())
    do(table, LEA, protocol.ShowNonce(seat=0, nonce=LEAS))
    made = begin(table, SEED, "1.0")
    apply_event(table, table.seq + 1, 0, made.event, made.state)
    proof = finished(table)
    assert proof["chairs"][1] == "absent"
    assert proof["nonces"][1] == drawing.house_nonce(SEED, 1, "absent")
    assert proof["pledges"][1] == drawing.pledge(TOMS), "and the record says that it was pledged"


def test_without_pledges_a_game_begins_at_once() -> None:
    table = lobby(2)
    do(table, LEA, protocol.Sit(nonce=LEAS))
    do(table, LEA, protocol.Robot(seat=1))
    assert isinstance(do(table, LEA, protocol.Start()), ev.Started)
    assert finished(table)["chairs"] == ["person", "debutant"]


def test_somebody_who_leaves_in_between_calls_the_start_off() -> None:
    table = pledged()
    do(table, LEA, protocol.Start())
    apply_event(table, table.seq + 1, 0, ev.ChairFreed(1))  # their data were deleted
    assert not table.is_sealed
    with pytest.raises(Refusal) as refused:
        begin(table, SEED, "1.0")
    assert refused.value.code == "not_ready"


def test_a_table_that_an_earlier_house_opened_begins_by_its_own_scheme() -> None:
    table = lobby(2, scheme=2)
    do(table, LEA, protocol.Sit(nonce=LEAS))
    do(table, LEA, protocol.Robot(seat=1))
    with pytest.raises(Refusal, match="earlier house"):
        do(table, LEA, protocol.PledgeNonce(seat=0, pledge="0" * 64))
    do(table, LEA, protocol.Start())
    proof = finished(table)
    assert (proof["scheme"], proof["drawn"]) == (2, [1])
    assert proof["nonces"] == [LEAS, drawing.house_nonce(SEED, 1)]
