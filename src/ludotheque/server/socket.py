"""One open page: whose it is, and the line to it."""

from __future__ import annotations

from typing import Protocol

from ludotheque.server import wire
from ludotheque.server.who import Who


class Sender(Protocol):
    """Something that a text can be sent down."""

    def say(self, text: bytes) -> None: ...


class Socket:
    """The house's end of a WebSocket."""

    __slots__ = ("line", "who", "words")

    def __init__(self, who: Who, line: Sender) -> None:
        self.who = who
        self.line = line
        self.words = True

    def say(self, message: wire.AnyMessage) -> None:
        """Send a message; never waits."""
        self.line.say(wire.encode(message))

    def say_text(self, text: bytes) -> None:
        """The same with a message that is already written out."""
        self.line.say(text)
