"""What comes with an event."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.kernel.state import State


class EventContext(Struct, frozen=True, gc=False):
    """When it happened, and the state after it if the caller has that already."""

    at: int
    played: State | None = None
