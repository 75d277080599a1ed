"""A bot from outside at a table of a running house, with an API token."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.adapters.stdio import join as joining
from ludotheque.adapters.stdio.external_bot import Clock, Outsider
from ludotheque.adapters.stdio.join import Guest as Visitor
from ludotheque.adapters.stdio.join import HouseRefused, join
from ludotheque.adapters.stdio.wait import challenges
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


async def owner_token(house: RunningHouse) -> str:
    """A token of somebody who owns a bot."""
    owner = await Guest(house, "Tom").come_in()
    return str((await owner.http.post("/api/tokens", json={"label": "my bot"})).json()["token"])


async def waiting(guest: Guest, name: str) -> list[dict[str, Any]]:
    """The bots of that name that wait for a challenge."""
    return [one for one in (await guest.http.get("/api/bots")).json() if one["name"] == name]


class WaitingBot:
    """Prudent, under a name of its own, waiting at a house."""

    def __init__(self, house: RunningHouse, token: str, name: str) -> None:
        self.bot, self.told = Outsider(PRUDENT, Clock(30)), list[str]()
        self.bot.greeting = replace(self.bot.greet(), name=name)
        plan = {"game": "lemans", "seats": 2}
        self.played = challenges(Visitor(house.url, token), plan, self.bot, self.told.append)

    def play(self) -> asyncio.Task[dict[str, Any]]:
        """Wait for the next game and its result."""
        return asyncio.create_task(asyncio.to_thread(next, self.played))

    def close(self) -> None:
        self.played.close()
        self.bot.close()


def test_somebody_sits_down_with_a_bot_that_waits(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        bot = WaitingBot(house, await owner_token(house), "Patient")
        game = bot.play()
        while not (found := await waiting(lea, "Patient")):
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        table = found[0]["table"]
        assert (await lea.do(table, "sit"))["is"] == "done"
        assert await waiting(lea, "Patient") == []
        assert (await lea.do(table, "ready", seat=1))["is"] == "done"
        while (await lea.look(table))["status"] == "lobby":
            await asyncio.sleep(0.02)
        await play_on(lea, table, 1, random.Random(1))
        assert (await game) == (await lea.look(table))["result"]
        bot.close()
        assert found[0]["code"] in bot.told[0]
        assert bot.told[1].startswith("waits for ")

    asyncio.run(story())


def test_a_bot_that_waits_is_invited_by_its_name(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        bot = WaitingBot(house, await owner_token(house), "Gambit")
        game = bot.play()
        while not (found := await waiting(lea, "Gambit")):
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        other = await lea.open("mark", 2)
        assert (await lea.do(other["id"], "invite", bot="Gambit"))["code"] == "no_bot"  # it waits for another game
        table = (await lea.open("lemans", 3, public=False))["id"]
        assert (await lea.do(table, "sit"))["is"] == "done"
        assert (await lea.do(table, "robot", seat=1, level="flaneur"))["is"] == "done"
        assert (await lea.do(table, "invite", bot="Nobody"))["code"] == "no_bot"
        assert (await lea.do(table, "invite", bot="Gambit"))["is"] == "done"
        while not (await lea.look(table))["chairs"][2]["ready"]:
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        assert (await lea.look(table))["chairs"][2]["name"] == "Gambit"
        assert await waiting(lea, "Gambit") == []
        assert (await lea.do(table, "invite", bot="Gambit"))["code"] == "full"
        assert (await lea.do(table, "start"))["is"] == "done"
        await play_on(lea, table, 0, random.Random(1))
        assert (await game) == (await lea.look(table))["result"]

        game = bot.play()  # it waits again, at the same table
        while not (again := await waiting(lea, "Gambit")):
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        assert again == found
        third = (await lea.open("lemans", 2))["id"]
        assert (await lea.do(third, "invite", bot="Gambit", seat=1))["is"] == "done"
        while not (await lea.look(third))["chairs"][1]["ready"]:
            await asyncio.sleep(0.02)
        assert (await lea.do(third, "stand", seat=1))["is"] == "done"  # sent away: it waits once more
        while not await waiting(lea, "Gambit"):
            assert not game.done() or game.result()
            await asyncio.sleep(0.02)
        assert (await lea.do(again[0]["table"], "sit"))["is"] == "done"
        assert (await lea.do(again[0]["table"], "ready", seat=1))["is"] == "done"
        while (await lea.look(again[0]["table"]))["status"] == "lobby":
            await asyncio.sleep(0.02)
        await play_on(lea, again[0]["table"], 1, random.Random(1))
        await game
        await asyncio.to_thread(bot.close)
        assert any("has freed the chair of Gambit" in line for line in bot.told)

    asyncio.run(story())
