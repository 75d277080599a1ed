"""The one writer: events are gathered and go first, the rest follows piece by piece."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.server.storage import writer
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import MAX_VALUES, EventRow, events_since
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from ludotheque.server.storage.writer import MANY, PACE_SECONDS

PATIENCE = 10
PIECES = range(5)


class Held:
    """A piece of writing that takes until it is let go, and then does something."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then = then
        self.begun, self.let_go = threading.Event(), threading.Event()

    def __call__(self, _: Any) -> None:
        self.begun.set()
        assert self.let_go.wait(PATIENCE)
        self.then()


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/house.db"
    migrate(url)
    return url


def test_an_event_waits_for_one_piece_of_writing_at_most(database: str) -> None:
    """However many came before it; and they are written as well, in their order."""
    written: list[object] = []
    first, second = Held(partial(written.append, "first")), Held(partial(written.append, "second"))

    async def story() -> None:
        store = Store(database)
        store.start()
        pieces = [store.write(first)]
        await asyncio.to_thread(first.begun.wait, PATIENCE)
        pieces.append(store.write(second))
        pieces += [store.write(lambda _, name=name: written.append(name)) for name in PIECES]  # type: ignore[misc]
        first.let_go.set()
        await asyncio.to_thread(second.begun.wait, PATIENCE)
        event = store.append(EventRow("t", 0, 7, "{}"), lambda _: written.append("event"))
        second.let_go.set()
        assert await event
        await asyncio.gather(*pieces)
        await store.close()

    asyncio.run(story())
    assert written == ["first", "second", "event", *PIECES]


def test_of_a_lost_database_all_who_wait_hear_at_once(database: str) -> None:
    """Nobody tries again for each piece."""
    tried: list[int] = []

    def lose() -> None:
        raise StorageUnavailable("away", lost=True)

    async def story() -> None:
        store, held = Store(database), Held(lose)
        store.start()
        pieces = [store.write(held)]
        await asyncio.to_thread(held.begun.wait, PATIENCE)
        pieces += [store.write(lambda _, name=name: tried.append(name)) for name in PIECES]  # type: ignore[misc]
        held.let_go.set()
        heard = await asyncio.gather(*pieces, return_exceptions=True)
        assert [type(one) for one in heard] == [StorageUnavailable] * (1 + len(PIECES))
        assert await store.write(lambda _: "back") == "back"
        await store.close()
        assert store.is_reachable()

    asyncio.run(story())
    assert tried == []


@pytest.mark.parametrize("count", [2, MANY - 1, MANY])
def test_only_many_events_at_once_make_the_next_ones_wait(
    database: str, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """A few that something held up would else be held up again, and those after them."""
    paused: list[float] = []
    clock = SimpleNamespace(sleep=paused.append, monotonic=float, perf_counter=float)
    monkeypatch.setattr(writer, "time", clock)

    async def story() -> None:
        store, held = Store(database), Held(lambda: None)
        store.start()
        piece = store.write(held)
        await asyncio.to_thread(held.begun.wait, PATIENCE)
        events = [store.append(EventRow("t", number, 7, "{}")) for number in range(count)]
        held.let_go.set()
        await asyncio.gather(piece, *events)
        await store.close()

    asyncio.run(story())
    assert paused == ([PACE_SECONDS] if count == MANY else [])


def test_one_who_cannot_take_an_answer_keeps_it_from_nobody(database: str) -> None:
    """All of a batch are told in one call, in the order in which they came."""
    told: list[object] = []

    def fail(_: object) -> None:
        told.append("failed")
        raise RuntimeError("a fault of ours")

    async def story() -> None:
        store, held = Store(database), Held(lambda: None)
        store.start()
        piece = store.write(held)
        await asyncio.to_thread(held.begun.wait, PATIENCE)
        for number, tell in enumerate([told.append, fail, told.append]):
            store.append_and_tell(EventRow("t", number, 7, "{}"), None, tell)
        again = store.append(EventRow("t", 0, 7, "{}"))  # the same step once more: another was faster
        held.let_go.set()
        assert not await again
        await piece
        await store.close()

    asyncio.run(story())
    assert told == [True, "failed", True]


@pytest.mark.parametrize("count", [1, MAX_VALUES, MAX_VALUES + 1])
def test_a_batch_is_written_whole_however_many_it_holds(database: str, count: int) -> None:
    async def story() -> None:
        store, held = Store(database), Held(lambda: None)
        store.start()
        piece = store.write(held)
        await asyncio.to_thread(held.begun.wait, PATIENCE)
        events = [store.append(EventRow("t", number, 7, '{"a":"é"}')) for number in range(count)]
        held.let_go.set()
        assert await asyncio.gather(*events) == [True] * count
        await piece
        found = await store.read(lambda c: events_since(c, "t", -1))
        assert [tuple(row) for row in found] == [(number, 7, '{"a":"é"}') for number in range(count)]
        assert store.metrics.batches.total() == 1
        await store.close()

    asyncio.run(story())


def test_a_writer_that_waits_is_woken_each_time(database: str) -> None:
    """Between two events it has gone to sleep, or is just about to."""

    async def story() -> None:
        store = Store(database)
        store.start()
        for number in range(200):
            assert await asyncio.wait_for(store.append(EventRow("t", number, 7, "{}")), PATIENCE)
            if number % 3 == 0:
                await asyncio.sleep(0.001)
        await store.close()

    asyncio.run(story())
