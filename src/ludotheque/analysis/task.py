"""What is asked of a thinking process: some decisions of one game, judged with so many imagined games each."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from ludotheque.bots.measured import Measured
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import State
from ludotheque.registry import load


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
    closer: bool = False

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
    """A choice that a seat had: the chance to win that it gave, how much more (or less) that is than with the choice
    made, in the same imagined games, what it means, and why one would choose so (marked texts)."""

    token: str
    chance: Measured
    gap: Measured
    label: str = ""
    reason: str = ""


class Judgement(NamedTuple):
    """A decision: who decided, each seat's chance to win before it (whatever habitués would decide), and what the
    choice made did to each, in the eyes of the one who made it.

    ``lefts``: each seat's chance after the choice and before anything else happens. ``answer``: what the Champion would
    have played. ``is_open``: nothing was hidden from anybody. ``closer``: looked at a second time, in more games.
    """

    step: int
    seat: int
    chances: tuple[Measured, ...]
    effects: tuple[Measured, ...]
    lefts: tuple[Measured, ...]
    alternatives: tuple[Alternative, ...]
    answer: str = ""
    is_open: bool = False
    closer: bool = False

    @property
    def played(self) -> Measured:
        """Return the chance that the choice left to the one who made it."""
        return self.lefts[self.seat]
