"""How soon a board can be played on a slow phone, and how smoothly bots' moves are shown on it.

A real browser opens a table at which it is somebody's turn: with nothing in its cache, then once more. The phone is
Chromium's own: its processor four times slower, a line of 1.6 Mbps with 150 ms. The floor is what the line alone
takes for as many bytes.
"""

from __future__ import annotations

import shutil
import time
from dataclasses import dataclass
from typing import Any

import httpx

from ludotheque.registry import load

SLOWER = 4.0  # times, the processor
LATENCY, DOWN, UP = 150, 1.6e6 / 8, 0.75e6 / 8  # milliseconds; bytes a second
ROUND_TRIPS = 4  # before the first byte of a lazy part: connection, page, script, part
SIZE = {"width": 390, "height": 844}
BROWSERS = ("chromium-headless-shell", "chromium")  # with windows, each new page draws its own address bar meanwhile
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
PATIENCE = 60_000  # milliseconds
SEATS = {"maillot": 9}  # the fullest road
PLAYABLE = ".act .ticket, .act [data-token], .act button.seal"
WATCH = """
window.frames_ = [];
window.long_ = [];
const note = (list) => list.getEntries().forEach((one) => window.long_.push(one.duration));
new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
const found = new MutationObserver(() => {
  if (window.playable_ || !document.querySelector("PLAYABLE")) return;
  requestAnimationFrame(() => requestAnimationFrame((at) => { window.playable_ ??= at; found.disconnect(); }));
});
found.observe(document, { childList: true, subtree: true });
let last = 0;
const frame = (at) => { if (last) window.frames_.push(at - last); last = at; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
""".replace("PLAYABLE", PLAYABLE)
PLAY = """() => {
  [...document.querySelectorAll(".act .ticket:not(:disabled)")].at(-1)?.click();
  document.querySelector(".act .go.armed:not(:disabled)")?.click();
}"""


@dataclass(frozen=True)
class PageFigures:
    """Milliseconds to the first playable board, cold and warm; then what was seen while bots moved."""

    slug: str
    seats: int
    cold: float
    warm: float
    floor: float
    kilobytes: float
    longest_task: float
    slow_frames: float  # share of frames that took longer than one and a half of a sixtieth of a second


def measure(url: str, slugs: list[str], seconds: float) -> list[PageFigures]:
    """Open a table of each game in a browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        try:
            return [_measure_game(browser, url, slug, seconds) for slug in slugs]
        finally:
            browser.close()


def _measure_game(browser: Any, url: str, slug: str, seconds: float) -> PageFigures:
    game = load(slug)
    seats = SEATS.get(slug, (game.min_seats + game.max_seats) // 2)
    with httpx.Client(base_url=url, timeout=30) as http:
        table = _table_to_play(http, slug, seats)
        cookies = [{"name": name, "value": value, "url": url} for name, value in http.cookies.items()]
    context = browser.new_context(viewport=SIZE, locale="fr-FR", base_url=url, has_touch=True, is_mobile=True)
    context.add_cookies(cookies)
    context.add_init_script(WATCH)
    try:
        cold, received = _open(context, table, slow=True)
        warm, _ = _open(context, table, slow=True)
        longest, slow = _watch_bots(context, table, seconds)
    finally:
        context.close()
    floor = ROUND_TRIPS * LATENCY + received / DOWN * 1000
    return PageFigures(slug, seats, cold, warm, floor, received / 1000, longest, slow)


def _table_to_play(http: httpx.Client, slug: str, seats: int) -> str:
    """Open a table with bots, and wait until its person has something to decide."""
    http.post("/api/me", json={"name": "Odile"}).raise_for_status()
    table = str(http.post("/api/tables", json={"game": slug, "seats": seats}).raise_for_status().json()["id"])

    def command(**words: Any) -> None:
        http.post(f"/api/tables/{table}/commands", json=words).raise_for_status()

    command(do="sit", seat=0)
    for seat in range(1, seats):
        command(do="robot", seat=seat, level="debutant")
    command(do="start")
    for _ in range(600):
        if any(seat["legal"] for seat in http.get(f"/api/tables/{table}").json()["seats"]):
            return table
        time.sleep(0.1)
    raise RuntimeError(f"{slug}: nobody's turn came")


def _open(context: Any, table: str, slow: bool) -> tuple[float, int]:
    """Open the table in a new page; the milliseconds until it can be played, and the bytes that came."""
    page, received = context.new_page(), 0
    line = context.new_cdp_session(page)
    line.send("Network.enable")

    def count(said: dict[str, Any]) -> None:
        nonlocal received
        received += int(said["encodedDataLength"])

    line.on("Network.loadingFinished", count)
    if slow:
        line.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
        )
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"/table/{table}", timeout=PATIENCE)
    page.wait_for_function("() => window.playable_", timeout=PATIENCE)
    found = float(page.evaluate("() => window.playable_"))
    page.close()
    return found, received


def _watch_bots(context: Any, table: str, seconds: float) -> tuple[float, float]:
    """Play for a while, on a processor as fast as this machine's; the longest task, and the share of slow frames."""
    page = context.new_page()
    page.goto(f"/table/{table}", timeout=PATIENCE)
    page.wait_for_function("() => window.playable_", timeout=PATIENCE)
    page.wait_for_timeout(1000)
    page.evaluate("() => { window.frames_.length = 0; window.long_.length = 0; }")
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        page.evaluate(PLAY)
        page.wait_for_timeout(700)
    frames, tasks = page.evaluate("() => [window.frames_, window.long_]")
    page.close()
    slow = sum(one > 25 for one in frames) / max(1, len(frames))
    return max(tasks, default=0.0), slow
