"""A tournament at two nodes of one house over PostgreSQL: one is killed in mid-round, and nobody is paired twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from server.houses import PATIENCE, Guest, RunningHouse, choose, hear
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


async def come(guest: Guest, table: str) -> None:
    """Open the page of one's table and wait until everybody has."""
    async with guest.socket() as line:
        shown = (await guest.watch(line, table))["table"]
        while shown["status"] == "lobby":
            shown = (await hear(line, "table", "step"))["table"]


async def play(people: list[Guest], table: str, rng: random.Random, most: int = 1000) -> int:
    """Let these two move by chance, so many times or to the end; the step at which their game stands."""
    for _ in range(most):
        for guest in people:
            shown = await guest.look(table)
            own = shown["seats"][0]
            if shown["status"] == "playing" and shown["turn"] == own["seat"]:
                words = {"seat": own["seat"], "step": shown["step"], "token": choose(own["legal"], rng)}
                assert (await guest.do(table, "move", **words))["is"] == "done"
        if shown["status"] == "over":
            break
    return int((await people[0].look(table))["step"])


async def tables_of(people: list[Guest], tournament: str, number: int) -> list[tuple[str, list[Guest]]]:
    """The tables of a round, once it is opened, and who sits at them."""

    def is_opened(shown: dict[str, Any]) -> bool:
        return len(shown["pairings"]) == number and shown["pairings"][-1]["status"] == "playing"

    shown = await until(people[0], tournament, is_opened)
    tables = shown["pairings"][-1]["tables"]
    return [(one["id"], [people[chair["entrant"] - 1] for chair in one["chairs"]]) for one in tables]


def test_people_go_on_at_the_other_node_when_theirs_is_killed_in_mid_round(
    postgres: Any, houses: Callable[..., RunningHouse]
) -> None:
    """One table is over and one in mid-game: both are as they were, and the rounds go on without a node of before."""
    pace = {"type": "evening", "grace": 600, "pause": 0}
    plan = {**PLAN, "pace": pace, "edition": {"roll_limit": 10}}

    async def story() -> None:
        database, rng = new_postgres_database(postgres), random.Random(20)
        first, second = houses(database), houses(database)
        people = [await Guest(first, name).come_in() for name in ("Léa", "Tom", "Zoé", "Ana")]
        tournament = (await people[0].http.post("/api/tournaments", json=plan)).json()["id"]
        for person in people:
            await do(person, tournament, "enter")
        await do(people[0], tournament, "start")
        (ended, early), (going, late) = await tables_of(people, tournament, 1)
        await asyncio.gather(*(come(one, ended) for one in early), *(come(one, going) for one in late))
        await play(early, ended, rng)
        await until(people[0], tournament, lambda shown: shown["pairings"][0]["tables"][0]["ended"])
        step = await play(late, going, rng, most=3)
        before = await view(people[0], tournament)
        first.kill()
        people = [await person.move_to(second) for person in people]
        after = await until(people[0], tournament, lambda shown: shown["seq"] >= before["seq"])
        assert [one["tables"] for one in after["pairings"]] == [one["tables"] for one in before["pairings"]]
        assert (await people[0].look(going))["step"] == step > 0
        for number in (1, 2, 3):
            for table, seated in await tables_of(people, tournament, number):
                await asyncio.gather(*(come(one, table) for one in seated))
                await play(seated, table, rng)
        require_fair(await until(people[0], tournament, lambda shown: shown["status"] == "over"), 4)

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
