"""Check what a person may do at a table, once for all commands."""

from __future__ import annotations

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.state import TableState


def require_lobby(table: TableState) -> None:
    """Refuse what is only done before the start of the game is called."""
    if table.status != "lobby" or table.is_sealed:
        raise Refusal("not_lobby")


def require_host(table: TableState, who: Person) -> None:
    """Refuse everybody but the host, and everything after the start."""
    require_lobby(table)
    if who.id != table.host:
        raise Refusal("not_host")


def require_chair(table: TableState, seat: int) -> Chair:
    """Return a chair that there is, or refuse."""
    if seat >= len(table.chairs):
        raise Refusal("no_chair")
    return table.chairs[seat]


def require_own_chair(table: TableState, seat: int, who: Person) -> Chair:
    """Return a chair on which the person sits, or refuse."""
    chair = require_chair(table, seat)
    if chair.person != who.id:
        raise Refusal("not_seated")
    return chair
