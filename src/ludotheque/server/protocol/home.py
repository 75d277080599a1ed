"""What travels about lists of tables."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.protocol.plan import Pace, Status


class TableLine(Struct):
    """A table in a list."""

    id: str
    code: str
    game: str
    status: Status
    seats: int
    names: list[str | None]
    turn: int | None
    mine: list[int]
    my_turn: bool
    since: int  # when the last decision was made, by the clock on the wall
    inks: list[int]
    where: dict[str, str]  # how far a running game has got, in both languages
    pace: Pace
    host: str | None  # the name of whoever opened the table, while they sit there
    rules: int | None = None  # the version of the rules under which the game began, where another is played now
    left: int | None = None  # milliseconds that the seat whose turn it is still has, where a clock runs


class Home(Struct):
    """The home page: my tables (your turn first), and open tables."""

    mine: list[TableLine]
    open: list[TableLine]
    running: int


class WaitingBot(Struct):
    """A bot from outside that waits for a challenge at a table of its own."""

    name: str
    game: str
    seats: int
    table: str
    code: str


class Found(Struct):
    """A table found by its code."""

    table: str
    status: Status
