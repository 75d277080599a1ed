"""A table on telephones, upright and on their side: what matters is seen without scrolling, where the thumb is."""

from __future__ import annotations

import pytest

from browser.play import quick_table, sideways, two_at
from browser.test_at_the_table import turn_of
from browser.test_film import mine

TABLES = [("lemans", 4), ("mark", 4), ("maillot", 6), ("macadam", 4), ("marathon", 4)]
PHONE = {"width": 390, "height": 844}

# Words drawn smaller than 10 pixels, as they are on the screen.
SMALL = """
() => [...document.querySelectorAll("body *")].filter((one) => {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const box = one.getBoundingClientRect();
  if (!own || !box.width || !box.height || one.closest(".sr")) return false;
  const grown = one instanceof SVGElement && one.getScreenCTM ? one.getScreenCTM() : null;
  const size = parseFloat(getComputedStyle(one).fontSize) * (grown ? Math.hypot(grown.a, grown.b) : 1);
  return size < 9.95;
}).map((one) => one.textContent.trim())
"""

# Can every hotspot that is on the screen be pressed in its middle? What else takes the press, if not.
SWALLOWED = """
() => [...document.querySelectorAll(".plateau [data-token]")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const covered = !hit || hit.closest(".act, .plaque, .watching, header, .tray") || one.contains(hit);
  return covered || hit.closest("[data-token]") ? [] : [one.dataset.token + " under " + hit.outerHTML.slice(0, 80)];
})
"""


def is_seen(page, locator):
    box, size = locator.bounding_box(), page.viewport_size
    return (
        box["y"] >= 0
        and box["y"] + box["height"] <= size["height"] + 1
        and box["x"] + box["width"] <= size["width"] + 1
    )


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_telephone_on_its_side_shows_the_board_and_all_choices(visitor, slug, seats):
    page = visitor("Odile", width=390)
    page.set_viewport_size({"width": 844, "height": 390})
    quick_table(page, slug, seats)
    mine(page)
    assert sideways(page) <= 0
    assert page.evaluate(SMALL) == []
    board, moves = page.locator(".plateau").bounding_box(), page.locator(".act").bounding_box()
    assert board["x"] + board["width"] <= moves["x"] + 1  # side by side
    assert moves["y"] >= 0
    assert page.get_by_text("Survolez").count() == 0 or not page.get_by_text("Survolez").is_visible()
    assert page.evaluate(SWALLOWED) == []
    page.set_viewport_size({"width": 360, "height": 740})  # upright and narrow
    assert sideways(page) <= 0
    assert page.evaluate(SMALL) == []
    page.set_viewport_size({"width": 720, "height": 450})  # a laptop at twice the size
    assert sideways(page) <= 0


def test_what_is_said_and_asked_is_seen_where_the_thumb_is(visitor):
    actor, (other,) = turn_of(*two_at(visitor, "lemans"))
    other.set_viewport_size(PHONE)
    other.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    actor.get_by_role("tab", name="Discussion").click()
    actor.get_by_label("Un mot à la table").fill("On attaque !")
    actor.get_by_role("button", name="Envoyer").click()
    toast = other.locator(".toast")
    toast.wait_for()
    assert is_seen(other, toast)
    assert other.get_by_role("button", name="Menu, 1 message non lu").count() == 1
    toast.get_by_role("button", name="Répondre").click()
    other.get_by_role("dialog").get_by_text("On attaque !").wait_for()
    assert other.locator("header .pastille").count() == 0  # read
    other.keyboard.press("Escape")
    actor.locator('.ticket[data-token="pass"]').click()
    actor.get_by_role("button", name="Annuler mon coup").click()
    agree = other.get_by_role("button", name="D’accord")
    agree.wait_for()
    assert is_seen(other, agree)
    assert agree.bounding_box()["y"] > PHONE["height"] / 2


def test_one_tap_plays_what_is_plain_and_two_if_one_likes(visitor):
    page = visitor("Odile", width=390)
    quick_table(page, "lemans", 2)
    mine(page)
    step = page.locator(".table").get_attribute("data-step")
    page.locator('.ticket[data-token="play"]').tap()
    page.locator(f'.table:not([data-step="{step}"])').wait_for(state="attached")
    page.evaluate("localStorage.setItem('ludo.one-tap', 'off')")
    page.reload()
    mine(page)
    step = page.locator(".table").get_attribute("data-step")
    if not page.locator(".ticket").first.is_visible():
        page.locator(".tous").tap()
    page.locator(".ticket").first.tap()
    page.locator(".ticket.vise").wait_for()
    assert page.locator(".table").get_attribute("data-step") == step


def test_the_coach_answers_beside_the_hand(visitor):
    page = visitor("Odile", width=390)
    quick_table(page, "lemans", 2)
    mine(page)
    page.get_by_role("button", name="Demander conseil").tap()
    page.locator(".coach li").first.wait_for()
    assert is_seen(page, page.locator(".coach"))


def test_a_card_of_macadam_brings_its_signal_in_one_press(visitor):
    page = visitor("Odile", width=1440)
    for _ in range(6):  # somebody else may lead
        quick_table(page, "macadam", 2)
        mine(page)
        cards = page.locator("[data-gesture]")
        if cards.count():
            break
    step = int(page.locator(".table").get_attribute("data-step"))
    cards.last.hover()
    cards.last.click()
    page.wait_for_function("(step) => Number(document.querySelector('.table').dataset.step) >= step + 2", arg=step)
    assert page.locator(".carnet").get_by_text("Odile").count() >= 2
