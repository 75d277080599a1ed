"""Tables that everybody has left are closed; the others stay, and none is read for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludotheque.server import housekeeping, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.node import Node
from ludotheque.server.office import tidying
from ludotheque.server.play import registry
from ludotheque.server.storage import open_days, schema
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.clock import advance_clock
from ludotheque.server.storage.engine import insert_if_absent, make_engine
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.tables import running_tables
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, begun, decision, open_house, run

DAY = 86_400_000  # milliseconds


def grow_old(c: sa.Connection, table: str, days: int) -> None:
    """The table lay for so many days, on each of which the house was open."""
    lie(c, table, days)
    open_for(c, days)


def lie(c: sa.Connection, table: str, days: int) -> None:
    e = schema.event
    c.execute(sa.update(e).where(e.c.table_id == table).values(at=e.c.at - days * DAY))


def open_for(c: sa.Connection, days: int) -> None:
    """The house was open on each of the last days."""
    for day in range(now() // DAY - days, now() // DAY):
        insert_if_absent(c, schema.open_day, day=day)


def test_abandoned_tables_are_closed_at_the_next_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            left, played = await begun(house, [LEA, TOM]), await begun(house, [LEA, TOM])
            lobby = await house.tables.open(LEA, protocol.Plan("lemans", 2, public=True))
            for live, days in ((left, 61), (lobby, 61), (played, 59)):
                table_id = live.table.id
                await house.store.write(lambda c, table=table_id, days=days: grow_old(c, table, days))
        async with open_house(tmp_path) as house:
            while len(await house.store.read(running_tables)) != 1:
                await asyncio.sleep(0.01)
            for live, status in ((left, "closed"), (lobby, "closed"), (played, "playing")):
                assert (await house.tables.find(live.table.id)).table.status == status
            again = await house.tables.find(played.table.id)
            await again.handle((LEA, TOM)[again.table.turn or 0], decision(again))
            with pytest.raises(Refusal):
                await (await house.tables.find(left.table.id)).handle(LEA, protocol.Abandon(seat=0))

    run(story())


async def left_lying(house: Node) -> tuple[str, str | None]:
    """A game that lay for two months, and for whom it waits."""
    left = await begun(house, [LEA, TOM])
    for who in (LEA, TOM):
        await left.handle(who, decision(left))
    assert left.table.turn is not None
    table = left.table.id
    await house.store.write(lambda c: lie(c, table, 61))
    return table, left.table.chairs[left.table.turn].person


async def given_up(house: Node, table: str) -> dict[str, tuple[int, bool, bool]]:
    await house.results.catch_up()
    found = await house.store.read(lambda c: stored_results.of_tables(c, [table]))
    return {row.player: (row.rank, bool(row.rated), bool(row.played)) for row in found}


def test_a_game_that_lay_too_long_is_given_up(tmp_path: Path) -> None:
    """Whoever had to decide is last: else one would finish only the games that one wins."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, late = await left_lying(house)
            await house.store.write(lambda c: open_for(c, 61))
            await housekeeping.tidy_up(house.office)
            assert await given_up(house, table) == {
                **dict.fromkeys((LEA.id, TOM.id), (1, True, False)),
                late: (2, True, False),
            }

    run(story())


def test_a_node_that_starts_again_shuts_no_house(tmp_path: Path) -> None:
    """While others were open nobody was kept from playing: the game is given up, whoever finds it."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, late = await left_lying(house)
            await house.store.write(lambda c: open_for(c, 61))
            async with open_house(tmp_path) as started:
                while await started.store.read(running_tables):
                    await asyncio.sleep(0.01)
                assert (await given_up(started, table))[late or ""] == (2, True, False)

    run(story())


def test_nobody_gives_up_a_game_while_the_house_is_shut(tmp_path: Path) -> None:
    """The game waits, too: at the start, and later until the house was open for as many days."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await left_lying(house)
            await house.store.write(lambda c: open_for(c, 59))
        async with open_house(tmp_path) as house:
            for _ in range(2):
                await housekeeping.tidy_up(house.office)
                assert await house.store.read(running_tables) == [table]
            await house.store.write(lambda c: open_for(c, 60))
            await housekeeping.tidy_up(house.office)
            assert await house.store.read(running_tables) == []

    run(story())


def test_a_clock_on_the_wall_that_jumps_gives_up_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            await house.store.write(lambda c: open_for(c, 100))
            for module in (open_days, tidying):
                monkeypatch.setattr(module, "now", lambda: now() + 1000 * DAY)
            await house.store.write(lambda c: advance_clock(c, house.clock.now()))
            await housekeeping.tidy_up(house.office)
            monkeypatch.undo()
            await housekeeping.tidy_up(house.office)
            assert await house.store.read(running_tables) == [live.table.id]

    run(story())


def test_a_house_remembers_its_days(database: str) -> None:
    """The clock of every node marks today; days of before are those on which something happened."""
    migrate(database, "0012_ratings")
    engine = make_engine(database)
    with engine.begin() as c:
        for seq, day in enumerate((3, 3, 5)):
            c.execute(sa.insert(schema.event).values(table_id="t", seq=seq, at=day * DAY + seq, data="{}"))
    migrate(database)
    with engine.begin() as c:
        for _ in range(2):
            advance_clock(c, 5000)
        assert [row.day for row in c.execute(sa.select(schema.open_day).order_by("day"))] == [3, 5, now() // DAY]
        assert [open_days.open_days_ago(c, days) for days in (1, 2, 3)] == [5 * DAY, 3 * DAY, 0]
    engine.dispose()


def test_tables_at_which_no_game_began_are_never_read_for_results(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            lobby, played = await house.tables.open(LEA, protocol.Plan("lemans", 2)), await begun(house, [LEA, TOM])
            await lobby.handle(LEA, protocol.Sit())
            await lobby.handle(LEA, protocol.Close())
            await played.write_all([ev.Closed()])
            found = await house.store.read(stored_results.tables_without_results)
            assert (lobby.table.id in found, played.table.id in found) == (False, True)

    run(story())


def test_the_house_opens_before_its_tables_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table = (await begun(house, [LEA, TOM])).table.id
        gate = asyncio.Event()
        load = registry.TableRegistry._load

        async def slow(self: registry.TableRegistry, table_id: str) -> registry.LiveTable:
            await gate.wait()
            return await load(self, table_id)

        monkeypatch.setattr(registry.TableRegistry, "_load", slow)
        async with open_house(tmp_path) as house:
            assert table not in house.tables.in_memory
            gate.set()
            while table not in house.tables.in_memory:
                await asyncio.sleep(0.001)

    run(story())


def test_a_table_without_clock_leaves_the_memory_while_a_person_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            free = await begun(house, [LEA, TOM])
            hurried = await begun(house, [LEA, TOM], pace=protocol.Post(days=3))
            house.tables.evict_idle(float("inf"))
            assert list(house.tables.in_memory) == [hurried.table.id]
            again = await house.tables.find(free.table.id)
            assert again.table.steps == free.table.steps

    run(story())
