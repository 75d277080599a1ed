"""What people say at a table, players or not."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState
from ludotheque.server.text import plain


def say(table: TableState, who: Person, command: protocol.Say) -> ev.Said:
    """Say one line, as others may see it."""
    seats = table.seats_of(who.id)
    text = plain(command.text, joiners=True)
    if not text:
        raise Refusal("malformed", "There is nothing in that message.")
    return ev.Said(who.id, who.name, text, seats[0] if seats else None)
