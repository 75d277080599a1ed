"""What every channel can do."""

from __future__ import annotations

from typing import Any, Protocol

from ludotheque.server.storage.engine import Connection


class NotTaken(Exception):
    """A message that was not taken now; ``final``: it will not be taken later either."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class NoPlace(Exception):
    """Nothing was tried: as many as may go by this way at once are under way. It waits, and counts as no try."""


class Channel(Protocol):
    """A way to a person; ``prepare`` runs within the transaction that claims, ``send`` beside the event loop."""

    def prepare(self, c: Connection, settings: dict[str, Any], at: int) -> Any:
        """Return where the person is reached, None if not by this channel."""

    def wait_until(self, settings: dict[str, Any]) -> int:
        """Return the moment before which the person is not to be told by this channel."""

    def claimed(self, c: Connection, settings: dict[str, Any], at: int) -> None:
        """Note within the same transaction that a message goes out."""

    async def send(self, where: Any, settings: dict[str, Any], rows: list[Any]) -> None:
        """Send what the rows say; NotTaken if it was not taken, NoPlace if it has to wait."""
