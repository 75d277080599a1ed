"""Lines to PostgreSQL that end when nobody answers: a fail-over may leave them half open for ever."""

from __future__ import annotations

import math
import time
from collections.abc import AsyncGenerator, Generator
from typing import Any

import psycopg
import sqlalchemy as sa

ANSWER_SECONDS = 4.0  # for one statement, or all slow ones of a transaction; then the line is given up
SLOW_SECONDS = 0.5  # that a statement takes on a line that is slow; long work is made of quick ones
PATIENT_SECONDS = 120.0  # for the few that read everything
SILENCE_SECONDS = 5.0  # after which whoever listens on a line asks whether it lives
IDLE_SECONDS = 10  # that the server keeps what a lost node had begun and not committed
SETTINGS = (
    "set statement_timeout = '{statement}s'; set idle_in_transaction_session_timeout = '{idle}s'; "
    "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2"
)


class _Bounded:
    """What lines have in common on which no statement waits for ever, whatever became of the network in between."""

    seconds = ANSWER_SECONDS
    waited = 0.0  # for slow statements, in this transaction
    pgconn: Any

    def _took(self, seconds: float) -> None:
        """Note how long a statement took."""

    def _bounded(self, gen: Any) -> Generator[Any, Any, Any]:
        """Hand everything through to psycopg's own generator, which is also called when nothing came for a while."""
        began, ready = time.monotonic(), None
        end = began + self.seconds - self.waited
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as done:
                self._took(time.monotonic() - began)
                return done.value
            ready = yield wanted
            if not ready and time.monotonic() > end:
                self.pgconn.finish()
                raise psycopg.OperationalError(f"no answers within {self.seconds:.0f} s; the line was given up")


class BoundedConnection(_Bounded, psycopg.Connection[Any]):
    """A line for threads. On a slow one every statement comes in time, and a transaction would never end."""

    def _took(self, seconds: float) -> None:
        if seconds > SLOW_SECONDS:
            self.waited += seconds

    def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        """Wait as psycopg does, but not longer than the time of one statement."""
        return super().wait(self._bounded(gen), *given, **named)


class BoundedAsyncConnection(_Bounded, psycopg.AsyncConnection[Any]):
    """A line for the event loop."""

    async def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        """Wait as psycopg does; what has no time of its own has that of one statement."""
        is_timed = named.get("timeout") is not None
        return await super().wait(gen if is_timed else self._bounded(gen), *given, **named)

    def notifies(self, **named: Any) -> AsyncGenerator[psycopg.Notify]:
        """Listen until nothing was heard for a while; whoever listens on asks then whether the line lives."""
        return super().notifies(**{"timeout": SILENCE_SECONDS, **named})


class PatientAsyncConnection(BoundedAsyncConnection):
    """A line for work that takes longer, once."""

    seconds = PATIENT_SECONDS


def bound(engine: sa.Engine) -> None:
    """Let every line of an engine give up in time."""
    sa.event.listen(engine, "do_connect", _connect)
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin_anew)
    sa.event.listen(engine, "checkin", _hurry)


def be_patient(connection: sa.Connection) -> None:
    """Let the statements of this transaction take longer."""
    line: Any = connection.connection.dbapi_connection
    line.seconds = PATIENT_SECONDS
    connection.exec_driver_sql(f"set local statement_timeout = '{PATIENT_SECONDS:.0f}s'")


def _begin_anew(connection: sa.Connection) -> None:
    """Forget what earlier transactions waited for: the writer keeps its line for as long as the house is open."""
    line: Any = connection.connection.dbapi_connection
    line.waited = 0.0


def _hurry(line: Any, _: Any) -> None:
    """Take the patience of one reader away before the next one takes the line."""
    if line is not None:
        line.seconds = BoundedConnection.seconds


def _connect(_: Any, __: Any, given: Any, named: Any) -> psycopg.Connection[Any]:
    return BoundedConnection.connect(*given, **named)


def _set_up(line: psycopg.Connection[Any], _: Any) -> None:
    line.execute(_settings(ANSWER_SECONDS))
    line.commit()


async def set_up(line: BoundedAsyncConnection) -> None:
    """Tell the server, too, how long the statements of a line may take."""
    await line.execute(_settings(line.seconds))
    if not line.autocommit:
        await line.commit()


def _settings(seconds: float) -> bytes:
    return SETTINGS.format(statement=math.ceil(seconds), idle=IDLE_SECONDS).encode()
