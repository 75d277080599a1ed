"""Tables that everybody has left are closed; the others stay, and none is read for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludotheque.server import housekeeping, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.node import Node
from ludotheque.server.play import registry
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage import schema
from ludotheque.server.storage.tables import running_tables
from ludotheque.server.tables import events as ev
from server.inside import LEA, TOM, begun, decision, open_house, run

DAY = 86_400_000  # milliseconds


def grow_old(c: sa.Connection, table: str, days: int) -> None:
    e = schema.event
    c.execute(sa.update(e).where(e.c.table_id == table).values(at=e.c.at - days * DAY))


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
    await house.store.write(lambda c: grow_old(c, table, 61))
    return table, left.table.chairs[left.table.turn].person


def test_a_game_that_lay_too_long_is_given_up(tmp_path: Path) -> None:
    """Whoever had to decide is last: else one would finish only the games that one wins."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, late = await left_lying(house)
            await housekeeping.tidy_up(house.office)
            await house.results.catch_up()
            found = await house.store.read(lambda c: stored_results.of_tables(c, [table]))
            assert {row.player: (row.rank, bool(row.rated), bool(row.played)) for row in found} == {
                **dict.fromkeys((LEA.id, TOM.id), (1, True, False)),
                late: (2, True, False),
            }

    run(story())


def test_nobody_gives_up_a_game_while_the_house_is_shut(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await left_lying(house)
        async with open_house(tmp_path) as house:
            while await house.store.read(running_tables):
                await asyncio.sleep(0.01)
            await house.results.catch_up()
            assert not any(row.rated for row in await house.store.read(lambda c: stored_results.of_tables(c, [table])))

    run(story())


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
