"""Each game to its end by hotspots alone, by tickets alone, by keys alone, on a screen and on a telephone."""

from __future__ import annotations

import itertools
import random

import pytest

from browser import ways
from browser.play import quick_table
from profiles import PROFILE

GAMES = {"lemans": 2, "mark": 2, "maillot": 2, "macadam": 2, "marathon": 3}
SHORTER = {"mark": {"roll_limit": 24}}
WIDTHS = [1440, 390]
ALL = list(itertools.product(GAMES, ways.WAYS, WIDTHS))
# LUDO_TESTS=long plays every game to its end in all ways; ./test each way for a while, on the two widths in turn
LONG = PROFILE.is_whole
MOST = 100_000 if LONG else 7
CASES = ALL if LONG else [case for number, case in enumerate(ALL) if number // 2 % 2 == number % 2]


@pytest.mark.parametrize(("slug", "way", "width"), CASES)
def test_a_whole_game_one_way(visitor, slug, way, width):
    page = visitor("Odile", width=width)
    quick_table(page, slug, GAMES[slug], SHORTER.get(slug))
    rng, decisions = random.Random(f"{slug}-{way}"), 0
    while not (seen := ways.look(page)).get("over") and decisions < MOST:
        ways.check(seen)
        if decisions in (2, 6, 20):
            assert ways.spoilt(page) == []
        ways.WAYS[way](page, seen, rng.choice(seen["legal"]))
        ways.gone_on(page, seen["step"])
        decisions += 1
    assert decisions
    if seen.get("over"):
        page.locator(".fin").wait_for()
        assert page.locator(".fin tbody tr").count() == GAMES[slug]
