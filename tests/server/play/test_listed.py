"""Lists of tables are written with the events: whoever is killed in between leaves both or neither."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludotheque.server import protocol
from ludotheque.server.node import Node
from ludotheque.server.storage import event_log, schema
from ludotheque.server.storage import tables as stored_tables
from server.inside import LEA, TOM, begun, open_house, run


class PowerCut(BaseException):
    """The house ends here."""


def cut(*_: Any) -> None:
    raise PowerCut


async def listed(house: Node, table: str) -> tuple[str, bool, dict[int, str]]:
    """What lists read of the table."""

    def read(c: sa.Connection) -> tuple[str, bool, dict[int, str]]:
        row, k = stored_tables.table_row(c, table), schema.chair
        chairs = c.execute(sa.select(k.c.seat, k.c.person).where(k.c.table_id == table)).all()
        return row.status, row.public, {chair.seat: chair.person for chair in chairs}

    return await house.store.read(read)


def test_a_cut_right_after_an_event_leaves_the_lists_true(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            house.services.followers = [cut]  # nothing that follows an event is done any more
            commands = [
                (LEA, protocol.Sit(), ("lobby", False, {0: LEA.id})),
                (LEA, protocol.Change(plan=protocol.Plan("lemans", 2, public=True)), ("lobby", True, {0: LEA.id})),
                (TOM, protocol.Sit(), ("lobby", True, {0: LEA.id, 1: TOM.id})),
                (LEA, protocol.Swap(seat=0, other=1), ("lobby", True, {0: TOM.id, 1: LEA.id})),
                (TOM, protocol.Ready(seat=0), ("lobby", True, {0: TOM.id, 1: LEA.id})),
                (LEA, protocol.Start(), ("playing", True, {0: TOM.id, 1: LEA.id})),
            ]
            for who, command, expected in commands:
                with pytest.raises(PowerCut):
                    await live.handle(who, command)
                assert await listed(house, live.table.id) == expected

    run(story())


def test_an_event_that_another_node_wrote_first_changes_no_list(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            row = event_log.EventRow(live.table.id, live.table.seq, 0, "{}")
            assert not await house.store.append(row, lambda c: stored_tables.set_status(c, live.table.id, "closed"))
            assert (await listed(house, live.table.id))[0] == "playing"

    run(story())


def test_a_table_and_its_first_event_are_written_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            with monkeypatch.context() as broken:
                broken.setattr("ludotheque.server.play.registry.insert_events", fail)
                with pytest.raises(PowerFailure):
                    await house.tables.open(LEA, protocol.Plan("lemans", 2, public=True))
            assert await house.store.read(stored_tables.open_tables) == []

    run(story())


class PowerFailure(Exception):
    """The disk goes away."""


def fail(*_: Any) -> None:
    raise PowerFailure
