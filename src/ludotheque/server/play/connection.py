"""One open page: whose it is, and the line to it."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.identity import Person
from ludotheque.server.protocol.transport import MessageTransport


class Connection:
    """The server's end of a page's line."""

    __slots__ = ("muted", "send_frame", "transport", "who", "words")

    def __init__(self, who: Person, transport: MessageTransport) -> None:
        self.who = who
        self.transport = transport
        self.send_frame = transport.send_frame  # of a message that is already encoded and framed
        self.muted: frozenset[str] = frozenset()  # people whom this page's person does not read
        self.words = True  # False for programs, which read tokens and facts only

    def send(self, message: protocol.AnyMessage) -> None:
        """Send a message; never waits."""
        self.transport.send_text(protocol.encode(message))
