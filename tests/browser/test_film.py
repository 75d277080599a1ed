"""Others' moves are shown, not jumped over; why not, grave acts, coming back, sound, the installed shop."""

from __future__ import annotations

import re

from browser.conftest import ROOT
from browser.play import quick_table, two_at


def mine(page):
    page.locator(".act").wait_for(timeout=30_000)


def behind(page):
    return page.get_by_role("button", name="Aller au présent").count() > 0


# The page itself notes every step that it shows: a busy machine looks too rarely.
NOTE_STEPS = """
() => {
  const table = document.querySelector(".table");
  window.steps = [table.dataset.step];
  const note = () => window.steps.push(table.dataset.step);
  new MutationObserver(note).observe(table, { attributes: true, attributeFilter: ["data-step"] });
}
"""


def test_moves_of_others_are_shown_one_after_the_other(visitor):
    page = visitor("Odile", film=True)
    quick_table(page, "lemans", 3)  # two others make at most eight moves: never too many for the film
    mine(page)
    page.evaluate(NOTE_STEPS)
    page.locator('.ticket[data-token="pass"]').click()
    page.get_by_role("button", name="Aller au présent").wait_for()
    assert page.locator(".ticket").count() == 0  # one's own controls sleep
    mine(page)
    assert page.evaluate("new Set(window.steps).size") >= 3  # before, something between, and now: how much is chance


def test_any_key_leads_to_the_present_and_space_stops_the_film(visitor):
    page = visitor("Odile", film=True)
    quick_table(page, "lemans", 4)
    mine(page)
    page.locator('.ticket[data-token="pass"]').click()
    page.get_by_role("button", name="Pause").wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    stopped = page.locator(".table").get_attribute("data-step")
    page.wait_for_timeout(1300)
    assert page.locator(".table").get_attribute("data-step") == stopped
    page.keyboard.press("x")
    page.get_by_role("button", name="Aller au présent").wait_for(state="detached")
    mine(page)


def test_a_line_of_the_log_is_seen_again_on_the_board(visitor):
    page = visitor("Odile")
    quick_table(page, "lemans", 2)
    for _ in range(2):
        mine(page)
        page.locator('.ticket[data-token="pass"]').click()
        page.wait_for_timeout(150)
    page.locator(".carnet .again").first.click()
    page.get_by_text("On revoit").wait_for()
    assert page.locator(".ticket").count() == 0  # nothing can be played in the past
    page.get_by_text("On revoit").wait_for(state="detached", timeout=5000)


def test_coming_back_one_may_see_again_what_happened(visitor):
    odile, basile = two_at(visitor, "lemans", 2)
    actor, other = (odile, basile) if odile.locator(".ticket").count() else (basile, odile)
    address = other.url
    other.goto("about:blank")
    actor.locator('.ticket[data-token="play"]').click()
    actor.locator('.ticket[data-token^="card:"]').first.click()
    actor.wait_for_timeout(300)
    if actor.locator(".ticket").count():
        actor.locator(".ticket").first.click()
        actor.wait_for_timeout(300)
    other.goto(address)
    other.get_by_role("button", name=re.compile(r"Revoir, \d+ s")).click()
    other.get_by_text("On revoit").wait_for()
    other.keyboard.press("Escape")
    other.get_by_text("On revoit").wait_for(state="detached")
    assert other.get_by_role("region", name="Pendant votre absence").count() == 0


def test_why_not_points_at_the_spot_names_the_clause_and_offers_what_is_possible(visitor):
    page = visitor("Odile", width=1440)
    quick_table(page, "lemans", 2)
    mine(page)
    page.locator("summary").get_by_text("Pourquoi pas").click()
    page.get_by_label("Quel coup n’est pas permis").fill("card:y1")
    page.get_by_role("button", name="Demander", exact=True).click()
    bubble = page.locator(".bulle")
    bubble.get_by_role("button", name=re.compile(r"Clause LM-\d\d")).wait_for()
    offered = bubble.locator(".btn")
    if offered.count():
        offered.click()
        page.locator(".ticket.vise").wait_for()
    else:
        page.keyboard.press("Escape")
    bubble.wait_for(state="detached")
    page.locator('.ticket[data-token="play"]').click()
    page.locator('.fantome[data-ask="pass"]').click()  # one has drawn: the ghost of passing says so
    bubble.get_by_text("Vous avez déjà pioché").wait_for()
    bubble.get_by_role("button", name="Clause LM-23").wait_for()


def test_hover_aims_escape_clears_and_the_aim_says_what_follows(visitor):
    page = visitor("Odile", width=1440)
    quick_table(page, "lemans", 2)
    mine(page)
    page.locator('.plateau [data-token="pass"]').first.hover()
    page.locator('.ticket.vise[data-token="pass"]').wait_for()
    page.locator(".apercu ins").first.wait_for(state="attached")
    page.keyboard.press("Escape")
    page.locator(".ticket.vise").wait_for(state="detached")


def test_sound_is_off_until_it_is_wanted(visitor):
    page = visitor("Odile")
    quick_table(page, "lemans", 2)
    button = page.get_by_role("button", name="Son", exact=True)
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    page.get_by_label("Volume du son").wait_for()
    page.reload()
    assert page.get_by_role("button", name="Son", exact=True).get_attribute("aria-pressed") == "true"


SHELVED = """async () => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("ludotheque-shell"));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 4;
}"""


def test_without_network_the_shell_says_so(visitor):
    page = visitor("Odile")
    page.goto("/")
    page.wait_for_function(SHELVED)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/credits")
    page.get_by_text("La maison ne répond pas").first.wait_for()
    page.get_by_role("button", name="Réessayer").first.wait_for()
    page.context.set_offline(False)


def test_the_app_can_be_installed(visitor):
    page = visitor("Odile")
    page.goto("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        size = page.evaluate(
            """(src) => new Promise((done) => { const image = new Image();
                 image.onload = () => done(image.naturalWidth); image.src = src; })""",
            icon["src"],
        )
        assert icon["sizes"] == "any" or int(icon["sizes"].split("x")[0]) == size
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert (ROOT / "web" / "src" / "sw.js").exists()
