"""What a good player of Marathon would advise."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.bot.places import place_of
from ludotheque.games.marathon.bot.prospects import POINT, prospect
from ludotheque.games.marathon.bot.sense import Sense
from ludotheque.games.marathon.bot.visits import note_visits
from ludotheque.games.marathon.rules.actions import PER_ROW, SEND
from ludotheque.games.marathon.rules.lodge import LOUNGE, PETANQUE, PLACES, Lodge
from ludotheque.games.marathon.rules.state import DOUBLED, MarathonState
from ludotheque.kernel.advice import Advice, Reason
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

CROSSING: Final = 15 * POINT  # what a cell is worth that is not crossed out (MA-70)
PERIOD: Final = 4 * POINT  # what a period is worth,
LAST_PERIOD: Final = 6 * POINT  # and in the doubled days


@final
@mypyc_attr(acyclic=True)
class MarathonAdvice(Advice):
    """Weighs points to come, first visits, and what the time is worth."""

    def __init__(self, setting: Setting, lodge: Lodge) -> None:
        super().__init__(setting)
        self.spread = 150
        self.short = 100
        self.long = 400
        self.stake = 5000
        self.trust = 0
        self.explore = 1.5
        self.crossing: i64 = 0
        if lodge.crosses_out:
            self.crossing = CROSSING
        self.visits: vec[vec[bool]] = vec[vec[bool]]([vec[bool]([False] * PLACES), vec[bool]([False] * PLACES)])
        self.unvisited: vec[i64] = vec[i64]([i64(PLACES), i64(PLACES)])  # places of each row
        self.sense: Sense = Sense(len(setting.tokens))

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MarathonState)
        if action >= SEND:
            return self.weigh_sending(state, action - SEND)
        self.look(state)
        return self.weigh_spot(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MarathonState)
        i: i64 = 0
        if actions[0] < SEND:
            self.look(state)
        while i < count:
            if actions[i] >= SEND:
                out[i] = self.weigh_sending(state, actions[i] - SEND)
            else:
                out[i] = self.weigh_spot(state, actions[i])
            i += 1

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, MarathonState)
        if actions[0] < SEND:
            self.look(state)
        return self.sense.sift(state, self.visits, actions, count)

    def look(self, state: MarathonState) -> None:
        """Note where the seat to play has been."""
        if state.rows[0].is_open():
            self.unvisited[0] = PLACES - note_visits(state.rows[0], state.turn, self.visits[0])
        if state.rows[1].is_open():
            self.unvisited[1] = PLACES - note_visits(state.rows[1], state.turn, self.visits[1])

    def weigh_spot(self, state: MarathonState, action: i64) -> i64:
        which: i64 = 1 if action >= PER_ROW else 0
        spot: i64 = action - which * PER_ROW
        row = state.rows[which]
        place: i64 = place_of(spot)
        sign: i64 = state.lodge.sign(row.card, place)
        leg: i64 = state.opened - 1
        if which != leg & 1:
            leg -= 1
        worth: i64 = prospect(row, state.turn, spot, sign)
        first: bool = not self.visits[which][place]
        if first:
            worth += state.lodge.malus[place] * POINT
            if place != LOUNGE:
                worth += sign * row.dice[place] * POINT
        if leg == state.lodge.laps - 1:
            worth *= DOUBLED
        if first:
            worth += self.crossing
        return worth - self.weigh_time(state, row.cost(spot), which, first)

    def weigh_time(self, state: MarathonState, cost: i64, which: i64, first: bool) -> i64:
        """Weigh the periods that a spot costs; beyond the end only their penalty counts (MA-67)."""
        guest = state.guests[state.turn]
        clock: i64 = guest.clock + cost
        if clock > state.lodge.end:
            missing: i64 = clock - state.lodge.end
            paid: i64 = (cost - missing) * LAST_PERIOD + missing * (missing + 1) // 2 * POINT
            return paid + self.missed(state, state.lodge.laps - 1, clock, which, first)
        leg: i64 = guest.clock // state.lodge.periods
        price: i64 = PERIOD
        if leg == state.lodge.laps - 1:
            price = LAST_PERIOD
        return cost * price + self.missed(state, leg, clock, which, first)

    def missed(self, state: MarathonState, leg: i64, clock: i64, which: i64, first: bool) -> i64:
        """Weigh the places of the seat's own days that no longer fit before the crossing, or for want of pawns."""
        if leg < state.scored:
            return 0  # that row is closed
        own: i64 = leg & 1
        left: i64 = self.unvisited[own]
        if first and which == own:
            left -= 1
        time: i64 = (leg + 1) * state.lodge.periods - clock  # the last visit may begin with one period left
        time = max(time, 0)
        hand: i64 = state.guests[state.turn].hand - 1
        time = min(time, hand)
        if left <= time:
            return 0
        return (left - time) * (self.crossing + 4 * POINT)

    def weigh_sending(self, state: MarathonState, cell: i64) -> i64:
        """Weigh a cell for an expelled pawn: bad for its owner, or good if the owner chooses (MA-58)."""
        row = state.rows[state.expelled_row]
        points: i64 = state.lodge.sign(row.card, PETANQUE) * row.petanque.card.points[cell] * POINT
        if state.lodge.owner_sends:
            return points
        return -points

    def reasons(self, state: State, action: int) -> list[Reason]:
        """Name a first visit before all else, then what the spot brings for its time."""
        assert isinstance(state, MarathonState)
        if action >= SEND:
            return [Reason("hint-send", {"seat": int(state.expelled), "cell": action - SEND + 1})]
        self.look(state)
        which: i64 = i64(action) // PER_ROW
        spot: i64 = i64(action) % PER_ROW
        row = state.rows[which]
        place: i64 = place_of(spot)
        sign: i64 = state.lodge.sign(row.card, place)
        points: int = int(prospect(row, state.turn, spot, sign)) // POINT
        gain = Reason("hint-points", {"place": int(place) + 1, "points": points, "periods": int(row.cost(spot))})
        if self.visits[which][place]:
            return [gain]
        malus: int = int(state.lodge.malus[place])
        return [Reason("hint-first-visit", {"place": int(place) + 1, "malus": malus}), gain]
