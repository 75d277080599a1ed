"""What a command becomes."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.kernel.state import State
from ludotheque.server.tables import events as ev


class Outcome(Struct, frozen=True):
    """The event a command becomes, and the state after it where there is a game."""

    event: ev.AnyEvent
    state: State | None = None
