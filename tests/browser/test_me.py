"""My page: who I am, on which devices, what I played; and nothing of it is lost."""

from __future__ import annotations

import json
import re

from browser.play import finished_table, sideways
from browser.test_accessible import NOTHING, in_both_themes

PASSWORD = "longues vacances"


def clean(page):
    """Nothing against the page, by day and by night."""
    assert in_both_themes(page) == NOTHING
    assert sideways(page) <= 0


def sheet(page, title):
    return page.locator("section.feuille").filter(has=page.get_by_role("heading", name=title))


def make_account(page, login):
    """The account of whoever is at the page; its recovery code."""
    page.goto("/me")
    page.get_by_label("Identifiant").fill(login)
    page.get_by_label(re.compile("Mot de passe, 8")).fill(PASSWORD)
    page.get_by_role("button", name="Créer le compte").click()
    shown = page.get_by_text("il ne sera plus montré").locator("xpath=ancestor::div[1]")
    code = shown.locator(".copy > span").first.inner_text()
    assert re.fullmatch(r"(\w{4}-){4}\w{4}", code)
    return code


def test_a_guest_takes_the_tables_along(visitor):
    """The question is clear; the games are in the account, with their replay; and a lost password has a way out."""
    computer = visitor("Odile Martin", width=1440)
    login = "odile-et-ses-parties"
    code = make_account(computer, login)
    clean(computer)
    computer.get_by_role("button", name="C’est noté").click()
    assert computer.get_by_text(code).count() == 0

    page = visitor("Odile", width=390, refused="409 (Conflict)")  # first it is asked whether games come along
    table = finished_table(page, "lemans", 2)
    page.goto("/me")
    game = sheet(page, "Mes parties").get_by_role("link", name=re.compile("24 Heures"))
    game.wait_for()
    page.get_by_role("button", name="J’ai déjà un compte").click()
    page.get_by_label("Identifiant").fill(login)
    page.get_by_label(re.compile("Mot de passe, 8")).fill(PASSWORD)
    page.get_by_role("button", name="Se connecter").click()
    page.get_by_text("sous le nom Odile. Emporter ces parties").wait_for()
    clean(page)
    page.get_by_role("button", name="Emporter mes parties").click()
    page.get_by_text(f"Vos parties sont gardées sous l’identifiant {login}").wait_for()
    assert game.get_attribute("href") == f"/replay/{table}"
    devices = sheet(page, "Appareils connectés")
    devices.get_by_text("cet appareil").wait_for()
    devices.get_by_role("listitem").nth(1).wait_for()
    clean(page)
    others = devices.get_by_role("button", name="Déconnecter l’autre appareil")
    others.click()
    others.wait_for(state="detached")
    assert computer.request.get("/api/me").json() is None

    with page.expect_download() as saved:
        page.get_by_role("link", name="Télécharger mes données").click()
    data = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [one["id"] for one in data["tables"]] == [table]

    computer.goto("/me")
    computer.get_by_role("button", name="J’ai déjà un compte").click()
    computer.get_by_role("button", name="Mot de passe oublié").click()
    computer.get_by_label("Identifiant").fill(login)
    computer.get_by_label("Code de récupération").fill(code.lower())
    computer.get_by_label(re.compile("Nouveau mot de passe")).fill("un autre mot")
    clean(computer)
    computer.get_by_role("button", name="Changer de mot de passe").click()
    computer.get_by_text("Bonjour, Odile Martin").wait_for()
    assert page.request.get("/api/me").json() is None


def test_tokens_and_deletion_ask_for_the_password(visitor):
    page = visitor("Zoé", width=390, refused="403 (Forbidden)")
    make_account(page, "zoe-jetons")
    tokens = sheet(page, "Pour les programmes")
    tokens.get_by_text("Nouveau jeton").click()
    tokens.get_by_label("À quoi sert-il").fill("mon robot")
    tokens.get_by_text("lire seulement").click()
    tokens.get_by_text("30 jours").click()
    tokens.get_by_label("Mot de passe actuel").fill("courtes vacances")
    with page.expect_response("**/api/tokens") as refused:
        tokens.get_by_role("button", name="Créer").click()
    assert refused.value.status == 403
    tokens.get_by_text("Le mot de passe actuel ne va pas.").wait_for()
    clean(page)
    tokens.get_by_label("Mot de passe actuel").fill(PASSWORD)
    tokens.get_by_role("button", name="Créer").click()
    tokens.get_by_text("ludo_").wait_for()
    tokens.get_by_text(re.compile("lire seulement · jamais utilisé · jusqu’au")).wait_for()
    tokens.get_by_role("button", name="Retirer le jeton mon robot").click()
    tokens.get_by_text("Aucun jeton.").wait_for()
    page.get_by_role("button", name="Tout effacer…").click()
    leaving = sheet(page, "Effacer mes données")
    leaving.get_by_label("Mot de passe actuel").fill(PASSWORD)
    leaving.get_by_role("button", name="Oui, effacer tout").click()
    page.wait_for_url("**/")
    assert page.request.get("/api/me").json() is None


def test_how_one_is_told(visitor):
    """Quiet hours, a webhook and days off are kept; what cannot be is said; nothing against the page on a phone."""
    page = visitor("Zoé", width=390, refused="400 (Bad Request)")  # a webhook that is none
    page.goto("/me")
    told = sheet(page, "Comment vous prévenir")
    told.get_by_label("Heures calmes").check()
    told.get_by_label("de", exact=True).fill("21:30")
    told.get_by_label("Fuseau horaire").select_option("Europe/Paris")
    told.get_by_role("button", name="Enregistrer").click()
    told.get_by_text("Enregistré.").wait_for()
    hook = sheet(page, "Webhook")
    hook.get_by_label("Adresse (https)").fill("https://10.0.0.1/x")
    hook.get_by_role("button", name="Utiliser ce webhook").click()
    hook.get_by_text("une adresse https d’un hôte public").wait_for()
    hook.get_by_label("Adresse (https)").fill("https://hooks.example/services/secret")
    hook.get_by_role("button", name="Utiliser ce webhook").click()
    hook.get_by_text("Les messages vont à hooks.example (Discord).").wait_for()
    told.get_by_role("checkbox", name="C’est à vous – Webhook").uncheck()
    told.get_by_role("button", name="Enregistrer").click()
    told.get_by_text("Enregistré.").wait_for()
    off = sheet(page, "Jours de congé")
    first = off.get_by_label("Du", exact=True)
    day = first.get_attribute("min")
    first.fill(day)
    off.get_by_label("Au (compris)").fill(day)
    off.get_by_role("button", name="Prendre ces jours").click()
    off.get_by_role("button", name="Rendre ces jours", exact=True).wait_for()
    off.get_by_text("il vous reste 29 jours").wait_for()
    clean(page)
    page.reload()
    assert told.get_by_label("de", exact=True).input_value() == "21:30"
    assert not told.get_by_role("checkbox", name="C’est à vous – Webhook").is_checked()
    assert told.get_by_role("checkbox", name="Une ronde commence – Webhook").is_checked()
    assert "secret" not in page.content()


def test_a_link_comes_in_once(visitor):
    """Opening it does nothing; the button does; the secret leaves the address at once."""
    page = visitor("Odile", width=390, refused="401 (Unauthorized)")
    page.goto("/in#not-a-secret")
    page.get_by_role("button", name="Entrer", exact=True).wait_for()
    assert page.url.endswith("/in")
    page.get_by_role("button", name="Entrer", exact=True).click()
    page.get_by_text("Ce lien a déjà servi").wait_for()
    clean(page)
