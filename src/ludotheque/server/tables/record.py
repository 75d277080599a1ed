"""A table as a record, and a record as a table."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.record import Record
from ludotheque.registry import load
from ludotheque.server.protocol import Plan
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.known_fields import keep_known
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState

MAX_BYTES = 2_000_000  # of one record; the longest games have some 100 kB
MAX_STEPS = 4_000  # of one record; the longest games of the house editions have some 1,000


def record_of(table: TableState) -> Record:
    """Return the game as a record, as far as it has been played."""
    record = Record.begin(table.first_state())
    record.steps = list(table.steps)
    if table.status == "over" and table.state is not None:
        record.scores, record.ranks = table.state.scores(), table.state.ranks()
    played_by = {str(turn.first + 1): turn.by for turn in table.turns if turn.by}
    house: dict[str, Any] = {"played_by": played_by} if played_by else {}
    if table.origin:
        house["played_on"] = {"source": table.origin.source, "steps": len(table.origin.steps)}
    if house:
        record.extra["house"] = house
    return record


def read_record(data: bytes) -> Record:
    """Read a record from outside and replay it: the one way in, whether by file or by request.

    Whatever a record says beyond what a house writes itself is left out.
    """
    if len(data) > MAX_BYTES:
        raise BadRecord(f"longer than {MAX_BYTES} bytes, no game is")
    try:
        record = Record.read(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("not a text in UTF-8") from None
    if len(record.steps) > MAX_STEPS:
        raise BadRecord(f"{len(record.steps)} steps found, accepted are at most {MAX_STEPS}")
    game = load(record.game)
    record.validate(game)
    record.extra = keep_known(record, game)
    return record


def table_of(record: Record, subject: str) -> TableState:
    """Return a record as a table on which nobody sits."""
    table = TableState(subject)
    plan = Plan(record.game, record.seats, dict(record.options), edition=record.edition_values)
    origin = ev.Origin(subject, list(record.steps))
    apply_event(table, 0, 0, ev.Opened(plan, "", "", "", origin=origin))
    apply_event(table, 1, 0, ev.Started([], "", rules_version=record.rules))
    table.origin = None
    return table
