"""The one interface of a line to a page, whatever carries it."""

from __future__ import annotations

from typing import Protocol


class MessageTransport(Protocol):
    """Send encoded messages to a page, and close the line to it; neither waits."""

    def send_text(self, text: bytes) -> None: ...

    def send_frame(self, frame: bytes) -> None:
        """Send a message that was framed already, because many are told the same."""

    def close_with(self, code: int, reason: str) -> None: ...
