"""The end of a game, and seeing it again."""

import re

from browser.play import finished_table, lay_table, sideways, unspoken


def finished(visitor, width=1280):
    """Odile's page at the end of a game against a bot."""
    odile = visitor("Odile", width=width)
    finished_table(odile, "lemans", 2)
    return odile


def at_step(page, step):
    """The page shows the step, and its address keeps it."""
    page.get_by_role("status").get_by_text(re.compile(rf"^Coup {step} sur \d+$")).wait_for()
    assert page.url.endswith(f"?step={step}")


def test_the_end_has_a_score_sheet_and_leads_to_the_replay(visitor):
    page = finished(visitor)
    assert page.locator(".fin tbody tr").count() == 2
    assert page.locator(".fin details").count() == 0  # the sheet is drawn, the state is not listed
    page.get_by_role("button", name="Partager").wait_for()
    assert page.locator(".plateau").is_visible()  # the last board stays
    page.get_by_role("link", name="Revoir la partie").click()
    at_step(page, 0)
    page.get_by_text("Avant le premier coup").wait_for()
    page.goto("/")
    page.get_by_role("link", name=re.compile("Revoir la partie : 24 Heures".replace(" :", ".:"))).click()
    at_step(page, 0)


def test_a_game_is_seen_again_step_by_step(visitor):
    page = finished(visitor)
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_role("button", name="Un coup en avant").click()
    at_step(page, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at_step(page, 3)
    page.keyboard.press("ArrowLeft")
    at_step(page, 2)
    page.locator("aside ol button").nth(9).click()
    at_step(page, 10)
    assert page.locator("aside [aria-current=step] .n").inner_text() == "10"
    told = page.get_by_role("status").inner_text()
    page.reload()
    at_step(page, 10)
    assert page.get_by_role("status").inner_text() == told
    page.keyboard.press("End")
    assert page.get_by_role("button", name="Un coup en avant").is_disabled()
    page.get_by_role("slider").fill("5")
    at_step(page, 5)
    page.get_by_role("slider").blur()
    page.keyboard.press(" ")
    at_step(page, 6)
    page.keyboard.press(" ")
    page.keyboard.press("Home")
    at_step(page, 0)
    assert "n’est pas là" not in page.locator(".plateau").inner_text()  # nobody has to be in the room to be seen again
    assert page.get_by_role("link", name="Fichier de la partie (JSON)").get_attribute("href").endswith("/record")


def test_a_replay_shows_every_hand_in_both_languages(visitor):
    page = finished(visitor)
    page.goto(page.url.replace("/table/", "/replay/") + "?step=8")
    told = page.locator(".plateau .sr").last
    told.get_by_text("Votre main").wait_for()
    mine = told.inner_text()
    page.locator(".eyes").get_by_text("Gaston").click()
    page.wait_for_function("before => document.querySelector('.plateau > .sr').textContent !== before", arg=mine)
    page.get_by_role("button", name="Read in English").click()
    page.get_by_role("status").get_by_text(re.compile("^Step 8 of")).wait_for()
    told.get_by_text("Your hand").wait_for()
    assert unspoken(page) == []


def test_a_replay_fits_a_telephone(visitor):
    page = finished(visitor, width=390)
    assert sideways(page) <= 0
    replay = page.url.replace("/table/", "/replay/")
    for path in ("", "?step=12"):
        page.goto(replay + path)
        page.locator(".transport").wait_for()
        page.locator(".plateau").wait_for()
        assert sideways(page) <= 0


def test_a_game_under_way_is_not_seen_again_yet(visitor):
    page = visitor("Odile")
    lay_table(page, "lemans", 2)
    address = page.url
    page.goto(address.replace("/table/", "/replay/"))
    page.get_by_text("Prenez place").wait_for()
    assert page.url == address
