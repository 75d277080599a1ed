"""On holiday: the clock of a game by correspondence stands, and goes on where it stood."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from ludotheque.server import protocol
from ludotheque.server.node import Node
from ludotheque.server.play.holidays import by_person
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.scheduler import check_clock
from ludotheque.server.storage import holidays as stored_holidays
from ludotheque.server.storage import schema
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.clock import DAY
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, begun, decision, open_house, run

POST = protocol.Post(days=3)


async def known(house: Node, live: LiveTable, *people: str) -> None:
    """Let the table know who is on holiday now."""
    house.holidays.read_at = now() + DAY  # the test says who is
    house.holidays.rows = by_person(SimpleNamespace(person=who, begins=0, ends=now() + 5 * DAY) for who in people)
    house.holidays.check(live)
    while house.holidays._due(live) is not None:
        await asyncio.sleep(0.001)


def pass_time(house: Node, milliseconds: int) -> None:
    house.clock.value += milliseconds


def test_time_stands_and_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM], pace=POST)
            pass_time(house, DAY)
            await known(house, live, LEA.id)
            left = live.time_left(0)
            assert left is not None
            assert abs(left - 2 * DAY) < 60_000
            pass_time(house, 10 * DAY)
            assert live.time_left(0) == left
            check_clock(live, house.autoplay)
            assert live.pending is None  # no stand-in plays
            shown = live.view(TOM.id).chairs
            assert shown[0].holiday is not None
            assert shown[0].clock is None  # no page counts it down
            assert shown[1].holiday is None
            await known(house, live)
            after = live.time_left(0)
            assert after is not None
            assert abs(after - left) < 60_000
            back = live.view(TOM.id).chairs[0]
            assert (back.holiday, back.clock is None) == (None, False)
            await live.handle(LEA, decision(live))  # who is back plays on
            before = live.table
            await live.reload()
            assert live.table is not before
            assert (live.table.since, live.table.chairs) == (before.since, before.chairs)

    run(story())


def test_a_turn_that_comes_in_the_holiday_waits_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM], pace=POST)
            await known(house, live, TOM.id)
            pass_time(house, DAY)
            await live.handle(LEA, decision(live))
            assert live.table.turn == 1
            pass_time(house, 9 * DAY)
            assert live.time_left(1) == 3 * DAY
            await known(house, live)
            left = live.time_left(1)
            assert left is not None
            assert left > 3 * DAY - 60_000
            pass_time(house, 3 * DAY)
            assert live.time_left(1) == 0

    run(story())


class Counted:
    """The days off of somebody, and how often anybody looked at them."""

    looks = 0

    def __init__(self, person: str) -> None:
        self.person = person

    def __getattribute__(self, name: str) -> Any:
        Counted.looks += 1
        return {"begins": 0, "ends": now() + DAY}.get(name) or super().__getattribute__(name)


def test_a_table_does_not_go_through_the_days_off_of_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests come as they like, each with dozens of days off, and every table looks once a second."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM], pace=POST)
            rows = [Counted(f"guest {number}") for number in range(100)]
            monkeypatch.setattr(stored_holidays, "not_over", lambda *_: rows)
            house.holidays.forget()
            await house.holidays.refresh()
            assert len(house.holidays.rows) == 100
            Counted.looks = 0
            house.holidays.check(live)
            assert Counted.looks == 0

    run(story())


def test_live_games_know_no_holidays(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM], pace=protocol.Live())
            await known(house, live, LEA.id)
            assert live.table.chairs[0].holiday is None

    run(story())


def test_it_is_written_once_by_two_nodes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as one, open_house(tmp_path) as other:
            live = await begun(one, [LEA, TOM], pace=POST)
            twin = await other.tables.find(live.table.id)
            for house, table in ((one, live), (other, twin)):
                house.holidays.read_at = now() + DAY
                ends = now() // DAY * DAY + 5 * DAY
                house.holidays.rows = by_person([SimpleNamespace(person=LEA.id, begins=0, ends=ends)])
                house.holidays.check(table)
            while live.table.chairs[0].holiday is None or twin.table.chairs[0].holiday is None:
                await asyncio.sleep(0.001)
            e = schema.event
            wanted = sa.select(sa.func.count()).where(e.c.data.startswith('{"kind":"holiday"'))
            assert await one.store.read(lambda c: c.execute(wanted).scalar()) == 1

    run(story())


def test_old_tables_are_as_they_were() -> None:
    assert ev.decode(b'{"kind":"holiday","seat":1,"until":5}') == ev.HolidayBegan(1, 5)
    assert ev.decode(b'{"kind":"back","seat":1,"clock":7}') == ev.HolidayEnded(1, 7)
