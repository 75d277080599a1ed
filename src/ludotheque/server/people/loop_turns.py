"""Spread what one address asks for at the same moment over turns of the event loop, so that others come in between."""

from __future__ import annotations

import asyncio
from collections import deque

REST_TURNS = 4  # of the loop after each piece: a move needs as many to its commit, and from there to its answer


class LoopTurns:
    """Lets each address begin one piece of work, then rests; what else it asked for follows in order."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by address, of those who began something just now

    async def next(self, address: str) -> None:
        """Go on at once if the address has begun nothing in the latest turns of the loop, else in a later one."""
        line = self.waiting.get(address)
        if line is None:
            self.waiting[address] = deque()
            self._rest(address, REST_TURNS)
            return
        mine = asyncio.get_running_loop().create_future()
        line.append(mine)
        await mine

    def _rest(self, address: str, turns: int) -> None:
        """Leave some turns of the loop to others, then let the next of an address begin."""
        if turns:
            asyncio.get_running_loop().call_soon(self._rest, address, turns - 1)
        else:
            self._let_next(address)

    def _let_next(self, address: str) -> None:
        line = self.waiting[address]
        while line:
            found = line.popleft()
            if not found.done():  # else whoever waited has gone
                found.set_result(None)
                self._rest(address, 1 + REST_TURNS)  # it goes on in the turn after this one
                return
        del self.waiting[address]
