"""What a person may do at a table, said once for all commands: every check gives what it checked, or refuses."""

from __future__ import annotations

from ludotheque.server.ledger import Ledger
from ludotheque.server.place import Place
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who


def in_lobby(ledger: Ledger) -> None:
    """Only before the game."""
    if ledger.status != "lobby":
        raise Refusal("not_lobby")


def hosted(ledger: Ledger, who: Who) -> None:
    """Only before the game, and only its host."""
    in_lobby(ledger)
    if who.id != ledger.host:
        raise Refusal("not_host")


def chair(ledger: Ledger, seat: int) -> Place:
    """A chair that there is."""
    if seat >= len(ledger.places):
        raise Refusal("no_chair")
    return ledger.places[seat]


def own_chair(ledger: Ledger, seat: int, who: Who) -> Place:
    """A chair on which the person sits."""
    place = chair(ledger, seat)
    if place.person != who.id:
        raise Refusal("not_seated")
    return place
