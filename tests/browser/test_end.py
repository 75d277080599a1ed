"""The end of a game: what it did to one's rating, in words that fit the screen."""

from __future__ import annotations

import re

import pytest

from browser.play import finished_table, sideways


@pytest.mark.parametrize("width", [1440, 390])
def test_the_end_says_what_the_game_did_to_my_rating(visitor, width):
    page = visitor("Odile", width)
    finished_table(page, "macadam", 2)
    told = page.locator(".fin").get_by_text(re.compile(r"Cote.: 1500 → 1\d{3} \([+−]\d+\), encore incertaine\."))
    told.wait_for()
    after = re.search(r"→ (\d+)", told.inner_text())[1]
    assert sideways(page) <= 0
    page.goto("/palmares")
    line = page.locator("tr.mine")
    line.get_by_text(after).wait_for()
    assert re.search("encore incertaine, à \\d+ points près", line.inner_text().replace("\n", ""))
    assert sideways(page) <= 0
