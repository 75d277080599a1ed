"""What many games have taught about single choices: numbers that are looked up, and added to what the advice thinks.

A game says where a choice is looked up (``bot/habits.py``), in several lists at once; ``tools/learn`` finds the
numbers. To look them up costs next to nothing, so that imagined games are played by them too.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Habits:
    """The numbers, and where a choice was found. A game adds up what was found; without any numbers it adds nothing."""

    def __init__(self, numbers: list[int], size: int, lists: int) -> None:
        if len(numbers) not in (0, size):
            raise ValueError(f"{len(numbers)} numbers are no habits of {size}")
        self.numbers: vec[i64] = vec[i64]([i64(number) for number in numbers or [0] * size])
        self.found: vec[i64] = vec[i64]([i64(0)] * lists)  # where the last choice was looked up
