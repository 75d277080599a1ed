"""What a record from outside says beside its game: what a house writes is kept, nothing else is."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.server.replays.proof import proved
from ludotheque.server.tables.commands.move import move
from ludotheque.server.tables.record import read_record
from server.inside import LEA, begun, decision, open_house, run
from support import random_action


def played() -> dict[str, Any]:
    state, rng = ludo.load("lemans").new(2), ludo.Rng(4)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    found: dict[str, Any] = json.loads(record.write())
    return found


def kept(**extra: Any) -> dict[str, Any]:
    return read_record(json.dumps({**played(), **extra}).encode()).extra


PROOF = {
    "commitment": "0" * 64,
    "seed": "1" * 64,
    "nonces": ["2" * 32, "3" * 32],
    "drawn": [1],
    "scheme": 2,
    "odds": [[["pole:0", 1], ["pole:1", 1]]],
    "draws": [0],
}
HOUSE = {"played_by": {"2": "absence", "4": "champion"}, "played_on": {"source": "rec-" + "0" * 22, "steps": 3}}


def test_what_a_house_writes_is_kept() -> None:
    assert kept(fairness=PROOF, house=HOUSE) == {"fairness": PROOF, "house": HOUSE}
    group = {**PROOF, "duplicate": {"group": "G" * 22, "number": 0, "tables": 2, "par": False}}
    assert kept(fairness=group) == {"fairness": group}
    assert kept() == {}


@pytest.mark.parametrize(
    "house",
    [
        {"blob": "x" * 1000},
        "x" * 1000,
        {"played_by": {"2": "x" * 1000}},
        {"played_by": {"x" * 1000: "champion"}},
        {"played_by": {"99999": "champion"}},
        {"played_on": {"source": "https://evil.example/", "steps": 3}},
        {"played_on": {"source": "x" * 1000, "steps": 3}},
    ],
)
def test_nothing_else_of_a_house_is_kept(house: Any) -> None:
    assert kept(house=house) == {}


@pytest.mark.parametrize(
    "change",
    [
        {"blob": "x"},
        {"commitment": "x"},
        {"odds": [[["x" * 1000, 1]]]},
        {"odds": [[["a blob in small pieces, each", 1]] for _ in range(50)]},
        {"nonces": ["2" * 32] * 1000},
        {"draws": [0] * 10_000},
        {"duplicate": {"group": "x" * 1000, "number": 0, "tables": 2}},
    ],
)
def test_a_proof_with_anything_else_in_it_is_left_out(change: dict[str, Any]) -> None:
    assert kept(fairness={**PROOF, **change}) == {}


def test_a_record_of_the_house_comes_back_as_it_went(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA], robots=1)
            while (seat := live.table.turn) is not None:
                token = live.table.game.legal_tokens(live.table.state)[0]
                await live.commit(
                    partial(move, live.table, live.seed, decision(live, token), None, ("", "habitue")[seat])
                )
            record = proved(live.table, live.seed)
            assert set(record.extra) == {"fairness", "house"}
            assert json.loads(read_record(record.write().encode()).write()) == json.loads(record.write())

    run(story())
