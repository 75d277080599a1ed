"""The curves by which a game tells its chances: ``chances.json`` in its folder (``ludo bench calibration --fit``)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots.curve import STRAIGHT, Curve
from ludotheque.kernel.game import Game
from ludotheque.kernel.setting import Setting

NAME = "chances.json"


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
