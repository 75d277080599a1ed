"""Many events in one statement: ten times cheaper than one by one.

A row that the database does not give back was written before, by another node or earlier in the batch: a conflict.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ludotheque.server.channels import tell_written

APPEND = {
    "sqlite": sa.text("""
        insert into event (table_id, seq, at, data)
        select value->>0, value->>1, value->>2, value->>3 from json_each(:rows) where true
        on conflict do nothing returning table_id, seq"""),
    "postgresql": sa.text("""
        insert into event (table_id, seq, at, data)
        select value->>0, (value->>1)::int, (value->>2)::bigint, value->>3
        from json_array_elements(cast(:rows as json))
        on conflict do nothing returning table_id, seq"""),
}
encode = msgspec.json.Encoder().encode


class Row(msgspec.Struct, frozen=True):
    """One event of one table."""

    table: str
    seq: int
    at: int
    data: str


def append(line: sa.Connection, rows: list[Row]) -> list[bool]:
    """Write the events in a transaction of their own; for each, whether it was taken."""
    text = encode([msgspec.structs.astuple(row) for row in rows]).decode()
    taken = {(table, seq) for table, seq in line.execute(APPEND[line.dialect.name], {"rows": text})}
    tell_written(line, text)
    line.commit()
    return [_first(taken, (row.table, row.seq)) for row in rows]


def _first(taken: set[tuple[str, int]], key: tuple[str, int]) -> bool:
    """The same step twice in one batch: the second is a conflict."""
    found = key in taken
    taken.discard(key)
    return found
