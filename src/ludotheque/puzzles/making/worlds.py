"""Games imagined from what a seat could know, played on as good habitués would, or as who has learned."""

from __future__ import annotations

from math import sqrt

from ludotheque.bots.search.playout import BEST, Playout
from ludotheque.kernel.advice import WHOLE, Advice, share
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

SURE = 1.96  # standard errors on each side of a 95 % interval


class Worlds:
    """The imagined games of one decision. Every choice meets the same worlds: choices are compared, not luck."""

    def __init__(self, state: State, seed: int, advice: Advice | None = None) -> None:
        self.state, self.seat, self.source = state, int(state.actor()), Rng(seed)
        self.playout = Playout(state, advice or state.setting.advice, True)
        self.shares: dict[int, list[float]] = {}  # by choice, in the order of the worlds

    def play(self, action: int, games: int) -> None:
        """Play the choice in the first so many worlds, as far as that was not done yet."""
        found = self.shares.setdefault(action, [])
        for number in range(len(found), games):
            found.append(self._played(action, self.source.spawn("world", number)))

    def mean(self, action: int) -> float:
        """Return the share of the rivals that the choice beats on average."""
        return sum(self.shares[action]) / len(self.shares[action])

    def lead(self, better: int, other: int) -> tuple[float, float]:
        """Return by how much one choice beats another in the worlds that both met, and the band of it."""
        gaps = [a - b for a, b in zip(self.shares[better], self.shares[other], strict=False)]
        mean = sum(gaps) / len(gaps)
        variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, SURE * sqrt(variance / len(gaps))

    def _played(self, action: int, rng: Rng) -> float:
        state = self.state.resample(self.seat, rng)
        state.setting.advice.imagine(state, self.seat, rng)
        state.advance(action)
        while (actor := state.actor()) != OVER:
            state.advance(state.draw(rng) if actor == CHANCE else self.playout.choose(state, BEST, rng))
        return int(share(state, self.seat)) / WHOLE
