"""A table as a record."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.record import Record
from ludotheque.server.tables.state import TableState


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
