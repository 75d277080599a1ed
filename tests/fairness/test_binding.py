"""Tampering with any field of a record of scheme 3 is found out; web/tests/fair/tampering.test.ts tries the same."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import ludotheque as ludo
from fairness.proven import BOT, BOTS_SEAT
from fairness.tampering import FILE, changes, forged, honest, lines, tampered, verdict
from ludotheque.fairness import drawing
from ludotheque.fairness.check import Report, check


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return honest()


@pytest.fixture
def data(whole: dict[str, Any]) -> dict[str, Any]:
    return deepcopy(whole)


def report(data: dict[str, Any]) -> Report:
    record = ludo.Record.read(json.dumps(data))
    return check(record, ludo.load(record.game))


def kinds(data: dict[str, Any]) -> set[str]:
    return {fault.kind for fault in report(data).faults}


def test_the_file_that_the_page_is_tried_with_is_this_one(data: dict[str, Any]) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert kept == {"record": data, "changes": lines()}, "write it anew: python tests/fairness/tampering.py"


def test_every_field_is_bound(data: dict[str, Any]) -> None:
    """Whatever is changed, and whether or not a careful forger writes the transcript anew."""
    tried = list(changes(data))
    touched = {str(path[-1] if len(path) == 1 else path[1]) for path, _ in tried if path[0] in ("fairness", "house")}
    assert touched >= {*data["fairness"], "played_by", "played_on"}
    assert {str(path[0]) for path, _ in tried} >= set(data)
    unbound = [path for path, value in tried if verdict(tampered(data, path, value)) != "bad"]
    assert unbound == []
    left = {".".join(map(str, path)) for path, value in tried if verdict(forged(tampered(data, path, value))) != "bad"}
    assert left == {"steps", "house.played_on", "fairness.transcript"}  # an abandoned game that stops earlier


def test_the_terms_enter_every_draw(data: dict[str, Any]) -> None:
    """A forger who changes what was fixed before the first draw changes all dice."""
    for path, value in (
        (["fairness", "table"], "another"),
        (["fairness", "pledges", 0], "0" * 64),
        (["fairness", "nonces", 0], "0" * 32),
        (["options"], {**data["options"], "rounds": 1}),
    ):
        found = kinds(forged(tampered(data, path, value)))
        assert "all-draws" in found or "rules" in found


def test_a_bot_is_bound_to_its_chair_and_to_what_it_played(data: dict[str, Any]) -> None:
    """The house can neither permute nor grind the nonces of bots, nor call a bot a person."""
    proof = data["fairness"]
    proof["nonces"][BOTS_SEAT] = drawing.house_nonce(bytes.fromhex(proof["seed"]), 0, BOT)
    assert "house-nonce" in kinds(forged(data))
    free = "7" * 32
    proof["nonces"][BOTS_SEAT] = free
    proof["chairs"][BOTS_SEAT], proof["pledges"][BOTS_SEAT] = "person", drawing.pledge(free)
    assert "all-draws" in kinds(forged(data))
    assert [caveat.kind for caveat in report(forged(data)).caveats] == ["never-played"]
    proof["chairs"][0] = "champion"
    assert "played-by" in kinds(forged(data))


def test_a_nonce_that_was_not_pledged(data: dict[str, Any]) -> None:
    data["fairness"]["pledges"][0] = drawing.pledge("0" * 32)
    assert "pledge" in kinds(forged(data))


def test_what_is_not_proved_is_said(data: dict[str, Any]) -> None:
    assert report(data).caveats == []
    last = len(data["steps"])
    data["house"]["played_on"] = {"source": "elsewhere", "steps": last}
    found = report(forged(data))
    assert (found.draws, [caveat.kind for caveat in found.caveats]) == (0, ["earlier", "nothing"])


def test_a_bot_that_takes_over_from_a_person_is_said(data: dict[str, Any]) -> None:
    steps = [step for step, (actor, _) in enumerate(data["steps"], 1) if actor == 0]
    data["house"]["played_by"][str(steps[-1])] = "habitue"
    found = report(forged(data))
    assert found.faults == []
    assert [(caveat.kind, caveat.step) for caveat in found.caveats] == [("taken-over", steps[-1])]
    for step in steps:
        data["house"]["played_by"][str(step)] = "habitue"
    assert [(caveat.kind, caveat.step) for caveat in report(forged(data)).caveats] == [("never-played", steps[0])]
