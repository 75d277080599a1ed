"""One open page: what it watches, and a queue of what is to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from ludotheque.server import wire
from ludotheque.server.commands import Who

MOST_WAITING = 256  # messages; a page that is slower than that is closed and comes back by itself

Send = Callable[[Any], Awaitable[None]]


class Socket:
    """The house's end of a WebSocket."""

    __slots__ = ("closed", "send", "waiting", "wake", "who", "words")

    def __init__(self, who: Who, send: Send) -> None:
        self.who = who
        self.send = send
        self.words = True
        self.waiting: deque[str] = deque()
        self.wake: asyncio.Future[None] | None = None
        self.closed = False

    def say(self, message: wire.AnyMessage) -> None:
        self.say_text(wire.encode(message).decode())

    def say_text(self, text: str) -> None:
        """Queue a text; never waits."""
        if self.closed:
            return
        self.waiting.append(text)
        if len(self.waiting) > MOST_WAITING:
            self.closed = True
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def pump(self) -> None:
        """Send what is queued, until the page is gone."""
        while not self.closed:
            while self.waiting and not self.closed:
                await self.send({"type": "websocket.send", "text": self.waiting.popleft()})
            if self.closed:
                break
            self.wake = asyncio.get_running_loop().create_future()
            if not self.waiting:
                await self.wake
            self.wake = None
        await self.send({"type": "websocket.close", "code": 1013, "reason": "too slow"})
