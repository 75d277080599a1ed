"""E-mail by the pages: an address is confirmed, one press stops the letters, a link replaces a lost password."""

from __future__ import annotations

import pytest

from browser.test_me import PASSWORD, make_account, sheet
from browser.test_tournaments import is_well
from server.houses import RunningHouse
from server.notifications.mailroom import mailroom, secret_in

ADDRESS = "odile.martin@example.org"


@pytest.fixture
def posting(tmp_path):
    """A house that sends e-mail, and its mail server."""
    with mailroom() as (room, words):
        house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, **words)
        house.settings["public_url"] = house.url
        yield house.start(), room
        house.kill()


def press(page, path, letter, button, said):
    """Follow the link of a letter and press its one button."""
    page.goto(f"/{path}#{secret_in(letter, path)}")
    page.get_by_role("button", name=button).click()
    page.get_by_text(said).wait_for()
    is_well(page)


def test_an_address_from_the_first_letter_to_the_last(visitor, posting):
    house, room = posting
    page = visitor("Odile", width=390, url=house.url, timezone_id="Europe/Paris")
    make_account(page, "odile-du-courrier")
    email = sheet(page, "Courriel")
    email.get_by_label("Votre adresse").fill(ADDRESS)
    email.get_by_label("Mot de passe actuel").fill(PASSWORD)
    email.get_by_role("button", name="Utiliser cette adresse").click()
    email.get_by_text(f"Nous avons écrit à {ADDRESS}").wait_for()
    press(page, "confirm", room.wait(1), "Oui, c’est la mienne", "Merci : votre adresse est confirmée.")
    page.get_by_role("link", name="Ma page").last.click()
    email.get_by_text(f"{ADDRESS} est confirmée.").wait_for()
    told = sheet(page, "Comment vous prévenir")
    by_letter = told.get_by_role("checkbox", name="C’est à vous – Courriel")
    assert by_letter.is_checked()
    assert told.get_by_label("Fuseau horaire").input_value() == "Europe/Paris"  # whatever the address has set already
    told.get_by_role("button", name="M’envoyer un essai : Courriel").click()
    told.get_by_text("Parti : regardez.").wait_for()
    is_well(page)
    done = "C’est fait : vous ne recevrez plus de courriels."
    press(page, "stop", room.wait(2), "Ne plus recevoir de courriels", done)
    page.get_by_role("link", name="Ma page").last.click()
    email.get_by_text(f"{ADDRESS} est confirmée.").wait_for()
    assert not by_letter.is_checked()

    other = visitor(width=1440, url=house.url)
    other.add_init_script("localStorage.setItem('ludo.language', 'en')")
    other.goto("/me")
    other.get_by_role("button", name="I already have an account").click()
    other.get_by_role("button", name="Forgotten your password?").click()
    other.get_by_label("Your address").fill(ADDRESS)
    other.get_by_role("button", name="Send me a link").click()
    other.get_by_text("a link is on its way").wait_for()
    is_well(other)
    other.goto(f"/in#{secret_in(room.wait(3), 'in')}")
    other.get_by_text("Choose a new password").click()
    other.get_by_label("New password").fill("courtes vacances")
    is_well(other)
    other.get_by_role("button", name="Change it and come in").click()
    other.get_by_role("heading", name="Hello, Odile").wait_for()
    assert page.request.get("/api/me").json() is None  # whoever came in before has to come in again


def test_without_e_mail_the_host_is_asked_for_a_link(visitor):
    page = visitor(width=390)
    page.goto("/me")
    page.get_by_role("button", name="J’ai déjà un compte").click()
    page.get_by_role("button", name="Mot de passe oublié").click()
    page.get_by_text("Demandez à votre hôte un lien pour entrer").wait_for()
    assert page.get_by_label("Votre adresse").count() == 0
    is_well(page)
