"""What a search for edition values comes close to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.lab.measures import SCALARS
from ludotheque.lab.plan import BadStudy
from ludotheque.lab.tally import Tally

DRAWS = 500  # of a bootstrap


@dataclass(frozen=True)
class Aim:
    """What to come close to: ``seats`` (equal), ``length=300`` (decisions), ``use`` (of all components alike)."""

    kind: str
    goal: float = 0.0

    @classmethod
    def read(cls, text: str) -> Aim:
        """
        >>> Aim.read("length=300")
        Aim(kind='length', goal=300.0)
        """
        kind, _, goal = text.partition("=")
        if kind in ("seats", "use") and not goal:
            return cls(kind)
        if kind == "length" and goal.replace(".", "", 1).isdecimal() and float(goal) > 0:
            return cls(kind, float(goal))
        raise BadStudy(f"aim: found {text!r}, accepted are seats, length=300 or use")

    def distance(self, means: Any) -> float:
        """How far games are from the aim whose mean decisions, wins of seats or uses of components are these.

        >>> Aim("length", 300.0).distance(np.array([330.0]))
        0.1
        """
        if self.kind == "length":
            return abs(float(means[0]) - self.goal) / self.goal
        return unevenness(means) if self.kind == "use" else float(np.abs(means - 1 / len(means)).mean())

    def miss(self, tally: Tally) -> tuple[float, float, float]:
        """How far a version is from the aim, 0 is there; with a 95 % interval."""
        if self.kind == "length":
            found = tally.scalars.mean(SCALARS.index("decisions"))
            low, high = sorted(abs(bound - self.goal) / self.goal for bound in (found.low, found.high))
            return abs(found.value - self.goal) / self.goal, 0.0 if found.low < self.goal < found.high else low, high
        if self.kind == "use":
            value = unevenness(tally.uses.total)
            return value, value, value  # uses hang together within a game: an interval would promise too much
        return _inequality(tally.wins.total, tally.games)


def _inequality(won: Any, games: int) -> tuple[float, float, float]:
    """Return the mean distance of the seats' wins from equal shares; the interval by drawing such games again."""
    share = won / games
    drawn = np.random.default_rng(1).multinomial(games, share / share.sum(), DRAWS) / games
    spread = np.abs(drawn - 1 / len(won)).mean(axis=1)
    low, high = np.quantile(spread, [0.025, 0.975])
    value = float(np.abs(share - 1 / len(won)).mean())
    return value, min(float(low), value), max(float(high), value)  # drawing again can only make equal seats unequal


def unevenness(uses: Any) -> float:
    """0 when all components are used alike, 1 when only one is (one less the entropy of their use).

    >>> unevenness(np.array([5.0, 5.0])), unevenness(np.array([5.0, 0.0]))
    (0.0, 1.0)
    """
    if len(uses) < 2 or uses.sum() == 0:
        return 1.0
    part = uses[uses > 0] / uses.sum()
    return abs(float(1 + (part * np.log(part)).sum() / np.log(len(uses))))
