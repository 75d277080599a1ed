"""Every page on a telephone and at night, in both languages."""

import re

import pytest

from browser.play import autoplay, lay_table, own_values, seat_robots, sideways, sit, unspoken

PAGES = ["/", "/new/lemans", "/new/maillot", "/rules/mark", "/me", "/credits"]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_telephone(visitor, path):
    page = visitor("Odile", width=390)
    page.goto(path)
    page.locator("h1").first.wait_for()
    assert sideways(page) <= 0


@pytest.mark.parametrize(
    ("slug", "seats"), [("lemans", 6), ("mark", 4), ("maillot", 9), ("macadam", 6), ("marathon", 6)]
)
def test_a_table_fits_a_telephone_and_is_played_by_touch(visitor, slug, seats):
    page = visitor("Odile", width=390)
    page.add_init_script("if (location.protocol === 'http:') localStorage.setItem('ludo.one-tap', 'off')")
    lay_table(page, slug, seats)
    sit(page)
    seat_robots(page)
    assert sideways(page) <= 0
    page.mouse.move(0, 0)  # left behind, it would aim at a ticket that comes under it, and the first tap would play
    page.get_by_role("button", name="Commencer la partie").tap()
    page.locator(".act").wait_for(timeout=30_000)  # bots may begin
    assert sideways(page) <= 0
    if page.locator(".ticket").count():
        if not page.locator(".ticket").first.is_visible():
            page.get_by_role("button", name=re.compile("Tous les coups")).tap()
        page.locator(".ticket").first.tap()
        page.locator(".ticket.vise").wait_for()  # the first tap aims
        assert sideways(page) <= 0
        page.locator(".go").tap()
    autoplay(page)
    page.wait_for_timeout(1500)
    assert sideways(page) <= 0
    assert unspoken(page) == []


def test_the_lamp_and_the_language_are_remembered(visitor):
    page = visitor("Odile")
    page.goto("/")
    lamp = page.get_by_role("button", name="Thème")
    lamp.click()
    lamp.click()
    assert page.locator("html").get_attribute("data-theme") == "nuit"
    page.get_by_role("button", name="Read in English").click()
    page.get_by_text("A table, your friends, tonight.").wait_for()
    page.reload()
    page.get_by_text("A table, your friends, tonight.").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "nuit"
    assert page.locator("html").get_attribute("lang") == "en"


def test_own_values_of_a_collector_are_checked_and_played(visitor):
    page = visitor("Odile")
    page.goto("/new/mark")
    own_values(page).fill("money = 25\n[storage]\nfee = 4 # lu sur ma règle")
    page.get_by_text("2 valeurs lues").first.wait_for()
    page.get_by_role("button", name="Créer la table").click()
    page.get_by_text(re.compile("Valeurs personnalisées.: 2")).wait_for()


def test_the_rulebook_is_searched(visitor):
    page = visitor()
    page.goto("/rules/lemans#LM-11")
    page.locator("article.open").wait_for()
    page.get_by_role("searchbox").fill("surchauffe")
    assert 0 < page.locator("article").count() < 40
    page.get_by_role("searchbox").fill("LM-53")
    assert page.locator("article").count() == 1


def test_the_rules_on_one_page_come_before_the_clauses(visitor):
    page = visitor(width=390)
    page.goto("/rules/maillot")
    summary = page.get_by_role("heading", name="En une page")
    assert summary.bounding_box()["y"] < 500  # of a phone's first screen
    page.get_by_role("heading", name="Trois conseils").wait_for()
    page.get_by_role("searchbox").fill("crevaison")
    assert page.locator("article#MJ-35").count() == 1  # the missed turn, which does not say the word
    page.get_by_role("searchbox").fill("dés")
    assert page.locator("article#MJ-28").count() == 1
    assert page.locator("article#MJ-07").count() == 0  # le sort désigne
    assert not summary.is_visible()


def test_a_wrong_turn_leads_to_a_page_with_the_way_home(visitor):
    page = visitor("Odile")
    page.goto("/")
    answer = page.request.get("/nowhere", headers={"accept": "text/html"})
    assert answer.status == 404
    assert answer.text() == page.request.get("/", headers={"accept": "text/html"}).text()  # the app, which says so
    assert page.request.get("/api/nothing", headers={"accept": "text/html"}).json()["status_code"] == 404
    page.evaluate("() => { history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    page.locator("main a.btn").click()
    page.get_by_text("Une table, vos amis, ce soir.").wait_for()
