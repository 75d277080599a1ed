"""A match against another checkout: both follow the same game, and a run that was broken off goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from benchmarks.former import FORMER, OURS, Meeting, keep, kept, missing, play

from ludotheque.ladder.pairings import pairings
from support import HOUSE


@pytest.mark.parametrize("slug", HOUSE)
def test_both_sides_follow_one_game_to_its_end(slug: str, tmp_path: Path) -> None:
    wanted = list(pairings(slug, [OURS, FORMER], 3, 1))
    outcome = play(Meeting(wanted[0], sys.executable, 0.001, level="habitue"))
    assert sorted(outcome.ranks)[0] == 1
    assert all(thought.decisions for thought in outcome.thoughts.values())
    path = tmp_path / "games.jsonl"
    assert missing(iter(wanted), path) == wanted
    keep(path, outcome)
    assert kept(path) == {(wanted[0].deal, wanted[0].levels): outcome}
    assert missing(iter(wanted), path) == wanted[1:]
