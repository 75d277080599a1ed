"""Bots from outside that wait are found among any number of open tables, without looking at those."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.services import Told
from server.inside import LEA, TOM, Page, open_house, run

BOT = Person("bot", "Patient", scope="play")
OPEN = protocol.Plan("lemans", 2, public=True)


async def waits(house: Node, who: Person = BOT) -> LiveTable:
    """A bot that waits at an open table of its own, and looks at it."""
    live = await house.tables.open(who, OPEN)
    await live.handle(who, protocol.Sit())
    await live.handle(who, protocol.Ready(seat=0))
    await presence.enter(live, Connection(who, Page()), None)
    return live


async def names(house: Node) -> list[str]:
    return [one.name for one in await house.challenges.bots()]


def test_a_bot_is_found_behind_any_number_of_open_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred tables that others opened since then hide nobody, and none of them is looked at."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await waits(house)
            for number in range(201):
                await house.tables.open((LEA, TOM)[number % 2], OPEN)
            looked: list[str] = []
            find = house.tables.find

            async def counted(table_id: str) -> LiveTable:
                looked.append(table_id)
                return await find(table_id)

            monkeypatch.setattr(house.tables, "find", counted)
            assert await house.challenges.find("Patient", "lemans") is live
            assert await names(house) == ["Patient"]
            assert looked == []

    run(story())


def test_only_those_are_found_that_wait_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            older, newer = await waits(house), await waits(house)
            older.table.made -= 1
            assert await house.challenges.find("Patient", "lemans") is newer
            for bot, game in (("Patient", "mark"), ("Nobody", "lemans")):
                with pytest.raises(Refusal):
                    await house.challenges.find(bot, game)
            await newer.handle(BOT, protocol.Ready(seat=0, ready=False))
            assert await house.challenges.find("Patient", "lemans") is older
            older.room.connections.clear()
            assert await names(house) == []
            await newer.handle(BOT, protocol.Ready(seat=0))
            assert await names(house) == ["Patient"]
            await newer.handle(BOT, protocol.Close())
            assert await names(house) == []

    run(story())


def test_a_bot_that_comes_back_after_a_start_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table = (await waits(house)).table.id
        async with open_house(tmp_path) as house:
            live = await house.tables.find(table)
            assert await names(house) == []
            await presence.enter(live, Connection(BOT, Page()), None)
            assert await names(house) == ["Patient"]

    run(story())


def test_a_bot_at_another_node_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as there, open_house(tmp_path) as here:
            live, other = await waits(there), await there.tables.open(LEA, OPEN)
            assert await names(here) == []
            bot, person = (Told(asyncio.get_running_loop().time(), is_bot) for is_bot in (True, False))
            here.services.attended = {live.table.id: bot, other.table.id: person, "no id": bot}
            assert await names(here) == ["Patient"]
            assert (await here.challenges.find("Patient", "lemans")).table.id == live.table.id
            assert other.table.id not in here.tables.in_memory

    run(story())
