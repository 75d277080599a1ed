"""Three ways to play a whole game in a browser: by hotspots, by tickets, by keys. Each looks hard at every decision."""

from __future__ import annotations

import time
from typing import Any

# One decision, seen from the page: what the house says may be played, and what the page offers for it.
LOOK = """
async () => {
  // nothing to decide and not over: the house need not be asked
  if (!document.querySelector(".act[aria-busy=false], .fin, .hand-over button")) return null;
  const table = document.querySelector(".table");
  const id = location.pathname.split("/").pop();
  const told = await (await fetch("/api/tables/" + id)).json();
  if (told.status === "over") return { over: true };
  const seat = told.seats.find((one) => one.legal.length);
  const take = document.querySelector(".hand-over button");
  if (take) take.click();
  // on a phone a board comes in parts, at most three frames after the table has gone on (in_frames.svelte.ts)
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  // a move that is still on its way is no decision any more, whatever the page shows
  if (!document.querySelector(".act[aria-busy=false]")) return null;
  if (!seat || !table || table.dataset.step !== String(told.step)) return null;
  const tokens = (place) => [...new Set([...document.querySelectorAll(place)].map((one) => one.dataset.token))].sort();
  return {
    like: Object.fromEntries(seat.choices.map((one) => [one.token, one.like || one.token])),
    step: told.step, legal: [...seat.legal].sort(), phase: seat.view.phase, hot: tokens(".plateau [data-token]"),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}
"""

# Press the element of a token and wait until the table has gone on. A grave act has its red button.
PRESS = """
async ([place, token]) => {
  const find = () => [...document.querySelectorAll(place)].find((one) => one.dataset.token === token);
  const element = find();
  if (!element) return false;
  const press = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const step = document.querySelector(".table").dataset.step;
  press(element);
  const until = Date.now() + 20000;
  for (let wait = 0; Date.now() < until; wait += 1) {
    await new Promise((next) => setTimeout(next, 4));
    if (document.querySelector(".table")?.dataset.step !== step) return true;
    const go = document.querySelector(".go:not(:disabled), button.seal.rouge:not(:disabled)");
    if (wait > 2 && go) press(go);
  }
  return false;
}
"""

SEALED = """
(step) => document.querySelector(".table").dataset.step !== step
  || document.querySelector("button.seal.rouge:not(:disabled)")
"""

# Boxes of text that are cut off, or lie on each other, in the board and around it.
SPOILT = """
async () => {
  // cards that turn and pieces on their way are measured once they lie still
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  const found = [];
  const seen = [...document.querySelectorAll(".plaque b, .plaque .cap, .ticket .t, .btn, .where, .name, .siege .n")];
  for (const one of seen) {
    const style = getComputedStyle(one);
    if (style.textOverflow === "ellipsis" || !one.offsetParent) continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) found.push("cut: " + one.textContent.trim());
  }
  for (const svg of document.querySelectorAll(".plateau svg")) {
    const box = svg.getBoundingClientRect();
    if (getComputedStyle(svg).overflow === "visible") continue;
    for (const text of svg.querySelectorAll("text")) {
      const own = text.getBoundingClientRect();
      if (!own.width || getComputedStyle(text).opacity === "0") continue;
      // a drawing that is panned may halve the numbers at its edge, never words
      if (!/[A-Za-zÀ-ÿ]{3,}/.test(text.textContent)) continue;
      const cut = (edge) => own.left < edge - 2 && own.right > edge + 2;
      if (cut(box.left) || cut(box.right)) found.push("halved: " + text.textContent.trim());
    }
  }
  return [...new Set(found)];
}
"""


class Lost(AssertionError):
    """The page did not come to a decision in time."""


def look(page: Any, patience: float = 60) -> dict[str, Any]:
    """The next decision of the person, or ``{"over": True}``; seconds of patience, for bots think while tests run."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        found: dict[str, Any] | None = page.evaluate(LOOK)
        if found is not None:
            return found
        page.wait_for_timeout(8)
    raise Lost(page.locator("body").inner_text()[:400])


def check(seen: dict[str, Any]) -> None:
    """What must be true at every decision."""
    assert seen["sideways"] <= 0, f"the page scrolls sideways at step {seen['step']}"
    assert seen["hot"] == seen["legal"], f"step {seen['step']}, {seen['phase']}"


def press(page: Any, place: str, token: str) -> bool:
    return bool(page.evaluate(PRESS, [place, token]))


def spoilt(page: Any) -> list[str]:
    found: list[str] = page.evaluate(SPOILT)
    return found


def by_hotspot(page: Any, seen: dict[str, Any], choice: str) -> None:
    found = press(page, ".plateau [data-token]", choice)
    # a board may send two tokens that belong together (an announcement and its cell): the table has gone on by itself
    assert found or page.locator(".table").get_attribute("data-step") != str(seen["step"]), choice


def by_ticket(page: Any, seen: dict[str, Any], choice: str) -> None:
    """The ticket, in whichever group it lies; a sum is set and sealed; a grid has the token on its button."""
    page.locator(".act .ticket, .act .range, .act .grille [data-token]").first.wait_for(state="attached")
    if page.locator(".act .range").count():
        page.locator(".range").fill(choice.removeprefix("bid:"))
        _seal(page)
    else:
        assert _find_ticket(page, seen["like"][choice]), f"no ticket for {choice}"


def _find_ticket(page: Any, choice: str) -> bool:
    if press(page, ".act [data-token]", choice):
        return True
    groups = page.locator(".act .group")
    for at in range(groups.count()):
        groups.nth(at).evaluate("one => one.click()")
        if press(page, ".act [data-token]", choice):
            return True
    return False


def gone_on(page: Any, step: int) -> None:
    """The decision has arrived: only then is there another one to look at."""
    page.locator(f'.table:not([data-step="{step}"])').wait_for(state="attached")


def _seal(page: Any) -> None:
    """Seal the sum; a large one is asked about twice."""
    step = page.locator(".table").get_attribute("data-step")
    page.locator("button.seal:not([disabled])").evaluate("one => one.click()")
    page.wait_for_function(SEALED, arg=step)
    if page.locator(".table").get_attribute("data-step") == step:
        page.locator("button.seal.rouge").evaluate("one => one.click()")


def by_keys(page: Any, seen: dict[str, Any], choice: str) -> None:
    """Digits and Enter where there are tickets; else the arrows of the board. Never the mouse."""
    step = page.locator(".table").get_attribute("data-step")
    if page.locator("button.seal").count():
        page.evaluate("() => document.activeElement?.blur?.()")
        for digit in choice.removeprefix("bid:"):
            page.keyboard.press(digit)
    else:
        stub = page.evaluate(
            """token => [...document.querySelectorAll(".act .ticket")].find((one) => one.dataset.token === token)
                 ?.querySelector(".k")?.textContent ?? """
            "document.querySelector('.act .ticket .k')?.textContent ?? ''",
            choice,
        )
        if stub:
            page.keyboard.press(stub)
        else:
            _to_board(page)
            page.keyboard.press("ArrowRight")
    for _ in range(3):  # a grave act has its red button, a large sum its second step
        page.keyboard.press("Enter")
        if moved(page, step):
            return
    where = page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200)")
    raise AssertionError(f"Enter does not play {choice}; the keyboard is at {where}")


def moved(page: Any, step: str | None) -> bool:
    """Has the table gone on, or is a second press wanted?"""
    for _ in range(60):
        if page.locator(".table").get_attribute("data-step") != step:
            return True
        if page.locator(".go.armed, button.seal.rouge").count():
            page.wait_for_timeout(650)  # a second press sooner than that is the tail of a double one
            return False
        page.wait_for_timeout(15)
    return False


def _to_board(page: Any) -> None:
    for _ in range(60):
        if page.evaluate("() => !!document.activeElement?.closest?.('.plateau [data-token], .act [data-token]')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the board")


WAYS = {"hotspots": by_hotspot, "tickets": by_ticket, "keys": by_keys}
