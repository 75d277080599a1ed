"""Leave out the moves of Maillot Jaune that anybody at the table would call absurd."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.turn_value import TurnValue
from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, ASSIST, BREAK, DECLINE, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, RIDING, Rider
from ludotheque.games.maillot.rules.state import TO_ANSWER, TO_ASSIST, TO_BREAK, TO_MOVE, TO_WAKE, MaillotState
from ludotheque.games.maillot.rules.turn import FREE, SHIFTING, TOWING
from ludotheque.kernel.advice import keep

SIGHT: Final = 8  # columns: who is further away is nobody's neighbour


@final
@mypyc_attr(acyclic=True)
class Sense:
    """Refuses no line in reach, pays for nothing, stays and swerves for nothing, helps no rival."""

    def __init__(self, turn_value: TurnValue, actions: i64) -> None:
        self.turn_value: TurnValue = turn_value
        self.columns: i64 = turn_value.plan.columns
        self.dearest: i64 = turn_value.plan.dearest
        self.dropped: vec[bool] = vec[bool]([False] * int(actions))

    def sift(self, state: MaillotState, actions: vec[i64], count: i64) -> i64:
        """Keep the choices that a person would consider."""
        i: i64 = 0
        while i < count:
            self.dropped[i] = False
            i += 1
        phase: i64 = state.phase
        if phase == TO_MOVE:
            self.sift_moves(state, actions, count)
        elif phase == TO_BREAK and not state.race.turn.in_pact():
            self.sift_breaks(state, actions, count)
        elif phase == TO_WAKE:
            self.sift_wakes(state, actions, count)
        elif phase == TO_ANSWER:
            self.sift_answers(state, actions, count)
        elif phase == TO_ASSIST:
            self.sift_help(state, actions, count)
        else:
            return count
        return keep(actions, count, self.dropped)

    def sift_moves(self, state: MaillotState, actions: vec[i64], count: i64) -> None:
        """Cross the line; gain a column; ride what was paid; alone on the road, straight on."""
        race = state.race
        rider = race.in_turn()
        least: i64 = rider.col + 1  # the nearest column that is worth the turn
        if race.turn.safe > 0 and not race.turn.in_pact():
            self.turn_value.look(race, rider, race.turn.way)
            least = max(least, self.turn_value.far[0] + 1)
        nearest: i64 = self.nearest(race, rider)
        crosses: bool = False
        i: i64 = 0
        while i < count:
            if actions[i] == FINISH:
                crosses = True
            i += 1
        i = 0
        while i < count:
            action: i64 = actions[i]
            if action != FINISH:
                col: i64 = rider.col
                lane: i64 = rider.lane
                if action != STAY:
                    cell: i64 = action - state.tour.to
                    col = cell // state.tour.lanes + 1
                    lane = cell % state.tour.lanes + 1
                swerves: bool = lane != rider.lane and rider.col > 0 and nearest > col + SIGHT
                if swerves:
                    straight: i64 = state.tour.to + (col - 1) * state.tour.lanes + rider.lane - 1
                    swerves = holds(actions, count, straight)
                self.dropped[i] = crosses or col < least or swerves
            i += 1
        self.keep_progress(actions, count, rider, state)

    def keep_progress(self, actions: vec[i64], count: i64, rider: Rider, state: MaillotState) -> None:
        """Where no move is worth what was paid, keep those that gain a column."""
        i: i64 = 0
        while i < count:
            if not self.dropped[i]:
                return
            i += 1
        i = 0
        while i < count:
            col: i64 = rider.col
            if actions[i] != STAY and actions[i] != FINISH:
                col = (actions[i] - state.tour.to) // state.tour.lanes + 1
            self.dropped[i] = col <= rider.col
            i += 1

    def nearest(self, race: Race, rider: Rider) -> i64:
        """Return the column of the last rider that is not far behind; one beyond the road if there is none."""
        found: i64 = self.columns + SIGHT + 1
        for other in race.riders:
            if other.status == RIDING and other.seat != NONE and other.number != rider.number:
                if other.col >= rider.col - SIGHT:
                    found = min(found, other.col)
        return found

    def sift_breaks(self, state: MaillotState, actions: vec[i64], count: i64) -> None:
        """Announce enough for a line in reach, and no safe cell that leads no further."""
        race = state.race
        rider = race.in_turn()
        wide: i64 = state.tour.risk + 1
        self.turn_value.look(race, rider, race.turn.way)
        far = self.turn_value.far
        crosses: bool = far[rider.energy] > self.columns
        i: i64 = 0
        while i < count:
            safe: i64 = (actions[i] - BREAK) // wide
            risk: i64 = (actions[i] - BREAK) % wide
            if crosses:
                self.dropped[i] = far[safe] <= self.columns
            if safe > 0 and risk == 0 and far[safe] == far[safe - 1]:
                self.dropped[i] = True
            i += 1

    def sift_wakes(self, state: MaillotState, actions: vec[i64], count: i64) -> None:
        """Neither stay nor offer a pact with the line in reach; do not stay where one could step aside and ride."""
        race = state.race
        rider = race.in_turn()
        crosses: bool = False
        gains: bool = False
        i: i64 = 0
        while i < count:
            if actions[i] == ALONE:
                self.turn_value.look(race, rider, FREE)
                crosses = crosses or self.turn_value.far[rider.energy] > self.columns
            elif actions[i] == SHIFT:
                self.turn_value.look(race, rider, SHIFTING)
                crosses = crosses or self.turn_value.far[rider.energy] > self.columns
                gains = self.turn_value.far[0] > rider.col
            elif actions[i] == TOW and (rider.energy > 0 or rider.form >= self.dearest):
                self.turn_value.look(race, rider, TOWING)
                crosses = crosses or self.turn_value.far[max(rider.energy - 1, i64(0))] > self.columns
            i += 1
        i = 0
        while i < count:
            if actions[i] == STAY:
                self.dropped[i] = crosses or gains
            elif actions[i] >= PACT:
                self.dropped[i] = crosses
            i += 1

    def sift_answers(self, state: MaillotState, actions: vec[i64], count: i64) -> None:
        """Accept no pact with the line in reach."""
        race = state.race
        mate = race.partner()
        if race.is_followed(mate):
            return
        self.turn_value.look(race, mate, FREE)
        i: i64 = 0
        while i < count:
            self.dropped[i] = actions[i] == ACCEPT and self.turn_value.far[mate.energy] > self.columns
            i += 1

    def sift_help(self, state: MaillotState, actions: vec[i64], count: i64) -> None:
        """Help nobody of another side."""
        sides = state.tour.sides
        helper = state.race.riders[state.race.turn.asked]
        i: i64 = 0
        while i < count:
            if actions[i] != DECLINE:
                self.dropped[i] = sides[state.race.riders[actions[i] - ASSIST].seat] != sides[helper.seat]
            i += 1


def holds(actions: vec[i64], count: i64, wanted: i64) -> bool:
    """Is it one of the first so many actions?"""
    i: i64 = 0
    while i < count:
        if actions[i] == wanted:
            return True
        i += 1
    return False
