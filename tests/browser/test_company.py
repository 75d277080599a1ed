"""Company in the browser: invited again, muted at once, reported; a children's table; a bot like me."""

from __future__ import annotations

import random
from typing import Any

from browser.play import post, sideways, started, two_at
from browser.test_accessible import settle, violations
from server.houses import RunningHouse


def play_out(*pages: Any) -> None:
    """Let chance play the table that both pages show, by the interface, to its end."""
    table, rng = pages[0].url.rpartition("/")[2], random.Random(3)
    while True:
        for seat, page in enumerate(pages):
            shown = page.context.request.get(f"/api/tables/{table}").json()
            if shown["status"] != "playing":
                return
            if shown["turn"] == seat:
                token = rng.choice(shown["seats"][0]["legal"])
                post(
                    page,
                    f"/api/tables/{table}/commands",
                    {"do": "move", "seat": seat, "step": shown["step"], "token": token},
                )


def test_somebody_is_invited_again_and_comes(visitor):
    odile, basile = two_at(visitor, "lemans")
    play_out(odile, basile)
    basile.goto("/")
    odile.goto("/me")
    odile.get_by_role("button", name="Inviter Basile").click()
    odile.get_by_label("Quel jeu").select_option("mark")
    settle(odile)
    assert violations(odile) == []
    odile.get_by_role("button", name="Ouvrir une table et inviter").click()
    odile.get_by_text("Invitation envoyée").wait_for()
    basile.get_by_text("Odile vous invite à").wait_for()  # without coming back to the page
    assert violations(basile) == []
    basile.get_by_role("link", name="Aller à la table").click()
    basile.get_by_role("button", name="M’asseoir").click()
    odile.locator(".place").get_by_text("Basile").wait_for()


def test_mute_report_and_undo_by_the_menu_of_a_line(visitor):
    odile, basile = two_at(visitor, "mark")
    for page in (odile, basile):
        page.get_by_role("tab", name="Discussion").click()
    odile.get_by_label("Un mot à la table").fill("Vilain mot")
    odile.get_by_role("button", name="Envoyer").click()
    line = basile.get_by_role("listitem").filter(has_text="Vilain mot")
    line.get_by_role("button", name="Gestes pour Odile").click()
    sheet = basile.get_by_role("dialog", name="Odile")
    sheet.get_by_text("«\u202fVilain mot\u202f»").wait_for()
    assert violations(basile) == []
    sheet.get_by_text("Menace").click()
    sheet.get_by_role("button", name="Envoyer le signalement").click()
    sheet.get_by_text("C’est noté").wait_for()
    basile.keyboard.press("Escape")
    line.get_by_role("button", name="Gestes pour Odile").click()
    sheet.get_by_role("button", name="Ne plus lire").click()
    line.wait_for(state="detached")
    basile.goto("/me")
    basile.get_by_role("button", name="Annuler pour Odile").click()
    basile.get_by_role("button", name="Annuler pour Odile").wait_for(state="detached")
    basile.go_back()
    basile.get_by_role("tab", name="Discussion").click()
    basile.get_by_text("Vilain mot").wait_for()


def test_a_childrens_table_on_a_phone(visitor):
    page = visitor("Zoé", width=390)
    page.goto("/new/mark")
    page.get_by_role("switch", name="Table d’enfants").click()
    assert page.get_by_role("switch", name="Table d’enfants").get_attribute("aria-checked") == "true"
    page.get_by_role("button", name="Créer la table").last.click()
    page.locator(".enfants").wait_for()
    page.get_by_role("button", name="Bien joué").click()
    page.locator(".chat li").get_by_text("Bien joué").wait_for()
    assert page.get_by_label("Un mot à la table").count() == 0
    settle(page)
    assert (violations(page), sideways(page)) == ([], 0)
    page.get_by_role("button", name="Robot", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Comme moi").click()
    page.get_by_text("Comme moi\u202f: Habitué").wait_for()


def test_a_house_for_children(visitor, tmp_path):
    """Set phrases alone, no strangers at the table, and admins alone announce tournaments."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, children=True, admins="odile").start()
    try:
        zoe, paul = visitor("Zoé", url=house.url), visitor("Paul", url=house.url, refused="403 (Forbidden)")
        table = started(zoe, "mark", 2)
        zoe.goto(f"/table/{table}")
        zoe.get_by_role("tab", name="Discussion").click()
        zoe.get_by_role("group", name="Choisissez une phrase").get_by_role("button", name="Bien joué").click()
        zoe.locator(".chat li").get_by_text("Bien joué").wait_for()
        assert zoe.get_by_label("Un mot à la table").count() == 0
        settle(zoe)
        assert (violations(zoe), sideways(zoe)) == ([], 0)
        paul.goto(f"/table/{table}")
        paul.get_by_text("Des enfants jouent à cette table").wait_for()
        paul.goto("/tournaments")
        paul.get_by_text("seuls les administrateurs de la maison annoncent").wait_for()
        settle(paul)
        assert violations(paul) == []
    finally:
        house.kill()
