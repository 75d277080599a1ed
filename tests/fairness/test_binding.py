"""Tampering with any field of a record of scheme 3 is found out; web/tests/fair/tampering.test.ts tries the same."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import ludotheque as ludo
from fairness.proven import BOT, BOTS_SEAT
from fairness.tampering import CHOSEN, FILE, changes, chosen, forged, honest, lines, tampered, verdict
from ludotheque.fairness import drawing
from ludotheque.fairness.check import Report, check

CUT = {"steps", "steps.59", "house.played_on", "fairness.transcript"}  # stops earlier, or plays on from elsewhere: said
NOBODY = "house.played_by.2"  # of a person's decision
LEFT = (  # what a careful forger can change: docs/fairness.md, "What it does not prove"
    {*CUT, NOBODY},
    {*CUT, NOBODY, "fairness.table", "fairness.duplicate.number", "fairness.duplicate.par"},
)


@pytest.fixture(scope="module")
def whole() -> list[dict[str, Any]]:
    return honest()


@pytest.fixture
def data(whole: list[dict[str, Any]]) -> dict[str, Any]:
    return deepcopy(whole[0])


def report(data: dict[str, Any]) -> Report:
    record = ludo.Record.read(json.dumps(data))
    return check(record, ludo.load(record.game))


def kinds(data: dict[str, Any]) -> set[str]:
    return {fault.kind for fault in report(data).faults}


def test_the_file_that_the_page_is_tried_with_is_this_one(whole: list[dict[str, Any]]) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    made = [{"record": data, "changes": lines(data)} for data in whole]
    assert kept == made, "write it anew: PYTHONPATH=src:tests python tests/fairness/tampering.py"


@pytest.mark.parametrize("number", [0, 1], ids=["alone", "one deal"])
def test_every_field_is_bound(whole: list[dict[str, Any]], number: int) -> None:
    """Whatever is changed, and whether or not a careful forger writes the transcript anew."""
    data = whole[number]
    assert verdict(data) == "good"
    tried = list(changes(data))
    touched = {str(path[-1] if len(path) == 1 else path[1]) for path, _ in tried if path[0] in ("fairness", "house")}
    assert touched >= {*data["fairness"], "played_by", "played_on"}
    assert {str(path[0]) for path, _ in tried} >= set(data)
    unbound = [path for path, value in tried if verdict(tampered(data, path, value)) != "bad"]
    assert unbound == []
    left = {".".join(map(str, path)) for path, value in tried if verdict(forged(tampered(data, path, value))) != "bad"}
    assert left == LEFT[number]


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


def test_a_house_chooses_nothing_by_what_it_writes_from_the_start() -> None:
    """Any word for a bot, or any pledge of one, would make other dice: it could try until it likes them."""
    kept = json.loads(CHOSEN.read_text(encoding="utf-8"))
    assert kept == chosen(), "write it anew: PYTHONPATH=src:tests python tests/fairness/tampering.py"
    assert {one["name"]: one["verify"] for one in kept} == {
        "a bot of a level that there is not": ["player"],
        "nobody": ["player"],
        "a person by another name": ["player"],
        "a bot that pledged": ["player", "withheld"],
        "somebody absent who pledged": ["withheld", "never-played"],
        "keys beyond U+FFFF": [],
        "a line end of other scripts": [],
    }


def test_a_person_brings_a_nonce(data: dict[str, Any]) -> None:
    data["fairness"]["nonces"][0], data["fairness"]["pledges"][0] = "", drawing.pledge("")
    assert "pledge" in kinds(forged(data))


def test_a_person_who_never_decided_is_said(data: dict[str, Any]) -> None:
    """Stand-ins played on their chair from the first step to the last: it may never have been a person's."""
    steps = [step for step, (actor, _) in enumerate(data["steps"], 1) if actor == 0]
    for step in steps[:-1]:
        data["house"]["played_by"][str(step)] = "absence"
    assert report(forged(data)).caveats == []  # who comes back in the end was there
    data["house"]["played_by"][str(steps[-1])] = "absence"
    assert [(caveat.kind, caveat.step) for caveat in report(forged(data)).caveats] == [("never-played", steps[0])]


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
