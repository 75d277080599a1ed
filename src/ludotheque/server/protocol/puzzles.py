"""What travels about puzzles. Nothing before the answer tells it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.server.protocol.exercises import Beat, Exercise
from ludotheque.server.protocol.plan import Marked

Slug = Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,40}$(?!\n)")]

Share = Annotated[int, Meta(ge=0, le=10_000)]  # in ten-thousandths


Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)")]
Marks = Annotated[str, Meta(pattern=r"^[xh]{0,6}[xhoa]$(?!\n)")]  # o right, x wrong, h hint, a answer seen
Days = Annotated[dict[Day, dict[Slug, Marks]], Meta(max_length=400)]


class PuzzleDays(Struct, forbid_unknown_fields=True, frozen=True):
    """How the puzzles of the day went, by day and game."""

    days: Days


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list. ``day``: the last day it was the puzzle of; ``theme``: empty on that day itself."""

    game: str
    id: str
    day: str
    theme: str
    difficulty: int
    seats: int
    tries: int  # before the answer is shown


class PuzzleList(Struct, frozen=True):
    """The puzzle of today and those of days gone by, the latest first; the themes that the game has."""

    today: PuzzleInfo | None
    past: list[PuzzleInfo]
    themes: list[str]


class PuzzleView(Struct, frozen=True):
    """A puzzle, as the seat that must decide may know it."""

    info: PuzzleInfo
    exercise: Exercise


class PuzzleHint(Struct, frozen=True):
    """What it is about, and a choice that many would make and that is not the best, if there are enough others."""

    theme: str
    token: str | None
    label: Marked


class PuzzleChoice(Struct, frozen=True):
    """A choice, the share of the rivals that one beats with it, and the levels that make it."""

    token: str
    label: Marked
    share: Share | None  # None: too far behind to be looked at more closely
    levels: list[str]


class PuzzleAnswer(Struct, frozen=True):
    """The answer: every token that is right, why, and by how much (± the band of 95 %) over so many imagined games.

    ``found``: of a hundred tries of the bots that search, how many found it.
    """

    tokens: list[str]
    theme: str
    reason: Marked
    margin: Share
    band: Share
    games: int
    found: int
    choices: list[PuzzleChoice]


class PuzzleVerdict(Struct, frozen=True):
    """Is the choice right? If so, what it leads to, and the answer."""

    right: bool
    beats: list[Beat]
    answer: PuzzleAnswer | None
