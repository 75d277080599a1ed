"""A changed roll, order, nonce, seed or commitment is named with its step."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import ludotheque as ludo
from fairness.proven import played
from ludotheque.fairness.check import Fault, check
from support import HOUSE

ZERO = "0" * 32


def faults(data: dict[str, Any]) -> list[Fault]:
    record = ludo.Record.read(json.dumps(data))
    return check(record, ludo.load(record.game)).faults


def kinds(data: dict[str, Any]) -> list[tuple[str, int]]:
    return [(fault.kind, fault.step) for fault in faults(data)]


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """Of scheme 2, as earlier houses drew: `test_binding.py` is about what scheme 3 adds."""
    found: dict[str, Any] = json.loads(played("mark", scheme=2).write())
    return found


@pytest.fixture
def data(whole: dict[str, Any]) -> dict[str, Any]:
    return deepcopy(whole)


@pytest.mark.parametrize("slug", HOUSE)
def test_an_honest_record_of_each_game(slug: str) -> None:
    record = played(slug)
    report = check(record, ludo.load(slug))
    assert report.faults == []
    assert report.draws == sum(actor == ludo.CHANCE for actor, _ in record.steps) > 10
    assert (report.drawn, report.nonces) == ([1], 3)


def test_a_record_of_other_rules_is_not_called_wrong(data: dict[str, Any]) -> None:
    data["rules"] = 1
    assert faults(data) == [Fault("version", 0, {"needed": 1, "played": 2})]
    data["fairness"]["commitment"] = "0" * 64
    assert kinds(data) == [("commitment", 0), ("version", 0)]


def test_an_abandoned_game_is_proved_as_far_as_it_went() -> None:
    record = played("macadam", steps=90)
    assert record.scores is None
    assert check(record, ludo.load("macadam")).faults == []


def chance_steps(data: dict[str, Any]) -> list[int]:
    """The 1-based steps that were drawn."""
    return [number for number, (actor, _) in enumerate(data["steps"], 1) if actor == "chance"]


def test_a_changed_roll(data: dict[str, Any]) -> None:
    step = chance_steps(data)[-1]
    real = data["steps"][step - 1][1]
    data["steps"][step - 1][1] = "roll:white:white" if real != "roll:white:white" else "roll:white:blue"
    found = faults(data)
    assert (found[0].kind, found[0].step) == ("draw", step)
    assert found[0].facts["real"] == real


def test_two_rolls_exchanged(data: dict[str, Any]) -> None:
    """At the very start of a game of Macadam the deal is a long run of draws: exchange two of them."""
    data = json.loads(played("macadam", scheme=2).write())
    one = next(k for k in range(2, 30) if data["steps"][k][1] != data["steps"][k + 1][1])
    steps = data["steps"]
    steps[one], steps[one + 1] = steps[one + 1], steps[one]
    found = faults(data)
    assert (found[0].kind, found[0].step, found[0].facts["other"]) == ("order", one + 1, one + 2)


def test_steps_in_an_impossible_order(data: dict[str, Any]) -> None:
    step = next(k for k, (actor, _) in enumerate(data["steps"]) if actor != "chance" and k > 4)
    first = chance_steps(data)
    swapped = max(s for s in first if s <= step) - 1
    data["steps"][swapped], data["steps"][swapped + 1] = data["steps"][swapped + 1], data["steps"][swapped]
    assert ("rules", swapped + 1) in kinds(data)


def test_a_missing_step(data: dict[str, Any]) -> None:
    step = chance_steps(data)[3]
    del data["steps"][step - 1]
    found = kinds(data)
    assert found
    assert min(number for _, number in found) >= step


def test_a_changed_nonce(data: dict[str, Any]) -> None:
    data["fairness"]["nonces"][0] = ZERO
    found = faults(data)
    assert (found[0].kind, found[0].step) == ("all-draws", chance_steps(data)[0])
    assert found[0].facts["wrong"] > 0.9 * found[0].facts["draws"]


def test_nonces_in_another_order(data: dict[str, Any]) -> None:
    data["fairness"]["nonces"].reverse()
    assert kinds(data)[0] == ("all-draws", chance_steps(data)[0])


def test_a_nonce_that_the_house_chose_freely(data: dict[str, Any]) -> None:
    data["fairness"]["drawn"] = [1, 2]
    assert kinds(data) == [("house-nonce", 0)]


def test_a_changed_seed(data: dict[str, Any]) -> None:
    data["fairness"]["seed"] = "0" * 64
    assert [kind for kind, _ in kinds(data)] == ["seed", "house-nonce", "all-draws"]


def test_a_changed_commitment(data: dict[str, Any]) -> None:
    data["fairness"]["commitment"] = "0" * 64
    assert kinds(data) == [("commitment", 0)]


def test_odds_that_are_not_those_of_the_rules(data: dict[str, Any]) -> None:
    data["fairness"]["odds"][0][0][1] = 7
    assert kinds(data) == [("odds", chance_steps(data)[0])]


def test_odds_for_another_number_of_draws(data: dict[str, Any]) -> None:
    data["fairness"]["draws"].pop()
    assert kinds(data) == [("count", chance_steps(data)[-1])]


def test_a_changed_result(data: dict[str, Any]) -> None:
    data["scores"][0] += 1
    assert kinds(data) == [("rules", len(data["steps"]))]


def test_a_record_without_proof_or_with_an_unreadable_one(data: dict[str, Any]) -> None:
    proof = data.pop("fairness")
    assert kinds(data) == [("none", 0)]
    for bad in ({}, {**proof, "seed": "xyz"}, {**proof, "drawn": "all"}, {**proof, "more": 1}, 7):
        assert kinds({**data, "fairness": bad}) == [("unreadable", 0)]
    assert kinds({**data, "fairness": {**proof, "drawn": [99]}}) == [("house-nonce", 0)]


def test_draws_of_the_game_that_was_played_on_from_are_not_this_table_s(data: dict[str, Any]) -> None:
    """With another nonce every draw is wrong; those up to the step that was played on from are nobody's fault here."""
    data["fairness"]["nonces"][0] = ZERO
    last, before = chance_steps(data)[-1], chance_steps(data)[-2]
    data["house"] = {"played_on": {"source": "elsewhere", "steps": last}}
    report = check(ludo.Record.read(json.dumps(data)), ludo.load("mark"))
    assert (report.faults, report.draws) == ([], 0)
    assert [caveat.kind for caveat in report.caveats] == ["weak", "earlier", "nothing"], "and it says so plainly"
    data["house"]["played_on"]["steps"] = before
    assert kinds(data) == [("draw", last)]


def test_most_draws_of_a_table_that_plays_on_are_counted_without_the_others(data: dict[str, Any]) -> None:
    """Few draws of its own after many of another game: another nonce is still told as one fault, not as many."""
    data["fairness"]["nonces"][0] = ZERO
    data["house"] = {"played_on": {"source": "elsewhere", "steps": chance_steps(data)[-9]}}
    report = check(ludo.Record.read(json.dumps(data)), ludo.load("mark"))
    assert report.draws == 8
    assert [fault.kind for fault in report.faults] == ["all-draws"]


def test_a_record_of_a_million_tables_is_not_believed(data: dict[str, Any]) -> None:
    data["fairness"]["duplicate"] = {"group": "g", "number": 0, "tables": 10**12}
    assert "house-nonce" not in [kind for kind, _ in kinds(data)]  # and the answer comes at once


def test_old_proofs_stay_readable(data: dict[str, Any]) -> None:
    """Before scheme 2 a proof held neither odds nor the origin of the house's nonces."""
    for key in ("scheme", "odds", "draws"):
        data["fairness"].pop(key)
    assert faults(data) == []
    step = chance_steps(data)[-1]
    data["steps"][step - 1][1] = "roll:gold:gold" if data["steps"][step - 1][1] != "roll:gold:gold" else "roll:red:red"
    assert kinds(data)[0] == ("draw", step)
