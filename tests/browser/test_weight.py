"""What a page weighs on the line, without its fonts: it must come quickly over a slow network."""

from __future__ import annotations

import gzip

import pytest

from browser.play import started

KILO = 1000
FIRST, TABLE = 60 * KILO, 120 * KILO
CODE = ("javascript", "css", "html")


def weighed(page):
    """Collects the weight of code that the page asks for from now on."""
    found: dict[str, int] = {}

    def weigh(answer):
        kind = answer.headers.get("content-type", "")
        if answer.ok and any(one in kind for one in CODE) and not answer.url.endswith("/sw.js"):
            found[answer.url] = len(gzip.compress(answer.body(), 6))

    page.on("response", weigh)
    return found


def test_the_first_page_is_light(visitor):
    page = visitor()
    found = weighed(page)
    page.goto("/")
    page.locator("article.jeu").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(found.values()) < FIRST, found


@pytest.mark.parametrize(
    ("slug", "seats"), [("lemans", 2), ("mark", 2), ("maillot", 2), ("macadam", 2), ("marathon", 3)]
)
def test_a_table_is_light_and_brings_one_board_only(visitor, slug, seats):
    page = visitor("Odile")
    table = started(page, slug, seats)
    found = weighed(page)
    page.goto(f"/table/{table}")
    page.locator(".plaque").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(found.values()) < TABLE, found
    boards = [url for url in found if "-Board-" in url and url.endswith(".js")]
    assert all(f"/{slug}-Board" in url for url in boards)
