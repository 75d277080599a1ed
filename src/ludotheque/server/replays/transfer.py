"""Export finished games as records, and import them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from ludotheque._version import __version__
from ludotheque.fairness import drawing
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.record import Record
from ludotheque.server import ids
from ludotheque.server.protocol import Plan
from ludotheque.server.replays.proof import proved
from ludotheque.server.settings import Settings
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.backup import BadBackup, open_existing, open_migrated
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.event_log import EventRow, events_since, insert_events
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.record import MAX_BYTES, read_record
from ludotheque.server.tables.reducers.apply import apply_or_pause
from ludotheque.server.tables.replay import split_turns
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now


def finished_records(connection: Connection) -> Iterator[Record | None]:
    """Yield the records of all games that are over, the oldest first; None for one that these rules do not replay."""
    for row in stored_tables.finished_rows(connection):
        table = _stored_table(connection, row.id)
        yield None if table.unplayable else proved(table, bytes(row.seed))


def _stored_table(connection: Connection, table_id: str) -> TableState:
    """Return the table that its events make."""
    table = TableState(table_id)
    for seq, at, data in events_since(connection, table_id, -1):
        apply_or_pause(table, seq, at, ev.decode(data))
    return table


def add_record(connection: Connection, record: Record) -> int:
    """Add a finished game as a table of its own; return 0 if it is there already."""
    table_id = _imported_id(record)
    if record.scores is None or _is_here(connection, record):
        return 0
    code, made, seed = ids.new_code(), now(), ids.new_seed()
    plan = Plan(record.game, record.seats, dict(record.options), edition=record.edition_values)
    row = {
        "id": table_id,
        "code": code,
        "game": record.game,
        "seed": seed,
        "public": False,
        "status": "over",
        "made": made,
    }
    stored_tables.add_table(connection, row)
    events: list[ev.AnyEvent] = [
        ev.Opened(plan, "", drawing.commitment(seed), code, proof=record.extra.get("fairness"))
    ]
    events += [ev.BotSeated(seat, "import", "") for seat in range(record.seats)]
    events += _played(record)
    insert_events(
        connection, [EventRow(table_id, seq, made, ev.encode(event).decode()) for seq, event in enumerate(events)]
    )
    return 1


def _imported_id(record: Record) -> str:
    """Return the id of the table that an import makes: what a house adds to a record (``house``) changes nothing."""
    extra = {name: value for name, value in record.extra.items() if name != "house"}
    return hashlib.sha256(replace(record, extra=extra).write().encode()).hexdigest()[:22]


def _is_here(connection: Connection, record: Record) -> bool:
    """Was this very game imported before, or played at a table of this house?"""
    as_it_is = hashlib.sha256(record.write().encode()).hexdigest()[:22]  # the id that earlier releases gave it
    if any(stored_tables.table_row(connection, found) is not None for found in (_imported_id(record), as_it_is)):
        return True
    seed = _seed_of(record)
    played = stored_tables.tables_with_seed(connection, seed) if seed else []
    return any(_stored_table(connection, table_id).steps == record.steps for table_id in played)


def _seed_of(record: Record) -> bytes:
    """Return the seed that a record's proof tells, empty if it tells none that could be one."""
    proof = record.extra.get("fairness")
    try:
        return bytes.fromhex(proof["seed"]) if isinstance(proof, dict) else b""
    except (KeyError, TypeError, ValueError):
        return b""


def _played(record: Record) -> list[ev.AnyEvent]:
    """Return the start with its chance events, then each decision with the chance events that follow it."""
    first = next((k for k, (actor, _) in enumerate(record.steps) if actor >= 0), len(record.steps))
    dealt = [token for _, token in record.steps[:first]]
    events: list[ev.AnyEvent] = [ev.Started(dealt, __version__, rules_version=record.rules)]
    seats = [actor for actor, _ in record.steps[first:] if actor >= 0]
    turns = split_turns(record.steps[first:])
    return events + [ev.Moved(seat, tokens) for seat, tokens in zip(seats, turns, strict=True)]


def export(settings: Settings, path: str) -> tuple[int, int]:
    """Write the records of all finished games, one a line; return how many, and how many could not be replayed."""
    count, lost = 0, 0
    with open_existing(settings).connect() as connection, Path(path).open("w", encoding="utf-8") as sink:
        for record in finished_records(connection):
            if record is None:
                lost += 1
                continue
            sink.write(record.write() + "\n")
            count += 1
    return count, lost


def import_records(settings: Settings, path: str) -> int:
    """Read records, one a line, each replayed first; all of them or none."""
    count = 0
    with open_migrated(settings).begin() as connection, Path(path).open("rb") as source:
        for number, line in enumerate(iter(partial(source.readline, MAX_BYTES + 1), b""), 1):
            try:
                record = read_record(line)
            except LudoError as error:
                raise BadBackup(f"line {number}: {error}; nothing was imported") from None
            count += add_record(connection, record)
    return count
