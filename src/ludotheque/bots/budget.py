"""How long a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from ludotheque.bots.search.search import Search

SLICE = 16  # simulations between two looks at the clock


@dataclass(frozen=True)
class Budget:
    """At most so many simulations, at most so many seconds; whichever is used up first.

    Simulations alone make a decision that is the same for the same seed.

    >>> Budget.read("400"), Budget.read("1.5s")
    (Budget(simulations=400, seconds=None), Budget(simulations=None, seconds=1.5))
    """

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """``400`` is simulations, ``1.5s`` is seconds."""
        if text.endswith("s"):
            return cls(seconds=float(text[:-1]))
        return cls(simulations=int(text))

    def scaled(self, factor: float) -> Budget:
        """Less (or more) of both."""
        simulations = None if self.simulations is None else max(1, int(self.simulations * factor))
        return Budget(simulations, None if self.seconds is None else self.seconds * factor)

    def spend(self, search: Search) -> None:
        """Simulate until the budget is used up, or until more of it could not change the choice."""
        end = None if self.seconds is None else perf_counter() + self.seconds
        left = 10**9 if self.simulations is None else self.simulations
        while left > 0:
            search.run(min(SLICE, left))
            left -= SLICE
            if (end is not None and perf_counter() >= end) or search.is_settled(left):
                return
