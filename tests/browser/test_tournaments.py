"""A tournament from its announcement to the wall: the organiser, a player who follows the link, the club's screen."""

from __future__ import annotations

from browser.test_accessible import NOTHING, in_both_themes


def announce(page, title):
    """Announce a Swiss evening of 24 Heures, for four at a table."""
    page.goto("/tournaments")
    page.get_by_text("Aucun tournoi pour l’instant").wait_for()
    page.get_by_role("link", name="Annoncer un tournoi").click()
    page.get_by_role("button", name="Annoncer un tournoi").click()
    page.get_by_text("Donnez un nom au tournoi.").wait_for()
    page.get_by_label("Nom", exact=True).fill(title)
    page.get_by_role("button", name="Annoncer un tournoi").click()
    page.get_by_role("heading", name=title).wait_for()


def test_an_evening_from_the_announcement_to_the_wall(visitor, own_house):
    odile, iris = visitor("Odile", url=own_house.url), visitor("Iris", width=390, url=own_house.url)
    announce(odile, "Le mardi du club")
    odile.get_by_role("button", name="Participer").click()
    odile.get_by_text("Vous participez").wait_for()

    iris.goto(odile.url)
    iris.get_by_role("button", name="Participer").click()
    iris.get_by_text("Vous participez").wait_for()
    assert in_both_themes(iris) == NOTHING

    odile.get_by_role("button", name="Inscrire", exact=True).click()
    odile.get_by_text("4 inscriptions").wait_for()
    assert in_both_themes(odile) == NOTHING
    odile.get_by_role("button", name="Commencer la première ronde").click()
    odile.get_by_text("Vous jouez à la table 1").wait_for()
    iris.get_by_role("link", name="À ma table").first.click()
    iris.get_by_text("Le mardi du club · ronde 1 · table 1").wait_for()

    wall = visitor(url=own_house.url)
    wall.goto(odile.url + "/wall")
    wall.get_by_text("Table 1").wait_for()
    assert {"Odile", "Iris"} <= set(wall.locator(".who").all_inner_texts())
    assert in_both_themes(wall) == NOTHING
