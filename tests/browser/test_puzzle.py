"""The puzzle of the day, by what is seen on the page."""

import re
from datetime import UTC, datetime, time

import pytest

from browser.conftest import DAY
from browser.play import sideways, unspoken

SLUG = "lemans"
WHY = "Pourquoi"
LISTEN = """() => {
  const hear = async (text) => { window.shared = text };
  navigator.share = (what) => hear(what.text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: hear } });
}"""


def asked(page, what):
    """What the house says of today's puzzle."""
    return page.request.post(f"/api/games/{SLUG}/puzzles/today/{what}").json()


def opened(visitor, width=1440):
    page = visitor(width=width)
    page.clock.set_fixed_time(datetime.combine(DAY, time(12), UTC))  # the browser lives on the day of the house
    page.goto(f"/coup/{SLUG}")
    page.get_by_text("un seul choix est nettement le meilleur").wait_for()
    page.locator(".act [data-token]").first.wait_for(state="attached")
    return page


def tokens(page):
    """The right tokens, and a wrong one."""
    right = asked(page, "answer")["tokens"]
    legal = page.request.get(f"/api/games/{SLUG}/puzzles/today").json()["exercise"]["seat"]["legal"]
    return right[0], next(token for token in legal if token not in right)


def press(page, token):
    page.locator(f".act [data-token='{token}']").first.dispatch_event("click")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_puzzle_is_found_explained_counted_and_shared(visitor, width):
    page = opened(visitor, width)
    right, _ = tokens(page)
    press(page, right)
    page.get_by_text("Trouvé du premier coup !").wait_for()
    why = page.get_by_role("region", name=WHY)
    why.get_by_text("parties imaginées").wait_for()
    assert why.get_by_text(re.compile("Champion")).count() == 1
    assert why.get_by_text(re.compile("Habitué")).count() == 1
    page.get_by_text("1 jour de suite").wait_for()
    assert sideways(page) <= 0
    assert unspoken(page) == []
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Partager").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("() => window.shared")
    assert "🟩" in shared
    assert right not in shared
    page.reload()
    page.get_by_text("Trouvé du premier coup !").wait_for()
    page.get_by_role("link", name="D’autres coups").click()
    page.get_by_role("heading", name="À chercher").wait_for()
    page.get_by_role("link", name=re.compile("24 Heures.*trouvé", re.S)).wait_for()
    page.goto("/")
    page.get_by_role("link", name="Le coup du jour ✓").wait_for()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_hint_and_a_wrong_choice_lead_to_the_answer(visitor, width):
    page = opened(visitor, width)
    _, wrong = tokens(page)
    tries = page.request.get(f"/api/games/{SLUG}/puzzles/today").json()["info"]["tries"]
    page.get_by_role("button", name="Un indice").click()
    page.get_by_text("Le thème :").wait_for()
    for _ in range(tries):
        press(page, wrong)
        page.wait_for_timeout(300)
    page.get_by_text("Pas cette fois").wait_for()
    page.get_by_role("region", name=WHY).wait_for()
    assert sideways(page) <= 0
    assert unspoken(page) == []
    page.goto("/coups")
    page.get_by_text("Trouvez un coup du jour pour commencer une série.").wait_for()
    page.get_by_role("link", name=re.compile("24 Heures.*manqué", re.S)).wait_for()


@pytest.mark.parametrize("width", [1440, 390])
def test_the_collection_is_searched_by_theme_and_difficulty(visitor, width):
    page = visitor(width=width)
    page.goto("/coups/marathon")
    practice = page.get_by_role("region", name="À chercher")
    links = practice.get_by_role("link")
    links.first.wait_for()
    every = links.count()
    practice.get_by_label("Difficulté").select_option("3")
    assert 0 < links.count() < every or practice.get_by_text("Aucun coup").count() == 1
    practice.get_by_label("Difficulté").select_option("0")
    assert links.count() == every
    assert sideways(page) <= 0
    links.first.click()
    page.wait_for_url("**/coup/marathon/*")
    page.get_by_role("region", name=re.compile("^Le coup du")).wait_for()
    page.locator(".act [data-token]").first.wait_for(state="attached")
    if width > 500:  # on a telephone the languages lie behind the menu
        page.get_by_role("button", name="Read in English").click()
        page.get_by_text("one choice is clearly the best").wait_for()
    assert unspoken(page) == []


def test_a_puzzle_that_does_not_exist_is_told(visitor):
    page = visitor(refused="404 (Not Found)")
    page.goto("/coup/marathon/2099-01-01")
    page.locator("main").get_by_role("link").first.wait_for()
    assert page.locator(".act").count() == 0
