"""What people do at a table, by the controls that they see."""

from __future__ import annotations

import json
import random
import re
from typing import Any

# Clicks a random ticket whenever there is one: the page is played by its own buttons. It looks often, so it asks live
# lists first, which cost nothing, and lets a move that is on its way arrive.
PLAYER = """
(pause) => {
  const pick = (list) => list[Math.floor(Math.random() * list.length)];
  const [moves, ends] = ["act", "fin"].map((name) => document.getElementsByClassName(name));
  const act = () => {
    if (ends.length) return clearInterval(window.playing);
    const own = moves[0];
    if (!own || own.ariaBusy === "true") return;
    const seal = own.querySelector("button.seal:not(:disabled)");
    if (seal) {
      const range = own.querySelector(".range");
      if (!seal.classList.contains("rouge")) {
        range.value = String(Math.floor(Math.random() * (Number(range.max) + 1)));
        range.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return seal.click();
    }
    const go = own.querySelector(".go.armed:not(:disabled)");
    if (go) return go.click();
    const folded = [...own.querySelectorAll(".group")];
    if (folded.length && Math.random() < 0.3) pick(folded).click();
    const tickets = [...own.querySelectorAll(".ticket:not(:disabled)")];
    if (tickets.length) return pick(tickets).click();
    const grid = [...own.querySelectorAll("[data-token]")];
    if (grid.length) pick(grid).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  window.playing = setInterval(act, pause);
}
"""


def lay_table(page: Any, slug: str, seats: int, values: str = "") -> str:
    """The host creates a table, and sits there; its six letters."""
    page.goto(f"/new/{slug}")
    page.get_by_role("button", name="Créer la table").wait_for()
    chairs = page.locator("input[type=number]").first
    if chairs.count():
        chairs.fill(str(seats))
        chairs.blur()
    if values:
        own_values(page).fill(values)
    page.get_by_role("button", name="Créer la table").click()
    return str(page.locator(".code").inner_text())


def own_values(page: Any) -> Any:
    """Unfold the field for one's own values; the field."""
    page.get_by_text("Réglages avancés").click()
    page.locator("summary").get_by_text("Valeurs personnalisées").click()
    return page.locator("#edition")


def post(page: Any, path: str, data: dict[str, Any]) -> dict[str, Any]:
    """Ask the house as the page would."""
    answer = page.context.request.post(path, data=json.dumps(data), headers={"content-type": "application/json"})
    found: dict[str, Any] = answer.json()
    assert answer.ok, found
    assert found.get("is") != "refused", found
    return found


def started(page: Any, slug: str, seats: int, values: dict[str, Any] | None = None, mine: int = 1, **plan: Any) -> str:
    """A started table by the interface: the first chairs are mine, bots sit on the others."""
    table = str(post(page, "/api/tables", {"game": slug, "seats": seats, "edition": values, **plan})["id"])
    commands = f"/api/tables/{table}/commands"
    for seat in range(seats):
        sits = {"do": "sit", "seat": seat} if seat == 0 else {"do": "sit", "seat": seat, "name": f"Invité {seat}"}
        post(page, commands, sits if seat < mine else {"do": "robot", "seat": seat})
    for seat in range(mine):
        post(page, commands, {"do": "ready", "seat": seat})
    post(page, commands, {"do": "start"})
    return table


def quick_table(page: Any, *words: Any, **plan: Any) -> str:
    """A started table on the screen, without the lobby."""
    table = started(page, *words, **plan)
    page.goto(f"/table/{table}")
    page.locator(".plaque").wait_for()
    return table


def finished_table(page: Any, slug: str, seats: int) -> str:
    """The page at the end of a game against bots, which the interface played by chance."""
    table, rng = started(page, slug, seats), random.Random(slug)
    while (shown := page.context.request.get(f"/api/tables/{table}").json())["status"] == "playing":
        legal = shown["seats"][0]["legal"]
        if legal:
            move = {"do": "move", "seat": 0, "step": shown["step"], "token": rng.choice(legal)}
            post(page, f"/api/tables/{table}/commands", move)
        else:
            page.wait_for_timeout(5)
    page.goto(f"/table/{table}")
    page.locator(".fin").wait_for()
    return table


def sit(page: Any) -> None:
    """Take a chair; whoever created the table has one."""
    offer, own = page.get_by_role("button", name="M’asseoir"), page.locator(".place.me")
    own.or_(offer).first.wait_for()
    if offer.count():
        offer.click()
    own.first.wait_for()


def join(page: Any, code: str) -> None:
    """A friend types the code on the door of the shop."""
    page.goto("/")
    page.get_by_label("Code de la table").fill(code)
    page.get_by_role("button", name="Entrer", exact=True).last.click()
    sit(page)


def seated(page: Any, name: str) -> None:
    """The page shows that somebody sits."""
    page.locator(".place").get_by_text(name).wait_for()


def seat_robots(page: Any) -> None:
    """The host puts a bot on every free chair."""
    offers = page.get_by_role("button", name="Robot", exact=True)
    while left := offers.count():
        offers.first.click()
        levels = page.get_by_role("dialog", name="Un robot prend cette place").get_by_role("button")
        if levels.count():
            levels.first.click()
        offers.nth(left - 1).wait_for(state="detached")


def start(host: Any, *guests: Any) -> None:
    for guest in guests:
        guest.get_by_role("button", name="C’est bon pour moi").click()
    host.get_by_role("button", name="Commencer la partie").click()
    for page in (host, *guests):
        page.locator(".plaque").wait_for()


def two_at(visitor: Any, slug: str, seats: int = 2) -> tuple[Any, Any]:
    """Odile and Basile at a started table; other chairs go to bots."""
    odile, basile = visitor("Odile"), visitor("Basile")
    table = str(post(odile, "/api/tables", {"game": slug, "seats": seats})["id"])
    commands = f"/api/tables/{table}/commands"
    for seat, page in enumerate((odile, basile)):
        post(page, commands, {"do": "sit", "seat": seat})
        post(page, commands, {"do": "ready", "seat": seat})
    for seat in range(2, seats):
        post(odile, commands, {"do": "robot", "seat": seat})
    post(odile, commands, {"do": "start"})
    for page in (odile, basile):
        page.goto(f"/table/{table}")
        page.locator(".plaque").wait_for()
    return odile, basile


def autoplay(page: Any, pause: int = 8) -> None:
    page.evaluate(PLAYER, pause)


def unspoken(page: Any) -> list[str]:
    """Marked text or message ids that were not put into words."""
    text = page.locator("body").inner_text()
    return re.findall(r"[\ue000-\ue0ff]|\b(?:log|token|card|face|rider|place|signal)-[a-z_-]+", text)


def sideways(page: Any) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))
