"""Spread what one address asks for at the same moment over turns of the event loop, so that others come in between."""

from __future__ import annotations

import asyncio
from collections import deque


class LoopTurns:
    """Lets each address begin one piece of work in a turn of the loop; what else it asked for follows in order."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by address, of those who had this turn of the loop

    async def next(self, address: str) -> None:
        """Go on at once if the address has begun nothing in this turn of the loop, else in a later one."""
        line = self.waiting.get(address)
        loop = asyncio.get_running_loop()
        if line is None:
            self.waiting[address] = deque()
            loop.call_soon(self._let_next, address)
            return
        mine = loop.create_future()
        line.append(mine)
        await mine

    def _let_next(self, address: str) -> None:
        line = self.waiting[address]
        while line:
            found = line.popleft()
            if not found.done():  # else whoever waited has gone
                found.set_result(None)
                asyncio.get_running_loop().call_soon(self._let_next, address)
                return
        del self.waiting[address]
