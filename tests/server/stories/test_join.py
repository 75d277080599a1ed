"""A bot from outside at a table of a running house, with an API token."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.adapters.stdio import join as joining
from ludotheque.adapters.stdio.external_bot import Clock, Outsider
from ludotheque.adapters.stdio.join import Guest as Visitor
from ludotheque.adapters.stdio.join import HouseRefused, join, wait_for_challenge
from server.houses import Guest, RunningHouse, play_on

PRUDENT = f"{sys.executable} {Path(__file__).parents[3] / 'examples' / 'bots' / 'prudent.py'}"


async def hosted(house: RunningHouse) -> tuple[Guest, dict[str, Any], str]:
    """A host at a table with one bot of the house, and a token for a visitor."""
    lea, owner = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
    table = await lea.open("lemans", 2)
    assert (await lea.do(table["id"], "robot", seat=0, level="habitue"))["is"] == "done"
    token = (await owner.http.post("/api/tokens", json={"label": "my bot"})).json()["token"]
    return lea, table, token


def test_a_bot_joins_a_table_and_plays_to_the_end(house: RunningHouse) -> None:
    async def story() -> None:
        lea, table, token = await hosted(house)
        bot, told = Outsider(PRUDENT, Clock(30)), []
        game = asyncio.create_task(asyncio.to_thread(join, Visitor(house.url, token), table["code"], bot, told.append))
        while not (await lea.look(table["id"]))["chairs"][1]["ready"]:
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        assert (await lea.do(table["id"], "start"))["is"] == "done"
        result = await game
        bot.close()
        end = await lea.look(table["id"])
        assert end["status"] == "over"
        assert result == end["result"]
        assert [chair["name"] for chair in end["chairs"]][1] == "Prudent"
        assert "Prudent sits on chair 1" in told[0]

    asyncio.run(story())


def test_a_wrong_token_or_code_is_one_sentence(house: RunningHouse) -> None:
    async def story() -> None:
        _, table, token = await hosted(house)
        for wrong, code, sentence in (
            ("ludo_nobody", table["code"], "Say your name first"),
            (token, "ZZZZZZ", "No table has this code"),
            (token, "où ?", "There is no such table"),
        ):
            bot = Outsider(PRUDENT)
            with pytest.raises(HouseRefused, match=sentence):
                await asyncio.to_thread(join, Visitor(house.url, wrong), code, bot, print)
            bot.close()

    asyncio.run(story())


def test_a_bot_comes_back_after_the_house_was_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "FIRST_PAUSE", 0.05)
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path).start()

    async def story() -> None:
        lea, owner = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        table = await lea.open("lemans", 2)
        assert (await lea.do(table["id"], "sit"))["is"] == "done"
        token = (await owner.http.post("/api/tokens", json={"label": "my bot"})).json()["token"]
        bot, told = Outsider(PRUDENT, Clock(30)), []
        game = asyncio.create_task(asyncio.to_thread(join, Visitor(house.url, token), table["code"], bot, told.append))
        while not (await lea.look(table["id"]))["chairs"][1]["ready"]:
            await asyncio.sleep(0.02)
        assert (await lea.do(table["id"], "start"))["is"] == "done"
        rng = random.Random(1)
        await play_on(lea, table["id"], 0, rng, most=3)
        await asyncio.to_thread(house.kill)
        await asyncio.sleep(0.2)
        await asyncio.to_thread(house.start)
        await play_on(lea, table["id"], 0, rng)
        result = await game
        bot.close()
        assert result == (await lea.look(table["id"]))["result"]
        assert any("does not answer" in line for line in told)

    asyncio.run(story())
    house.stop()


def test_a_bot_waits_for_a_challenge(house: RunningHouse) -> None:
    async def story() -> None:
        lea, owner = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        token = (await owner.http.post("/api/tokens", json={"label": "my bot"})).json()["token"]
        bot, told = Outsider(PRUDENT, Clock(30)), []
        plan = {"game": "lemans", "seats": 2}
        waits = asyncio.to_thread(wait_for_challenge, Visitor(house.url, token), plan, bot, told.append)
        game = asyncio.create_task(waits)
        while not (
            found := [one for one in (await lea.http.get("/api/home")).json()["open"] if "Prudent" in one["names"]]
        ):
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        table = found[0]["id"]
        assert (await lea.do(table, "sit"))["is"] == "done"
        assert (await lea.do(table, "ready", seat=1))["is"] == "done"
        while (await lea.look(table))["status"] == "lobby":
            await asyncio.sleep(0.02)
        await play_on(lea, table, 1, random.Random(1))
        assert (await game) == (await lea.look(table))["result"]
        bot.close()
        assert found[0]["code"] in told[0]
        assert told[1].startswith("waits for ")

    asyncio.run(story())
