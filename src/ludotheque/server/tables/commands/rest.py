"""Letting a stand-in play."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_own_chair
from ludotheque.server.tables.state import TableState


def rest(table: TableState, who: Person, command: protocol.Rest) -> ev.PersonRested:
    """Let a stand-in play for the chair until its person comes back to the table."""
    if table.status != "playing":
        raise Refusal("not_playing")
    require_own_chair(table, command.seat, who)
    return ev.PersonRested(command.seat)
