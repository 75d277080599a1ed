"""Close HTTP connections that are too slow or say too much.

uvicorn waits for ever for the rest of a request, and for a reader that does not read. Here a request has to be complete
and an answer has to be taken within some seconds, and the head of a request has a greatest size.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

TAKING_SECONDS = 30.0  # that a full line may stay full
MAX_HEAD = 32_768  # bytes of a request line and its headers


class DeadlineHttpProtocol(HttpToolsProtocol):
    """One HTTP connection with deadlines."""

    request_seconds = 20.0  # for the first byte, and for the whole request after it
    deadline: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None
    upgraded = False
    arriving = False  # a request has begun and is not yet whole
    in_head = False
    heading = 0  # bytes of a head that is not yet complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.heading = self.heading + len(data) if self.in_head else 0
        if self.heading > MAX_HEAD:
            self.send_400_response("The head of this request is too long.")
        elif self.deadline is None and not self.upgraded and (self.arriving or self._between()):
            self._expect()

    def on_message_begin(self) -> None:
        self.in_head = self.arriving = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.arriving = False
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        self.upgraded = True  # from here on the line is a socket's
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        if self.taking is not None:
            self.taking.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taking = self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None

    def _between(self) -> bool:
        """Is no request being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self) -> None:
        self.deadline = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
