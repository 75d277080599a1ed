"""One puzzle, and the bank of a game: a line of JSON for each puzzle in ``puzzles.jsonl`` of the game's folder."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State
from ludotheque.registry import load

FILE = "puzzles.jsonl"
EASY, MEDIUM, HARD = 1, 2, 3
DIFFICULTIES = (EASY, MEDIUM, HARD)
HUNDRED = 100


class BadPuzzle(LudoError):
    """A puzzle cannot be read, or is not one under the present rules."""


class Option(msgspec.Struct, frozen=True):
    """A choice as imagined games judge it: the share of the rivals that one beats, in ten-thousandths."""

    token: str
    share: int


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which one choice is clearly the best.

    ``position``: a world that the seat may imagine, never the one that was played. ``answer``: the tokens that are
    right; several only where they come to the same. ``margin``: by how much the answer is better than the next best
    choice, and ``band``: the half-width of the margin's 95 % interval, both in ten-thousandths, over so many ``games``.
    ``options``: the choices that were compared to the end, the best first. ``levels``: what each level plays here, the
    token of its first try. ``found``: of the tries of the searching levels, how many in a hundred found the answer.
    """

    id: str
    seat: int
    position: dict[str, Any]
    answer: list[str]
    theme: str
    difficulty: int
    margin: int
    band: int
    games: int
    choices: int  # that differ
    options: list[Option]
    levels: dict[str, str]
    found: int
    source: int  # the number of the bots' game that it comes from

    @property
    def seats(self) -> int:
        return int(self.position["seats"])

    def state(self, game: Game[Any]) -> State:
        """Return the position; BadPuzzle where the present rules do not know it."""
        try:
            state: State = game.from_position({"game": game.slug, **self.position})
        except LudoError as error:
            raise BadPuzzle(f"puzzle {self.id} of {game.slug}: {error}") from None
        return state

    def accepts(self, token: str) -> bool:
        return token in self.answer


def read_bank(text: str) -> list[Puzzle]:
    """Read the lines of a bank; BadPuzzle names the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise BadPuzzle(f"line {number}: {error}") from None
    return found


def write_line(puzzle: Puzzle) -> str:
    """Write one line of a bank."""
    return msgspec.json.encode(puzzle).decode() + "\n"


@cache
def bank(slug: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game; none for a game without a bank."""
    try:
        return tuple(read_bank(load(slug).file(FILE)))
    except FileNotFoundError:
        return ()
