"""A chair of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from ludotheque.server.protocol import Level

LEVELS: tuple[Level, ...] = get_args(Level)


@dataclass(slots=True)
class Chair:
    """A chair and who sits on it."""

    person: str | None = None
    name: str | None = None
    robot: str | None = None
    nonce: str = ""
    pledge: str = ""  # the SHA-256 of the nonce, published before anybody shows theirs
    shown: bool = False  # the nonce was shown to the house after the start was called
    drawn: bool = False  # the nonce was drawn by the house
    ready: bool = False
    away: bool = False
    rested_at: int = 0  # when its person last let a stand-in play, by the house's clock
    bank: int = 0
    holiday: int | None = None  # until when its person is on holiday, by the clock on the wall
    stands_since: int = 0  # when their time began to stand, by the house's clock
    program: bool = False  # a bot from outside sits here, for its person
    like: bool = False  # the bot's level follows the rating of the host until the start
    ink: int = 0  # the number of its ink in the game's own order

    @property
    def is_free(self) -> bool:
        """Does nobody sit here?"""
        return self.person is None and self.robot is None

    @property
    def level(self) -> Level | None:
        """Of the bot that sits here; an imported game names none of its players."""
        return self.robot if self.robot in LEVELS else None

    @property
    def is_automatic(self) -> bool:
        """Does a bot decide for this chair, or a stand-in because its person is away?"""
        return self.robot is not None or self.away
