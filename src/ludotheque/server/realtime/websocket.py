"""A WebSocket whose messages go straight to the session and back: no queue and no task in between.

uvicorn's own protocol (with the library ``websockets`` for the frames) opens, pings and closes; only the way of a
text message is shorter. Measured: half the processor time of a move (docs/performance.md).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.people.read_pace import PacedReading
from ludotheque.server.protocol.framing import TEXT, framed
from ludotheque.server.realtime.pings import PONG, Line, pings_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its C
    from websockets.utils import apply_mask

log = logging.getLogger("ludotheque.realtime")
EXTENSION = "ludotheque.line"  # among the extensions of the ASGI scope
MASKED = 0x80  # of the second byte; the rest of it is the size
LONGER = 126  # sizes from here on are written elsewhere
HEAD = 6  # bytes before the text: the two, and the mask
MAX_PIECES = 64  # frames of one message
MAX_UNSENT = 1_000_000  # bytes; a page that is slower than that is closed and comes back by itself


def unframed(data: bytes, kind: int = TEXT) -> bytes | None:
    """Return the text, if these bytes are exactly one short text message as a page sends it: whole, masked.

    ``kind``: the first byte of other frames.

    >>> unframed(b"\\x81\\x82\\x01\\x02\\x03\\x04" + bytes([ord("h") ^ 1, ord("i") ^ 2]))
    b'hi'
    >>> unframed(b"\\x81\\x82\\x01\\x02")  # the rest is still on its way
    """
    if not is_one_frame(data, kind):
        return None
    text: bytes = apply_mask(data[HEAD:], data[2:HEAD])
    return text


def is_one_frame(data: bytes, kind: int = TEXT) -> bool:
    """Tell whether these bytes are exactly one short frame of a kind as a page sends it: whole, masked."""
    return len(data) >= HEAD and data[0] == kind and len(data) == HEAD + data[1] - MASKED and data[1] < MASKED + LONGER


class Outbox:
    """The lines of one event loop to which something was said in this turn of it: all are flushed by one call."""

    def __init__(self) -> None:
        self.lines: list[FastWebSocket] = []

    def add(self, line: FastWebSocket) -> None:
        """Flush this line, too, before the loop waits again."""
        if not self.lines:
            line.loop.call_soon(self.flush)
        self.lines.append(line)

    def flush(self) -> None:
        """Flush every line; one that fails takes none of the others with it."""
        lines, self.lines = self.lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:
                log.exception("a line could not be written to")
                line.transport.abort()


outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class FastWebSocket(PacedReading, WebSocketsSansIOProtocol):
    """One connection of a page."""

    on_message: Callable[[bytes], None] | None = None
    is_full = False  # with messages that are not answered yet
    is_choked = False  # more is said than goes out
    silent = 0  # looks since something was heard
    asked = b""  # what a ping under way says
    looked_at: set[Line] | None = None  # with these, while it is open
    is_between_frames = (
        False  # nothing is half-read; only the parser changes that, so it is looked at after it has read
    )

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.unsent: list[bytes] = []
        self.outbox = outboxes.setdefault(self.loop, Outbox())

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"line": self}

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self.is_proxy():  # it does not pay for the greetings of many; whoever is let in pays for themselves
            self.address = client_address({"client": self.client})

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_held()
        super().connection_lost(exc)

    def is_message(self, data: bytes) -> bool:
        """Tell whether this is one whole command."""
        return self.is_between_frames and is_one_frame(data)

    def wants_bytes(self) -> bool:
        """Tell whether what came before was taken."""
        return not self.read_paused and not self.is_full

    def fill(self, is_full: bool) -> None:
        """Read nothing more until the messages before are answered."""
        self.is_full = is_full
        if is_full:
            self._pause()
        elif self.resuming is None and not self.transport.is_closing():
            self._resume()

    def take_bytes(self, data: bytes) -> None:
        """Read a short command, nearly always one whole frame, without the parser; all else goes the usual way."""
        if self.is_between_frames and self.on_message is not None and not self.close_sent:
            text = unframed(data)
            if text is not None:
                self.silent = 0
                self.on_message(text)
                return
            pong = unframed(data, PONG)
            if pong is not None:
                self.hear_pong(pong)
                return
        WebSocketsSansIOProtocol.data_received(self, data)
        self.is_between_frames = self.has_read_all()

    def has_read_all(self) -> bool:
        """Is nothing half-read? The parser then waits for more or for the end."""
        if self.frames or self.conn.state is not OPEN:
            return False
        reading = getattr(self.conn.parser, "gi_yieldfrom", None)  # the parser of frames within that of the line
        return getattr(getattr(reading, "gi_yieldfrom", None), "__name__", "") == "at_eof"

    def send_receive_event_to_app(self) -> None:
        """Hand over a whole message."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.silent = 0
            self.on_message(text)

    def send_text(self, text: bytes) -> None:
        """Send a text; never waits. What is said in one turn of the loop goes out together."""
        self.send_frame(framed(text))

    def send_frame(self, frame: bytes) -> None:
        """Send a text that is framed already."""
        if not self.unsent:
            self.outbox.add(self)
        self.unsent.append(frame)

    def pause_writing(self) -> None:
        self.is_choked = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_choked = False
        super().resume_writing()

    def handle_cont(self, event: Any) -> None:
        """Cut off a message in too many pieces: no page of ours sends one."""
        super().handle_cont(event)
        if len(self.frames) > MAX_PIECES:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Cut off somebody who sends pings and takes no answers: pongs would fill our memory."""
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            self.transport.abort()
        else:
            super().handle_ping()

    def start_keepalive(self) -> None:
        """Be asked for a sign whenever nothing has come for a while; a whole message is one."""
        if self.ping_interval:
            self.looked_at = pings_of(self.loop, self.ping_interval).add(self, self.loop)

    def stop_keepalive(self) -> None:
        """Be asked no more."""
        if self.looked_at is not None:
            self.looked_at.discard(self)
            self.looked_at = None

    def handle_pong(self, event: Any) -> None:
        self.hear_pong(bytes(event.data))

    def hear_pong(self, said: bytes) -> None:
        """Take an answer to the last ping; any other says nothing."""
        if self.asked and said == self.asked:
            self.asked, self.silent = b"", 0

    def keepalive_timeout(self) -> None:
        """Give up a page that does not answer, with what is still unsent."""
        super().keepalive_timeout()
        self.transport.abort()

    def flush(self) -> None:
        """Hand over to the transport what was said."""
        frames, self.unsent = self.unsent, []
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        if self.is_choked and transport.get_write_buffer_size() > MAX_UNSENT:
            self.close_with(1013, "too slow")

    def close_with(self, code: int, reason: str) -> None:
        """Close from our side."""
        if self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
