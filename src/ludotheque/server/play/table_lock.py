"""The lock of a table, which can be taken without waiting."""

from __future__ import annotations

import asyncio


class TableLock(asyncio.Lock):
    """Whoever changes the table holds it; others wait in the order in which they came."""

    _locked: bool  # as asyncio's own lock has it

    def is_free(self) -> bool:
        """Tell whether nobody holds it or waits for it."""
        return not self._locked and not self._waiters

    def take_now(self) -> None:
        """Take the lock when it is free: what ``acquire`` does then, without a coroutine."""
        assert self.is_free()
        self._locked = True
