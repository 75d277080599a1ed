"""The office by its own controls: somebody is looked for, muted with a reason, and the house tells everybody."""

from __future__ import annotations

import httpx
import pytest

from browser.play import post, sideways, started
from browser.test_accessible import NOTHING, in_both_themes
from server.houses import RunningHouse

TABS = ["Coup d’œil", "Personnes", "Tables", "Tournois", "Signalements", "Annonces", "Disque", "Journal"]


@pytest.fixture
def ruled_house(tmp_path):
    """A house with an admin, who has an account."""
    made = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, admins="odile").start()
    yield made
    made.kill()


def come_in(house, name):
    """Somebody without a browser."""
    assert httpx.post(f"{house.url}/api/me", json={"name": name}).status_code == 200


def account(page, login):
    """The visitor keeps their name under a login."""
    words = {"login": login, "password": "longues vacances"}
    assert page.context.request.post("/api/account", data=words).status == 200


def test_an_admin_mutes_somebody_and_tells_everybody(visitor, ruled_house):
    admin = visitor("Odile", width=1440, url=ruled_house.url)
    account(admin, "odile")
    for name in ("Léa", "Tom"):
        come_in(ruled_house, name)
    reader = visitor("Basile", width=390, url=ruled_house.url)
    admin.goto("/office")
    admin.get_by_role("heading", name="Le bureau").wait_for()
    for name in TABS:
        admin.get_by_role("tab", name=name).click()
        admin.get_by_role("tabpanel", name=name).locator(".feuille").first.wait_for()
        assert not sideways(admin)
    assert in_both_themes(admin) == NOTHING

    admin.get_by_role("tab", name="Journal").focus()
    for _ in range(6):
        admin.keyboard.press("ArrowLeft")  # the keys go from tab to tab
    admin.get_by_role("searchbox").fill("tom")
    admin.get_by_role("listitem").filter(has_text="Tom").wait_for()
    admin.get_by_role("listitem").filter(has_text="Léa").wait_for(state="detached")
    admin.get_by_role("button", name="Faire taire : Tom").click()
    sheet = admin.get_by_role("dialog")
    assert sheet.get_by_role("button", name="Le faire").is_disabled()  # why?
    sheet.get_by_label("Pourquoi").fill("insultes répétées")
    assert in_both_themes(admin) == NOTHING
    sheet.get_by_role("button", name="Le faire").click()
    admin.get_by_text("sans parole jusqu’au").wait_for()
    admin.get_by_role("tab", name="Journal").click()
    admin.get_by_text("insultes répétées").wait_for()

    admin.get_by_role("tab", name="Annonces").click()
    admin.get_by_label("En français").fill("Tournoi ce soir à vingt heures.")
    admin.get_by_label("En anglais").fill("Tournament tonight at eight.")
    admin.get_by_role("button", name="Afficher").click()
    admin.get_by_text("Affiché jusqu’au").wait_for()
    admin.get_by_role("button", name="L’annoncer").click()
    reader.goto("/")
    reader.get_by_text("Tournoi ce soir à vingt heures.").wait_for()
    reader.get_by_role("timer").wait_for()
    assert not sideways(reader)
    assert in_both_themes(reader) == NOTHING


def test_the_office_on_a_phone_and_in_english(visitor, ruled_house):
    admin = visitor("Odile", width=390, url=ruled_house.url)
    account(admin, "odile")
    come_in(ruled_house, "Marguerite-Françoise-A")
    admin.goto("/")
    admin.evaluate("localStorage.setItem('ludo.language', 'en')")
    admin.goto("/office#people")
    admin.get_by_role("listitem").filter(has_text="Marguerite").get_by_text("last seen just now").wait_for()
    assert not sideways(admin)
    assert in_both_themes(admin) == NOTHING
    admin.get_by_role("button", name="Close out: Marguerite").click()
    admin.get_by_label("Current password").wait_for()
    assert not sideways(admin)


def test_a_tournament_is_called_off_and_somebody_taken_out(visitor, ruled_house):
    admin = visitor("Odile", width=390, url=ruled_house.url)
    account(admin, "odile")
    lea = httpx.Client(base_url=ruled_house.url)
    assert lea.post("/api/me", json={"name": "Léa"}).status_code == 200
    plan = {"title": "Le Grand Critérium du dimanche soir", "game": "mark", "seats": 2}
    made = lea.post("/api/tournaments", json=plan).json()["id"]
    assert lea.post(f"/api/tournaments/{made}/commands", json={"do": "enter"}).status_code == 200
    admin.goto("/office#tournaments")
    admin.get_by_role("button", name="Qui y joue : Le Grand").click()
    admin.get_by_role("button", name="Retirer : Léa").wait_for()
    assert not sideways(admin)
    assert in_both_themes(admin) == NOTHING
    tab = admin.get_by_role("tab", name="Tournois").bounding_box()
    assert tab["x"] + tab["width"] <= 390  # the chosen tab is in sight
    for act, left in (("Retirer : Léa", "Aucune personne"), ("Annuler : Le Grand", "Annulé")):
        admin.get_by_role("button", name=act).click()
        admin.get_by_label("Pourquoi").fill("salle fermée dimanche")
        admin.get_by_role("button", name="Le faire").click()
        admin.get_by_role("tabpanel").get_by_text(left, exact=left == "Annulé").wait_for()
    admin.get_by_role("tab", name="Journal").click()
    admin.get_by_text("Retirer du tournoi").wait_for()
    assert lea.get(f"/api/tournaments/{made}").json()["status"] == "called_off"


def test_a_report_is_read_and_settled_and_its_table_ended(visitor, ruled_house):
    lea, tom = visitor("Léa", url=ruled_house.url), visitor("Tom", url=ruled_house.url)
    table = started(lea, "mark", 2)
    post(lea, f"/api/tables/{table}/commands", {"do": "say", "text": "Vilain mot"})
    tom.goto(f"/table/{table}")
    tom.get_by_role("tab", name="Discussion").click()
    tom.get_by_role("listitem").filter(has_text="Vilain mot").get_by_role("button", name="Gestes pour Léa").click()
    tom.get_by_text("Insulte", exact=True).click()
    tom.get_by_role("button", name="Envoyer le signalement").click()
    tom.get_by_text("C’est noté").wait_for()
    tom.keyboard.press("Escape")
    tom.get_by_role("listitem").filter(has_text="Vilain mot").get_by_role("button", name="Gestes pour Léa").click()
    tom.get_by_role("button", name="Bloquer").click()
    tom.get_by_text("Vous avez bloqué Léa").wait_for()

    admin = visitor("Odile", width=390, url=ruled_house.url)
    account(admin, "odile")
    admin.goto("/office#reports")
    admin.get_by_role("listitem").filter(has_text="Vilain mot").wait_for()
    assert in_both_themes(admin) == NOTHING
    for tab, act, left in (
        ("Signalements", "Régler : Léa", "Personne ne se plaint"),
        ("Tables", "Terminer :", "Table fermée"),
        ("Tables", "Supprimer :", "Rien de tel"),
    ):
        admin.get_by_role("tab", name=tab).click()
        admin.get_by_role("button", name=act).click()
        admin.get_by_label("Pourquoi").fill("prévenue, table fermée")
        admin.get_by_role("button", name="Le faire").click()
        admin.get_by_role("tabpanel").locator("li").get_by_text(left).wait_for()
    assert not sideways(admin)
    admin.get_by_role("tab", name="Journal").click()
    for done in ("Régler", "Terminer", "Supprimer"):
        admin.get_by_role("tabpanel").get_by_role("listitem").filter(has_text=done).wait_for()


def test_others_find_no_office(visitor, ruled_house):
    page = visitor("Basile", url=ruled_house.url, refused="404 (Not Found)")
    assert page.goto("/office").status == 404
    page.get_by_text("Cette adresse ne mène nulle part.").wait_for()
    assert page.get_by_role("tab").count() == 0
