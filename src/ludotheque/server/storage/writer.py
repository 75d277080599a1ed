"""The one writer of a node: a thread that gathers pending events, and puts them on disk together.

Events go first: whatever else is to be written, a move waits for one such piece at most.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from ludotheque.server.metrics import Metrics
from ludotheque.server.storage import event_log
from ludotheque.server.storage.engine import StorageUnavailable, answering, is_lost

log = logging.getLogger("ludotheque.storage")
PACE_SECONDS = 0.005  # between two batches while many write: a commit that lasts costs far more than what it holds
MANY = 4  # events of a batch; fewer came together by chance, or because something held them up
Tell = Callable[[bool | StorageUnavailable], None]  # True: it is on disk; False: another node wrote that step first


class Append(Struct, gc=False):
    """An event to be written with others; ``tell`` is called on the event loop once it is known how that ended."""

    row: event_log.EventRow
    tell: Tell
    index: event_log.Index | None = None  # what lists say after it, written with it or not at all


@dataclass(slots=True)
class Work:
    """Something to be written in a transaction of its own."""

    run: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Writer:
    """Answers on the event loop, and only for what is on disk."""

    def __init__(self, engine: sa.Engine, metrics: Metrics, node: str, slow: bool = False) -> None:
        self.engine = engine
        self.node = node  # whose writer this is
        self.metrics = metrics
        self.slow = slow  # for tests of races
        self.connection: sa.Connection | None = None
        self.events: deque[Append] = deque()
        self.works: deque[Work] = deque()
        self.wakes: SimpleQueue[None] = SimpleQueue()  # what the writer waits for while there is nothing to write
        self.idle = False  # it waits, or is about to look whether it must
        self.closing = False
        self.reachable = True  # the last time that something was written
        self.thread = threading.Thread(target=self._write_all, name="ludo-write", daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    # -- from the event loop -----------------------------------------------------------------

    def start(self) -> None:
        """Begin to write, from the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def future(self) -> asyncio.Future[Any]:
        """To be answered by the writer."""
        assert self.loop is not None, "the store has not been started"
        return self.loop.create_future()

    def put(self, item: Append | Work) -> None:
        """Write this: an event with all that wait, anything else after those of its kind that came before."""
        if isinstance(item, Append):
            self.events.append(item)
        else:
            self.works.append(item)
        if self.idle:
            self._wake()

    def _wake(self) -> None:
        self.idle = False  # one wake is enough for all that comes until the writer has looked
        self.wakes.put(None)

    async def close(self) -> None:
        """Finish what is pending, then stop."""
        self.closing = True
        self._wake()
        if self.loop is not None:
            await asyncio.to_thread(self.thread.join)

    # -- on the writer's own thread ----------------------------------------------------------

    def _write_all(self) -> None:
        while self._anything():
            began = time.monotonic()
            events = [self.events.popleft() for _ in range(len(self.events))]
            lost = self._append(events)
            if self.works:
                lost = self._work(self.works.popleft(), lost)
            if lost:
                for _ in range(len(self.works)):
                    self._work(self.works.popleft(), lost)
            self.reachable = not lost
            if len(events) >= MANY:  # else nobody waits for others; what comes meanwhile need not wake this thread
                time.sleep(max(0.0, began + PACE_SECONDS - time.monotonic()))
        self._drop_connection()

    def _anything(self) -> bool:
        """Wait for something to write; False when nothing will come any more."""
        while not self._waiting() and not self.closing:
            self.idle = True  # said before looking again: whoever adds something now wakes the writer
            if not self._waiting() and not self.closing:
                self.wakes.get()  # a wake too many does no harm: it looks again
            self.idle = False
        return self._waiting()

    def _waiting(self) -> bool:
        return bool(self.events or self.works)

    def _append(self, items: list[Append]) -> bool:
        """Write all pending events in one transaction; True when the database was lost."""
        if not items:
            return False
        self.metrics.batches.add()
        if self.slow:
            time.sleep(random.uniform(0.05, 0.1))
        answers: Sequence[Any]
        lost, began = False, time.perf_counter()
        try:
            answers = event_log.append(
                self._own_connection(), [item.row for item in items], [item.index for item in items], self.node
            )
            self.metrics.commit_seconds.observe(time.perf_counter() - began)
        except Exception as error:  # whatever it is, the only writer goes on with the next batch
            log.warning("storage: a batch of %d events was not written: %s", len(items), type(error).__name__)
            self._drop_connection()
            if lost := is_lost(error):
                self.metrics.database_losses.add()
            answers = [StorageUnavailable(str(getattr(error, "orig", error)), lost) for _ in items]
        assert self.loop is not None
        self.loop.call_soon_threadsafe(_tell_all, items, answers)
        return lost

    def _work(self, item: Work, lost: bool) -> bool:
        """Write one piece, unless the database was just lost: nobody waits for each piece to find out again."""
        try:
            if lost:
                raise StorageUnavailable("the database was lost a moment ago", lost=True)
            with answering(), self.engine.begin() as connection:
                result: Any = item.run(connection)
        except Exception as error:  # handed to whoever asked for the work
            result = error
        assert self.loop is not None
        self.loop.call_soon_threadsafe(settle, item.done, result)
        now_lost = isinstance(result, StorageUnavailable) and result.lost
        if now_lost and not lost:
            self.metrics.database_losses.add()
        return now_lost

    def _own_connection(self) -> sa.Connection:
        """Return the writer's own connection, kept open from batch to batch."""
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def _drop_connection(self) -> None:
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None


def _tell_all(items: list[Append], answers: Sequence[bool | StorageUnavailable]) -> None:
    """Answer a whole batch on the event loop; one who cannot take the answer keeps it from none of the others."""
    for item, answer in zip(items, answers, strict=True):
        try:
            item.tell(answer)
        except Exception:
            log.exception("storage: an answer could not be taken")


def settle(done: asyncio.Future[Any], result: Any) -> None:
    """Give a future its result, or raise it there."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
