"""What is asked of a thinking process: some decisions of one game, judged with so many imagined games each."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from ludotheque.kernel.record import Record
from ludotheque.kernel.state import State
from ludotheque.registry import load

WHOLE = 10_000  # a game that is certainly won, in the whole numbers that chances are counted in


def seed_of(record: Record) -> int:
    """Return the seed: the same record is analysed with the same imagined games, in the house and in the terminal."""
    return zlib.crc32("".join(token for _, token in record.steps).encode())


class Task(NamedTuple):
    """``steps``: the decisions to judge, as the number of steps that were played before each."""

    game: str
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    tokens: tuple[str, ...]
    steps: tuple[int, ...]
    games: int
    seed: int = 0

    @classmethod
    def of(cls, record: Record, games: int = 0, seed: int = 0) -> Task:
        """Return the whole game of a record, no decision chosen yet."""
        tokens = tuple(token for _, token in record.steps)
        return cls(record.game, record.seats, dict(record.options), record.edition_values, tokens, (), games, seed)

    def start(self) -> State:
        """Return the game before its first step."""
        game = load(self.game)
        state: State = game.new(self.seats, self.options, game.edition_of(self.edition))
        return state


class Alternative(NamedTuple):
    """A choice that a seat had, the chance to win that it gave, in ten-thousandths, and what it means (marked text)."""

    token: str
    chance: int
    label: str = ""


class Judgement(NamedTuple):
    """A decision: who decided, each seat's chance to win before it (whatever good habitués would decide), the chance
    that the choice made left to the one who made it, and the best choices."""

    step: int
    seat: int
    chances: tuple[int, ...]
    played: int
    alternatives: tuple[Alternative, ...]
