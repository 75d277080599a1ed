"""A move at a table that waits for nothing but the disk takes the short way, and ends as on the usual one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import protocol
from ludotheque.server.play.table_lock import TableLock
from ludotheque.server.storage.engine import StorageUnavailable
from server.inside import LEA, TOM, begun, decision, open_house, run
from server.pages import rest, seated, text_of


def test_a_move_is_answered_once_it_is_on_disk_and_what_came_meanwhile_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            session, line = await seated(house, live)
            steps = len(live.table.steps)
            session.on_message(text_of(live, 1))
            assert (session.answering, live.lock.locked(), line.answers()) == (None, True, [])
            assert len(live.table.steps) == steps  # nothing is applied before it is written
            for number in range(2, 36):
                session.on_message(text_of(live, number, step=99))
            assert not line.reading
            await rest(session)
            assert line.answers() == [1, *["stale"] * 34]
            assert (len(live.table.turns), live.lock.locked(), line.reading) == (2, False, True)

    run(story())


def test_a_refused_move_is_answered_at_once_and_leaves_the_table_free(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            session, line = await seated(house, live)
            session.on_message(text_of(live, 1, token="target:9"))
            assert (line.answers(), live.lock.locked(), session.is_moving) == (["illegal"], False, False)

    run(story())


def test_a_move_that_another_node_took_first_is_decided_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            session, line = await seated(there, await there.tables.find(live.table.id))
            late = text_of(live, 1)
            assert isinstance(await live.handle(session.who, decision(live)), protocol.Done)
            session.on_message(late)
            assert session.is_moving
            await rest(session)
            assert line.answers() == [1]

    run(story())


def test_a_write_without_an_answer_leaves_the_table_uncertain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            session, line = await seated(house, live)

            def lose(_row: Any, _index: Any, tell: Any) -> None:
                line.loop.call_soon(tell, StorageUnavailable("away"))

            with monkeypatch.context() as away:
                away.setattr(house.store, "append_and_tell", lose)
                session.on_message(text_of(live, 1))
                await rest(session)
            assert (line.answers(), live.uncertain, live.lock.locked()) == (["later"], True, False)
            session.on_message(text_of(live, 2))
            assert not session.is_moving  # the disk is read first
            await rest(session)
            assert line.answers() == ["later", 2]

    run(story())


def test_a_fault_of_ours_closes_the_line_and_frees_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            session, line = await seated(house, live)
            monkeypatch.setattr(live, "apply_committed", None)
            session.on_message(text_of(live, 1))
            await rest(session)
            assert line.heard[-1].startswith(b"closed 1011")
            assert not live.lock.locked()

    run(story())


def test_a_page_that_goes_waits_for_its_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            session, line = await seated(house, live)
            session.on_message(text_of(live, 1))
            await session.end()
            assert line.answers() == [1]
            assert session.connection not in live.room.connections

    run(story())


def test_a_lock_is_taken_at_once_only_if_nobody_waits_for_it() -> None:
    async def story() -> None:
        lock = TableLock()
        assert lock.is_free()
        lock.take_now()
        assert (lock.locked(), lock.is_free()) == (True, False)
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.locked()
        assert not lock.is_free()  # somebody else is next
        assert await waiting
        lock.release()
        assert lock.is_free()

    run(story())
