"""A power cut loses nothing acknowledged and plays nothing twice; an upgrade changes no running game."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import sqlalchemy as sa

from ludotheque.server.replays.transfer import _stored_table
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.tables.listing import seated
from profiles import PROFILE
from server.houses import Guest, RunningHouse, choose, two_at_a_table


async def keep_playing(guests: list[Guest], table: str, acknowledged: dict[int, str], rng: random.Random) -> None:
    """Move as fast as the house answers, and note what it acknowledged."""
    while True:
        shown = await guests[0].look(table)
        if shown["status"] != "playing":
            return
        seat, step = shown["turn"], shown["step"]
        mine = await guests[seat].look(table)
        if mine["step"] != step:
            continue
        token = choose(mine["seats"][0]["legal"], rng)
        answer = await guests[seat].do(table, "move", seat=seat, step=step, token=token)
        if answer["is"] == "done":
            acknowledged[step] = token


def written_steps(database: str, table: str) -> list[list[Any]]:
    engine = make_engine(database)
    with engine.connect() as connection:
        wanted = sa.text("select seq, data from event where table_id = :table order by seq")
        rows = [list(row) for row in connection.execute(wanted, {"table": table})]
    engine.dispose()
    return rows


def test_killed_at_random_moments(database: str, houses: Callable[..., RunningHouse]) -> None:
    """Every acknowledged move is there after the restart, none twice."""
    rng = random.Random(7)
    house = houses(database)

    async def open_tables() -> list[tuple[list[Guest], str]]:
        found = []
        for slug in ("lemans", "mark", "lemans"):
            lea, tom, table = await two_at_a_table(house, slug)
            found.append(([lea, tom], table))
        return found

    tables = asyncio.run(open_tables())
    notes: dict[str, dict[int, str]] = {table: {} for _, table in tables}

    async def until_the_cut(delay: float) -> None:
        guests = [([await guest.move_to(house) for guest in pair], table) for pair, table in tables]
        players = [asyncio.create_task(keep_playing(pair, table, notes[table], rng)) for pair, table in guests]
        await asyncio.sleep(delay)
        house.kill()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            assert outcome is None or isinstance(outcome, httpx.HTTPError | ValueError), outcome

    async def check() -> None:
        for pair, table in tables:
            guest = await pair[0].move_to(house)
            shown = await guest.look(table)
            record = await all_steps(guest, house, table)
            assert shown["step"] == len(record)
            for step, token in notes[table].items():
                assert record[step] == token

    for _ in range(PROFILE.kills):
        asyncio.run(until_the_cut(rng.uniform(0.02, 0.35)))
        house.start()
        asyncio.run(check())
    for _, table in tables:
        numbers = [row[0] for row in written_steps(database, table)]
        assert numbers == list(range(len(numbers)))


def test_lists_are_true_after_kills(database: str, houses: Callable[..., RunningHouse]) -> None:
    """People sit down, stand up and begin; after each power cut everybody's lists say what the events say."""
    rng, house = random.Random(3), houses(database)

    async def keep_seating(number: int) -> None:
        lea, tom = await Guest(house, f"Léa {number}").come_in(), await Guest(house, f"Tom {number}").come_in()
        while True:
            table = (await lea.open("lemans", 2))["id"]
            for guest in (lea, tom):
                await guest.do(table, "sit")
            await lea.do(table, "swap", seat=0, other=1)
            await tom.do(table, "ready", seat=0)
            await lea.do(table, "start")

    async def until_the_cut(delay: float) -> None:
        people = [asyncio.create_task(keep_seating(number)) for number in range(4)]
        await asyncio.sleep(delay)
        house.kill()
        for outcome in await asyncio.gather(*people, return_exceptions=True):
            assert isinstance(outcome, httpx.HTTPError | ValueError), outcome

    for _ in range(max(2, PROFILE.kills // 5)):
        asyncio.run(until_the_cut(rng.uniform(0.2, 0.6)))
        house.start()
    house.kill()
    assert_lists_are_true(database)


def assert_lists_are_true(database: str) -> None:
    """Compare the rows that lists read with the tables that the events make."""
    engine, seen = make_engine(database), 0
    with engine.connect() as c:
        for table_id, status in c.execute(sa.text("select id, status from game_table")).all():
            table = _stored_table(c, table_id)
            assert table.seq >= 0, "a table without events"
            chairs = c.execute(sa.text("select seat, person from chair where table_id = :t"), {"t": table_id}).all()
            assert (status, dict(chairs)) == (table.status, seated(table)), table_id
            seen += bool(chairs)
    engine.dispose()
    assert seen


async def all_steps(guest: Guest, house: RunningHouse, table: str) -> list[str]:
    """The tokens on disk, through the database of the house."""
    tokens: list[str] = []
    for _, data in written_steps(house.database, table):
        tokens += json.loads(data).get("tokens", [])
    return tokens


def test_graceful_shutdown(database: str, houses: Callable[..., RunningHouse]) -> None:
    house = houses(database)
    assert house.stop() in (0, -15)
    assert "Traceback" not in house.log()


def test_a_game_that_the_rules_no_longer_replay_is_paused(database: str, houses: Callable[..., RunningHouse]) -> None:
    house = houses(database)
    lea, tom, table = asyncio.run(two_at_a_table(house, "lemans"))
    house.stop()
    engine = make_engine(database)
    with engine.begin() as connection:
        found = sa.text("select data from event where table_id = :t and data like '%\"started\"%'")
        data = connection.execute(found, {"t": table}).scalar_one()
        bent = data.replace("pole:0", "pole:5").replace("pole:1", "pole:5")
        assert bent != data
        change = sa.text("update event set data = :new where table_id = :t and data = :old")
        connection.execute(change, {"new": bent, "t": table, "old": data})
    house.start()

    async def story() -> None:
        guest = await lea.move_to(house)
        shown = await guest.look(table)
        assert shown["status"] == "paused"
        assert "these rules differ" in shown["notice"]
        assert (await guest.do(table, "move", seat=0, step=shown["step"], token="pass"))["code"] == "paused"
        assert (await (await tom.move_to(house)).do(table, "say", text="Zut"))["is"] in ("done", "refused")

    asyncio.run(story())
