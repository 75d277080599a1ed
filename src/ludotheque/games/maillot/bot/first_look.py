"""What somebody sees who plays Maillot Jaune for the first time: the road ahead and the energy left."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.turn_value import furthest
from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, BREAK, DECLINE, FINISH, REFUSE, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.state import TO_BREAK, TO_MOVE, TO_PICK, TO_WAKE, MaillotState
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED, SHIFTING
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.state import State

COLUMN: Final = 10  # what a column is worth,
LANE: Final = 1  # what it costs to change lanes,
UNIT: Final = 11  # and to pay a unit of energy: more than the column it brings,
BEHIND: Final = 4  # but for each unit less after so many columns: it is meant for the whole stage
ARRIVAL: Final = 10_000  # the line comes first
USELESS: Final = -10_000  # a cell that leads no further; a risk


@final
@mypyc_attr(acyclic=True)
class MaillotFirstLook(Advice):
    """Rides as far as the stars go, spends a unit of energy every few columns, takes no risk, waits for nobody."""

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MaillotState)
        if state.phase == TO_BREAK:
            return self.breakaway(state, action - BREAK)
        if state.phase == TO_MOVE:
            return self.move(state, action)
        if state.phase == TO_WAKE:
            return self.wake(state, action)
        if state.phase == TO_PICK or action in (REFUSE, DECLINE):
            return 0
        return -1 if action == ACCEPT else USELESS

    def breakaway(self, state: MaillotState, split: i64) -> i64:
        """Weigh an announcement by the columns it brings and the energy meant for this part of the stage."""
        race = state.race
        rider = race.in_turn()
        wide: i64 = state.tour.risk + 1
        safe: i64 = split // wide
        if split % wide > 0:
            return USELESS
        way: i64 = race.turn.way
        if way in (LEADING, PAIRED):
            way = FREE
        race.reach.ride(rider, way, race.stars(rider), safe)
        col: i64 = furthest(race.reach, rider.col)
        if col > state.tour.columns:
            return ARRIVAL + (col - state.tour.columns) * COLUMN
        if safe == 0:
            return col * COLUMN
        race.reach.ride(rider, way, race.stars(rider), safe - 1)
        if furthest(race.reach, rider.col) == col:
            return USELESS
        meant: i64 = state.tour.energy * (rider.col + BEHIND) // state.tour.columns
        spare: i64 = rider.energy - safe - (state.tour.energy - meant)
        return col * COLUMN - (0 if spare >= 0 else UNIT * safe)

    def move(self, state: MaillotState, action: i64) -> i64:
        """Ride as far as possible, straight ahead if one can."""
        rider = state.race.in_turn()
        if action == FINISH:
            return ARRIVAL
        if action == STAY:
            return rider.col * COLUMN - LANE
        cell: i64 = action - state.tour.to
        lane: i64 = cell % state.tour.lanes + 1
        aside: i64 = lane - rider.lane if lane > rider.lane else rider.lane - lane
        return (cell // state.tour.lanes + 1) * COLUMN - LANE * aside

    def wake(self, state: MaillotState, action: i64) -> i64:
        """Step aside if that leads forward, else go on with whoever follows."""
        race = state.race
        rider = race.in_turn()
        if action == ALONE:
            return COLUMN
        if action == TOW:
            return 0 if rider.energy > 0 else -2
        if action == SHIFT:
            race.reach.ride(rider, SHIFTING, race.stars(rider), 0)
            return 1 if furthest(race.reach, rider.col) > rider.col else -1
        return -3
