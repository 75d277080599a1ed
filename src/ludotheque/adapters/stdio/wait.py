"""A bot from outside that waits for challenges: at an open table of its own, or wherever it is invited by its name."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from typing import Any

from ludotheque.adapters.stdio.external_bot import Outsider
from ludotheque.adapters.stdio.join import Guest, HouseRefused, Tell, Visit, join

PATIENCE = 600.0  # seconds that an invited bot waits for a game to begin


class OwnTable:
    """The table at which the bot waits; everybody in the house sees it while it does."""

    def __init__(self, guest: Guest, plan: dict[str, Any], name: str) -> None:
        self.guest, self.plan = guest, plan
        opened = guest.ask("/api/tables", {**plan, "public": True})
        self.id, self.code = opened["id"], opened["code"]
        guest.do(self.id, "sit", name=name)
        guest.do(self.id, "ready", seat=0)

    def show(self, public: bool) -> None:
        """Wait for a challenge, or for nobody while a game is played elsewhere."""
        self.guest.do(self.id, "change", plan={**self.plan, "public": public})
        if public:
            self.guest.do(self.id, "ready", seat=0)


def challenges(guest: Guest, plan: dict[str, Any], bot: Outsider, tell: Tell) -> Generator[dict[str, Any], None, None]:
    """Wait and play, one game after the other; yield their results. Closing the iterator ends the waiting."""
    name = bot.greet().name
    own: OwnTable | None = None
    try:
        while True:
            own = own or OwnTable(guest, plan, name)
            tell(f"{name} waits for a challenge: {guest.url}/t/{own.code}")
            visit = Visit(guest, own.id, 0, bot, tell)
            result = visit.play()
            if visit.called:
                result = _play_elsewhere(own, visit.called, bot, tell)
            else:
                own = None
            if result is not None:
                yield result
    finally:
        if own is not None:
            with suppress(HouseRefused):
                own.show(False)


def _play_elsewhere(own: OwnTable, called: dict[str, Any], bot: Outsider, tell: Tell) -> dict[str, Any] | None:
    """Accept the invitation to another table, then wait again; None if there is nothing to play there."""
    own.show(False)
    try:
        return join(own.guest, called["code"], bot, tell, called["seat"], PATIENCE)
    except HouseRefused as refused:
        tell(str(refused))
        return None
    finally:
        own.show(True)
