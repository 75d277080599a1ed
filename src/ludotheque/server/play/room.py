"""Know the pages that are open on a table."""

from __future__ import annotations

import time
from typing import Protocol

from ludotheque.server.play.connection import Connection
from ludotheque.server.tables.state import TableState

GRACE_SECONDS = 10.0  # seconds in which a line that fell may come back before the chair says that its person left


class Clock(Protocol):
    """What a room asks of the house's clock; it knows nothing of the storage behind it."""

    def now(self) -> int:
        """Return the milliseconds that the house has been open."""


class Room:
    """Who is here, who was a moment ago, who may look, and the clock of the house on its wall."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.connections: set[Connection] = set()
        self.left: dict[str, float] = {}  # when the last page of a person went, lately
        self.unsealed = False  # a table of a group that is over

    def leave(self, connection: Connection) -> None:
        """Take a page out; its person is remembered for a moment only."""
        self.connections.discard(connection)
        if connection.who.scope != "read":
            self.left = self._lately() | {connection.who.id: time.monotonic()}

    def has(self, person: str | None) -> bool:
        """Has this person a page open at this moment?"""
        for one in self.connections:
            who = one.who
            if who.id == person and who.scope != "read":
                return True
        return False

    def present(self, table: TableState) -> set[int]:
        """Return the seats whose person has a page open, or had one a moment ago."""
        return _seats(table, self._people() | set(self._lately()))

    def onlookers(self, table: TableState) -> int:
        """Count the people who look on and do not play."""
        return len(self._people() - {chair.person for chair in table.chairs})

    def may_see(self, table: TableState, person: str) -> bool:
        """Close games of children, and tables of a group from their start until the whole group is over."""
        if table.is_private_to(person):
            return False
        return table.duplicate is None or self.unsealed or table.status == "lobby" or bool(table.seats_of(person))

    def _people(self) -> set[str]:
        """Return who is here; a token that only reads stands for nobody."""
        return {connection.who.id for connection in self.connections if connection.who.scope != "read"}

    def _lately(self) -> dict[str, float]:
        return {person: at for person, at in self.left.items() if time.monotonic() - at < GRACE_SECONDS}


def _seats(table: TableState, people: set[str]) -> set[int]:
    return {seat for seat, chair in enumerate(table.chairs) if chair.person in people}
