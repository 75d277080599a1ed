"""The reliability table: what was told beside what happened, with intervals that count games; a run goes on."""

from __future__ import annotations

from pathlib import Path

from benchmarks.calibration import Asked, Said, kept, measure, reliability

import ludotheque as ludo
from ludotheque.bots.measured import WHOLE


def test_chances_stand_beside_what_happened() -> None:
    told = [Said(game, 0, 0, 7000 + game % 3, WHOLE if game % 10 < 7 else 0) for game in range(100)]
    told += [Said(game, 5, 1, 200, 0) for game in range(100)]
    low, high = reliability(told)
    assert (low.told, low.happened.value, low.count) == (2, 0, 100)
    assert (round(high.told), round(high.happened.value, 2), high.games) == (70, 0.7, 100)
    assert 0.08 < high.happened.high - high.happened.value < 0.1


def test_chances_of_one_game_count_as_one() -> None:
    """Asked ten times at one table, the same answer is no more evidence than once."""
    once = [Said(game, 0, 0, 7000, WHOLE if game % 10 < 7 else 0) for game in range(100)]
    often = [one._replace(step=step) for one in once for step in range(10)]
    (alone,), (together,) = reliability(once), reliability(often)
    assert abs(alone.happened.low - together.happened.low) < 1e-9


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    asked = Asked(ludo.load("marathon"), 4, moments=2, imagined=3, seed=5)
    path = tmp_path / asked.file
    first = list(measure(asked, 1, path))[-1]
    assert kept(path) == first
    whole = list(measure(asked, 2, path))[-1]
    assert whole[: len(first)] == first
    assert {one.game for one in whole} == {0, 1}
    assert {one.seat for one in whole} == set(range(4))
    assert whole == list(measure(asked, 2, tmp_path / "anew.jsonl"))[-1]
