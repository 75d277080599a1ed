"""How an unfinished marathon stands, at a moment when a row has just been written.

The weights are a regression over 1,500 games of four habitués: what the points of a guest became.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.bot.prospects import POINT
from ludotheque.games.marathon.rules.lodge import PLACES, Lodge
from ludotheque.games.marathon.rules.state import DOUBLED, TO_TURN, MarathonState
from ludotheque.kernel.advice import fill_leads, margins

TICK: Final = 32 * POINT  # what a cell will have held that is crossed out at the end (MA-70)
PERIOD: Final = 10 * POINT  # what a period is worth that others have used
VISITED: Final = 10 * POINT  # a place of the next row that is visited already,
SURE: Final = 20  # and of a hundred points that it would bring now, those that are left at its end
DEVIATION: Final = 950  # how far apart two guests usually come, for the root of the legs to come
FRESH: Final = 3  # periods after the crossing in which a new row is judged


@final
@mypyc_attr(acyclic=True)
class Standing:
    """Values unfinished games for a search."""

    def __init__(self, lodge: Lodge) -> None:
        self.lodge: Lodge = lodge
        self.tick: i64 = TICK if lodge.crosses_out else 0
        self.margins: vec[i64] = margins(DEVIATION, int(lodge.laps))
        self.hopes: vec[i64] = lodge.nobody[:]
        self.pawns: vec[i64] = lodge.nobody[:]
        self.points: vec[i64] = lodge.nobody[:]

    def rests(self, state: MarathonState) -> bool:
        """Tell whether a row has just been written and the next one hardly begun."""
        if state.phase != TO_TURN or state.scored == 0 or state.opened - state.scored != 1:
            return False
        return state.guests[state.order[0]].clock < state.scored * self.lodge.periods + FRESH

    def fill_values(self, state: MarathonState, out: vec[i64]) -> None:
        """Estimate for every seat the share of the others that it will be ahead of."""
        self.hope(state)
        fill_leads(self.hopes, state.seats, self.margins[self.lodge.laps - state.scored], out)

    def hope(self, state: MarathonState) -> None:
        """Estimate what each seat will have at the end, in hundredths, without what all may hope for alike."""
        seat: i64 = 0
        while seat < state.seats:
            guest = state.guests[seat]
            written: i64 = (guest.written(state.scored) - guest.penalty) * POINT
            self.hopes[seat] = written - guest.ticks * self.tick - guest.clock * PERIOD
            seat += 1
        row = state.row_of(state.scored)
        factor: i64 = SURE * (DOUBLED if state.scored == self.lodge.laps - 1 else 1)
        place: i64 = 0
        while place < PLACES:
            row.tally(place, self.pawns, self.points)
            seat = 0
            while seat < state.seats:
                if self.pawns[seat] > 0:
                    self.hopes[seat] += self.points[seat] * factor + VISITED
                seat += 1
            place += 1
