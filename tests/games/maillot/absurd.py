"""Moves of Maillot Jaune that anybody at the table would call absurd."""

from __future__ import annotations

from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, ASSIST, BREAK, DECLINE, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.rider import RIDING, Rider
from ludotheque.games.maillot.rules.state import TO_ANSWER, TO_ASSIST, TO_BREAK, TO_MOVE, TO_WAKE, MaillotState
from ludotheque.games.maillot.rules.turn import FREE, SHIFTING, TOWING

SIGHT = 8  # columns: who is further away is nobody's neighbour
WAYS = {ALONE: FREE, TOW: TOWING, SHIFT: SHIFTING}


def over(state: MaillotState, rider: Rider, way: int, extra: int) -> int:
    """Cells beyond the line that the rider reaches for sure; 0 if it stays on the road."""
    race = state.race
    race.reach.ride(rider, way, race.stars(rider), extra)
    return int(race.reach.over())


def furthest(state: MaillotState, rider: Rider, way: int, extra: int) -> int:
    """The last column in reach, those beyond the line included."""
    beyond = over(state, rider, way, extra)
    if beyond:
        return int(state.tour.columns) + beyond
    reach = state.race.reach
    return max(*(int(reach.ends(lane)).bit_length() - 1 for lane in range(1, state.tour.lanes + 1)), int(rider.col))


def column(state: MaillotState, action: int) -> int:
    """The column of a move."""
    if action == STAY:
        return int(state.race.in_turn().col)
    return int(state.tour.columns) + 1 if action == FINISH else (action - state.tour.to) // int(state.tour.lanes) + 1


def refuses_the_line(state: MaillotState, action: int) -> bool:
    """The line is in reach for sure this turn, whatever is left of the energy is lost, and it is not crossed."""
    race, rider = state.race, state.race.in_turn()
    if state.phase == TO_MOVE:
        return action != FINISH and FINISH in state.legal()
    if state.phase == TO_BREAK and not race.turn.in_pact():
        safe = (action - BREAK) // (int(state.tour.risk) + 1)
        return over(state, rider, race.turn.way, rider.energy) > 0 and over(state, rider, race.turn.way, safe) == 0
    if state.phase == TO_WAKE and (action == STAY or action >= PACT):
        open_ways = [way for decision, way in WAYS.items() if decision in state.legal()]
        if rider.energy == 0 and rider.form < max(state.tour.price(throw, 1) for throw in state.tour.throws):
            open_ways = [way for way in open_ways if way != TOWING]  # the dice might put it out of the tour
        return any(over(state, rider, way, max(rider.energy - (way == TOWING), 0)) > 0 for way in open_ways)
    if state.phase == TO_ANSWER and action == ACCEPT and not race.is_followed(race.partner()):
        return over(state, race.partner(), FREE, race.partner().energy) > 0
    return False


def stays_without_reason(state: MaillotState, action: int) -> bool:
    """Another column is in reach, at no cost, and the rider does not gain one."""
    if state.phase == TO_MOVE:
        columns = [column(state, other) for other in state.legal()]
        return column(state, action) == state.race.in_turn().col < max(columns)
    if state.phase != TO_WAKE or action != STAY or SHIFT not in state.legal():
        return False
    return furthest(state, state.race.in_turn(), SHIFTING, 0) > state.race.in_turn().col


def pays_for_nothing(state: MaillotState, action: int) -> bool:
    """Safe cells that lead no further, or that were paid and are not ridden."""
    race, rider = state.race, state.race.in_turn()
    if race.turn.in_pact():
        return False
    if state.phase == TO_BREAK:
        safe, risk = divmod(action - BREAK, int(state.tour.risk) + 1)
        way = race.turn.way
        return bool(
            safe > 0 and risk == 0 and furthest(state, rider, way, safe) == furthest(state, rider, way, safe - 1)
        )
    if state.phase != TO_MOVE or race.turn.safe == 0:
        return False
    return column(state, action) <= furthest(state, rider, race.turn.way, 0) and action != FINISH


def zigzags_alone(state: MaillotState, action: int) -> bool:
    """Leaves its lane with nobody near, though the same column was free straight ahead."""
    race, rider = state.race, state.race.in_turn()
    if state.phase != TO_MOVE or action in (STAY, FINISH) or rider.col == 0:
        return False
    lanes, col = int(state.tour.lanes), column(state, action)
    straight = state.tour.to + (col - 1) * lanes + rider.lane - 1
    others = [other.col for other in race.riders if other.status == RIDING and other.seat >= 0 and other is not rider]
    alone = all(not rider.col - SIGHT <= other <= col + SIGHT for other in others)
    return bool(alone and action != straight and straight in state.legal())


def helps_a_rival(state: MaillotState, action: int) -> bool:
    if state.phase != TO_ASSIST or action == DECLINE:
        return False
    helper, other = state.race.riders[state.race.turn.asked], state.race.riders[action - ASSIST]
    return bool(state.tour.sides[helper.seat] != state.tour.sides[other.seat])


ABSURD = (refuses_the_line, stays_without_reason, pays_for_nothing, zigzags_alone, helps_a_rival)
