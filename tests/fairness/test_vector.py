"""The worked example of docs/fairness.md; web/tests/fair/verify.test.ts computes the same numbers in TypeScript."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludotheque.fairness import drawing

VECTOR: dict[str, Any] = json.loads((Path(__file__).parent / "vector.json").read_text())
SEED = bytes.fromhex(VECTOR["seed"])
DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"


def test_the_commitment_and_the_house_s_nonces() -> None:
    assert drawing.commitment(SEED) == VECTOR["commitment"]
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


def test_the_page_for_strangers_shows_this_example() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for wanted in (VECTOR["seed"], VECTOR["commitment"], *VECTOR["nonces"], *VECTOR["house_nonces"]):
        assert wanted in text
    for line in VECTOR["draws"] + VECTOR["duplicate"]:
        assert f"| {line['number']} | {line['total']} | {line['pick']} | `{line['token']}` |" in text
