"""Do longer work on the event loop in slices, so that no move waits for more than one of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")
SLICE_SECONDS = 0.001


class Slices:
    """Runs one slice in each turn of the loop, whoever's it is."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def gather(self, parts: Iterator[T]) -> list[T]:
        """Return all parts; each is made at once, and others come in between."""
        found: list[T] = []
        while not await self._slice(parts, found):
            pass
        return found

    async def last(self, parts: Iterator[T]) -> T:
        """Return the last part, all made in slices."""
        return (await self.gather(parts))[-1]

    async def _slice(self, parts: Iterator[T], found: list[T]) -> bool:
        """Make as many parts as a slice takes; True when there are no more."""
        async with self.lock:
            end = time.perf_counter() + SLICE_SECONDS
            for part in parts:
                found.append(part)
                if time.perf_counter() > end:
                    await asyncio.sleep(0)
                    return False
            return True
