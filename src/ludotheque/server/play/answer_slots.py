"""Fix when a bot answers before it thinks, so that the time it took tells nothing of what is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ludotheque.bots.levels import level
from ludotheque.kernel.state import State

VIEWER = "seat"  # in an observation: whose it is, no secret


class AnswerSlots:
    """A grid of moments for each level: a bot answers at the first of them after it has thought, never between two.

    ``pause``: seconds of the shortest grid; 0 lets bots answer as soon as they can.
    """

    def __init__(
        self, pause: float, effort: float = 1.0, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.pause = pause * max(1.0, effort)
        self.sleep = sleep

    def length(self, state: State, slug: str) -> float:
        """Return the seconds between two moments: the same for every decision of a level, none without secrets."""
        return self.pause * level(slug).slots if self.pause and has_secrets(state) else 0.0

    async def answer(self, seconds: float, thinking: Coroutine[Any, Any, str]) -> str:
        """Return the thought at a moment of the grid, which is counted from now; a late one waits for the next."""
        if not seconds:
            return await thinking
        task = asyncio.create_task(thinking)
        try:
            await self.sleep(seconds)
            while not task.done():
                await self.sleep(seconds)
        finally:
            if not task.done():
                task.cancel()
        return task.result()


def has_secrets(state: State) -> bool:
    """Tell whether any seat knows more than a spectator now; everybody can see that hands and sealed bids are there."""
    public = _facts(state, None)
    return any(_facts(state, seat) != public for seat in range(state.setting.seats))


def _facts(state: State, seat: int | None) -> dict[str, Any]:
    return {name: value for name, value in state.observe(seat).items() if name != VIEWER}
