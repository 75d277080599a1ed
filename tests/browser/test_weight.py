"""What a page weighs on the line, without its fonts: it must come quickly over a slow network."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest

from browser.play import started

KILO = 1000
FIRST, TABLE = 60 * KILO, 120 * KILO
DATA = 12 * KILO
CODE = ("javascript", "css", "html")
BROUGHT = re.compile(rb'<script type="application/json" id="brought">.*?</script>', re.S)


def answered(page):
    """Collects what the page is answered from now on."""
    found: list[Any] = []
    page.on("response", lambda answer: found.append(answer))  # noqa: PLW0108 - playwright takes no method of a list
    return found


def weights(answers):
    """What the code among the answers weighs, without what a table's page brings instead of asking for it."""
    code = [one for one in answers if one.ok and any(kind in one.headers.get("content-type", "") for kind in CODE)]
    return {
        one.url: len(gzip.compress(BROUGHT.sub(b"", one.body()), 6)) for one in code if not one.url.endswith("/sw.js")
    }


def test_the_first_page_is_light(visitor):
    page = visitor()
    answers = answered(page)
    page.goto("/")
    page.locator("article.jeu").first.wait_for()
    page.wait_for_load_state("networkidle")
    found = weights(answers)
    assert sum(found.values()) < FIRST, found


@pytest.mark.parametrize(
    ("slug", "seats"), [("lemans", 2), ("mark", 2), ("maillot", 2), ("macadam", 2), ("marathon", 3)]
)
def test_a_table_is_light_and_brings_one_board_only(visitor, slug, seats):
    page = visitor("Odile")
    table = started(page, slug, seats)
    answers = answered(page)
    page.goto(f"/table/{table}")
    page.locator(".plaque").wait_for()
    page.wait_for_load_state("networkidle")
    found = weights(answers)
    assert sum(found.values()) < TABLE, found
    boards = [url for url in found if re.search(r"-(Board|pieces)-[^/]*\.js$", url)]
    assert boards, found
    assert all(f"/{slug}-" in url for url in boards)
    [brought] = BROUGHT.findall(answers[0].body())
    assert len(gzip.compress(brought, 6)) < DATA
