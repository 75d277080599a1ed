"""How the chances of imagined games are told: as they are, or along a curve that was fitted to how games ended.

What a seat believes of hidden cards is never quite right, so that imagined games err alike again and again: what they
give as 30 % happens in 22 of 100. The curve tells it as 22. It never exchanges two chances; what is certain stays so.
The curves of a game are data in its folder: ``chances.json``, written by ``ludo bench calibration --fit``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil, exp, log
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludotheque.bots import measured
from ludotheque.bots.measured import WHOLE, Measured
from ludotheque.kernel.game import Game
from ludotheque.kernel.setting import Setting

NAME = "chances.json"


class Curve(NamedTuple):
    """A curve in odds: ``shift`` moves all of it, ``low`` bends it near 0 %, ``high`` near 100 %; both are above 0."""

    low: float = 1.0
    high: float = 1.0
    shift: float = 0.0

    def at(self, value: float) -> float:
        """Return how a chance is told, in ten-thousandths.

        >>> Curve(1.2, 1.0, -0.1).at(0), round(Curve(1.2, 1.0, -0.1).at(3000)), Curve(1.2, 1.0, -0.1).at(WHOLE)
        (0, 2336, 10000)
        """
        if self == STRAIGHT or not 0 < value < WHOLE:
            return value
        part = value / WHOLE
        odds = exp(self.shift + self.low * log(part) - self.high * log(1 - part))
        return min(WHOLE - 1.0, max(1.0, WHOLE * odds / (1 + odds)))

    def chance(self, shares: Sequence[int]) -> Measured:
        """Measure a chance to win from the shares of the victory in imagined games."""
        found = measured.chance(shares)
        return Measured(round(self.at(found.value)), ceil(self._reach(found)))

    def difference(self, left: Sequence[int], right: Sequence[int]) -> Measured:
        """Measure what one choice is worth more than another, in the same imagined games, as their chances are told."""
        if left == right or self == STRAIGHT:
            return measured.difference(left, right)
        one, other = measured.chance(left), measured.chance(right)
        steep = self._reach(one) / one.margin, self._reach(other) / other.margin
        margin = measured.difference(left, right, steep).margin
        return Measured(round(self.at(one.value)) - round(self.at(other.value)), margin)

    def _reach(self, found: Measured) -> float:
        """How far the ends of a margin are told from its middle, the farther one."""
        middle = self.at(found.value)
        return max(
            self.at(min(WHOLE, found.value + found.margin)) - middle,
            middle - self.at(max(0, found.value - found.margin)),
        )


STRAIGHT = Curve()


class Fitted(msgspec.Struct, frozen=True):
    """A curve, and what it was fitted to: so many chances of games of Habitués at a table of that size."""

    seats: int
    low: float
    high: float
    shift: float
    games: int
    chances: int
    seed: int

    @property
    def curve(self) -> Curve:
        return Curve(self.low, self.high, self.shift)


def curve_of(setting: Setting) -> Curve:
    """Return the curve of a table: straight where none was fitted, and by other rules than it was fitted to."""
    game = setting.game
    return curves(game).get(setting.seats, STRAIGHT) if game.is_usual(setting) else STRAIGHT


@cache
def curves(game: Game[Any]) -> dict[int, Curve]:
    """Return the curves that a game's folder holds, by seats; none where it has no such file."""
    try:
        found = msgspec.json.decode(game.file(NAME), type=list[Fitted])
    except FileNotFoundError:
        return {}
    return {one.seats: one.curve for one in found}


def note(path: Path, found: Fitted) -> None:
    """Write a curve beside those that are known; one for the same number of seats replaces the former one."""
    old = msgspec.json.decode(path.read_bytes(), type=list[Fitted]) if path.exists() else []
    known = {one.seats: one for one in [*old, found]}
    lines = [msgspec.json.encode(known[seats]).decode() for seats in sorted(known)]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
