"""Two nodes on one PostgreSQL, a slow disk, a database that goes away."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
import websockets

from ludotheque.server import cluster, protocol
from ludotheque.server.cluster import POLL_SECONDS, RETRY_SECONDS
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.play import presence, waiting
from ludotheque.server.play.connection import Connection
from ludotheque.server.settings import Settings
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from server.houses import PATIENCE, Guest, RunningHouse, choose, hear, play_on, two_at_a_table
from server.inside import Page
from server.play import test_challenges
from server.postgres import new_postgres, new_postgres_database

LEA = Person("léa", "Léa")
SHORTER = {"mark": {"roll_limit": 100}}  # chance alone would go on for long


@pytest.fixture
def pair(postgres: Any, houses: Callable[..., RunningHouse]) -> tuple[RunningHouse, RunningHouse]:
    database = new_postgres_database(postgres)
    return houses(database), houses(database)


async def split_over(pair: tuple[RunningHouse, RunningHouse], game: str, **plan: Any) -> tuple[Guest, Guest, str]:
    """Léa at the first node, Tom at the second."""
    lea, tom, table = await two_at_a_table(pair[0], game, **plan)
    return lea, await tom.move_to(pair[1]), table


@pytest.mark.parametrize("slug", ["lemans", "mark"])
def test_a_game_over_two_nodes(pair: tuple[RunningHouse, RunningHouse], slug: str) -> None:
    async def story() -> None:
        lea, tom, table = await split_over(pair, slug, edition=SHORTER.get(slug))
        ends = await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
        assert ends[0]["result"] == ends[1]["result"] is not None

    asyncio.run(story())


def test_a_move_reaches_the_other_node(pair: tuple[RunningHouse, RunningHouse]) -> None:
    async def story() -> None:
        lea, tom, table = await split_over(pair, "lemans")
        shown = await lea.look(table)
        mover, other = (lea, tom) if shown["turn"] == 0 else (tom, lea)
        async with other.socket() as line:
            await other.watch(line, table)
            await mover.look(table)
            await mover.do(table, "move", seat=shown["turn"], step=shown["step"], token="pass")
            assert (await hear(line, "step"))["table"]["step"] == shown["step"] + 1

    asyncio.run(story())


def test_open_tables_are_listed_at_other_nodes_while_somebody_waits(postgres: Any) -> None:
    """At first because it was opened just now, then because the other node says so; not once everybody left."""
    database = new_postgres_database(postgres)

    async def story() -> None:
        async with started(database) as here, started(database) as there:
            live = await here.tables.open(LEA, protocol.Plan("lemans", 2, public=True))
            await live.handle(LEA, protocol.Sit())
            seen = await there.tables.find(live.table.id)
            assert not waiting.is_attended(seen)  # nobody watches it yet, so that nothing is told
            page = Connection(LEA, Page())
            await presence.enter(live, page, None)
            await until(lambda: waiting.is_attended(seen))
            live.room.connections.clear()
            await until(lambda: not waiting.is_attended(seen))
            patient = await test_challenges.waits(here)
            await until(lambda: waiting.told_of_bots(there.services) == [patient.table.id])
            assert await test_challenges.names(there) == ["Patient"]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waiting, "ARRIVING_SECONDS", 0)
        patch.setattr(waiting, "TOLD_SECONDS", 1.0)
        patch.setattr(cluster, "TELL_SECONDS", 0.2)
        asyncio.run(story())


@asynccontextmanager
async def started(database: str) -> AsyncIterator[Node]:
    """A node in this process."""
    migrate(database)
    node = Node(Settings(database=database), Store(database))
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


async def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def test_whoever_leaves_is_seen_out_at_every_node(pair: tuple[RunningHouse, RunningHouse]) -> None:
    """Signing out, and having one's data deleted, closes one's pages at the other node and takes one's name there."""

    async def story() -> None:
        zoe, tom = await Guest(pair[0], "Zoé").come_in(), await Guest(pair[1], "Tom").come_in()
        other = await zoe.move_to(pair[1])
        async with other.socket() as line:
            await hear(line, "welcome")
            assert (await zoe.http.post("/api/sign-out")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert (await other.http.get("/api/me")).json() is None  # at once: nothing is remembered for a while
        zoe = await zoe.come_in()
        other, table = await zoe.move_to(pair[1]), (await zoe.open("lemans", 2))["id"]
        await zoe.do(table, "sit", seat=0)
        await zoe.do(table, "say", text="bonsoir")
        async with other.socket() as line, tom.socket() as onlooker:
            shown = await tom.watch(onlooker, table)
            assert (shown["table"]["chairs"][0]["name"], shown["chat"][0]["name"]) == ("Zoé", "Zoé")
            await other.watch(line, table)
            assert (await zoe.http.delete("/api/me")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
            while (shown := await hear(onlooker, "table"))["chat"]:
                pass  # once before the name is gone from the disk, and once after
            assert shown["table"]["chairs"][0]["kind"] == "free"

    asyncio.run(story())


def test_a_guest_who_signs_in_is_somebody_else_at_every_node(pair: tuple[RunningHouse, RunningHouse]) -> None:
    """The other node has the table in memory, and a page of the guest's open: both follow the account."""

    async def story() -> None:
        guest, tom, table = await split_over(pair, "lemans")
        account = await Guest(pair[1], "Léa Martin").come_in()
        words = {"login": f"login{account.id}", "password": "longues vacances"}
        assert (await account.http.post("/api/account", json=words)).status_code == 200
        elsewhere = await guest.move_to(pair[1])
        async with elsewhere.socket() as line, tom.socket() as other:
            await elsewhere.watch(line, table)
            await tom.watch(other, table)
            assert (await account.look(table))["mine"] == []
            signed = await guest.http.post("/api/sign-in", json={**words, "bring": True})
            assert signed.json()["id"] == account.id
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
            await hear(other, "table")
        assert (await account.look(table))["mine"] == [0]
        assert (await elsewhere.http.get("/api/me")).json() is None
        shown = await account.look(table)
        mover, seat = (account, 0) if shown["turn"] == 0 else (tom, 1)
        assert (await mover.do(table, "move", seat=seat, step=shown["step"], token="pass"))["is"] == "done"

    asyncio.run(story())


def test_the_same_chair_from_two_nodes(pair: tuple[RunningHouse, RunningHouse]) -> None:
    async def story() -> None:
        lea = await Guest(pair[0], "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        people = [await Guest(pair[k % 2], f"P{k}").come_in() for k in range(6)]
        answers = await asyncio.gather(*(person.do(table, "sit") for person in people))
        assert [answer["is"] for answer in answers].count("done") == 2
        assert {answer["code"] for answer in answers if answer["is"] == "refused"} == {"full"}

    asyncio.run(story())


def test_a_killed_node_and_a_dropped_line(pair: tuple[RunningHouse, RunningHouse], postgres: Any) -> None:
    async def story() -> None:
        lea, tom, table = await split_over(pair, "lemans")
        await lea.look(table)
        await tom.look(table)
        pair[1].kill()
        tom = await tom.move_to(pair[0])
        await play_some(lea, tom, table, 4)
        pair[1].start()
        tom = await tom.move_to(pair[1])
        assert (await tom.look(table))["step"] == (await lea.look(table))["step"]
        with psycopg.connect(pair[0].database, autocommit=True) as admin:  # every line of every node drops
            admin.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        await play_some(lea, tom, table, 4)

    asyncio.run(story())


async def play_some(lea: Guest, tom: Guest, table: str, moves: int) -> None:
    """Some moves, each tried again while the house says that it cannot write."""
    rng = random.Random(3)
    done = 0
    while done < moves:
        shown = await lea.look(table)
        guest = [lea, tom][shown["turn"]]
        mine = await guest.look(table)
        if mine["turn"] != shown["turn"] or mine["step"] != shown["step"]:
            await asyncio.sleep(0.2)
            continue
        token = choose(mine["seats"][0]["legal"], rng)
        answer = await guest.do(table, "move", seat=shown["turn"], step=shown["step"], token=token)
        done += answer["is"] == "done"
        assert answer["is"] == "done" or answer["code"] in ("later", "stale", "conflict"), answer


@pytest.fixture
def going() -> Iterator[Any]:
    """A PostgreSQL that may be stopped."""
    with new_postgres() as server:
        yield server


def test_the_database_goes_away_and_comes_back(going: Any, houses: Callable[..., RunningHouse]) -> None:
    house = houses(new_postgres_database(going))

    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        await play_some(lea, tom, table, 2)
        before = await lea.look(table)
        going.stop()
        guest = [lea, tom][before["turn"]]
        refused = await guest.do(table, "move", seat=before["turn"], step=before["step"], token="pass")
        assert refused["code"] == "later"
        await asyncio.sleep(POLL_SECONDS + RETRY_SECONDS)  # the house asks again, in vain
        going.start()
        for _ in range(100):
            answer = await guest.do(table, "move", seat=before["turn"], step=before["step"], token="pass")
            if answer["is"] == "done":
                break
            await asyncio.sleep(0.2)
        assert (await lea.look(table))["step"] == before["step"] + 1
        await play_some(lea, tom, table, 4)

    asyncio.run(story())


@pytest.mark.parametrize("slug", ["lemans", "mark"])
def test_a_slow_disk_provokes_no_harm(tmp_path: Any, houses: Callable[..., RunningHouse], slug: str) -> None:
    """Every write takes 50 to 100 ms; everybody presses every key at once."""
    house = houses(f"sqlite:///{tmp_path / 'slow.db'}", slow_disk=1)

    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, slug)
        rng = random.Random(4)
        for _ in range(12):
            shown = await lea.look(table)
            views = [await guest.look(table) for guest in (lea, tom)]
            tokens = [view["seats"][0]["legal"] or ["pass"] for view in views]
            hits = [
                guest.do(table, "move", seat=seat, step=shown["step"], token=choose(tokens[seat], rng))
                for seat, guest in enumerate((lea, tom))
                for _ in range(3)
            ]
            answers = await asyncio.gather(*hits)
            assert any(answer["is"] == "done" for answer in answers)
            codes = {answer["code"] for answer in answers if answer["is"] == "refused"}
            assert codes <= {"stale", "not_your_turn", "illegal"}
            assert (await lea.look(table))["step"] == (await tom.look(table))["step"] > shown["step"]

    asyncio.run(story())
