"""Giving a game up."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands.rights import own_chair
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def abandon(ledger: Ledger, who: Who, command: wire.Abandon) -> ev.Tired | ev.Closed:
    """Against bots alone one may leave at once; people must agree."""
    if ledger.status != "playing":
        raise Refusal("not_playing")
    own_chair(ledger, command.seat, who)
    if not command.agree:
        return ev.Tired(command.seat, False)
    others = {
        seat
        for seat, place in enumerate(ledger.places)
        if place.person not in (None, who.id) and not place.away and seat not in ledger.tired
    }
    return ev.Tired(command.seat, True) if others else ev.Closed()
