"""What the office shows of people, tables and the disk: nothing of any game."""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque.server.protocol import office as wire
from ludotheque.server.storage import audit, disk_use
from ludotheque.server.storage import office as stored
from ludotheque.server.storage.backup import last_backup
from ludotheque.server.storage.engine import Connection


def people(c: Connection, search: str, which: str, offset: int) -> wire.OfficePeople:
    """Show a page of people."""
    rows = stored.people(c, search.strip(), which, offset)
    fields = wire.OfficePerson.__struct_fields__
    found = [wire.OfficePerson(**{name: getattr(row, name) for name in fields}) for row in rows[: stored.PAGE]]
    return wire.OfficePeople(found, len(rows) > stored.PAGE)


def tables(c: Connection, status: str, search: str, offset: int) -> wire.OfficeTables:
    """Show a page of tables."""
    rows = stored.tables(c, status, search.strip(), offset)
    ids = [row.id for row in rows[: stored.PAGE]]
    sizes, names = stored.table_sizes(c, ids), stored.names_at(c, ids)
    found = [
        wire.OfficeTable(
            *(row.id, row.code, row.game, row.status, row.public, row.made),
            last=sizes[row.id].last if row.id in sizes else row.made,
            events=sizes[row.id].events if row.id in sizes else 0,
            bytes=int(sizes[row.id].size) if row.id in sizes else 0,
            names=[name for _, name in names[row.id]],
        )
        for row in rows[: stored.PAGE]
    ]
    return wire.OfficeTables(found, len(rows) > stored.PAGE)


def log(c: Connection, before: int | None, subject: str) -> list[wire.LogEntry]:
    """Show the audit log, the newest first."""
    fields = [name for name in wire.LogEntry.__struct_fields__ if name != "details"]
    return [
        wire.LogEntry(**{name: getattr(row, name) for name in fields}, details=json.loads(row.details))
        for row in audit.entries(c, before, subject)
    ]


def disk(c: Connection, studies: Path) -> wire.DiskUse:
    """Show what fills the disk, by kind, the largest first."""
    kinds = {**disk_use.used(c), "studies": disk_use.folder_bytes(studies)}
    ordered = sorted(kinds.items(), key=lambda item: -item[1][1])
    found = [wire.DiskKind(kind, rows, size) for kind, (rows, size) in ordered]
    return wire.DiskUse(disk_use.database_bytes(c), found, [], last_backup(c))
