"""Ask the pages that say nothing whether they are still there, all lines of an event loop by one timer.

uvicorn's own pings need two timers for each page and a parser for each answer, and ask those, too, who have just made
a move: a tenth of the processor time of a thousand tables (docs/measurements/2026-11-18-server.md).
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any, Protocol
from weakref import WeakKeyDictionary

log = logging.getLogger("ludotheque.realtime")
PARTS = 64  # of the lines: each is looked at by itself, so that no move waits for all
LOOKS = 2  # at a line, until it is asked, and from then on until it is given up: ``ping_seconds`` each
PING, PONG = 0x89, 0x8A  # the first bytes of the two frames
PAYLOAD = 4  # bytes that tell one ping from another: nobody answers those to come


class Line(Protocol):
    """A line that may fall silent."""

    transport: Any
    close_sent: bool
    silent: int  # looks since something was heard
    asked: bytes  # what a ping under way says

    def keepalive_timeout(self) -> None:
        """Give the page up."""


class Pings:
    """The open lines of one event loop, in parts that are looked at in turn."""

    def __init__(self, seconds: float) -> None:
        self.tick = seconds / LOOKS / PARTS
        self.parts: list[set[Line]] = [set() for _ in range(PARTS)]
        self.added = self.looked = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, line: Line, loop: asyncio.AbstractEventLoop) -> set[Line]:
        """Look at this line from now on, until it leaves the set that is returned."""
        part = self.parts[self.added % PARTS]
        self.added += 1
        part.add(line)
        if self.timer is None:
            self.timer = loop.call_later(self.tick, self._look, loop)
        return part

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        part = self.parts[self.looked % PARTS]
        self.looked += 1
        for line in list(part):
            try:
                look_at(line)
            except Exception:  # the other lines are looked at
                log.exception("a line could not be asked")
                line.transport.abort()
        self.timer = loop.call_later(self.tick, self._look, loop) if any(self.parts) else None


def look_at(line: Line) -> None:
    """Ask a page that has been silent for long enough; give it up if it has not answered in as long."""
    line.silent += 1
    if line.silent == LOOKS and not line.close_sent and not line.transport.is_closing():
        line.asked = random.randbytes(PAYLOAD)
        line.transport.write(bytes((PING, PAYLOAD)) + line.asked)
    elif line.silent >= 2 * LOOKS:
        line.keepalive_timeout()


loops: WeakKeyDictionary[asyncio.AbstractEventLoop, Pings] = WeakKeyDictionary()


def pings_of(loop: asyncio.AbstractEventLoop, seconds: float) -> Pings:
    """Return those of an event loop."""
    found = loops.get(loop)
    if found is None:
        found = loops[loop] = Pings(seconds)
    return found
