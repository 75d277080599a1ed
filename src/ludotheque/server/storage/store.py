"""The store: what is on disk, read on reader threads and written by one writer.

An event is acknowledged only after its transaction is on disk. A row that the database did not take
(another node wrote that step first) comes back as a conflict, never twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import sqlalchemy as sa

from ludotheque.server.metrics import Metrics
from ludotheque.server.storage.engine import READERS, StorageUnavailable, answering, make_engine
from ludotheque.server.storage.event_log import EventRow, Index
from ludotheque.server.storage.writer import Append, Tell, Work, Writer, settle

log = logging.getLogger("ludotheque.storage")
T = TypeVar("T")
LOST_SECONDS = 1.0  # that nobody waits for a database that was just found to be away


class Store:
    """The same behaviour over SQLite and over PostgreSQL."""

    def __init__(self, url: str, slow: bool = False) -> None:
        self.node = secrets.token_hex(4)  # the name of the node, so that it does not listen to itself
        self.metrics = Metrics()  # of the whole node: nothing in it is built earlier
        self.engine = make_engine(url, bounded=True)
        self.dialect = self.engine.dialect.name
        self.writer = Writer(self.engine, self.metrics, self.node, slow)
        self.lost_until = 0.0
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="ludo-read")

    def plain_url(self) -> str:
        """Return the address for a line of one's own, as psycopg takes it."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def start(self) -> None:
        """Begin to write, from the running event loop."""
        self.writer.start()

    async def close(self) -> None:
        """Finish what is pending, then stop."""
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    def is_reachable(self) -> bool:
        """Was the database there when it was last asked?"""
        return self.writer.reachable and time.monotonic() >= self.lost_until

    def append(self, row: EventRow, index: Index | None = None) -> asyncio.Future[bool]:
        """Write an event and what lists say after it; True once both are on disk, False if that step was there."""
        done: asyncio.Future[bool] = self.writer.future()
        self.append_and_tell(row, index, partial(settle, done))
        return done

    def append_and_tell(self, row: EventRow, index: Index | None, tell: Tell) -> None:
        """Write the same, and call ``tell`` on the event loop when it is known how that ended."""
        self.writer.put(Append(row, tell, index))

    def write(self, run: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Run a small piece of writing in a transaction of its own."""
        done: asyncio.Future[T] = self.writer.future()
        self.writer.put(Work(run, done))
        return done

    async def write_index(self, run: Callable[[sa.Connection], object]) -> None:
        """Write what can be made again from the events; if that fails it is logged, and the events stay the truth."""
        try:
            await self.write(run)
        except StorageUnavailable:
            log.warning("storage unavailable: an index was not written")

    async def read(self, run: Callable[[sa.Connection], T], patient: bool = False) -> T:
        """Run a query on a reader thread; ``patient``: one that may take minutes."""

        def on_thread() -> T:
            if time.monotonic() < self.lost_until:
                raise StorageUnavailable("the database was lost a moment ago")
            try:
                with answering(), self.engine.connect() as connection:
                    if patient and self.dialect == "postgresql":
                        from ludotheque.server.storage.postgres import be_patient

                        be_patient(connection)
                    return run(connection)
            except StorageUnavailable as error:
                if error.lost:
                    self.metrics.database_losses.add()
                    self.lost_until = time.monotonic() + LOST_SECONDS
                raise

        return await asyncio.get_running_loop().run_in_executor(self.readers, on_thread)
