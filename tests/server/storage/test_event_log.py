"""Events are written once, together, and told to the other nodes."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest

from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.event_log import EventRow, Told, append, events_since, read_told
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.notify import EVENTS
from server.postgres import new_postgres_database

TABLE = "t" * 22


def row(seq: int, data: str = "{}") -> EventRow:
    return EventRow(TABLE, seq, 7, data)


def test_of_the_same_event_only_the_first_is_taken(database: str) -> None:
    migrate(database)
    engine = make_engine(database)
    with engine.connect() as line, engine.connect() as other:
        assert append(line, [row(0), row(1)]) == [True, True]
        assert append(line, [row(1, "late"), row(2), row(2, "twice"), row(3)]) == [False, True, False, True]
        assert append(line, [row(3, "late")]) == [False]
        assert events_since(other, TABLE, 0) == [(seq, 7, "{}") for seq in (1, 2, 3)]  # on disk: others see it
    engine.dispose()


def test_what_lists_say_is_written_with_its_event_or_not_at_all(database: str) -> None:
    migrate(database)
    engine, said = make_engine(database), list[int]()

    def fail(_: Any) -> None:
        raise ValueError

    with engine.connect() as line, engine.connect() as other:
        assert append(line, [row(0), row(0)], [lambda _: said.append(1), lambda _: said.append(2)]) == [True, False]
        assert said == [1]
        with pytest.raises(ValueError, match=r"^$"):
            append(line, [row(1)], [fail])
        line.invalidate()
        assert [seq for seq, _, _ in events_since(other, TABLE, -1)] == [0]
    engine.dispose()


def test_other_nodes_are_told_of_the_events_that_were_taken(postgres: Any) -> None:
    """Themselves, so that nobody has to read them; one that is too long for a message by its number only."""
    database = new_postgres_database(postgres)
    migrate(database)
    engine, long = make_engine(database), "é" * 5_000
    with psycopg.connect(database, autocommit=True) as listener, engine.connect() as line:
        listener.execute(f"listen {EVENTS}")
        append(line, [row(0)], node="here")
        append(line, [row(0, "late"), row(1), row(2, long), row(3, "x" * 7_000), row(4)], node="here")
        heard = [one.payload.split(":", 1) for one in listener.notifies(timeout=60, stop_after=2)]
    engine.dispose()
    assert {node for node, _ in heard} == {"here"}
    told = [one for _, rows in heard for one in read_told(rows)]
    data: list[str | None] = ["{}", "{}", None, "x" * 7_000, "{}"]
    assert told == [Told(TABLE, seq, 0 if text is None else 7, text) for seq, text in enumerate(data)]
