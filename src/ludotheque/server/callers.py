"""Who has open lines to this node: so many a person, so many an address."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from ludotheque.server.settings import Settings

COME_AGAIN = 1012  # a page that hears it opens its line anew, and is let in or not


class Hung(Protocol):
    """A line that can be closed from our side."""

    def hang_up(self, code: int, reason: str) -> None: ...


class Callers:
    """Counts lines; closes those of somebody who has signed out."""

    def __init__(self, settings: Settings) -> None:
        self.most_of_person, self.most_of_address = settings.sockets_per_person, settings.sockets_per_address
        self.people: dict[str, set[Hung]] = {}
        self.addresses: Counter[str] = Counter()

    def let_in(self, line: Hung, person: str, address: str) -> bool:
        """False when there are too many already."""
        if len(self.people.get(person, ())) >= self.most_of_person or self.addresses[address] >= self.most_of_address:
            return False
        self.people.setdefault(person, set()).add(line)
        self.addresses[address] += 1
        return True

    def let_out(self, line: Hung, person: str, address: str) -> None:
        lines = self.people.get(person, set())
        lines.discard(line)
        if not lines:
            self.people.pop(person, None)
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]

    def hang_up(self, person: str) -> None:
        """Close every line of the person; pages that are still welcome come back by themselves."""
        for line in list(self.people.get(person, ())):
            line.hang_up(COME_AGAIN, "come in again")
