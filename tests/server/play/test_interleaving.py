"""What may happen while somebody waits: a bot that thinks, a page that comes back, another node that is faster."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow, events_since
from server.inside import LEA, TOM, Thinker, begun, decision, open_house, run


def test_a_move_that_another_node_took_is_answered_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.table.id)
            who, move = (LEA, TOM)[live.table.turn or 0], decision(live)
            assert isinstance(await live.handle(who, move), protocol.Done)
            assert isinstance(await other.handle(who, move), protocol.Done)
            assert other.table.steps == live.table.steps

    run(story())


def test_what_another_node_tells_is_applied_without_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where an event before it was not heard; what is known already changes nothing."""

    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other, known = await there.tables.find(live.table.id), live.table.seq
            for _ in range(3):
                await live.handle((LEA, TOM)[live.table.turn or 0], decision(live))
            first, _, third = await here.store.read(lambda c: events_since(c, live.table.id, known))
            with monkeypatch.context() as shut:
                shut.setattr(other, "catch_up", None)
                for _ in range(2):
                    await other.take_in(*first)
            assert (other.table.seq, len(other.table.steps)) == (known + 1, live.table.turns[-2].first)
            await other.take_in(*third)
            assert (other.table.seq, other.table.steps) == (live.table.seq, live.table.steps)

    run(story())


def test_asking_at_two_nodes_leads_to_one_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.table.id)
            for table in (live, other):
                table.table.status = "over"
            first = await live.handle(LEA, protocol.Rematch())
            second = await other.handle(TOM, protocol.Rematch())
            assert isinstance(first, protocol.Done)
            assert isinstance(second, protocol.Done)
            assert second.table == first.table

    run(story())


@pytest.mark.parametrize("finder", ["whoever asks again", "the poll"])
def test_an_event_whose_writing_was_not_answered_is_taken_for_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finder: str
) -> None:
    """The shelf of tables says that the game runs, and the bot whose turn it is plays, whoever finds it on disk."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker, append = Thinker(house), house.store.append
            live = await begun(house, [LEA], robots=1)

            async def unanswered(row: EventRow, index: Any = None) -> bool:
                await append(row, index)
                raise StorageUnavailable("the line dropped")

            move = decision(live)
            with monkeypatch.context() as dropped:
                dropped.setattr(house.store, "append", unanswered)
                with pytest.raises(Refusal, match="nothing was lost"):
                    await live.handle(LEA, move)
            heard: list[bool] = []
            house.services.subscribe(lambda _, event, own: heard.append(own))
            if finder == "the poll":
                await live.sync_to(live.table.seq + 1)
            else:
                assert isinstance(await live.handle(LEA, move), protocol.Done)
            assert heard == [True]
            await thinker.until(1)

    run(story())


def test_a_table_is_read_once_even_when_the_first_reading_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table = (await begun(house, [LEA, TOM])).table.id
            house.tables.in_memory.clear()
            load, tries = house.tables._load, 0

            async def loading(name: str) -> LiveTable:
                nonlocal tries
                tries += 1
                number = tries
                await asyncio.sleep(0.01 * number)
                if number == 1:
                    raise Refusal("later")
                return await load(name)

            monkeypatch.setattr(house.tables, "_load", loading)
            first, second = asyncio.create_task(house.tables.find(table)), asyncio.create_task(house.tables.find(table))
            with pytest.raises(Refusal):
                await first
            third = asyncio.create_task(house.tables.find(table))
            assert await second is await third is house.tables.in_memory[table]
            assert not house.tables.loading

    run(story())
