"""From the name to the podium, for all five games, by two people with a browser each."""

import pytest

from browser.play import autoplay, join, lay_table, seat_robots, seated, sit, start, unspoken
from profiles import PROFILE

GAMES = [("lemans", 2), ("mark", 2), ("maillot", 2), ("macadam", 2), ("marathon", 3)]
# chance alone would go on for long; two games are those of the house in ./test, four with LUDO_TESTS=long
LONG = PROFILE.is_whole
SHORTER = {"mark": "roll_limit = 30" if LONG else "roll_limit = 20"}
SHORTER |= {} if LONG else {"maillot": "limit = 4", "marathon": "pawns = 4"}


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_game_is_played_to_the_end(visitor, slug, seats):
    odile, basile = visitor(), visitor()
    for page, name in ((odile, "Odile"), (basile, "Basile")):
        page.goto("/")
        page.get_by_label("Comment vous appelle-t-on").fill(name)
        page.get_by_role("button", name="Entrer", exact=True).first.click()
        page.get_by_text("Vos parties").wait_for()
    code = lay_table(odile, slug, seats, SHORTER.get(slug, ""))
    sit(odile)
    join(basile, code)
    seated(odile, "Basile")
    seat_robots(odile)
    start(odile, basile)
    for page in (odile, basile):
        autoplay(page)
    for page in (odile, basile):
        page.locator(".fin").wait_for(timeout=120_000)
        assert page.locator(".fin tbody tr").count() == seats
        assert unspoken(page) == []
    odile.get_by_role("button", name="Revanche").click()
    odile.get_by_text("Prenez place").wait_for()
    basile.get_by_text("Odile propose une revanche").wait_for()
