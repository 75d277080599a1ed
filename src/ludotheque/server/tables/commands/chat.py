"""What people say at a table, players or not."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState
from ludotheque.server.text import plain


def say(table: TableState, who: Person, command: protocol.Say) -> ev.Said:
    """Say one line, as others may see it; at a children's table a set phrase, by those who sit, under their names."""
    seats = table.seats_of(who.id)
    seat = seats[0] if seats else None
    text = plain(command.text or "", joiners=True)
    if bool(text) == (command.phrase is not None):
        raise Refusal("malformed", "Say a text or a phrase, one of the two.")
    if not table.plan.children:
        return ev.Said(who.id, who.name, text, seat, command.phrase)
    if command.phrase is None:
        raise Refusal("set_phrases")
    if seat is None:
        raise Refusal("not_seated", "At a children's table only those speak who sit there.")
    return ev.Said(who.id, table.chairs[seat].name or "", "", seat, command.phrase)
