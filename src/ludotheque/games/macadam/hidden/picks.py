"""Pick where the diary leaves a choice: at random; if luck fails for long, also one way after the other."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.rng import Rng

TRIES: Final = 20000  # at random; after them every second try goes through all ways in order, so that none is missed


@final
@mypyc_attr(acyclic=True)
class Picks:
    """Makes a row of picks; in order, the last one that has another way left is changed first."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.tries: i64 = 1
        self.in_order: bool = False
        self.made: i64 = 0  # picks in this attempt
        self.plan: vec[i64] = vec[i64]([])
        self.ways: vec[i64] = vec[i64]([])

    def below(self, ways: i64) -> i64:
        """Pick one of so many ways; in order, the first one comes first."""
        if ways == 1:
            return 0
        if not self.in_order:
            return self.rng.below(ways)
        if self.made == i64(len(self.plan)):
            self.plan = append(self.plan, i64(0))
            self.ways = append(self.ways, ways)
        way: i64 = self.plan[self.made]
        self.made += 1
        return way

    def first(self, likely: i64, unlikely: i64) -> bool:
        """Pick the likely one of two ways, or the other, by their weights."""
        if self.in_order:
            return self.below(2) == 0
        return self.rng.below(likely + unlikely) < likely

    def again(self) -> None:
        """Prepare the next attempt after one that failed."""
        self.tries += 1
        self.made = 0
        if self.in_order:
            self.turn_page()
        self.in_order = self.tries > TRIES and not self.in_order

    def turn_page(self) -> None:
        """Turn to the next way in order; there is one, because what was seen has happened."""
        last: i64 = i64(len(self.plan)) - 1
        while self.plan[last] + 1 == self.ways[last]:
            self.plan, _ = pop(self.plan)
            self.ways, _ = pop(self.ways)
            last -= 1
            assert last >= 0, "the diary contradicts the table"
        self.plan[last] += 1
