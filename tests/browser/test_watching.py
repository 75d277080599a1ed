"""Watching the others: at one's own speed, past them in one press; a bot plays for me on request."""

from __future__ import annotations

import re

import pytest

from browser.play import quick_table
from browser.test_film import NOTE_STEPS, mine

SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844), (360, 740)]


def watched(page, seats=4):
    """Odile has passed: the others' moves are shown."""
    quick_table(page, "lemans", seats)
    mine(page)
    page.evaluate(NOTE_STEPS)
    page.locator('.ticket[data-token="pass"]').click()
    page.get_by_role("button", name="Passer à mon tour").wait_for()


def in_view(page, box):
    size = page.viewport_size
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_press_leads_to_my_turn_at_every_size(visitor, width, height):
    page = visitor("Odile", width=width, film=True)
    page.set_viewport_size({"width": width, "height": height})
    watched(page)
    for name in ("Passer à mon tour", "Aller à la fin"):
        assert in_view(page, page.get_by_role("button", name=name).bounding_box())
    page.get_by_role("button", name="Passer à mon tour").click()
    mine(page)
    assert page.evaluate("new Set(window.steps).size") <= 8


def test_the_speed_is_chosen_at_the_table_and_remembered(visitor):
    page = visitor("Odile", film=True)
    watched(page)
    page.get_by_role("radio", name="Instantané").check(force=True)
    mine(page)
    page.reload()
    mine(page)
    page.get_by_role("tab", name="Réglages").click()
    assert page.get_by_role("radio", name="Instantané").is_checked()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(visitor):
    page = visitor("Odile", film=True)
    quick_table(page, "lemans", 2)
    mine(page)
    page.get_by_role("button", name="Laisser un robot jouer pour moi").click()
    page.get_by_role("button", name="Oui, un robot joue").click()
    page.get_by_text("Un robot joue pour vous").first.wait_for()
    assert page.locator(".ticket").count() == 0
    page.get_by_role("button", name="Voir le résultat").or_(page.get_by_role("button", name="Aller à la fin")).click()
    page.locator(".fin").wait_for()
    assert page.locator(".carnet").get_by_text(re.compile("remplaçant")).count() > 0
