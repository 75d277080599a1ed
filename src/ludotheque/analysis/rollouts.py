"""Games imagined from what a seat could know, played on as good habitués would until the Champion can judge them."""

from __future__ import annotations

from ludotheque.analysis.chances import winners
from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State

LOOKS = 3  # worlds that are compared to see whether anything is hidden


class Worlds:
    """The imagined games of one decision."""

    def __init__(self, state: State, games: int, seed: int) -> None:
        self.state, self.games, self.source = state, games, Rng(seed)
        self.playout = Playout(state, state.setting.advice, True)

    def chances(self, seat: int, action: int | None = None) -> tuple[int, ...]:
        """Each seat's chance to win, as this seat could reckon it; after the action, if one is given.

        Every action meets the same worlds, so that choices are compared and not luck.
        """
        wins = [0] * int(self.state.seats)
        for number in range(self.games):
            rng = self.source.spawn("world", number)
            for who, share in enumerate(self._played(seat, action, rng)):
                wins[who] += share
        return tuple(won // self.games for won in wins)

    def usual(self, seat: int) -> int:
        """Return what a good habitué decides here, without wavering: it looks good even where the search saw little."""
        rng = self.source.spawn("usual")
        return int(self.playout.choose(imagined(self.state, seat, rng), 1, rng))

    def _played(self, seat: int, action: int | None, rng: Rng) -> tuple[int, ...]:
        state = imagined(self.state, seat, rng)
        if action is not None:
            state.advance(action)
        self.playout.run(state, rng)
        return winners(state)


def imagined(state: State, seat: int, rng: Rng) -> State:
    """Return a table on which all that the seat cannot know is drawn anew."""
    other = state.resample(seat, rng)
    state.setting.advice.imagine(other, seat, rng)
    return other


def all_open(state: State) -> bool:
    """Is nothing hidden from any seat? Asked of imagined tables only, so that no secret answers."""
    for seat in range(int(state.seats)):
        first, *others = (state.resample(seat, Rng(look)).position() for look in range(LOOKS))
        if any(other != first for other in others):
            return False
    return True
