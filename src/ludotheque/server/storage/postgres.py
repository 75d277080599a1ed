"""Lines to PostgreSQL that end when nobody answers: a fail-over may leave them half open for ever."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import psycopg
import sqlalchemy as sa

ANSWER_SECONDS = 4.0  # for one statement; then the line is given up
PATIENT_SECONDS = 120.0  # for the few that read everything
IDLE_SECONDS = 10  # that the server keeps what a lost node had begun and not committed
SETTINGS = (
    "set statement_timeout = '{statement}s'; set idle_in_transaction_session_timeout = '{idle}s'; "
    "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2"
)


class BoundedConnection(psycopg.Connection[Any]):
    """A line on which no statement waits for ever, whatever became of the network in between."""

    seconds = ANSWER_SECONDS

    def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        """Wait as psycopg does, but not longer than the time of one statement."""
        return super().wait(self._bounded(gen), *given, **named)

    def _bounded(self, gen: Any) -> Generator[Any, Any, Any]:
        """Hand everything through to psycopg's own generator, which is also called when nothing came for a while."""
        end, ready = time.monotonic() + self.seconds, None
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as done:
                return done.value
            ready = yield wanted
            if not ready and time.monotonic() > end:
                self.pgconn.finish()
                raise psycopg.OperationalError(f"no answer within {self.seconds:.0f} s; the line was given up")


def bound(engine: sa.Engine) -> None:
    """Let every line of an engine give up in time."""
    sa.event.listen(engine, "do_connect", _connect)
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "checkin", _hurry)


def be_patient(connection: sa.Connection) -> None:
    """Let the statements of this transaction take longer."""
    line: Any = connection.connection.dbapi_connection
    line.seconds = PATIENT_SECONDS
    connection.exec_driver_sql(f"set local statement_timeout = '{PATIENT_SECONDS:.0f}s'")


def _hurry(line: Any, _: Any) -> None:
    """Take the patience of one reader away before the next one takes the line."""
    if line is not None:
        line.seconds = BoundedConnection.seconds


def _connect(_: Any, __: Any, given: Any, named: Any) -> psycopg.Connection[Any]:
    return BoundedConnection.connect(*given, **named)


def _set_up(line: psycopg.Connection[Any], _: Any) -> None:
    line.execute(SETTINGS.format(statement=int(ANSWER_SECONDS), idle=IDLE_SECONDS).encode())
    line.commit()
