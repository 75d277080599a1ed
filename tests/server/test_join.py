"""A bot from outside at a table of a running house, with an API token."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.adapters.line.join import Guest as Visitor
from ludotheque.adapters.line.join import HouseRefused, join
from ludotheque.adapters.line.outsider import Clock, Outsider
from server.houses import Guest, RunningHouse

PRUDENT = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'prudent.py'}"


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
