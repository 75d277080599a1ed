"""Events for which the others are asked: a decision is taken back, a game is abandoned."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server.folding.then import Then
from ludotheque.server.ledger import Ledger


def asked(ledger: Ledger, event: ev.Asked, _: Then) -> None:
    """Nobody has agreed yet."""
    ledger.asking, ledger.agreed = event.seat, set()


def consented(ledger: Ledger, event: ev.Consented, _: Then) -> None:
    """One who does not agree is enough, and nothing is asked any more."""
    if event.agree:
        ledger.agreed.add(event.seat)
    else:
        ledger.asking, ledger.agreed = None, set()


def taken_back(ledger: Ledger, event: ev.TakenBack, then: Then) -> None:
    """Undo the last decision: its steps go, and the table stands where it stood before."""
    last = ledger.told.pop()
    del ledger.steps[last.first :]
    ledger.state = ledger.state_after(last.first)
    ledger.asking, ledger.agreed = None, set()
    ledger.status, ledger.since = "playing", then.at


def tired(ledger: Ledger, event: ev.Tired, _: Then) -> None:
    """One who would rather play on is enough, and nobody would abandon any more."""
    ledger.tired = ledger.tired | {event.seat} if event.agree else set()


def closed(ledger: Ledger, event: ev.Closed, _: Then) -> None:
    """Nothing is played, asked or drawn any more."""
    ledger.status, ledger.asking, ledger.agreed = "closed", None, set()
