"""Clocks count the time in which the house could have taken a move, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import protocol
from ludotheque.server.node import Node
from ludotheque.server.play import live_table
from ludotheque.server.play.house_clock import GRACE_MS, HouseClock
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, begun, decision, open_house, run

PACE = protocol.Live(60, 600)
WHOLE = 660_000


class Time:
    """The time of the machine, which goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at

    async def pass_by(self, clock: HouseClock, seconds: int) -> None:
        """Let the house be open for so long."""
        for _ in range(seconds):
            self.at += 1.0
            await clock.beat()


def held(house: Node) -> Time:
    """Give the house a time that the test holds."""
    time = Time()
    house.clock.monotonic = time
    house.clock.beaten = house.clock.answered = time()
    return time


def left(live: LiveTable) -> int:
    assert live.table.turn is not None
    found = live.time_left(live.table.turn)
    assert found is not None
    return found


def test_time_runs_while_the_house_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            time = held(house)
            live = await begun(house, [LEA, TOM], pace=PACE)
            await time.pass_by(house.clock, 100)
            assert left(live) == WHOLE - 100_000
            await live.handle(LEA, decision(live))
            assert live.table.chairs[0].bank == 560_000
            assert left(live) == WHOLE

    run(story())


def test_a_clock_on_the_wall_that_jumps_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            time = held(house)
            live = await begun(house, [LEA, TOM], pace=PACE)
            await time.pass_by(house.clock, 10)
            for jump in (86_400_000, -86_400_000):
                monkeypatch.setattr(live_table, "now", lambda jump=jump: now() + jump)
                before = left(live)
                await live.handle(LEA, protocol.Say(text="Quelle heure est-il ?"))
                assert left(live) == before
            await live.handle(LEA, decision(live))
            assert live.table.chairs[0].bank == 600_000
            assert left(live) == WHOLE

    run(story())


def test_nobody_pays_for_a_house_that_was_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            time = held(house)
            live = await begun(house, [LEA, TOM], pace=PACE)
            await time.pass_by(house.clock, 100)
            time.at += 3600.0  # as SIGSTOP does: nothing beats
            assert left(live) > WHOLE - 104_000
            await house.clock.beat()
            assert left(live) == WHOLE - 100_000 + GRACE_MS

    run(story())


def test_nobody_pays_for_storage_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unavailable(_: Any) -> None:
        raise StorageUnavailable("away")

    async def story() -> None:
        async with open_house(tmp_path) as house:
            time = held(house)
            live = await begun(house, [LEA, TOM], pace=PACE)
            await time.pass_by(house.clock, 100)
            with monkeypatch.context() as patch:
                patch.setattr(house.store, "write", unavailable)
                await time.pass_by(house.clock, 1000)
                assert left(live) > WHOLE - 106_000
            await time.pass_by(house.clock, 10)
            assert left(live) > WHOLE - 106_000 + GRACE_MS - 10_000

    run(story())


def test_nobody_pays_for_the_night_between_two_openings(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            time = held(house)
            live = await begun(house, [LEA, TOM], pace=PACE)
            await time.pass_by(house.clock, 100)
            table = live.table.id
        async with open_house(tmp_path) as house:
            live = await house.tables.find(table)
            assert WHOLE - 100_000 + GRACE_MS - 1000 < left(live) < WHOLE - 100_000 + GRACE_MS + 6000
            await live.handle(LEA, decision(live))
            assert live.table.chairs[0].bank >= 560_000

    run(story())


def test_a_house_without_running_clocks_opens_without_a_grace(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await held(house).pass_by(house.clock, 20)
            await begun(house, [LEA, TOM])
        async with open_house(tmp_path) as house:
            assert house.clock.now() >= 15_000

    run(story())


def test_where_one_node_stops_the_others_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as elsewhere:
            time, other = held(house), held(elsewhere)
            live = await begun(house, [LEA, TOM], pace=PACE)
            await time.pass_by(house.clock, 10)
            await other.pass_by(elsewhere.clock, 300)
            assert elsewhere.clock.now() >= 300_000
            await time.pass_by(house.clock, 10)
            assert left(live) <= WHOLE - 290_000

    run(story())


def test_tables_of_earlier_houses_begin_with_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            time = held(house)
            live = await begun(house, [LEA, TOM], pace=PACE)
            live.table.since = 0  # as an event without a clock leaves it
            await time.pass_by(house.clock, 60)
            assert left(live) == WHOLE - 60_000

    run(story())
