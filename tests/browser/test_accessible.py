"""axe finds nothing on any page in either theme; everything is there without colour, motion or mouse."""

from __future__ import annotations

import json

import pytest

from browser.conftest import ROOT
from browser.play import quick_table

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = {"lemans": 3, "mark": 4, "maillot": 4, "macadam": 3, "marathon": 3}
STILL = ["/", "/new/mark", "/rules/lemans", "/rules/maillot", "/me", "/credits", "/programs", "/planche"]
STILL += ["/in#x", "/confirm#x", "/stop"]  # links of e-mails
STILL += [f"/lesson/{slug}" for slug in GAMES]  # rooms with something in them: test_rooms.py
THEMES = {"jour": "light", "nuit": "dark"}
# a hotspot is named by its ticket, not by the figures printed on the piece; axe itself calls this rule experimental
EXPERIMENTAL = {"label-content-name-mismatch": {"enabled": False}}
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page):
    """What axe has to say, a line a rule with the first element it is about."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async ([tags, rules]) => (await axe.run({ runOnly: { type: 'tag', values: tags }, rules })).violations"
        ".map((one) => [one.id, one.nodes.length, one.nodes[0].html.slice(0, 160), one.nodes[0].failureSummary])",
        [STANDARD, EXPERIMENTAL],
    )
    return [json.dumps(one, ensure_ascii=False) for one in found]


def settle(page):
    page.add_style_tag(content="*, *::before, *::after { animation: none !important; transition: none !important; }")
    page.wait_for_timeout(250)


def in_both_themes(page):
    """What axe has to say by day and by night: the page is opened once, and the device turns from one to the other."""
    settle(page)
    found = {}
    for theme, scheme in THEMES.items():
        page.emulate_media(color_scheme=scheme)
        page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
        page.wait_for_timeout(60)
        found[theme] = violations(page)
    return found


NOTHING = {theme: [] for theme in THEMES}


@pytest.mark.parametrize("path", STILL)
def test_axe_finds_nothing_on_a_page(visitor, path):
    page = visitor("Odile", width=1440 if path.startswith("/lesson") else 1280)
    page.goto(path)
    page.locator("h1").first.wait_for()
    assert in_both_themes(page) == NOTHING


def test_axe_finds_nothing_in_the_lobby(visitor):
    page = visitor("Odile")
    page.goto("/new/mark")
    page.get_by_role("button", name="Créer la table").click()
    page.get_by_role("button", name="Commencer la partie").wait_for()
    assert in_both_themes(page) == NOTHING


@pytest.mark.parametrize("slug", list(GAMES))
def test_axe_finds_nothing_at_a_table(visitor, slug):
    page = visitor("Odile", width=1440)
    quick_table(page, slug, GAMES[slug])
    page.locator(".act").wait_for()
    page.keyboard.press("1")
    assert in_both_themes(page) == NOTHING


def test_the_skip_link_comes_first_and_leads_to_the_content(visitor):
    page = visitor("Odile")
    page.goto("/rules/lemans")
    page.locator("h1").wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "saut"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_forced_colours_keep_shapes_and_words(visitor):
    page = visitor("Odile", forced_colors="active")
    quick_table(page, "lemans", 3)
    page.locator(".act .ticket").first.wait_for()
    assert page.locator(".em").count() >= 3
    assert page.locator(".plaque b").inner_text() != ""


def test_little_motion_shows_everything_all_the_same(visitor):
    page = visitor("Odile", film=True, reduced_motion="reduce")
    quick_table(page, "lemans", 2)
    page.locator(".act .ticket").first.wait_for(timeout=20_000)
    page.locator(".act .ticket").first.click()
    page.locator(".carnet li").nth(3).wait_for()
