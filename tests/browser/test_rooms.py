"""The rooms around the table with people in them: axe in both themes, every word spoken, large type, little motion."""

from __future__ import annotations

import json
import re

import pytest

from browser.conftest import ROOT
from browser.play import finished_table, sideways
from browser.test_accessible import THEMES, settle, violations

WORDS = ROOT / "src" / "ludotheque" / "languages" / "fr"
IDS = re.compile(r"^([a-z]+-[a-z0-9-]+) =", re.MULTILINE)
ZOOMED = 720  # a window of 1440 whose reader wants everything twice as large


def untold(page):
    """Messages that stand on the page by their names, because nothing is said for them."""
    files = [WORDS / f"{name}.ftl" for name in ("app", "pages", "company")]
    ids = {found for file in files for found in IDS.findall(file.read_text(encoding="utf-8"))}
    return sorted(ids & set(re.findall(r"[a-z]+-[a-z0-9-]+", page.locator("body").inner_text())))


def looked_at(page, path, sign):
    """The page in both themes and twice as large: nothing against it."""
    page.goto(path)
    page.locator(sign).first.wait_for()
    settle(page)
    assert untold(page) == []
    for scheme in THEMES.values():
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(60)
        assert violations(page) == [], (path, scheme)
    page.set_viewport_size({"width": ZOOMED, "height": 450})
    assert sideways(page) <= 0, path
    page.set_viewport_size({"width": 1440, "height": 900})


@pytest.fixture
def finished(visitor):
    """A page, and a table whose game is over."""
    page = visitor("Odile", width=1440)
    return page, finished_table(page, "lemans", 2)


def test_what_is_left_of_a_game_is_for_everybody(finished):
    page, table = finished
    looked_at(page, f"/table/{table}", ".fin .podium")
    looked_at(page, f"/replay/{table}?step=9", ".plateau")
    looked_at(page, f"/verifier?table={table}", ".verdict")
    looked_at(page, f"/des?table={table}", "tbody tr")
    looked_at(page, "/palmares", "article")


def test_doors_and_benches_are_for_everybody(visitor):
    page = visitor("Odile", width=1440)
    plan = {"plan": {"game": "macadam", "seats": 2}, "tables": 2, "par": "debutant"}
    head = {"content-type": "application/json"}
    deal = page.context.request.post("/api/duplicates", data=json.dumps(plan), headers=head).json()
    looked_at(page, f"/duplicata/{deal['group']}", "li .btn")
    looked_at(page, "/lab", ".jeu")
    looked_at(page, "/edition/lemans", ".plateau")
    looked_at(visitor(width=1440), "/t/KILO47", "main h1")  # somebody who has not said a name


def test_an_ink_is_changed_in_the_lobby_and_worn_at_the_table(visitor):
    page = visitor("Odile", width=1440, forced_colors="active", reduced_motion="reduce")
    page.goto("/new/lemans")
    page.get_by_role("button", name="Créer la table").click()
    page.get_by_role("button", name=re.compile("Changer d’encre.*disque vermillon")).click()
    free = page.get_by_role("dialog", name="Encres libres").get_by_role("button")
    assert "disque vermillon" not in [one.get_attribute("aria-label") for one in free.all()]
    page.keyboard.press("ArrowRight")
    wanted = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"Changer d’encre, à présent {wanted}").wait_for()
    assert sideways(page) <= 0
    page.set_viewport_size({"width": ZOOMED, "height": 450})
    assert sideways(page) <= 0
