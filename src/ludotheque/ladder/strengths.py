"""How strong the levels of a game were measured to be: ``strengths.json`` in its folder, made by ``ludo ladder``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots.levels import rung
from ludotheque.intervals import Estimate
from ludotheque.kernel.game import Game

NAME = "strengths.json"


class Strength(msgspec.Struct, frozen=True):
    """A level against the one below it at one table: comparisons of rank won (ties half) over so many games."""

    seats: int
    level: str
    against: str
    games: int
    won: float
    low: float  # the share lies between these, 95 times in 100
    high: float
    held: dict[str, str] = {}  # levels that thought less than they do at a table, and how long

    @classmethod
    def measured(
        cls, seats: int, level: str, against: str, games: int, found: Estimate, held: dict[str, str]
    ) -> Strength:
        """As it is written down."""
        won = round(found.value * games, 2)
        return cls(seats, level, against, games, won, round(found.low, 4), round(found.high, 4), held)

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def tells(self) -> bool:
        """Does it say how the level plays at a table? Held to less thought it is at least as strong as it was here.

        >>> Strength(3, "champion", "fine-mouche", 60, 35.5, 0.47, 0.71, {"champion": "0.1s"}).tells
        False
        """
        return self.level not in self.held or self.low > 0.5

    @property
    def place(self) -> tuple[int, int, int]:
        """Where it stands in the file."""
        return self.seats, rung(self.level), rung(self.against)


def read(path: Path) -> list[Strength]:
    """Return what is known; nothing where there is no file."""
    return msgspec.json.decode(path.read_bytes(), type=list[Strength]) if path.exists() else []


def measured_of(game: Game[Any]) -> list[Strength]:
    """Return what was measured of a game's levels; nothing where its folder has no such file."""
    try:
        return msgspec.json.decode(game.file(NAME), type=list[Strength])
    except FileNotFoundError:
        return []


def note(path: Path, found: list[Strength]) -> None:
    """Write what was found beside what was known; a duel that was measured again replaces the former one."""
    known = {one.place: one for one in [*read(path), *found]}
    lines = [msgspec.json.encode(known[place]).decode() for place in sorted(known)]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
