"""Let work that must wait its turn wait fairly: whoever asks for much waits behind whoever asks for little."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.server.errors import Refusal


class FairLane:
    """Gives turns in rounds: one to each who waits, then again; a few at once, and few wait for any one asker."""

    def __init__(self, at_once: int, most: int, most_each: int, text: str) -> None:
        self.free = at_once
        self.most = most
        self.most_each = most_each
        self.text = text  # what is said to whoever may not even wait
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; Refusal when too many wait already, or too many of this asker."""
        if self.free > 0:
            self.free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._hand_on()

    def count(self) -> int:
        """Count those who wait."""
        return sum(len(line) for line in self.waiting.values())

    async def _wait(self, who: str) -> None:
        line = self.waiting.get(who, deque())
        if len(line) >= self.most_each or self.count() >= self.most:
            raise Refusal("too_fast", self.text)
        mine = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, line).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # the turn came at the same moment: somebody else takes it
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the turn to the next who still waits; the others of the same asker go behind everybody."""
        while self.waiting:
            who, line = self.waiting.popitem(last=False)
            found = line.popleft()
            if line:
                self.waiting[who] = line
            if not found.done():
                found.set_result(None)
                return
        self.free += 1
