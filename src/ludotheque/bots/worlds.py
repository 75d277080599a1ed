"""Games imagined from what a seat could know, played to the end by habitués: nobody judges them early."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotheque.bots.calibration import STRAIGHT, Curve, curve_of
from ludotheque.bots.measured import WHOLE
from ludotheque.bots.search.playout import BEST, Playout
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State

LOOKS = 3  # worlds that are compared to see whether anything is hidden
Shares = tuple[int, ...]  # of the victory, for each seat, in one imagined game


class Worlds:
    """The imagined games of one decision."""

    def __init__(self, state: State, games: int, seed: int) -> None:
        self.state, self.games, self.source = state, games, Rng(seed)
        self.playout = Playout(state, state.setting.advice, True)

    def seen_by(self, seat: int) -> list[Shares]:
        """Who wins in each game that this seat can imagine."""
        return [self._finished(table, rng) for table, rng in self.each(seat)]

    def compared(self, seat: int, actions: Sequence[int]) -> tuple[list[Shares], dict[int, list[Shares]]]:
        """Who wins when the seat decides as a habitué would, and after each of the actions.

        Every action meets the same worlds, and the same chances afterwards. Where the habitué decides for one of the
        actions it is the same game, so that the two differ in nothing but the choice.
        """
        usual: list[Shares] = []
        found: dict[int, list[Shares]] = {action: [] for action in actions}
        for table, rng in self.each(seat):
            first = int(self.playout.choose(table, BEST, rng))
            for action, games in found.items():
                games.append(self._after(table, action, rng))
            usual.append(found[first][-1] if first in found else self._after(table, first, rng))
        return usual, found

    def curve(self, seat: int) -> Curve:
        """Return how the chances of this seat in its own eyes are told: as imagined, if nothing is hidden from it."""
        found = curve_of(self.state.setting)
        return found if found != STRAIGHT and hides(self.state, seat) else STRAIGHT

    def usual(self, seat: int) -> int:
        """Return what a habitué decides here: it looks good even where the search saw little."""
        table, rng = next(self.each(seat))
        return int(self.playout.choose(table, BEST, rng))

    def each(self, seat: int) -> Iterator[tuple[State, Rng]]:
        """Yield the tables that the seat may be sitting at, for all it knows, each with its own chances."""
        for number in range(self.games):
            rng = self.source.spawn("world", number)
            yield imagined(self.state, seat, rng), rng

    def _after(self, table: State, action: int, rng: Rng) -> Shares:
        state = table.clone()
        state.advance(action)
        return self._finished(state, rng)

    def _finished(self, state: State, rng: Rng) -> Shares:
        self.playout.finish(state, rng.spawn("later"))
        return shares(state.ranks())


def imagined(state: State, seat: int, rng: Rng) -> State:
    """Return a table on which all that the seat cannot know is drawn anew."""
    other = state.resample(seat, rng)
    state.setting.advice.imagine(other, seat, rng)
    return other


def all_open(state: State) -> bool:
    """Is nothing hidden from any seat? Asked of imagined tables only, so that no secret answers."""
    return not any(hides(state, seat) for seat in range(int(state.seats)))


def hides(state: State, seat: int) -> bool:
    """Is anything hidden from this seat?"""
    first, *others = (state.resample(seat, Rng(look)).position() for look in range(LOOKS))
    return any(other != first for other in others)


def shares(ranks: list[int]) -> Shares:
    """Return what each seat won, in ten-thousandths.

    >>> shares([2, 1, 3]), shares([1, 1, 3])
    ((0, 10000, 0), (5000, 5000, 0))
    """
    first = ranks.count(1)
    return tuple(WHOLE // first if rank == 1 else 0 for rank in ranks)


def of(games: list[Shares], seat: int) -> list[int]:
    """Return one seat's shares of the victory, game by game."""
    return [found[seat] for found in games]
