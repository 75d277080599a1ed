"""What may happen while somebody waits: a bot that thinks, a page that comes back, another node that is faster."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server import wire
from ludotheque.server.batch import Row
from ludotheque.server.database import StoreDown
from ludotheque.server.live import LiveTable
from ludotheque.server.refusal import Refusal
from server.inside import LEA, TOM, Thinker, begun, decision, open_house, run


def test_a_move_that_another_node_took_is_answered_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.ledger.id)
            who, move = (LEA, TOM)[live.ledger.turn or 0], decision(live)
            assert isinstance(await live.command(who, move), wire.Done)
            assert isinstance(await other.command(who, move), wire.Done)
            assert other.ledger.steps == live.ledger.steps

    run(story())


def test_asking_at_two_nodes_leads_to_one_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.ledger.id)
            for table in (live, other):
                table.ledger.status = "over"
            first = await live.command(LEA, wire.Rematch())
            second = await other.command(TOM, wire.Rematch())
            assert isinstance(first, wire.Done)
            assert isinstance(second, wire.Done)
            assert second.table == first.table

    run(story())


def test_an_event_whose_writing_was_not_answered_is_taken_for_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shelf of tables says that the game runs, and the bot whose turn it is plays."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker, append = Thinker(house), house.store.append
            live = await begun(house, [LEA], robots=1)

            async def unanswered(row: Row) -> bool:
                await append(row)
                raise StoreDown("the line dropped")

            move = decision(live)
            with monkeypatch.context() as dropped:
                dropped.setattr(house.store, "append", unanswered)
                with pytest.raises(Refusal, match="nothing was lost"):
                    await live.command(LEA, move)
            assert isinstance(await live.command(LEA, move), wire.Done)
            await thinker.until(1)

    run(story())


def test_a_table_is_read_once_even_when_the_first_reading_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table = (await begun(house, [LEA, TOM])).ledger.id
            house.tables.at_hand.clear()
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
            assert await second is await third is house.tables.at_hand[table]
            assert not house.tables.loading

    run(story())
