"""Lines to PostgreSQL that went dead are given up in time, and others take their place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from ludotheque.server.storage import postgres
from ludotheque.server.storage.engine import StorageUnavailable, make_engine
from ludotheque.server.storage.event_log import EventRow, events_since
from ludotheque.server.storage.heartbeat import Heartbeat
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.postgres import BoundedConnection
from ludotheque.server.storage.store import Store
from server.houses import Guest, RunningHouse
from server.postgres import new_postgres_database
from server.storage.blackhole import Road, road_to

SOON = 0.4  # seconds, here
LATE = 20.0  # on the slowest machine


@pytest.fixture
def way(postgres: Any) -> Iterator[tuple[Road, str]]:
    """A road that can be cut, to a database of its own."""
    with TemporaryDirectory() as folder, road_to(new_postgres_database(postgres), Path(folder)) as found:
        yield found


def row(seq: int) -> EventRow:
    return EventRow("t" * 22, seq, 0, "{}")


def test_a_write_on_a_dead_line_is_answered_and_the_next_one_works(
    way: tuple[Road, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    road, url = way
    migrate(url)
    monkeypatch.setattr(BoundedConnection, "seconds", SOON)

    async def story() -> None:
        store = Store(url)
        store.start()
        heartbeat = Heartbeat(store)
        assert await store.append(row(0))
        await heartbeat.beat()
        road.cut()
        heartbeat.at = 0.0
        began = time.monotonic()
        answers = await asyncio.gather(
            store.append(row(1)),
            heartbeat.beat(),
            *(store.read(lambda c: events_since(c, "t" * 22, -1)) for _ in range(20)),
            return_exceptions=True,
        )
        assert isinstance(answers[0], StorageUnavailable)
        assert isinstance(answers[1], StorageUnavailable)
        assert all(isinstance(one, StorageUnavailable) or len(one) == 1 for one in answers[2:])
        assert time.monotonic() - began < LATE
        store.lost_until = 0.0
        assert await store.append(row(1))
        await heartbeat.beat()
        assert len(await store.read(lambda c: events_since(c, "t" * 22, -1))) == 2
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_reader_may_be_patient(way: tuple[Road, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A statement that takes long is ended by the clock of this line, unless its reader said so before."""
    _, url = way
    migrate(url)
    monkeypatch.setattr(BoundedConnection, "seconds", SOON)

    async def story() -> None:
        store = Store(url)
        slow = "select pg_sleep(0.8)"
        with pytest.raises(StorageUnavailable):
            await store.read(lambda c: c.exec_driver_sql(slow).all())
        store.lost_until = 0.0
        assert await store.read(lambda c: len(c.exec_driver_sql(slow).all()), patient=True) == 1
        with pytest.raises(StorageUnavailable):  # the same line, and the patience of one reader is not the next one's
            await store.read(lambda c: c.exec_driver_sql(slow).all())
        store.start()
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_slow_line_is_given_up_as_a_whole(way: tuple[Road, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each statement of a transaction comes in time, and all together do not; long work of quick ones goes on."""
    road, url = way
    migrate(url)
    monkeypatch.setattr(BoundedConnection, "seconds", 2.0)
    monkeypatch.setattr(postgres, "SLOW_SECONDS", 0.25)

    def ask(c: Any, seconds: float, times: int) -> int:
        return sum(len(c.exec_driver_sql(f"select pg_sleep({seconds})").all()) for _ in range(times))

    async def story() -> None:
        store = Store(url)
        store.start()
        assert await store.write(lambda c: ask(c, 0.02, 60)) == 60  # as when somebody's many games are renamed
        for _ in range(4):  # what one waited for is not the next one's
            assert await store.read(lambda c: ask(c, 0.3, 3)) == 3
        road.delay = 0.15
        began = time.monotonic()
        with pytest.raises(StorageUnavailable):
            await store.write(lambda c: ask(c, 0, 40))
        assert time.monotonic() - began < 40 * 2 * road.delay
        while not store.writer.idle:  # it still tells whoever asks that the database was lost a moment ago
            await asyncio.sleep(0.01)
        road.delay = store.lost_until = 0.0
        assert await store.write(lambda c: ask(c, 0, 40)) == 40
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_slow_statements_of_earlier_transactions_do_not_count(
    way: tuple[Road, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer keeps one line for as long as the house is open: a slow commit now and then must not add up."""
    monkeypatch.setattr(BoundedConnection, "seconds", 1.0)
    monkeypatch.setattr(postgres, "SLOW_SECONDS", 0.1)
    engine = make_engine(way[1])
    postgres.bound(engine)
    with engine.connect() as line:
        for _ in range(6):
            line.exec_driver_sql("select pg_sleep(0.3)")
            line.commit()


def test_a_house_says_later_and_goes_on(way: tuple[Road, str], houses: Callable[..., RunningHouse]) -> None:
    """A move, and whoever watches over the house: both are answered in time."""
    road, url = way
    house = houses(url)

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        assert (await lea.do(table, "sit"))["is"] == "done"
        road.cut()
        began = time.monotonic()
        moved, health = await asyncio.gather(lea.do(table, "stand", seat=0), lea.http.get("/health"))
        assert (moved["is"], moved["code"]) == ("refused", "later")
        assert health.status_code in (200, 503)  # a line that is only lent is tried first, and another one made
        assert time.monotonic() - began < LATE
        deadline = time.monotonic() + LATE
        while (await lea.http.get("/health")).status_code != 200:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)
        while (found := await lea.do(table, "stand", seat=0))["is"] != "done":
            assert found["code"] == "later"  # another reader has just noticed that its line is dead, too
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)

    asyncio.run(story())
