"""What many games have taught about how they end: numbers that are looked up for each seat, and added up.

A game says in which lists (``bot/foresight.py``); ``tools/learn --foresight`` finds the numbers. Of two seats the one
with the larger sum will be ahead at the end, the more surely the larger the difference.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludotheque.kernel.advice import WHOLE
from ludotheque.kernel.state import State

UNIT: Final = 1024  # the difference of two sums that makes one seat e times as likely to end ahead as the other
UTMOST: Final = 8 * UNIT  # a difference counts no further
CHANCES: Final = vec[i64](
    [i64(int(WHOLE / (1.0 + exp(-lead / UNIT)) + 0.5)) for lead in range(-8 * 1024, 8 * 1024 + 1)]
)  # to stay ahead, by the difference


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Foresight:
    """The numbers, and where each seat was found. Without any numbers nobody may be looked up."""

    def __init__(self, numbers: list[int], size: int, lists: int, seats: int) -> None:
        if len(numbers) not in (0, size):
            raise ValueError(f"{len(numbers)} numbers are no foresight of {size}")
        self.numbers: vec[i16] = vec[i16]([i16(number) for number in numbers])
        self.size: i64 = size
        self.lists: i64 = lists
        self.seats: i64 = seats
        self.scale: i64 = 0  # which of the numbers tells how much more a difference counts at this moment than usual
        self.found: vec[i64] = vec[i64]([i64(0)] * (lists * seats))  # seat by seat, list by list
        self.sums: vec[i64] = vec[i64]([i64(0)] * seats)

    def look(self, state: State) -> None:
        """Note for every seat where it is looked up."""

    def fill_values(self, state: State, out: vec[i64]) -> None:
        """Estimate for every seat the share of the others that it will be ahead of, 0 to WHOLE."""
        self.look(state)
        seats: i64 = self.seats
        sums = self.sums
        found = self.found
        numbers = self.numbers
        at: i64 = 0
        seat: i64 = 0
        while seat < seats:
            end: i64 = at + self.lists
            total: i64 = 0
            while at < end:
                total += i64(numbers[found[at]])
                at += 1
            sums[seat] = total
            out[seat] = 0
            seat += 1
        scale: i64 = UNIT + i64(numbers[self.scale])
        seat = 0
        while seat < seats:
            other: i64 = seat + 1
            while other < seats:
                lead: i64 = (sums[seat] - sums[other]) * scale // UNIT
                chance: i64 = CHANCES[max(min(lead, i64(UTMOST)), i64(-UTMOST)) + UTMOST]
                out[seat] += chance
                out[other] += WHOLE - chance
                other += 1
            out[seat] = out[seat] // (seats - 1)
            seat += 1
