"""Close HTTP connections that are too slow or say too much.

uvicorn waits for ever for the rest of a request, and for a reader that does not read. Here a request has to be complete
and an answer has to be taken within some seconds, and the head of a request has a greatest size.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.server.people.connection_gate import ConnectionGate
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.people.read_pace import PacedReading

TAKING_SECONDS = 30.0  # that a full line may stay full
MAX_HEAD = 32_768  # bytes of a request line and its headers
MAX_REST = 600_000  # of all that follows: bodies have 256 kB, and what is written around their chunks


class DeadlineHttpProtocol(PacedReading, HttpToolsProtocol):
    """One HTTP connection with deadlines."""

    head_seconds = 5.0  # for the first byte, and for the head of each request
    request_seconds = 20.0  # for the rest of it
    gate: ConnectionGate | None = None  # shared by all connections
    address = ""  # under which the gate counts this one
    deadline: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None
    upgraded = False
    arriving = False  # a request has begun and is not yet whole
    in_head = False
    heading = 0  # bytes of a head that is not yet complete
    following = 0  # bytes behind the head of a request that is not yet complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = client_address({"client": self.client})
        if self.gate is not None and not self.gate.enter(self, self.address):
            self.transport.abort()
            return
        self._expect(self.head_seconds)

    def take_bytes(self, data: bytes) -> None:
        """Read a piece of a request, or some requests."""
        HttpToolsProtocol.data_received(self, data)
        self.heading = self.heading + len(data) if self.in_head else 0
        self.following = self.following + len(data) if self.arriving and not self.in_head else 0
        if self.heading > MAX_HEAD:
            self.send_400_response("The head of this request is too long.")
        elif self.following > MAX_REST:  # trailers, or the words between chunks
            self.transport.abort()
        elif self.deadline is None and not self.upgraded and (self.arriving or self._between()):
            self._expect(self.head_seconds)

    def wants_bytes(self) -> bool:
        """Tell whether the application has taken what came before."""
        return not self.flow.read_paused

    def has_ended(self) -> bool:
        """Tell whether the connection is closed or a socket's; what was sent behind an upgrade is nobody's."""
        return self.upgraded or super().has_ended()

    def on_message_begin(self) -> None:
        self.in_head = self.arriving = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self._relax()
        self._expect(self.request_seconds)
        if any(name == b"x-forwarded-for" for name, _ in self.headers) and self.is_proxy():
            self._count_as("")  # a proxy brings the requests of many
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.arriving = False
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        self.upgraded = True  # from here on the line is a socket's
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self._leave()
        self.forget_held()
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

    def is_idle(self) -> bool:
        """Is no request being answered? Then the connection may be closed for want of room."""
        return self._between()

    def hang_up(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def _leave(self) -> None:
        if self.gate is not None:
            self.gate.leave(self, self.address)

    def _count_as(self, address: str) -> None:
        if self.gate is not None and self.address != address:
            self.gate.move(self, self.address, address)
            self.address = address

    def _between(self) -> bool:
        """Is no request being answered?"""
        return self.cycle is None or self.cycle.response_complete

    def _expect(self, seconds: float) -> None:
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def _relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
