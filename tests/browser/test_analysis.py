"""A record brought from elsewhere: the curves of its analysis, and playing on from one of its moments."""

import re

import pytest

import ludotheque as ludo
from browser.play import seat_robots, sideways, start, unspoken
from browser.test_accessible import settle, violations
from support import random_action


@pytest.fixture
def feuille(tmp_path):
    """The record file of a finished game of two seats."""
    state, rng = ludo.load("lemans").new(2), ludo.Rng(8)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    path = tmp_path / "partie.json"
    path.write_text(record.write(), encoding="utf-8")
    return path


def brought(page, path):
    page.goto("/palmares")
    page.get_by_label("Choisir un fichier").set_input_files(path)
    page.wait_for_url(re.compile("/replay/rec-"))
    page.locator(".transport").wait_for()


def test_curves_lead_through_the_game_and_one_plays_on(visitor, feuille):
    page = visitor("Odile", width=1440)
    brought(page, feuille)
    page.get_by_role("button", name="Analyser la partie").click()
    curves = page.get_by_role("region", name="Chances de victoire")
    curves.wait_for(timeout=60_000)
    assert curves.locator("path.ligne").count() == 2
    box = curves.locator(".fil").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.wait_for_url(re.compile(r"\?step=[1-9]"))
    step = int(page.url.partition("step=")[2])
    steps = int(page.get_by_role("slider").get_attribute("max"))
    assert abs(step - steps / 2) < steps / 10
    verdict = page.locator(".verdict")
    assert verdict.locator("li").count() >= 2
    assert verdict.locator("li.played").count() == 1
    assert re.search(r"\d+\s±\s\d+\s%", verdict.locator(".passage").inner_text())
    for text in verdict.locator(".parts b").all_inner_texts():  # nothing is told that its margin swallows
        told = re.search(r"([−+]\d+)\s±\s(\d+)", text)
        assert text == "rien de sûr" or abs(int(told[1].replace("−", "-"))) >= int(told[2]) - 1
    page.get_by_text("Tout voir").click()
    page.locator(".secrets").get_by_text("Place 1").first.wait_for()
    assert unspoken(page) == []
    settle(page)
    assert violations(page) == []
    page.get_by_role("button", name="Rejouer d’ici").click()
    page.get_by_role("note").get_by_text(re.compile(f"reprise au coup {step}")).wait_for()
    held = page.get_by_role("list", name="Ce que chacun a à ce moment")
    assert held.get_by_text("Odile").count() >= 1  # who came sits already, and every chair says what it has
    seat_robots(page)
    start(page)
    page.get_by_text("hors classement").wait_for()


def test_on_a_phone_the_curves_stay_beside_the_board_and_nobody_is_you(visitor, feuille):
    page = visitor("Odile", width=390)
    brought(page, feuille)
    strip, offer = (
        page.get_by_role("slider", name="Chances de victoire"),
        page.get_by_role("button", name="Analyser la partie"),
    )
    strip.or_(offer).first.wait_for()
    if offer.count():  # the house may have analysed this record for another test
        offer.click()
    strip.wait_for(timeout=60_000)
    for end in (0, 1):  # wherever the page is scrolled to
        page.evaluate("end => scrollTo(0, end * document.body.scrollHeight)", end)
        assert strip.bounding_box()["y"] + strip.bounding_box()["height"] <= 844
    assert "Vous" not in page.locator(".plateau").inner_text()  # somebody else's game
    assert page.get_by_text("Votre main").count() == 0
    assert sideways(page) <= 0


def test_a_huge_file_is_refused_and_a_telephone_has_room(visitor, feuille, tmp_path):
    page = visitor("Odile", width=390)
    bad = tmp_path / "photo.json"
    bad.write_text(" " * 300_000, encoding="utf-8")
    page.goto("/palmares")
    page.get_by_label("Choisir un fichier").set_input_files(bad)
    page.get_by_role("alert").get_by_text("trop gros").wait_for()
    assert sideways(page) <= 0
    brought(page, feuille)
    assert sideways(page) <= 0
    page.goto("/me")
    page.get_by_role("button", name="Tout effacer…").click()
    page.get_by_role("button", name="Oui, effacer tout").click()
    page.wait_for_url(re.compile("/$"))
    assert page.context.request.get("/api/home").status == 401


def test_three_moments_wait_on_the_board_to_be_tried_again(visitor, feuille):
    page = visitor("Odile", width=390)
    brought(page, feuille)
    page.get_by_role("link", name="Trois moments").click()
    page.wait_for_url(re.compile("/moments/rec-"))
    page.get_by_role("heading", name=re.compile("Trois moments de")).wait_for()
    offer, tries = page.get_by_role("button", name="Analyser la partie"), page.get_by_role("link", name="Réessayer")
    offer.or_(tries).or_(page.get_by_text("bien joué")).first.wait_for()
    if offer.count():
        offer.click()
    tries.first.wait_for(timeout=60_000)
    page.get_by_role("radio").nth(1).check(force=True)
    page.wait_for_url(re.compile("seat=1"))
    tries.first.wait_for()
    assert 1 <= tries.count() <= 3
    assert page.locator("li .coup").first.inner_text().strip().startswith("Place 2")
    assert sideways(page) <= 0
    settle(page)
    assert violations(page) == []
    tries.first.press("Enter")
    page.wait_for_url(re.compile(r"/moments/rec-.*/\d+$"))
    page.get_by_text("Il y avait mieux ici").wait_for()
    assert page.get_by_text("Les choix comparés").count() == 0
    page.get_by_role("button", name="Voir la réponse").press("Enter")
    page.get_by_text("Le Champion joue").wait_for()
    compared = page.get_by_role("region", name="Les choix comparés")
    compared.get_by_text("Dans la partie", exact=True).wait_for()
    assert re.search(r"\d+\s±\s\d+\s%", compared.inner_text())
    assert unspoken(page) == []
    assert sideways(page) <= 0
    settle(page)
    assert violations(page) == []
