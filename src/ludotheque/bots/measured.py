"""Numbers that know how sure they are: nothing is told that its own margin swallows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, hypot, sqrt
from typing import NamedTuple

from ludotheque.intervals import REACH, share

WHOLE = 10_000  # a game that is certainly won, in the whole numbers that chances are counted in


class Measured(NamedTuple):
    """A chance or a difference of chances, and how far the true one may lie from it, 95 times in 100."""

    value: int
    margin: int

    @property
    def told(self) -> int | None:
        """Return the difference, if it can be told from nothing.

        >>> Measured(-300, 120).told, Measured(-300, 300).told
        (-300, None)
        """
        return self.value if abs(self.value) > self.margin else None

    def within(self, most: int) -> Measured:
        """Return the same, no less than nothing and no more than that.

        >>> Measured(10_200, 500).within(10_000)
        Measured(value=10000, margin=500)
        """
        return Measured(min(most, max(0, self.value)), self.margin)


NOTHING = Measured(0, 0)


def exactly(value: int) -> Measured:
    """Return what is known for certain."""
    return Measured(value, 0)


def chance(shares: Sequence[int]) -> Measured:
    """Measure a chance to win from the shares of the victory in imagined games; the longer side of Wilson's interval.

    >>> chance([10_000] * 400)
    Measured(value=10000, margin=96)
    """
    found = share(sum(shares) / WHOLE, len(shares))
    reach = max(found.high - found.value, found.value - found.low)
    return Measured(round(WHOLE * found.value), ceil(WHOLE * reach))


def difference(left: Sequence[int], right: Sequence[int], steep: tuple[float, float] = (1.0, 1.0)) -> Measured:
    """Measure what one choice is worth more than another, in the same imagined games.

    The margin counts one game more that came out differently: where few did, another may have been missed. ``steep``:
    how much a game counts on either side, where chances are told along a curve.

    >>> difference([10_000, 0], [10_000, 0])
    Measured(value=0, margin=0)
    """
    if left == right:
        return NOTHING
    games = len(left)
    gaps = [steep[0] * one - steep[1] * other for one, other in zip(left, right, strict=True)]
    mean = sum(gaps) / games
    squares = sum(gap * gap for gap in gaps) + (max(steep) * WHOLE) ** 2
    deviation = sqrt(max(0.0, squares / games - mean * mean) / games)
    return Measured(round(mean), ceil(REACH * deviation))


def total(parts: Iterable[Measured]) -> Measured:
    """Add up what was measured in imagined games that have nothing to do with each other.

    >>> total([Measured(300, 30), Measured(-100, 40)])
    Measured(value=200, margin=50)
    """
    found = list(parts)
    return Measured(sum(one.value for one in found), ceil(hypot(*(one.margin for one in found))))


def less(one: Measured, other: Measured) -> Measured:
    """Return the difference of two that were measured apart."""
    return total((one, Measured(-other.value, other.margin)))
