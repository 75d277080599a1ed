"""The room around a table: the pages that are open on it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ludotheque.server.ledger import Ledger

if TYPE_CHECKING:
    from ludotheque.server.socket import Socket

PATIENCE = 10.0  # seconds in which a line that fell may come back before the chair says that its person left


class Room:
    """Who is here, who was a moment ago, and who may look."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.left: dict[str, float] = {}  # when the last page of a person went, lately
        self.unsealed = False  # a duplicate table whose group is over

    def leave(self, socket: Socket) -> None:
        """A page goes; nobody is remembered for longer than a moment."""
        self.sockets.discard(socket)
        self.left = self._lately() | {socket.who.id: time.monotonic()}

    def here(self, ledger: Ledger) -> set[int]:
        """The seats whose person has a page open at this moment."""
        return _seats(ledger, self._people())

    def present(self, ledger: Ledger) -> set[int]:
        """The same, with those whose page went a moment ago."""
        return _seats(ledger, self._people() | set(self._lately()))

    def onlookers(self, ledger: Ledger) -> int:
        """How many people look on who do not play."""
        return len(self._people() - {place.person for place in ledger.places})

    def may_see(self, ledger: Ledger, person: str) -> bool:
        """Duplicate tables are closed to everybody else from their start until the whole group is over."""
        return ledger.duplicate is None or self.unsealed or ledger.status == "lobby" or bool(ledger.seats_of(person))

    def _people(self) -> set[str]:
        return {socket.who.id for socket in self.sockets}

    def _lately(self) -> dict[str, float]:
        return {person: at for person, at in self.left.items() if time.monotonic() - at < PATIENCE}


def _seats(ledger: Ledger, people: set[str]) -> set[int]:
    return {seat for seat, place in enumerate(ledger.places) if place.person in people}
