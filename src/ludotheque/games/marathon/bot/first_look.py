"""What somebody sees who plays Marathon for the first time: the points of a spot and the time it costs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.bot.places import place_of
from ludotheque.games.marathon.bot.prospects import POINT, prospect, strongest_rival
from ludotheque.games.marathon.bot.visits import note_visits
from ludotheque.games.marathon.rules.actions import PER_ROW, SEND
from ludotheque.games.marathon.rules.lodge import LOUNGE, PETANQUE, PLACES
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

PERIOD: Final = 2 * POINT  # what a period seems worth
BEYOND: Final = 3 * POINT  # and one beyond the end


@final
@mypyc_attr(acyclic=True)
class MarathonFirstLook(Advice):
    """Takes what brings most points for its time; does not count the days left, nor what crossing out will cost."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.visits: vec[bool] = vec[bool]([False] * PLACES)

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarathonState)
        if action >= SEND:
            row = state.rows[state.expelled_row]
            gain: i64 = state.lodge.sign(row.card, PETANQUE) * row.petanque.card.points[action - SEND]
            return gain if state.lodge.owner_sends else -gain
        row = state.rows[action // PER_ROW]
        spot: i64 = action % PER_ROW
        place: i64 = place_of(spot)
        sign: i64 = state.lodge.sign(row.card, place)
        worth: i64 = prospect(row, state.turn, spot, sign, strongest_rival(row, state.turn))
        note_visits(row, state.turn, self.visits)
        if not self.visits[place]:
            worth += state.lodge.malus[place] * POINT
            if place != LOUNGE:
                worth += sign * row.dice[place] * POINT
        beyond: i64 = state.guests[state.turn].clock + row.cost(spot) - state.lodge.end
        beyond = max(beyond, 0)
        return worth - PERIOD * row.cost(spot) - BEYOND * beyond
