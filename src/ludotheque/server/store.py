"""The store: one writer thread that gathers pending events into one transaction.

An event is acknowledged only after its transaction is on disk. A row that the database did not take
(another node wrote that step first) comes back as a conflict, never twice.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError

from ludotheque.server.refusal import Refusal

log = logging.getLogger("ludotheque.store")
T = TypeVar("T")
encode = msgspec.json.Encoder().encode
CHANNEL = "ludotheque"
PEOPLE = "ludotheque_people"  # the channel on which nodes tell each other who has left
GATHER_SECONDS = 0.002  # how long the first event of a batch waits for others
READERS = 4
UNKEPT = "The text holds characters that cannot be kept, or a number is too large."
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")

APPEND = {
    "sqlite": """
        insert into event (table_id, seq, at, data)
        select value->>0, value->>1, value->>2, value->>3 from json_each(:rows) where true
        on conflict do nothing returning table_id, seq""",
    "postgresql": """
        insert into event (table_id, seq, at, data)
        select value->>0, (value->>1)::int, (value->>2)::bigint, value->>3
        from json_array_elements(cast(:rows as json))
        on conflict do nothing returning table_id, seq""",
}
NOTIFY = """
    select pg_notify(:channel, value->>0 || ':' || (value->>1))
    from json_array_elements(cast(:rows as json)) as value"""


def tell_nodes(c: sa.Connection, channel: str, words: str) -> None:
    """Tell the other nodes, once this transaction is on disk; over SQLite there are none."""
    if c.dialect.name == "postgresql":
        c.execute(sa.text("select pg_notify(:channel, :words)"), {"channel": channel, "words": words})


class Row(msgspec.Struct, frozen=True):
    """One event of one table."""

    table: str
    seq: int
    at: int
    data: str


class StoreDown(Exception):
    """The database does not answer; what was not acknowledged may be tried again."""


@dataclass(slots=True)
class _Append:
    row: Row
    done: asyncio.Future[bool]


@dataclass(slots=True)
class _Work:
    run: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Store:
    """SQLite in one file by default, PostgreSQL to grow; the same behaviour over both."""

    def __init__(self, url: str, slow: bool = False) -> None:
        self.url = url
        self.slow = slow  # for tests of races
        self.engine = make_engine(url)
        self.dialect = self.engine.dialect.name
        self.append_sql = sa.text(APPEND[self.dialect])
        self.notify_sql = sa.text(NOTIFY)
        self.line: sa.Connection | None = None
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="ludo-read")
        self.pending: deque[_Append | _Work] = deque()
        self.wake = threading.Condition()
        self.idle = False  # the writer waits, or is about to look whether it must
        self.closing = False
        self.batches = 0
        self.thread: threading.Thread | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def plain_url(self) -> str:
        """The address for a line of one's own, as psycopg takes it."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def start(self) -> None:
        """Begin to write, from the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write_for_ever, name="ludo-write", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Finish what is pending, then stop."""
        with self.wake:
            self.closing = True
            self.wake.notify()
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.engine.dispose()

    # -- from the event loop -----------------------------------------------------------------

    def append(self, row: Row) -> asyncio.Future[bool]:
        """True once the event is on disk; False if that step was already written."""
        return self._enqueue(_Append(row, self._future()))

    def write(self, run: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Run a small piece of writing in a transaction of its own."""
        return self._enqueue(_Work(run, self._future()))

    def _future(self) -> asyncio.Future[Any]:
        assert self.loop is not None, "the store has not been started"
        return self.loop.create_future()

    async def read(self, run: Callable[[sa.Connection], T]) -> T:
        """Run a query on a reader thread."""

        def on_thread() -> T:
            try:
                with self.engine.connect() as connection:
                    return run(connection)
            except DataError:
                raise Refusal("malformed", UNKEPT) from None
            except DBAPIError as error:
                raise StoreDown(str(error.orig)) from error

        return await asyncio.get_running_loop().run_in_executor(self.readers, on_thread)

    def _enqueue(self, item: Any) -> asyncio.Future[Any]:
        self.pending.append(item)
        if self.idle:
            with self.wake:
                self.wake.notify()
        done: asyncio.Future[Any] = item.done
        return done

    # -- on the writer thread ----------------------------------------------------------------

    def _write_for_ever(self) -> None:
        while True:
            with self.wake:
                self.idle = True  # said before looking: whoever adds something now wakes the writer
                while not self.pending and not self.closing:
                    self.wake.wait()
                self.idle = False
                if not self.pending:
                    self._drop_line()
                    return
            time.sleep(GATHER_SECONDS)
            items = [self.pending.popleft() for _ in range(len(self.pending))]
            self._write([item for item in items if isinstance(item, _Append)])
            for item in items:
                if isinstance(item, _Work):
                    self._work(item)

    def _own_line(self) -> sa.Connection:
        """The writer's own connection, kept open from batch to batch."""
        if self.line is None:
            self.line = self.engine.connect()
        return self.line

    def _drop_line(self) -> None:
        if self.line is not None:
            self.line.invalidate()
            self.line.close()
            self.line = None

    def _write(self, appends: list[_Append]) -> None:
        """One transaction for all pending events."""
        if not appends:
            return
        self.batches += 1
        if self.slow:
            time.sleep(random.uniform(0.05, 0.1))
        rows = encode([msgspec.structs.astuple(item.row) for item in appends]).decode()
        try:
            line = self._own_line()
            taken = {(table, seq) for table, seq in line.execute(self.append_sql, {"rows": rows})}
            if self.dialect == "postgresql":
                line.execute(self.notify_sql, {"rows": rows, "channel": CHANNEL})
            line.commit()
        except Exception as error:  # whatever it is, the only writer goes on with the next batch
            log.warning("a batch of %d events was not written: %s", len(appends), type(error).__name__)
            self._drop_line()
            self._settle([(item.done, StoreDown(str(getattr(error, "orig", error)))) for item in appends])
            return
        results: list[tuple[asyncio.Future[Any], Any]] = []
        for item in appends:
            key = (item.row.table, item.row.seq)
            results.append((item.done, key in taken))
            taken.discard(key)  # the same step twice in one batch: the second is a conflict
        self._settle(results)

    def _work(self, item: _Work) -> None:
        try:
            with self.engine.begin() as connection:
                result: Any = item.run(connection)
        except DataError:
            result = Refusal("malformed", UNKEPT)
        except DBAPIError as error:
            result = StoreDown(str(error.orig))
        except Exception as error:  # handed to whoever asked for the work
            result = error
        self._settle([(item.done, result)])

    def _settle(self, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
        """Answer on the event loop, in one call for the whole batch."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(_answer, results)


def _answer(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def make_engine(url: str) -> sa.Engine:
    """An engine whose commits are durable."""
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
    engine = sa.create_engine(url, pool_pre_ping=True, pool_size=READERS + 2)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _durable_sqlite)
    return engine


def _durable_sqlite(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
