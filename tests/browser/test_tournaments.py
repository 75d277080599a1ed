"""A tournament from its announcement to the wall: the organiser, a player who follows the link, the club's screen."""

from __future__ import annotations

from browser.play import autoplay, post, sideways, unspoken
from browser.test_accessible import NOTHING, in_both_themes


def announce(page, title, choose=lambda page: None):
    """Announce a Swiss evening of 24 Heures, for four at a table, or what is chosen instead."""
    page.goto("/tournaments")
    page.get_by_role("link", name="Annoncer un tournoi").click()
    page.get_by_role("button", name="Annoncer un tournoi").click()
    page.get_by_text("Donnez un nom au tournoi.").wait_for()
    page.get_by_label("Nom", exact=True).fill(title)
    choose(page)
    page.get_by_role("button", name="Annoncer un tournoi").click()
    page.get_by_role("heading", name=title).wait_for()


def test_an_evening_from_the_announcement_to_the_wall(visitor, own_house):
    odile, iris = visitor("Odile", url=own_house.url), visitor("Iris", width=390, url=own_house.url)
    odile.goto("/tournaments")
    odile.get_by_text("Aucun tournoi pour l’instant").wait_for()
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


def two_rounds_of_one_deal(page):
    """Two chairs, duplicate, a short Mark."""
    page.get_by_text("Mark", exact=True).click()
    page.get_by_text("Duplicata", exact=True).click()
    for label in ("Chaises par table", "Nombre de rondes"):
        page.get_by_role("spinbutton", name=label).fill("2")
    page.locator("summary", has_text="Options").click()
    page.locator("summary").get_by_text("Valeurs personnalisées", exact=True).click()
    page.locator("#edition").fill("roll_limit = 10")
    assert in_both_themes(page) == NOTHING


def is_well(page):
    """Nothing for axe by day or night, every text in words, no wider than the screen."""
    assert in_both_themes(page) == NOTHING
    assert (unspoken(page), sideways(page)) == ([], 0)


def test_two_rounds_of_one_deal_to_the_podium(visitor, own_house):
    """The organiser directs and does not play, Basile reads French, Iris English on a telephone; the wall looks on."""
    odile, wall = visitor("Odile", url=own_house.url), visitor(url=own_house.url, width=1440)
    basile, iris = visitor("Basile", url=own_house.url), visitor("Iris", width=390, url=own_house.url)
    for page in (iris, wall):
        page.add_init_script("localStorage.setItem('ludo.language', 'en')")
    announce(odile, "La donne du mardi", two_rounds_of_one_deal)
    address = odile.url
    wall.goto(address + "/wall")
    wall.get_by_role("heading", name="Open for entries").wait_for()
    for page, enter in ((basile, "Participer"), (iris, "Take part")):
        page.goto(address)
        page.get_by_role("button", name=enter).click()
    odile.get_by_role("button", name="Inscrire", exact=True).click()
    odile.get_by_text("4 inscriptions").wait_for()

    ways = [(basile, ("À ma table", "Au tournoi")), (iris, ("To my table", "To the tournament"))]
    for number, start in ((1, "Commencer la première ronde"), (2, "Commencer la ronde suivante")):
        odile.get_by_role("button", name=start).click()
        for page, (go, _) in ways:
            page.get_by_role("link", name=go).first.click()
        wall.get_by_text(f"Round {number} of 2").wait_for()
        for page in (basile, iris):
            page.locator(".plaque").wait_for()
            autoplay(page)
        for page, (go, back) in ways:
            page.locator(".fin").wait_for()
            page.get_by_role("link", name=back).click()
            page.get_by_role("link", name=go).first.wait_for(state="detached")

    for page in (odile, basile, iris, wall):
        page.get_by_role("list", name="Podium").wait_for()
    for page in (odile, iris, wall):
        is_well(page)
    assert sum(int(points) for points in wall.locator("td.num").all_inner_texts()) == 16  # T-11: four a chair and round
    iris.get_by_role("link", name="Basile").first.click()
    iris.get_by_text("Round 2").wait_for()
    assert iris.get_by_role("link", name="See the game again").count() == 2
    is_well(iris)


def test_paper_shows_every_round_black_on_white(visitor, own_house):
    """Printed by night: no head, foot or button, rounds that were folded before, nothing beyond the margin."""
    odile = visitor("Odile", url=own_house.url, width=1440, color_scheme="dark")
    made = bots_play(odile, "Le mardi imprimé", groups_of_three, 6)
    odile.goto(made)
    first = odile.locator("details", has_text="Ronde 1").get_by_text("Table 2")
    odile.locator("summary", has_text="Ronde 1").wait_for()
    assert not first.is_visible()
    odile.emulate_media(media="print", color_scheme="dark")
    odile.set_viewport_size({"width": 718, "height": 1000})  # A4 between its margins
    first.wait_for()
    assert not any(odile.get_by_role("button", name=name).is_visible() for name in ("Imprimer", "Annuler le tournoi"))
    assert not odile.get_by_role("link", name="CSV").is_visible()
    assert odile.get_by_role("columnheader", name="Compagnie").first.is_visible()  # a phone leaves tie-breaks out
    colours = "(name) => getComputedStyle(document.querySelector('.feuille'))[name]"
    assert odile.evaluate(colours, "backgroundColor") == "rgb(255, 255, 255)"
    assert odile.evaluate(colours, "color") == "rgb(0, 0, 0)"
    assert sideways(odile) == 0
    odile.goto(f"{made}/sheet/1")
    odile.get_by_text("Ronde 3").wait_for()
    assert not odile.get_by_role("link", name="Revoir la partie").first.is_visible()
    assert sideways(odile) == 0


def test_a_wall_scrolls_by_itself_and_says_when_it_is_old(visitor, own_house):
    """Nobody scrolls a wall, and nobody sees that its line was cut unless it says so."""
    odile, wall = visitor("Odile", url=own_house.url), visitor(url=own_house.url, width=390)
    plan = {"title": "Le jeudi", "game": "mark", "seats": 2, "pace": {"type": "evening", "grace": 600}}
    made = post(odile, "/api/tournaments", plan)["id"]
    for words in ({"do": "enter"}, {"do": "bots", "count": 15}, {"do": "start"}):
        post(odile, f"/api/tournaments/{made}/commands", words)
    wall.clock.install()
    wall.goto(f"/tournament/{made}/wall")
    wall.get_by_text("jusqu’à la fin de la ronde").wait_for()
    wall.get_by_role("button", name="Défilement automatique").click()
    wall.clock.run_for(13_000)
    assert wall.evaluate("scrollY") > 600
    is_well(wall)
    wall.get_by_role("button", name="Arrêter le défilement").click()
    wall.get_by_role("button", name="Défilement automatique").wait_for()
    wall.context.set_offline(True)
    wall.clock.run_for(4_000)
    wall.get_by_text("Ce qui est affiché date de").wait_for()
    wall.context.set_offline(False)
    wall.clock.run_for(4_000)
    wall.get_by_text("Ce qui est affiché date de").wait_for(state="detached")


def groups_of_three(page):
    """A round robin, two chairs, a short Mark, one round after the other."""
    page.get_by_text("Mark", exact=True).click()
    page.get_by_text("Toutes rondes", exact=True).click()
    for label, value in (("Chaises par table", "2"), ("Taille d’un groupe", "3"), ("Pause entre les rondes", "0")):
        page.get_by_role("spinbutton", name=label).fill(value)


def rungs_of_two(page):
    """A league by correspondence, two rounds."""
    page.get_by_text("Mark", exact=True).click()
    page.get_by_text("Échelle", exact=True).click()
    for label in ("Chaises par table", "Nombre de rondes"):
        page.get_by_role("spinbutton", name=label).fill("2")


def bots_play(page, title, choose, count):
    """Announce what is chosen, let bots alone enter and begin; the address of a league or tournament that is over."""
    announce(page, title, choose)
    page.get_by_role("spinbutton", name="Nombre de robots").fill(str(count))
    page.get_by_role("button", name="Inscrire", exact=True).click()
    page.get_by_text(f"{count} inscriptions").wait_for()
    page.get_by_role("button", name="Commencer la première ronde").click()
    page.get_by_role("list", name="Podium").wait_for()
    is_well(page)
    return page.url


def test_groups_have_each_their_winner_and_rungs_their_climbers(visitor, own_house):
    odile = visitor("Odile", url=own_house.url, width=390)
    bots_play(odile, "Le samedi en groupes", groups_of_three, 6)
    steps = odile.get_by_role("list", name="Podium").get_by_role("listitem")
    assert [text.split("\n")[1] for text in steps.all_inner_texts()] == ["Groupe 1", "Groupe 2"]
    for group in ("Groupe 1", "Groupe 2"):
        odile.get_by_role("heading", name=group).wait_for()
    bots_play(odile, "La ligue d’hiver", rungs_of_two, 4)
    assert odile.get_by_role("list", name="Podium").get_by_role("listitem").count() == 3
    odile.get_by_role("heading", name="Échelon 2").wait_for()
    assert odile.get_by_title("monte d’un échelon").count() == odile.get_by_title("descend d’un échelon").count()


def test_a_late_comer_is_offered_only_what_is_open(visitor, own_house):
    odile, zoe = visitor("Odile", url=own_house.url), visitor("Zoé", url=own_house.url, width=390)
    plan = {"title": "Le jeudi", "game": "mark", "seats": 2, "bots": "debutant", "rounds": 4}
    for kind, late in (("round_robin", False), ("swiss", True)):
        made = post(odile, "/api/tournaments", {**plan, "format": kind})["id"]
        for words in ({"do": "enter"}, {"do": "bots", "count": 2}, {"do": "start"}):
            post(odile, f"/api/tournaments/{made}/commands", words)
        zoe.goto(f"/tournament/{made}")
        zoe.get_by_role("link", name="Regarder").first.wait_for()
        assert zoe.get_by_role("button", name="Participer").count() == late
    zoe.get_by_role("button", name="Participer").click()
    zoe.get_by_text("Vous participez").wait_for()
    is_well(zoe)
