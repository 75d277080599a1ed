"""What people say at a table, players or not."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.ledger import Ledger
from ludotheque.server.plain import plain
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def say(ledger: Ledger, who: Who, command: wire.Say) -> ev.Said:
    """One line, as others may see it."""
    seats = ledger.seats_of(who.id)
    text = plain(command.text, joiners=True)
    if not text:
        raise Refusal("malformed", "There is nothing in that message.")
    return ev.Said(who.id, who.name, text, seats[0] if seats else None)
