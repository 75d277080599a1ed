"""A tournament at two nodes of one house over PostgreSQL: one is killed in mid-round, and nobody is paired twice."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from server.houses import PATIENCE, Guest, RunningHouse
from server.postgres import new_postgres_database

PLAN = {
    "title": "Deux comptoirs",
    "game": "mark",
    "seats": 2,
    "rounds": 3,
    "edition": {"roll_limit": 100},
    "pace": {"type": "evening", "grace": 0, "pause": 0},
}


async def view(guest: Guest, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get(f"/api/tournaments/{tournament}")).json()
    return found


async def do(guest: Guest, tournament: str, do: str, **words: Any) -> dict[str, Any]:
    answer = await guest.http.post(f"/api/tournaments/{tournament}/commands", json={"do": do, **words})
    found: dict[str, Any] = answer.json()
    return found


async def until(guest: Guest, tournament: str, happened: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE
    while not happened(shown := await view(guest, tournament)):
        assert time.monotonic() < deadline, shown
        await asyncio.sleep(0.05)
    return shown


def require_fair(shown: dict[str, Any], entrants: int) -> None:
    """Everybody is paired once a round, every table has its result, and no two meet again."""
    met = Counter[tuple[int, ...]]()
    for one in shown["pairings"]:
        seated = [chair["entrant"] for table in one["tables"] for chair in table["chairs"]]
        assert sorted(seated) == list(range(1, entrants + 1))
        assert all(table["result"]["ending"] == "over" for table in one["tables"])
        met.update(tuple(sorted(chair["entrant"] for chair in table["chairs"])) for table in one["tables"])
    assert [one["number"] for one in shown["pairings"]] == [1, 2, 3]
    assert max(met.values()) == 1


@pytest.mark.parametrize("kind", ["swiss", "duplicate"])
def test_a_tournament_survives_a_killed_node(postgres: Any, houses: Callable[..., RunningHouse], kind: str) -> None:
    async def story() -> None:
        database = new_postgres_database(postgres)
        first, second = houses(database), houses(database)
        lea = await Guest(first, "Léa").come_in()
        other = await lea.move_to(second)
        made = await lea.http.post("/api/tournaments", json={**PLAN, "format": kind})
        tournament = made.json()["id"]
        await do(lea, tournament, "bots", count=6)
        starts = await asyncio.gather(do(lea, tournament, "start"), do(other, tournament, "start"))
        assert [answer.get("status") for answer in starts].count("running") >= 1
        await until(other, tournament, lambda shown: len(shown["pairings"]) >= 1)
        first.kill()  # in the middle of a round: paired, opening, or playing
        shown = await until(other, tournament, lambda shown: shown["status"] == "over")
        require_fair(shown, 6)
        back = await lea.move_to(houses(database))
        assert (await view(back, tournament))["standings"] == shown["standings"]

    asyncio.run(story())


def test_both_nodes_serve_one_tournament(postgres: Any, houses: Callable[..., RunningHouse]) -> None:
    """People enter at both at the same moment; each gets a number of their own, and both nodes show the same."""

    async def story() -> None:
        database = new_postgres_database(postgres)
        pair = houses(database), houses(database)
        people = [await Guest(pair[k % 2], f"P{k}").come_in() for k in range(8)]
        tournament = (await people[0].http.post("/api/tournaments", json=PLAN)).json()["id"]
        answers = await asyncio.gather(*(do(person, tournament, "enter") for person in people))
        assert sorted(answer["mine"] for answer in answers) == list(range(1, 9))
        one, two = [await until(person, tournament, lambda shown: len(shown["entrants"]) == 8) for person in people[:2]]
        assert [entrant["name"] for entrant in one["entrants"]] == [entrant["name"] for entrant in two["entrants"]]

    asyncio.run(story())
