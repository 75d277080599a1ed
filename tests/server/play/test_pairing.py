"""Somebody, now: the open table that waits, or a new one; and how long that took others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.registry import load
from ludotheque.server import protocol
from ludotheque.server.http.routes import tables as routes
from ludotheque.server.node import Node
from ludotheque.server.play import presence, waiting
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.pairing import expected_wait, find_somebody, quick_plan
from server.inside import LEA, TOM, ZOE, Page, begun, open_house


async def opened(house: Node, **plan: object) -> LiveTable:
    """Léa's open table, at which she sits."""
    live = await house.tables.open(LEA, protocol.Plan("lemans", 2, public=True, **plan))  # type: ignore[arg-type]
    await live.handle(LEA, protocol.Sit())
    return live


def test_the_table_that_waits_is_found_by_whoever_wants_that_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            assert await find_somebody(house.tables, TOM, "lemans") is None
            first = await opened(house)
            assert await find_somebody(house.tables, TOM, "lemans") is first
            assert await find_somebody(house.tables, LEA, "lemans") is first  # one's own, instead of a second one
            assert await find_somebody(house.tables, TOM, "mark") is None
            await first.handle(TOM, protocol.Sit())
            assert await find_somebody(house.tables, ZOE, "lemans") is None  # no chair is left

    asyncio.run(story())


@pytest.mark.parametrize("plan", [{"public": False}, {"pace": protocol.Post()}])
def test_friends_and_correspondence_are_left_alone(tmp_path: Path, plan: dict[str, object]) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.tables.open(LEA, protocol.Plan("lemans", 2, **{"public": True, **plan}))  # type: ignore[arg-type]
            assert await find_somebody(house.tables, TOM, "lemans") is None

    asyncio.run(story())


def test_a_table_that_everybody_left_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, post = await opened(house), await opened(house, pace=protocol.Post())
            assert waiting.is_attended(live)
            monkeypatch.setattr(waiting, "ARRIVING_SECONDS", 0)
            assert not waiting.is_attended(live)
            assert await find_somebody(house.tables, TOM, "lemans") is None
            assert waiting.is_attended(post)  # by correspondence one comes back tomorrow
            await post.handle(LEA, protocol.Stand(seat=0))
            assert not waiting.is_attended(post)

    asyncio.run(story())


def test_tables_that_were_left_hide_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody opens a hundred tables and goes: whoever waits is found all the same."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await opened(house)
            await presence.enter(live, Connection(LEA, Page()), None)
            for _ in range(100):
                await house.tables.open(ZOE, protocol.Plan("lemans", 2, public=True))
            monkeypatch.setattr(waiting, "ARRIVING_SECONDS", 0)
            assert await find_somebody(house.tables, TOM, "lemans") is live
            assert await routes._waiting(house, TOM.id, "") == [live.table.id]
            assert await routes._waiting(house, LEA.id, "") == []  # her own is among hers

    asyncio.run(story())


def test_the_wait_is_known_once_a_few_tables_have_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for known in (None, None, 0):
                await begun(house, [LEA, TOM], public=True)
                assert await expected_wait(house.tables, "lemans") == known
            await begun(house, [LEA], robots=1, public=True)
            assert await expected_wait(house.tables, "mark") is None

    asyncio.run(story())


def test_the_new_table_is_open_small_and_has_a_clock() -> None:
    plan = quick_plan(load("marathon"))
    assert (plan.seats, plan.public, plan.pace) == (3, True, protocol.Live())
