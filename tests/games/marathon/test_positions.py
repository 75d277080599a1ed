"""Marathon: positions that are refused, and where the fault lies."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque as ludo
from support import play, walk

GAME = ludo.load("marathon")
ROW = {"card": "storm"}
Refused = tuple[str, dict[str, Any]]


def facts(clocks: list[int] | None = None, **more: Any) -> dict[str, Any]:
    """A position of three seats; by default the first turn of a game."""
    told = [{"clock": clock} for clock in clocks or [0, 0, 0]]
    return {"game": "marathon", "seats": 3, "guests": told, "rows": {"a": ROW}, **more}


def guest(**more: Any) -> dict[str, Any]:
    """The first turn, with one guest who is told more about."""
    return facts(guests=[more, {}, {}])


def on_row(**more: Any) -> dict[str, Any]:
    """The first turn, with more on row a."""
    return facts(rows={"a": {**ROW, **more}})


CARDS_AND_ROWS: list[Refused] = [
    ("$.discarded", facts(discarded=["piano"] * 2)),
    ("$.discarded", facts(discarded=["tea"])),
    ("$.discarded", facts(discarded=["piano", "leak", "match", "wasps"])),
    ("$.rows.a.card", on_row(card="tea")),
    ("$.rows.b.card", facts([0, 0, 13], rows={"a": ROW, "b": ROW})),
    ("$.rows.a", facts(rows={"b": ROW})),
    ("$.rows", facts([30, 30, 30], discarded=["piano", "leak"], rows={"a": ROW, "b": {"card": "match"}})),
    ("$.rows", facts(rows={})),
    ("$.rows", facts([14, 14, 14])),
    ("$.rows", facts([13, 14, 14], rows={"a": ROW, "b": {"card": "match"}})),
    ("$.rows.a.dice", on_row(dice=[1, 2, 3])),
    ("$.rows.a.dice", on_row(dice=[1, 2, 3, 4, 5, 7])),
    ("$.rows.a.dice", facts(phase="roll")),
    ("$.rows.a", facts(phase="roll", rows={"a": {**ROW, "dice": [], "ground": [0]}})),
]

PAWNS: list[Refused] = [
    ("$.rows.a.upstairs", on_row(upstairs=[[]] * 5)),
    ("$.rows.a.upstairs[3]", on_row(upstairs=[[], [], [], [0, 1, 2]])),
    ("$.rows.a.upstairs[0]", on_row(upstairs=[[3]])),
    ("$.rows.a.lounge", on_row(lounge=[[]] * 6)),
    ("$.rows.a.lounge[1]", on_row(lounge=[[], [0, 0, 0]])),
    ("$.rows.a.ground", on_row(ground=[0, 0])),
    ("$.rows.a.ground", on_row(ground=[-1])),
    ("$.rows.a.garden", on_row(garden=[0] * 9)),
    ("$.rows.a.petanque", on_row(petanque=[None] * 10)),
    ("$.rows.a.petanque", on_row(garden=[1] * 8, petanque=[1] * 3)),
    ("$.rows.a.green", on_row(green=[1, 1])),
    ("$.rows.a.green", on_row(green=[10**30])),
]

GUESTS: list[Refused] = [
    ("$.guests", facts(guests=[{}, {}])),
    ("$.guests[0].clock", guest(clock=40)),
    ("$.guests[0].clock", guest(clock=-1)),
    ("$.guests[0].clock", guest(clock=True)),
    ("$.guests[0].ticks", guest(ticks=1)),
    ("$.guests[0].penalty", guest(penalty=1)),
    ("$.guests[0].penalty", facts([39, 38, 38], guests=[{"clock": 39, "penalty": 2}, {}, {}])),
    ("$.guests[0].sheet", guest(sheet=[[0] * 6])),
    ("$.guests[0].sheet[0][0]", guest(sheet=[[10**9]])),
    ("$.guests[0]", guest(colour="red")),
    ("$.order", facts(order=[0, 1])),
    ("$.order", facts(order=[0, 1, 1])),
    ("$.order", facts([1, 0, 0], order=[0, 1, 2])),
    ("$.order", facts(phase="pile", rows={}, order=[0, 1])),
]

MOMENTS: list[Refused] = [
    ("$.phase", facts(phase="lunch")),
    ("$.phase", facts(phase="pile")),
    ("$.phase", facts([0, 0, 1], phase="pile", rows={})),
    ("$.guests", facts([0, 0, 1], phase="draw", rows={})),
    ("$.rows", facts([38, 38, 39], phase="draw", discarded=["piano", "leak"])),
    ("$.rows", facts(phase="roll", rows={})),
    ("$.guests", facts([12, 12, 12], phase="draw")),
    ("$.guests", facts([13, 14, 12], phase="draw")),
    ("$.discarded", facts([20, 20, 26], phase="draw", rows={"a": ROW, "b": {"card": "piano"}})),
    ("$.forced", facts(forced=True)),
    ("$.forced", facts([12, 12, 14], phase="draw", forced=True)),
    ("$.guests", facts(phase="draw", rows={}, forced=True)),
    ("$.guests", facts([39, 39, 39], discarded=["piano", "leak"])),
    ("$.guests", facts([5, 27, 27], discarded=["piano", "leak"])),
    ("$.guests", on_row(garden=[0] * 8, petanque=[0, 0])),
    ("$.guests", facts([39, 39, 38], phase="over", discarded=["piano", "leak", "match"], rows={})),
    ("$.discarded", facts([39, 39, 39], phase="over", discarded=["piano", "leak"])),
]


def send(held: list[int | None], **told: Any) -> dict[str, Any]:
    expelled = {"seat": 1, "row": "a", "cell": 3, **told}
    return {**on_row(petanque=held), "phase": "send", "expelled": expelled}


SENDING: list[Refused] = [
    ("$.expelled", {**on_row(), "phase": "send"}),
    ("$.expelled", {**send([None, None, 0]), "phase": "turn"}),
    ("$.expelled.row", send([None, None, 0], row="b")),
    ("$.expelled.seat", send([None, None, 0], seat=7)),
    ("$.expelled.cell", send([None, None, 0], seat=0)),
    ("$.expelled.cell", send([None, None, 0], cell=10)),
    ("$.expelled.cell", send([None, None, 2])),
    ("$.expelled.row", send([2, 2, 0, 2, 2, 2, 2, 2, 2])),
]


@pytest.mark.parametrize(("path", "position"), CARDS_AND_ROWS + PAWNS + GUESTS + MOMENTS + SENDING)
def test_impossible_positions_are_refused_with_their_place(path: str, position: dict[str, Any]) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        GAME.from_position(position)
    assert refused.value.path == path


def test_defaults_are_the_first_turn() -> None:
    state = GAME.from_position(facts())
    assert state.observe()["order"] == [0, 1, 2]
    assert state.observe()["rows"][0]["dice"] == [1] * 6
    assert len(state.legal()) == 21


def test_a_sending_comes_back() -> None:
    state = GAME.from_position(send([None, None, 0]))
    again = GAME.from_position(json.loads(json.dumps(state.position())))
    assert again.position() == state.position()
    assert play(again, "send:4").observe()["rows"][0]["petanque"][:4] == [None, None, 0, 1]


def test_a_forced_opening_comes_back() -> None:
    """The scoring that a forced move asks for is remembered while the dice are rolled."""
    row = {**ROW, "garden": [0] * 4, "petanque": [0] * 6}
    state = GAME.from_position(facts([9, 10, 9], order=[2, 0, 1], rows={"a": row}))
    play(state, "place:a:ground draw:piano roll:1")
    again = GAME.from_position(json.loads(json.dumps(state.position())))
    assert again.position()["forced"] is True
    play(again, "roll:1 roll:1 roll:1 roll:1 roll:1")
    assert [row["row"] for row in again.observe()["rows"]] == ["b"]


def test_every_moment_can_be_played_on_alike() -> None:
    for seed in range(4):
        for state in walk(GAME.new(3 + seed), seed):
            again = GAME.from_position(json.loads(json.dumps(state.position())))
            first, second = state.clone(), again.clone()
            assert first.playout(ludo.Rng(seed)) == second.playout(ludo.Rng(seed))
            assert first.position() == second.position()
