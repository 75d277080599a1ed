"""The worked example of docs/fairness.md; web/tests/fair/verify.test.ts computes the same numbers in TypeScript."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from ludotheque.fairness import drawing
from ludotheque.fairness.proof import Proof
from ludotheque.fairness.transcript import terms
from ludotheque.kernel.record import Record

VECTOR: dict[str, Any] = json.loads((Path(__file__).parent / "vector.json").read_text())
SEED = bytes.fromhex(VECTOR["seed"])
DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"


def test_the_commitment_and_the_house_s_nonces() -> None:
    assert drawing.commitment(SEED, 2) == VECTOR["commitment"]
    assert [drawing.house_nonce(SEED, chair) for chair in range(3)] == VECTOR["house_nonces"]


def test_the_draws() -> None:
    for line in VECTOR["draws"] + VECTOR["duplicate"]:
        odds = VECTOR["odds"][line["odds"]]
        pick = drawing.draw(SEED, VECTOR["nonces"], line["number"], sum(weight for _, weight in odds))
        assert (pick, drawing.choose(odds, pick)) == (line["pick"], line["token"])


def test_values_that_would_favour_some_results_are_drawn_again() -> None:
    for line in VECTOR["rejection"]:
        assert drawing.draw(SEED, VECTOR["nonces"], line["number"], int(line["total"])) == int(line["pick"])
    assert max(line["attempt"] for line in VECTOR["rejection"]) >= 2


def test_the_example_of_scheme_3() -> None:
    wanted = VECTOR["scheme3"]
    record = Record("dice", 2, {}, "e" * 64, rules=1)
    given = wanted["nonces"][0]
    nonces = [given, drawing.house_nonce(SEED, 1, "habitue")]
    proof = Proof(
        commitment=drawing.commitment(SEED, 3),
        seed=SEED.hex(),
        nonces=nonces,
        scheme=3,
        table="table",
        chairs=wanted["chairs"],
        pledges=[drawing.pledge(given), ""],
    )
    assert (proof.commitment, proof.nonces, proof.pledges) == (
        wanted["commitment"],
        wanted["nonces"],
        wanted["pledges"],
    )
    assert drawing.house_nonce(SEED, 1, drawing.ABSENT) == wanted["absent"]
    assert terms(record, proof) == wanted["terms"] == hashlib.sha256(wanted["text"].encode()).hexdigest()
    for line in wanted["draws"]:
        pick = drawing.draw(SEED, [wanted["terms"]], line["number"], line["total"])
        assert (pick, drawing.choose(VECTOR["odds"]["d6"], pick)) == (line["pick"], line["token"])


def test_the_page_for_strangers_shows_this_example() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for wanted in (VECTOR["seed"], VECTOR["commitment"], *VECTOR["nonces"], *VECTOR["house_nonces"]):
        assert wanted in text
    third = VECTOR["scheme3"]
    for wanted in (third["commitment"], third["terms"], third["text"], third["absent"], *third["nonces"]):
        assert wanted in text
    for line in VECTOR["draws"] + VECTOR["duplicate"] + third["draws"]:
        assert f"| {line['number']} | {line['total']} | {line['pick']} | `{line['token']}` |" in text
