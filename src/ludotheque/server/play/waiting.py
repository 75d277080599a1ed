"""Know whether anybody waits at a table that strangers may join."""

from __future__ import annotations

import time

from ludotheque.server import protocol
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.services import TableServices, Told
from ludotheque.server.timestamps import now

ARRIVING_SECONDS = 60  # until the page of whoever opened the table has come in
TOLD_SECONDS = 60  # that another node's word counts


def is_attended(live: LiveTable) -> bool:
    """Is somebody there, so that the table is worth joining? By correspondence it is enough that somebody sits."""
    table = live.table
    if is_watched(live):
        return True
    if isinstance(table.plan.pace, protocol.Post):
        return any(chair.person is not None for chair in table.chairs)
    return now() - table.made < ARRIVING_SECONDS * 1000


def is_watched(live: LiveTable) -> bool:
    """Tell whether somebody who sits there has a page open, here or, as was told lately, at another node."""
    told = live.services.attended.get(live.table.id)
    return bool(live.room.present(live.table)) or (told is not None and _is_fresh(told))


def _is_fresh(told: Told) -> bool:
    return time.monotonic() - told.at < TOLD_SECONDS


def told_of_bots(services: TableServices[LiveTable]) -> list[str]:
    """Return the tables at which a bot from outside waits at another node, as was told lately."""
    return [table_id for table_id, told in services.attended.items() if told.bot and _is_fresh(told)]


def waits_here(live: LiveTable) -> bool:
    """Tell whether somebody waits at this node for strangers to join; the other nodes do not see it."""
    table = live.table
    return table.status == "lobby" and table.plan.public and bool(live.room.present(table))


def host_name(live: LiveTable) -> str | None:
    """Return the name of whoever opened the table, while they sit there."""
    return next((chair.name for chair in live.table.chairs if chair.person == live.table.host), None)


def free_chairs(live: LiveTable) -> int:
    """Count the chairs that nobody sits on."""
    return sum(chair.is_free for chair in live.table.chairs)
