"""A table as a record."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.record import Record
from ludotheque.server.ledger import Ledger


def record_of(ledger: Ledger) -> Record:
    """The game as a record, as far as it has been played."""
    record = Record.begin(ledger.first_state())
    record.steps = list(ledger.steps)
    if ledger.status == "over" and ledger.state is not None:
        record.scores, record.ranks = ledger.state.scores(), ledger.state.ranks()
    stand_ins = {str(told.first + 1): told.by for told in ledger.told if told.by}
    house: dict[str, Any] = {"played_by": stand_ins} if stand_ins else {}
    if ledger.origin:
        house["played_on"] = {"source": ledger.origin.source, "steps": len(ledger.origin.steps)}
    if house:
        record.extra["house"] = house
    return record
