"""Reports: somebody wants the host of the house to look at a message or a name; admins settle them in the office."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.server.errors import Refusal
from ludotheque.server.ids import new_id
from ludotheque.server.protocol.reports import Kind, NewReport, Report, Reports
from ludotheque.server.storage import reports as stored
from ludotheque.server.storage.engine import Connection
from ludotheque.server.tables.state import TableState
from ludotheque.server.text import plain
from ludotheque.server.timestamps import now


class Reported(NamedTuple):
    """Whom and what a report is about, as the table has it."""

    kind: Kind
    accused: str
    name: str
    text: str
    thing: str


def find_reported(table: TableState, wanted: NewReport) -> Reported:
    """Find the message or the name at the table, so that nobody reports what was never said; else refuse."""
    if (wanted.seq is None) == (wanted.seat is None):
        raise Refusal("malformed", "Name what is reported: the message by its seq, or the chair by its seat.")
    if wanted.seat is not None:
        return _name(table, wanted.seat)
    for seq, _, said in table.chat:
        if seq == wanted.seq:
            text = said.text or f"phrase {said.phrase}"
            return Reported("message", said.person, said.name, text, f"message:{table.id}:{seq}")
    raise Refusal("no_message")


def _name(table: TableState, seat: int) -> Reported:
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None or chair.person is None or not chair.name:
        raise Refusal("no_chair", "Nobody with a name sits on that chair.")
    return Reported("name", chair.person, chair.name, "", f"name:{chair.person}:{chair.name}")


def report(c: Connection, reporter: str, table: TableState, wanted: NewReport) -> None:
    """Keep a report with its context; Refusal if there is nothing to report, or it was reported already."""
    found = find_reported(table, wanted)
    if found.accused == reporter:
        raise Refusal("not_yourself")
    row = {
        "id": new_id(),
        "person": reporter,
        **found._asdict(),
        "table_id": table.id,
        "reason": wanted.reason,
        "words": plain(wanted.words),
        "at": now(),
        "settled_by": "",
        "outcome": "",
    }
    if not stored.add(c, row):
        raise Refusal("reported")


def open_reports(c: Connection) -> Reports:
    """Return what is to be settled, the oldest first."""
    return Reports([_shown(row) for row in stored.listed(c, settled=False)], stored.count_open(c))


def settled_reports(c: Connection) -> Reports:
    """Return what was settled lately, the newest first."""
    return Reports([_shown(row) for row in stored.listed(c, settled=True)], stored.count_open(c))


def settle(c: Connection, report_id: str, by: str, outcome: str) -> None:
    """Settle a report; ``by``: the admin, as the audit log names them. Refusal if it is not open."""
    if not stored.settle(c, report_id, by, plain(outcome), now()):
        raise Refusal("no_report")


def _shown(row: Any) -> Report:
    return Report(
        id=row.id,
        kind=row.kind,
        accused=row.accused,
        name=row.name,
        text=row.text,
        table=row.table_id,
        reason=row.reason,
        words=row.words,
        reporter=row.person,
        reporter_name=row.reporter_name or "",
        at=row.at,
        settled=row.settled,
        settled_by=row.settled_by,
        outcome=row.outcome,
    )
