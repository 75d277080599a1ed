"""Results, ratings, the leaderboard, and having one's data deleted."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

import ludotheque as ludo
from ludotheque.fairness.check import check
from ludotheque.ratings import ratings
from ludotheque.server.statistics.results import rows_of
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.schema import metadata
from ludotheque.server.tables import events as ev
from server.houses import PATIENCE, Guest, RunningHouse, hear, play_on, two_at_a_table
from server.replays.test_proof import begun, played


async def finished(house: RunningHouse, **plan: Any) -> tuple[Guest, Guest, str]:
    lea, tom, table = await two_at_a_table(house, "macadam", **plan)
    await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
    return lea, tom, table


async def my_games(guest: Guest, games: int = 1) -> list[dict[str, Any]]:
    """The results are written a moment after the end."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found: list[dict[str, Any]] = (await guest.http.get("/api/me/games")).json()["games"]
        if sum(one["games"] for one in found) >= games:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("the results were not written")


async def my_line(guest: Guest) -> dict[str, Any] | None:
    boards = (await guest.http.get("/api/standings")).json()["boards"]
    return next((line for board in boards for line in board["lines"] if line["mine"]), None)


def test_a_game_of_people_counts(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await finished(house, pace={"type": "live", "move": 60, "bank": 600})
        ranks = (await lea.look(table))["result"]["ranks"]
        mine = await my_games(lea)
        assert [(one["game"], one["games"], one["rated"]) for one in mine] == [("macadam", 1, 1)]
        assert mine[0]["form"] == [ranks[0]]
        assert mine[0]["openings"][0]["games"] == 1
        assert mine[0]["luck"] is None
        lines = [await my_line(lea), await my_line(tom)]
        assert all(line is not None and line["name"] in ("Léa", "Tom") for line in lines)
        if ranks[0] != ranks[1]:
            points = [line["rating"]["points"] for line in lines if line]
            assert (points[0] > 1500 > points[1]) == (ranks[0] < ranks[1])
        change = (await lea.http.get(f"/api/me/ratings/{table}")).json()
        assert (change["before"]["points"], change["before"]["sureness"], change["why"]) == (1500, "uncertain", None)
        assert change["after"] == mine[0]["rating"]
        zoe = await Guest(house, "Zoé").come_in()
        assert (await zoe.http.get(f"/api/me/ratings/{table}")).json()["code"] == "not_seated"
        waiting = (await lea.open("macadam", 2))["id"]
        assert (await lea.http.get(f"/api/me/ratings/{waiting}")).json()["code"] == "not_over"
        practice = (await lea.http.post(f"/api/tables/{table}/play-on", json={"step": 0})).json()
        assert practice["plan"]["pace"] == {"type": "free"}  # whatever the pace of the game was

    asyncio.run(story())


def test_bots_from_outside_have_a_ladder_of_their_own(house: RunningHouse) -> None:
    async def story() -> None:
        lea, owner = await Guest(house, "Léa").come_in(), await Guest(house, "Automate").come_in()
        token = (await owner.http.post("/api/tokens", json={"label": "my bot"})).json()["token"]
        cookie = owner.cookie()
        owner.http.cookies.clear()
        owner.http.headers["authorization"] = f"Bearer {token}"
        table = (await lea.open("lemans", 2))["id"]
        for guest in (lea, owner):
            assert (await guest.do(table, "sit"))["is"] == "done"
        assert (await owner.do(table, "ready", seat=1))["is"] == "done"
        assert (await lea.do(table, "start"))["is"] == "done"
        rng = random.Random(1)
        while (shown := await lea.look(table))["status"] == "playing":
            guest = (lea, owner)[shown["turn"]]
            own = (await guest.look(table))["seats"][0]
            move = {"seat": shown["turn"], "step": shown["step"], "token": rng.choice(own["legal"])}
            assert (await guest.do(table, "move", **move))["is"] == "done"
        mine = await my_games(lea)
        assert [(one["games"], one["rated"], one["rating"]) for one in mine] == [(1, 0, None)]
        assert await my_line(lea) is None
        standings = (await owner.http.get("/api/standings")).json()
        ladder = next(board for board in standings["programs"] if board["game"] == "lemans")
        line = next(line for line in ladder["lines"] if line["mine"])
        assert (line["name"], line["games"]) == ("Automate", 1)
        assert "Léa" not in [line["name"] for line in ladder["lines"]]
        assert (await owner.http.delete("/api/me")).status_code == 403  # its person can, in a browser
        assert (await Guest(house, "?").http.delete("/api/me", headers=cookie)).status_code == 204
        assert owner.id not in written(house.database)

    asyncio.run(story())


def test_games_with_hints_do_not_count(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, hinted = await finished(house, hints=True)
        told = (await lea.http.get(f"/api/me/ratings/{hinted}")).json()
        assert told == {"before": None, "after": None, "why": "hints"}
        assert [(one["games"], one["rated"], one["rating"]) for one in await my_games(lea)] == [(1, 0, None)]
        assert await my_line(lea) is None
        tom = await Guest(house, "Tom").come_in()
        table = (await tom.open("macadam", 2))["id"]
        await tom.do(table, "sit")
        await tom.do(table, "robot", seat=1)
        await tom.do(table, "start")
        while (await tom.look(table))["turn"] != 0:
            await asyncio.sleep(0.02)
        assert (await tom.do(table, "hint", seat=0))["is"] == "coached"
        await play_on(tom, table, 0, random.Random(3))
        assert [(one["games"], one["rated"]) for one in await my_games(tom)] == [(1, 0)]

    asyncio.run(story())


def test_practice_is_no_result() -> None:
    """A game that plays on from another one is in no statistics: one could win the same endgame a hundred times."""
    table = played(begun(2, ["a" * 32, "b" * 32]))
    assert [row["seat"] for row in rows_of(table)] == [0, 1]
    table.origin = ev.Origin("another", table.steps[:1])
    assert rows_of(table) == []


def test_ratings_follow_the_results() -> None:
    found = ratings([[(player, rank) for rank, player in enumerate(("a", "b", "c"), 1)]] * 8)
    assert found["a"].skill > found["b"].skill > found["c"].skill
    assert {one.games for one in found.values()} == {8}
    assert ratings([]) == {}
    assert ratings([[("bot:habitue", 1), ("bot:habitue", 2)]])["bot:habitue"].games == 1


def written(database: str) -> str:
    """All that the database holds, as one text."""
    engine = make_engine(database)
    with engine.connect() as connection:
        found = [str(row) for table in metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    return "\n".join(found)


def test_data_are_deleted_and_games_stay(house: RunningHouse) -> None:
    async def story() -> None:
        name = "Zénobie"
        zoe, tom = await Guest(house, name).come_in(), await Guest(house, "Tom").come_in()
        tables = []
        for begins in (True, True, False):
            table = (await zoe.open("macadam", 2))["id"]
            await zoe.do(table, "sit", seat=0, nonce="0f" * 16)
            await zoe.do(table, "say", text="Zut alors")
            await tom.do(table, "sit", seat=1)
            await tom.do(table, "ready", seat=1)
            if begins:
                await zoe.do(table, "start")
            tables.append(table)
        over, running, waiting = tables
        await asyncio.gather(play_on(zoe, over, 0, random.Random(1)), play_on(tom, over, 1, random.Random(2)))
        await my_games(zoe)
        password = {"password": "motdepasse"}
        await zoe.http.post("/api/account", json={"login": f"zoe-{over}", **password})
        token = (await zoe.http.post("/api/tokens", json={"label": "robot", **password})).json()["token"]
        record = (await tom.http.get(f"/api/tables/{over}/record")).text
        async with zoe.socket() as line:
            await zoe.watch(line, running)
            cookie = zoe.cookie()
            assert (await zoe.http.request("DELETE", "/api/me", json=password)).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        for headers in (cookie, {"authorization": f"Bearer {token}"}):
            fresh = Guest(house, "?")
            assert (await fresh.http.get("/api/home", headers=headers)).status_code == 401
        text = written(house.database)
        assert zoe.id not in text
        assert name not in text
        assert "Zut alors" not in text
        assert (await tom.http.get(f"/api/tables/{over}/record")).text == record
        view = await tom.look(over)
        assert (view["chairs"][0]["name"], view["chairs"][0]["kind"]) == (None, "person")
        assert (await tom.look(waiting))["chairs"][0]["kind"] == "free"
        assert (await tom.look(running))["chairs"][0]["kind"] == "robot"
        end = await play_on(tom, running, 1, random.Random(5))  # the stand-in plays on
        assert end["status"] == "over"
        proved = ludo.Record.read((await tom.http.get(f"/api/tables/{running}/record")).text)
        assert proved.extra["fairness"]["chairs"] == ["person", "absent"]  # Zénobie's nonce is still hers
        assert check(proved, ludo.load("macadam")).faults == []
        assert (await my_games(tom, 2))[0]["games"] == 2

    asyncio.run(story())
