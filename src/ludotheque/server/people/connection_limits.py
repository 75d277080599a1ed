"""Limit how many lines a person and an address may hold open to this node."""

from __future__ import annotations

from collections import Counter

from ludotheque.server.protocol.transport import MessageTransport
from ludotheque.server.settings import Settings

COME_AGAIN = 1012  # a page that hears it opens its line anew, and is let in or not


class ConnectionLimits:
    """Counts open lines; closes those of somebody who has signed out."""

    def __init__(self, settings: Settings) -> None:
        self.max_per_person, self.max_per_address = settings.sockets_per_person, settings.sockets_per_address
        self.people: dict[str, set[MessageTransport]] = {}
        self.addresses: Counter[str] = Counter()

    def acquire(self, line: MessageTransport, person: str, address: str) -> bool:
        """Count a new line; False when there are too many already."""
        if len(self.people.get(person, ())) >= self.max_per_person or self.addresses[address] >= self.max_per_address:
            return False
        self.people.setdefault(person, set()).add(line)
        self.addresses[address] += 1
        return True

    def release(self, line: MessageTransport, person: str, address: str) -> None:
        """Forget a line that has ended."""
        lines = self.people.get(person, set())
        lines.discard(line)
        if not lines:
            self.people.pop(person, None)
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]

    def close_all(self, person: str) -> None:
        """Close every line of the person; pages that are still welcome come back by themselves."""
        for line in list(self.people.get(person, ())):
            line.close_with(COME_AGAIN, "come in again")
