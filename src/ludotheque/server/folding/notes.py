"""Events beside the game, which are noted at the table."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server.folding.then import Then
from ludotheque.server.ledger import Ledger

CHAT_LINES = 100  # kept at hand; all of them are on disk


def said(ledger: Ledger, event: ev.Said, then: Then) -> None:
    """Nothing is left of what was said by somebody who had their data deleted."""
    if event.text:
        ledger.chat.append((ledger.seq, then.at, event))
    del ledger.chat[:-CHAT_LINES]


def paused(ledger: Ledger, event: ev.Paused, _: Then) -> None:
    """Nobody plays until the reason is gone."""
    ledger.status, ledger.notice = "paused", event.reason


def rematched(ledger: Ledger, event: ev.Rematched, _: Then) -> None:
    """Two nodes may have opened a table each: the first counts."""
    ledger.rematch = ledger.rematch or event.table


def hinted(ledger: Ledger, event: ev.Hinted, _: Then) -> None:
    """The game does not count for ratings."""
    ledger.hinted = True
