"""A simulated club: bots of known strength play whole tournaments at a real house, through its public interface."""

from __future__ import annotations

import time
from collections import Counter
from itertools import combinations
from typing import Any

import httpx
from msgspec import Struct

from ludotheque.registry import load

LEVELS = ("debutant", "habitue", "fine-mouche", "champion")  # the weakest first
PAUSE_SECONDS = 0.25
MAX_SECONDS = 1500.0
EVENING = {"type": "evening", "grace": 0, "pause": 0, "minutes": 1440}


class Club(Struct, frozen=True):
    """What one tournament was."""

    game: str
    format: str
    seats: int
    players: int
    rounds: int
    seconds: float
    games: int
    short: int  # entrants who played another number of rounds than was announced
    repeats: int  # that two met again
    unproved: int  # rounds of which it is not proved that no pairing was better
    sums: bool  # did every table, or every chair of a deal, give the same sum of points?
    correlation: float  # Spearman's, of the strength and the place


def play_club(url: str, game: str, kind: str, players: int, rounds: int, seats: int = 0, levels: int = 2) -> Club:
    """Let a club of bots play one tournament; return what came of it."""
    seats, began = seats or max(load(game).min_seats, 2), time.monotonic()
    plan = {"title": f"{game} {kind}", "game": game, "seats": seats, "format": kind, "rounds": rounds, "pace": EVENING}
    if kind == "round_robin":
        plan["group_size"] = max(seats, min(players, rounds * (seats - 1) + 1))
    with httpx.Client(base_url=url, timeout=120) as http:
        http.post("/api/me", json={"name": "Club"}).raise_for_status()
        made = http.post("/api/tournaments", json={**plan, "most": players})
        made.raise_for_status()
        address = f"/api/tournaments/{made.json()['id']}"
        for number, level in enumerate(LEVELS[:levels]):
            count = len(range(number, players, levels))
            command(http, address, {"do": "bots", "level": level, "count": count})
        command(http, address, {"do": "start"})
        shown = wait_until_over(http, address)
    return judged(shown, players, time.monotonic() - began)


def command(http: httpx.Client, address: str, words: dict[str, Any]) -> None:
    """Send a command; stop if it is refused."""
    http.post(f"{address}/commands", json=words).raise_for_status()


def wait_until_over(http: httpx.Client, address: str) -> dict[str, Any]:
    """Watch the wall as a club would; the tournament when it is over."""
    deadline = time.monotonic() + MAX_SECONDS
    while http.get(f"{address}/wall").json()["status"] == "running":
        if time.monotonic() > deadline:
            raise RuntimeError(f"{address} is not over after {MAX_SECONDS:.0f} s")
        time.sleep(PAUSE_SECONDS)
    found: dict[str, Any] = http.get(address).json()
    return found


def judged(shown: dict[str, Any], players: int, seconds: float) -> Club:
    """Check what must hold of every tournament."""
    plan, rounds = shown["plan"], shown["pairings"]
    tables = [table for one in rounds for table in one["tables"]]
    met = Counter(
        pair
        for table in tables
        for pair in combinations(sorted(chair["entrant"] for chair in table["chairs"] if chair["entrant"]), 2)
    )
    there = Counter(chair["entrant"] for table in tables for chair in table["chairs"])
    there.update(number for one in rounds for number in one["byes"])
    return Club(
        game=plan["game"],
        format=plan["format"],
        seats=plan["seats"],
        players=players,
        rounds=shown["rounds"],
        seconds=seconds,
        games=len(tables),
        short=sum(there[number] != shown["rounds"] for number in range(1, players + 1)),
        repeats=sum(times - 1 for times in met.values()),
        unproved=sum(not one["exact"] for one in rounds),
        sums=has_constant_sums(plan, rounds),
        correlation=correlation(shown),
    )


def has_constant_sums(plan: dict[str, Any], rounds: list[dict[str, Any]]) -> bool:
    """Did every table give n(n - 1) points; of a deal at m tables, every chair m(m - 1)?"""
    for one in rounds:
        points = [table["result"]["points"] for table in one["tables"]]
        sums = [sum(column) for column in zip(*points, strict=True)] if one["group"] else [sum(row) for row in points]
        count = len(points) if one["group"] else plan["seats"]
        if set(sums) != {count * (count - 1)}:
            return False
    return True


def correlation(shown: dict[str, Any]) -> float:
    """Return how well the order of the points recovers the known strengths: 1 perfectly, 0 not at all."""
    from scipy.stats import spearmanr

    strength = {one["number"]: LEVELS.index(one["level"]) for one in shown["entrants"]}
    lines = shown["standings"]
    better = [-line["place"] if shown["plan"]["format"] == "ladder" else line["points"] for line in lines]
    return float(spearmanr([strength[line["entrant"]] for line in lines], better).statistic)
