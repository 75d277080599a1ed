"""What comes with an event."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.kernel.state import State


class EventContext(NamedTuple):
    """When it happened, and the state after it if the caller has that already."""

    at: int
    played: State | None = None
