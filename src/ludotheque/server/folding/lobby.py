"""Events before the game: the plan, and who sits on which chair."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server.folding.then import Then
from ludotheque.server.ledger import Ledger
from ludotheque.server.place import Place


def opened(ledger: Ledger, event: ev.Opened, _: Then) -> None:
    """Free chairs, each with the ink of its number."""
    ledger.plan, ledger.host, ledger.code = event.plan, event.host, event.code
    ledger.commitment, ledger.scheme = event.commitment, event.scheme
    ledger.duplicate, ledger.proof, ledger.origin = event.duplicate, event.proof, event.origin
    ledger.places = [Place(ink=seat) for seat in range(event.plan.seats)]


def changed(ledger: Ledger, event: ev.Changed, _: Then) -> None:
    """Nobody has said yes to the new plan but the bots; new chairs take inks that are free."""
    kept = ledger.places[: event.plan.seats]
    ledger.plan = event.plan
    inks = [ink for ink in range(ledger.game.max_seats) if ink not in {place.ink for place in kept}]
    ledger.places = kept + [Place(ink=ink) for ink in inks[: event.plan.seats - len(kept)]]
    for place in ledger.places:
        place.ready = place.robot is not None


def sat(ledger: Ledger, event: ev.Sat, _: Then) -> None:
    """A person, known by name unless they had their data deleted."""
    _seat(ledger, event.seat, Place(event.person, event.name or None, nonce=event.nonce, drawn=event.drawn))


def stood(ledger: Ledger, event: ev.Stood, _: Then) -> None:
    """The chair is free."""
    _seat(ledger, event.seat, Place())


def robotted(ledger: Ledger, event: ev.Robotted, _: Then) -> None:
    """A bot, always ready."""
    _seat(ledger, event.seat, Place(robot=event.level, nonce=event.nonce, drawn=not event.given, ready=True))


def _seat(ledger: Ledger, seat: int, place: Place) -> None:
    """Somebody else on the chair, which keeps its ink."""
    place.ink = ledger.places[seat].ink
    ledger.places[seat] = place


def swapped(ledger: Ledger, event: ev.Swapped, _: Then) -> None:
    """Everybody takes chair and ink along."""
    places, one, two = ledger.places, event.seat, event.other
    places[one], places[two] = places[two], places[one]


def inked(ledger: Ledger, event: ev.Inked, _: Then) -> None:
    """A free chair that had the ink takes the old one."""
    place = ledger.places[event.seat]
    for other in ledger.places:
        if other.ink == event.ink:
            other.ink = place.ink
    place.ink = event.ink


def readied(ledger: Ledger, event: ev.Readied, _: Then) -> None:
    """Ready, or not after all."""
    ledger.places[event.seat].ready = event.ready
