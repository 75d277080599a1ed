"""Know whether anybody waits at a table that strangers may join."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.timestamps import now

ARRIVING_SECONDS = 60  # until the page of whoever opened the table has come in
SHARED_SECONDS = 3600  # the same where several nodes may serve the house: the pages of another are not seen here


def is_attended(live: LiveTable) -> bool:
    """Is somebody there, so that the table is worth joining? By correspondence it is enough that somebody sits."""
    table = live.table
    if live.room.present(table):
        return True
    if isinstance(table.plan.pace, protocol.Post):
        return any(chair.person is not None for chair in table.chairs)
    patience = SHARED_SECONDS if live.services.store.dialect == "postgresql" else ARRIVING_SECONDS
    return now() - table.made < patience * 1000


def host_name(live: LiveTable) -> str | None:
    """Return the name of whoever opened the table, while they sit there."""
    return next((chair.name for chair in live.table.chairs if chair.person == live.table.host), None)


def free_chairs(live: LiveTable) -> int:
    """Count the chairs that nobody sits on."""
    return sum(chair.is_free for chair in live.table.chairs)
