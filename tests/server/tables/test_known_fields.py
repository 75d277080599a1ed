"""What a record from outside says beside its game: what a house writes is kept, nothing else is."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from fairness import proven
from ludotheque.fairness.proof import Duplicate
from ludotheque.kernel.errors import BadRecord
from ludotheque.server.replays.proof import proved
from ludotheque.server.tables.commands.move import move
from ludotheque.server.tables.record import read_record
from server.inside import LEA, begun, decision, open_house, run


def played() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(proven.played("lemans", seats=2, scheme=2).write())
    return found


def kept(**extra: Any) -> dict[str, Any]:
    game = {name: value for name, value in played().items() if name not in ("fairness", "house")}
    return read_record(json.dumps({**game, **extra}).encode()).extra


PROOF: dict[str, Any] = played()["fairness"]
HOUSE = {"played_by": {"2": "absence", "4": "champion"}, "played_on": {"source": "rec-" + "0" * 22, "steps": 3}}


@pytest.mark.parametrize("scheme", [2, 3])
@pytest.mark.parametrize("deal", [None, Duplicate("G" * 22, 5, 100)])
def test_what_a_house_writes_is_kept(scheme: int, deal: Duplicate | None) -> None:
    record = json.loads(proven.played("lemans", seats=2, scheme=scheme, deal=deal).write())
    assert kept(**{**record, "house": HOUSE}) == {"fairness": record["fairness"], "house": HOUSE}


def test_nothing_is_added() -> None:
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


HEX, DIGITS = "0123456789abcdef" * 4, 123_456_789_012_345
DEAL = {"group": "G" * 22, "number": 0, "tables": 2, "par": False}


@pytest.mark.parametrize(
    "change",
    [
        {"blob": "x"},
        {"commitment": "x"},
        {"table": "x" * 1000},
        {"chairs": ["free text"]},
        {"odds": [[["x" * 1000, 1]]]},
        {"odds": [*PROOF["odds"], [[HEX, 1]] * 50]},
        {"odds": [*PROOF["odds"], PROOF["odds"][0]]},
        {"odds": [[[token, weight * DIGITS] for token, weight in odds] for odds in PROOF["odds"]]},
        {"draws": [place + 1 for place in PROOF["draws"]]},
        {"nonces": ["2" * 32] * 1000},
        {"drawn": [DIGITS, DIGITS]},
        {"draws": [0] * 10_000},
        {"duplicate": {**DEAL, "group": "x" * 1000}},
        {"duplicate": {**DEAL, "free text, as long as one likes": 1}},
    ],
)
def test_a_proof_with_anything_else_in_it_is_left_out(change: dict[str, Any]) -> None:
    assert kept(fairness=PROOF) == {"fairness": PROOF}
    assert kept(fairness={**PROOF, **change}) == {}


def test_long_numbers_are_no_store_either() -> None:
    with pytest.raises(BadRecord, match="at most 15 digits"):
        kept(fairness={**PROOF, "drawn": [10**1000]})


def test_a_record_of_the_house_comes_back_as_it_went(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA], robots=1)
            async with live.lock:  # the bot would play as well
                while (seat := live.table.turn) is not None:
                    token = live.table.game.legal_tokens(live.table.state)[0]
                    await live.commit(
                        partial(move, live.table, live.seed, decision(live, token), None, ("", "habitue")[seat])
                    )
            record = proved(live.table, live.seed)
            assert set(record.extra) == {"fairness", "house"}
            assert json.loads(read_record(record.write().encode()).write()) == json.loads(record.write())

    run(story())
