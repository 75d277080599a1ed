"""Let each address have one piece of dear work under way, so that its threads never crowd out the event loop."""

from __future__ import annotations

import asyncio
from collections import deque

LONG_SECONDS = 0.03  # then the next begins all the same: what takes longer waits for a process, or for its reader


class WorkTurns:
    """What else an address asks for waits, in order, until the piece before has ended or lasts long."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by address, of those who have something under way

    async def begin(self, address: str) -> WorkTurn:
        """Wait for one's turn; whoever has it says when the work has ended."""
        line = self.waiting.get(address)
        if line is None:
            self.waiting[address] = deque()
            return WorkTurn(self, address)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was this one's turn just now
                self.let_next(address)
            raise
        return WorkTurn(self, address)

    def let_next(self, address: str) -> None:
        """Let the next of an address begin."""
        line = self.waiting[address]
        while line:
            found = line.popleft()
            if not found.done():  # else whoever waited has gone
                found.set_result(None)
                return
        del self.waiting[address]


class WorkTurn:
    """The turn of one piece of work; ends once, by itself if need be."""

    def __init__(self, turns: WorkTurns, address: str) -> None:
        self.turns, self.address = turns, address
        self.under_way = True
        self.timer = asyncio.get_running_loop().call_later(LONG_SECONDS, self.end)

    def end(self) -> None:
        """Let the next begin: the work is done, or lasts long."""
        if self.under_way:
            self.under_way = False
            self.timer.cancel()
            self.turns.let_next(self.address)
