"""What travels about a position on the board at which one choice is tried: puzzles, and moments of one's own games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludotheque.server.protocol.plan import Marked, Token
from ludotheque.server.protocol.views import LogLine, SeatView


class Beat(Struct, frozen=True):
    """One thing that happened, and what the seat saw afterwards."""

    line: LogLine
    view: dict[str, Any]
    text: list[Marked]


class Exercise(Struct, frozen=True):
    """A moment as the seat that must decide may know it, at a table of so many seats."""

    seat: SeatView
    seats: int


class Attempt(Struct, forbid_unknown_fields=True, frozen=True):
    """A token that is tried, aimed at or asked about."""

    token: Token
