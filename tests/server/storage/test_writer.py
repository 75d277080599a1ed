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
from ludotheque.server.storage.event_log import EventRow
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
