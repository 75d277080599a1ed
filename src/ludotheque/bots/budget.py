"""How long a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter, thread_time

from ludotheque.bots.search.search import Search

SLICE = 16  # simulations between two looks at the clock, at first,
LARGER = 32  # later one in so many of those done: a look costs as much as a simulation
ENDLESS = 10**9  # simulations: the clock ends the search
MOMENT = 0.05  # seconds that are left for a thought whose time is over
AT_LEAST = 0.2  # of the time, before a choice may be called clear


@dataclass(frozen=True)
class Budget:
    """At most so many simulations, at most so many seconds; whichever is used up first.

    Simulations alone make a decision that is the same for the same seed. Seconds are those of the clock on the wall,
    or those of the processor: then a machine that does other things besides does not make a bot weaker.

    >>> Budget.read("400"), Budget.read("1.5s")
    (Budget(simulations=400, seconds=None, cpu=False), Budget(simulations=None, seconds=1.5, cpu=False))
    """

    simulations: int | None = None
    seconds: float | None = None
    cpu: bool = False

    @classmethod
    def read(cls, text: str) -> Budget:
        """``400`` is simulations, ``1.5s`` is seconds."""
        if text.endswith("s"):
            return cls(seconds=float(text[:-1]))
        return cls(simulations=int(text))

    def scaled(self, factor: float) -> Budget:
        """Less (or more) of both."""
        simulations = None if self.simulations is None else max(1, int(self.simulations * factor))
        return Budget(simulations, None if self.seconds is None else self.seconds * factor, self.cpu)

    def within(self, seconds: float) -> Budget:
        """By the clock alone no more than so many seconds, if only a moment; a number of simulations stays as it is.

        >>> Budget(seconds=1.5).within(0.8), Budget(400, 1.0).within(0.8)
        (Budget(simulations=None, seconds=0.8, cpu=False), Budget(simulations=400, seconds=1.0, cpu=False))
        """
        if self.simulations is not None or self.seconds is None:
            return self
        return replace(self, seconds=min(self.seconds, max(seconds, MOMENT)))

    def of_processor(self) -> Budget:
        """Count the same seconds by the processor: for matches."""
        return replace(self, cpu=True)

    def spend(self, search: Search) -> None:
        """Simulate until the budget is used up, or until more of it could not change the choice.

        By the clock alone it also ends when the choice is clear, after a part of the time.
        """
        left = ENDLESS if self.simulations is None else self.simulations
        clock = thread_time if self.cpu else perf_counter
        began = clock()
        done, most = 0, SLICE if self.seconds is None else 1
        while left > 0:
            count = min(most, left)
            search.run(count)
            left -= count
            done += count
            most = max(SLICE, done // LARGER)
            rest = left
            if self.seconds is not None:
                took = clock() - began
                if took >= self.seconds:
                    return
                most = _fitting(most, done, took, self.seconds)
                rest = min(left, _expected(done, took, self.seconds))
                if self.simulations is None and took >= AT_LEAST * self.seconds and search.is_clear():
                    return
            if search.is_settled(rest):
                return


def _fitting(most: int, done: int, took: float, seconds: float) -> int:
    """Count the simulations that fit into the time left, one at least, before the next look at the clock.

    >>> _fitting(16, 1, 0.0, 1.0), _fitting(16, 10, 0.5, 0.625), _fitting(16, 10, 0.5, 0.51)
    (16, 2, 1)
    """
    return max(1, min(most, _expected(done, took, seconds)))


def _expected(done: int, took: float, seconds: float) -> int:
    """Count the simulations that the rest of the time will hold at the pace so far."""
    return ENDLESS if took <= 0 else int(done * (seconds - took) / took)
