"""From the street to the first card: few clicks, on every screen, and whoever is invited knows to what."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.play import lay_table, post, seat_robots, sideways, sit, started

SCREENS = {1440: 900, 1024: 768, 390: 844, 360: 740}
COUNT = "window.presses = 0; addEventListener('click', (event) => (window.presses += event.isTrusted), true);"
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  const told = (source) => source.node?.outerHTML?.slice(0, 80);
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.value, one.sources.map(told)]);
}).observe({ type: 'layout-shift', buffered: true });
"""
SHARE = "window.shared = null; navigator.share = async (what) => { window.shared = what; };"
PLAYED = """async () => {
  const table = await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json();
  return table.seats[0].view !== undefined && table.step > %d;
}"""


def screen(visitor: Any, width: int, name: str | None = None, **more: Any) -> Any:
    """A page of that width, as high as such a screen is."""
    page = visitor(name, width=width, **more)
    page.set_viewport_size({"width": width, "height": SCREENS[width]})
    return page


def press(page: Any, found: Any) -> None:
    if page.viewport_size["width"] < 500:
        found.tap()
    else:
        found.click()


def in_view(page: Any, found: Any) -> bool:
    """Is the whole of it on the screen, without scrolling?"""
    box = found.bounding_box()
    return bool(box and box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"])


def steps(page: Any) -> int:
    table = page.url.rsplit("/", 1)[1]
    return int(page.context.request.get(f"/api/tables/{table}").json()["step"])


@pytest.mark.parametrize("width", [1440, 390])
def test_the_first_card_is_played_in_three_clicks_and_no_name(visitor, width):
    page = screen(visitor, width)
    page.add_init_script(COUNT)
    page.goto("/")
    press(page, page.get_by_role("button", name="Jouer à Marathon"))
    page.locator(".act").wait_for(timeout=30_000)  # bots may begin
    page.mouse.move(0, 0)
    before, choice = steps(page), page.locator(".plateau [data-token]").first
    choice.wait_for()
    press(page, choice)
    page.wait_for_function(f"async () => document.querySelector('.go') || await ({PLAYED % before})()")
    if width < 500 and page.locator(".go").count():  # the first tap may aim
        press(page, page.locator(".go"))
    page.wait_for_function(PLAYED % before)
    assert page.evaluate("window.presses") <= 3
    assert page.context.request.get("/api/me").json()["name"] == "Anonyme"


def test_the_level_of_the_bots_is_remembered_and_a_name_asked_for_when_it_is_read(visitor):
    page = screen(visitor, 1440)
    page.goto("/")
    assert page.get_by_label("Niveau des robots").input_value() == "habitue"
    page.get_by_label("Niveau des robots").select_option("debutant")
    page.get_by_role("button", name="Jouer à 24 Heures").click()
    page.locator(".plaque").wait_for()
    table = page.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [chair["level"] for chair in table["chairs"]] == [None, "debutant", "debutant"]
    page.goto("/")
    assert page.get_by_label("Niveau des robots").input_value() == "debutant"
    page.get_by_role("link", name="Inviter à 24 Heures").click()
    page.get_by_label("Comment vous appelle-t-on").fill("Suzon")  # friends will read it
    page.get_by_role("button", name="Entrer", exact=True).click()
    page.get_by_role("button", name="Créer la table").click()
    page.locator(".place.me").get_by_text("Suzon").wait_for()


@pytest.mark.parametrize(("width", "games"), [(390, 4), (360, 2)])
def test_on_a_telephone_games_come_first_and_forms_later(visitor, width, games):
    page = screen(visitor, width)
    page.goto("/")
    offers = page.get_by_role("button", name=re.compile("^Jouer à"))
    offers.first.wait_for()
    page.get_by_label("Code de la table").wait_for()
    assert sum(in_view(page, one) for one in offers.all()) >= games
    assert not any(in_view(page, one) for one in page.locator("input").all())
    assert sideways(page) <= 0


@pytest.mark.parametrize("width", list(SCREENS))
def test_nothing_moves_while_the_first_page_comes_in(visitor, width):
    for name in (None, "Odile"):
        page = screen(visitor, width, name)
        page.add_init_script(SHIFTS)
        if name:
            started(page, "lemans", 2)
        page.goto("/")
        page.locator("article.jeu").first.wait_for()
        page.wait_for_load_state("networkidle")
        found = page.evaluate("window.shifts")
        assert sum(value for value, _ in found) < 0.05, found


def test_a_table_is_set_up_in_two_layers_and_its_creator_sits(visitor):
    page = screen(visitor, 1440, "Odile")
    page.goto("/new/maillot")
    page.get_by_role("button", name="Créer la table").wait_for()
    assert page.get_by_label("Places").last.is_visible()
    hidden = page.get_by_role("radiogroup", name="Règles", include_hidden=True)
    assert not hidden.is_visible()
    page.get_by_text("Réglages avancés").click()
    assert hidden.is_visible()
    page.get_by_role("button", name="Créer la table").first.click()
    page.locator(".place.me").get_by_text("Odile").wait_for()
    assert page.get_by_role("radiogroup").count() == 0  # the lobby does not repeat the form
    page.get_by_role("button", name="Modifier").click()
    sheet = page.get_by_role("dialog", name="Réglages de la table")
    sheet.get_by_text("Par correspondance").click()
    sheet.get_by_role("button", name="Fermer").click()
    page.get_by_text(re.compile("par correspondance, 3", re.IGNORECASE)).wait_for()
    page.get_by_role("button", name=re.compile("Ajouter 2 robots")).click()
    page.get_by_label("Tous les robots").select_option("champion")
    page.locator(".place").get_by_text("Champion").nth(1).wait_for()
    assert page.locator(".place").get_by_text("Habitué").count() == 0


@pytest.mark.parametrize("width", [1024, 390])
def test_the_start_is_in_sight(visitor, width):
    page = screen(visitor, width, "Odile")
    lay_table(page, "maillot", 9)
    sit(page)
    assert in_view(page, page.get_by_role("button", name="Commencer la partie"))
    assert sideways(page) <= 0


def test_an_invitation_says_who_and_what_before_a_name_is_given(visitor):
    odile = screen(visitor, 1440, "Odile")
    odile.add_init_script(SHARE)
    code = lay_table(odile, "macadam", 4)
    odile.get_by_role("button", name="Partager").click()
    shared = odile.evaluate("window.shared")
    assert shared["url"].endswith(f"/t/{code}")
    assert re.search("Macadam.*3 places", shared["text"])
    stranger = screen(visitor, 390)
    stranger.goto(f"/t/{code}")
    for words in ("Odile vous invite", "Macadam", "3 places libres sur 4", "ans limite de temps"):
        stranger.get_by_text(re.compile(words)).first.wait_for()
    stranger.get_by_label("Comment vous appelle-t-on").fill("Suzon")
    stranger.get_by_role("button", name="Entrer", exact=True).click()
    sit(stranger)
    odile.locator(".place").get_by_text("Suzon").wait_for()


def test_a_wrong_code_says_so_at_once(visitor):
    page = screen(visitor, 390)
    page.goto("/")
    page.get_by_label("Code de la table").fill("ZZZZZZ")
    page.get_by_role("button", name="Entrer", exact=True).last.click()
    page.get_by_role("alert").get_by_text("Aucune table ne porte le code ZZZZZZ").wait_for()
    assert page.url.endswith("/")
    page.goto("/t/ZZZZZZ")
    page.get_by_role("heading", name=re.compile("Aucune table ne porte le code ZZZZZZ")).wait_for()
    assert page.get_by_label("Comment vous appelle-t-on").count() == 0


def test_an_open_table_is_listed_until_its_host_closes_it(visitor):
    odile, basile = screen(visitor, 1440, "Odile"), screen(visitor, 1440, "Basile")
    table = post(odile, "/api/tables", {"game": "marathon", "seats": 3, "public": True})["id"]
    odile.goto(f"/table/{table}")
    sit(odile)
    basile.goto("/")
    line = basile.locator("li", has=basile.locator(f"a[href='/table/{table}']"))
    line.get_by_text("Odile · Sans limite de temps · à l’instant").wait_for()
    odile.get_by_role("button", name="Fermer la table").click()
    odile.get_by_role("button", name="Oui, fermer").click()
    odile.get_by_text("Cette table a été fermée avant la partie").wait_for()
    basile.reload()
    basile.get_by_text("Tables ouvertes").wait_for()
    assert line.count() == 0


def test_somebody_now_is_found_or_waited_for(visitor):
    odile, basile = screen(visitor, 1440, "Odile"), screen(visitor, 1440, "Basile")
    for page in (odile, basile):
        page.goto("/new/mark")
        page.get_by_text("La maison ne le sait pas encore").wait_for()
        page.get_by_role("button", name="Jouer avec quelqu’un, maintenant").click()
        page.locator(".place.me").wait_for()
    assert odile.url == basile.url
    odile.locator(".place").get_by_text("Basile").wait_for()


def test_a_telephone_shows_whose_turn_it_is(visitor):
    page = screen(visitor, 390, "Odile")
    table = started(page, "lemans", 2, mine=2)
    page.goto("/")
    bar = page.get_by_role("link", name=re.compile("À vous de jouer.: 24 Heures"))
    bar.wait_for()
    assert in_view(page, bar)
    assert bar.get_attribute("href") == f"/table/{table}"


def test_the_seats_of_a_lobby_take_bots_one_by_one(visitor):
    page = screen(visitor, 390, "Odile")
    lay_table(page, "lemans", 3)
    seat_robots(page)
    assert page.get_by_role("button", name="Commencer la partie").is_enabled()
