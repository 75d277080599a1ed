"""Limit the plain connections of an address and of all, before anything is asked on them."""

from __future__ import annotations

import logging
import time
from typing import Protocol

from ludotheque.server.settings import Settings

log = logging.getLogger("ludotheque.connections")
LOG_SECONDS = 10.0  # from one line of the log to the next: a flood does not fill the disk


class Line(Protocol):
    """One plain connection."""

    def is_idle(self) -> bool:
        """Is nothing asked on it at this moment?"""

    def hang_up(self) -> None:
        """Close it at once."""


class ConnectionGate:
    """Counts connections by address; where there are too many, the oldest that says nothing makes room."""

    def __init__(self, settings: Settings) -> None:
        self.most_each, self.most = settings.connections_per_address, settings.most_connections
        self.lines: dict[str, dict[Line, None]] = {}  # by address, the oldest first; "" are those of a proxy
        self.count = 0
        self.closed = 0  # for want of room, since the last line of the log
        self.logged = 0.0

    def enter(self, line: Line, address: str) -> bool:
        """Count a new connection; False if there is no room and nobody to make some."""
        own = self.lines.get(address, {})
        if len(own) >= self.most_each and not self._make_room(address):
            return False
        if self.count >= self.most and not self._make_room(max(self.lines, key=lambda one: len(self.lines[one]))):
            return False
        self.lines.setdefault(address, {})[line] = None
        self.count += 1
        return True

    def move(self, line: Line, address: str, other: str) -> None:
        """Count a connection under another address."""
        self.leave(line, address)
        self.lines.setdefault(other, {})[line] = None
        self.count += 1

    def leave(self, line: Line, address: str) -> None:
        """Forget a connection that has ended, or became a socket, which is counted elsewhere."""
        lines = self.lines.get(address, {})
        if line in lines:
            del lines[line]
            self.count -= 1
            if not lines:
                del self.lines[address]

    def _make_room(self, address: str) -> bool:
        """Close the oldest idle connection of an address."""
        self._log()
        oldest = next((line for line in self.lines.get(address, ()) if line.is_idle()), None)
        if oldest is None:
            return False
        self.leave(oldest, address)
        oldest.hang_up()
        return True

    def _log(self) -> None:
        self.closed += 1
        if time.monotonic() - self.logged > LOG_SECONDS:
            log.warning("connections: too many at once, %d closed or refused", self.closed)
            self.closed, self.logged = 0, time.monotonic()
