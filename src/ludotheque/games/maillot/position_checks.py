"""Check that a tour of Maillot Jaune could stand so."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.maillot.edition import NAMES
from ludotheque.games.maillot.rules import choices, standings
from ludotheque.games.maillot.rules.rider import ACROSS, FLAT, NONE, NOTHING, OUT, RIDING, Rider
from ludotheque.games.maillot.rules.state import (
    FINISHED,
    TO_ANSWER,
    TO_ASSIST,
    TO_BREAK,
    TO_DICE,
    TO_MOVE,
    TO_TOW_DICE,
    TO_WAKE,
    MaillotState,
)
from ludotheque.games.maillot.rules.tour import STAGES
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED, SHIFTING, TOWING
from ludotheque.games.maillot.views import entered
from ludotheque.kernel.position import require


def check_riders(state: MaillotState) -> None:
    """Require numbered arrivals and departures as they happened, and two sides left (MJ-44)."""
    across = [(int(r.crossed), int(r.round)) for r in entered(state) if r.status == ACROSS]
    _check_numbered(across, "arrival", "rounds")
    left = [(int(r.left), int(r.left_stage)) for r in entered(state) if r.status == OUT]
    _check_numbered(left, "out", "stages")
    race = state.race
    race.decided = standings.one_side_left(race.riders, state.tour.sides)
    require(state.phase == FINISHED or not race.decided, "$.riders", "one side is left: the tour is over (MJ-44)")


def _check_numbered(found: list[tuple[int, int]], key: str, times: str) -> None:
    found.sort()
    orders = [order for order, _ in found]
    require(orders == list(range(1, len(found) + 1)), f"$.riders.*.{key}", f"orders {orders} do not count from 1")
    moments = [moment for _, moment in found]
    require(moments == sorted(moments), f"$.riders.*.{key}", f"{times} {moments} contradict the orders")


def check_results(state: MaillotState, stage: int, row: Mapping[str, tuple[int, int]]) -> None:
    """Require a place for everybody who completed the stage, and delays that grow with it (MJ-63, MJ-64)."""
    where = f"$.results[{stage}]"
    there = [r for r in entered(state) if r.status != OUT or r.left_stage > stage + 1]
    names = sorted(NAMES[rider.number] for rider in there)
    require(sorted(row) == names, where, f"accepted are those who completed the stage: {', '.join(names)}")
    found = sorted((place, delay) for delay, place in row.values())
    places = [place for place, _ in found]
    require(places == list(range(1, len(found) + 1)), where, f"places {places} do not count from 1")
    delays = [delay for _, delay in found]
    fits = delays == sorted(delays) and (not delays or (delays[0] == 0 and delays[-1] < state.tour.limit))
    require(fits, where, f"found delays {delays}, accepted are minutes from 0 that grow with the places")


def check_turn(state: MaillotState) -> None:
    """Require a turn that the phase allows."""
    race, turn = state.race, state.race.turn
    if state.phase == FINISHED:
        _check_over(state)
        return
    require(turn.rider != NONE, "$.turn", "a rider must be in turn")
    rider = race.in_turn()
    due = FLAT if state.phase == TO_ASSIST and turn.punctured else NOTHING  # MJ-72: it has a turn to miss by then
    ready = rider.status == RIDING and rider.misses == due and not race.queue.holds(rider.number)
    require(ready, "$.turn.rider", "accepted is a rider on the road with no turn to miss, who has left the queue")
    for other in entered(state):
        spent = other.status == RIDING and other.is_spent() and other is not rider
        require(not spent, f"$.riders.{NAMES[other.number]}", "a rider without energy and form is out (MJ-40)")
    paid = rider.energy + turn.safe <= state.tour.energy
    require(paid, "$.turn.safe", f"energy {rider.energy} and {turn.safe} paid are more than there was (MJ-26)")
    _check_partner(state, rider)
    _check_phase(state, rider)
    require(state.actor() < 0 or bool(state.legal()), "$.turn", "nothing could be decided")


def _check_over(state: MaillotState) -> None:
    race = state.race
    require(race.turn.rider == NONE and race.queue.is_empty(), "$.turn", "nobody plays when the tour is over")
    riding = any(rider.status == RIDING for rider in entered(state))
    require(state.completed < race.stage or not riding, "$.results", "riders are on the road of a completed stage")
    over = state.completed == STAGES or race.decided
    require(over, "$.phase", "the tour is not over: stages are left and more than one side rides (MJ-44)")


def _check_partner(state: MaillotState, rider: Rider) -> None:
    race, turn = state.race, state.race.turn
    needed = turn.in_pact() or state.phase == TO_ANSWER
    require((turn.partner != NONE) == needed, "$.turn.partner", "named in a pact or its proposal, and only then")
    for other in entered(state):
        if turn.has_refused(other.number):
            fits = other.seat != rider.seat and other.number != turn.partner
            require(fits, "$.turn.refused", f"{NAMES[other.number]} cannot have refused (MJ-57)")
    if needed:
        partner = race.partner()
        waits = race.is_waiting(partner) if turn.way != PAIRED else not race.queue.holds(partner.number)
        fits = partner.status == RIDING and partner.col > 0 and waits and partner is not rider
        require(fits, "$.turn.partner", "accepted is a rider on the road whose turn fits the pact (MJ-56, MJ-59)")


def _check_phase(state: MaillotState, rider: Rider) -> None:
    race, turn = state.race, state.race.turn
    phase, way = state.phase, turn.way
    if phase in (TO_WAKE, TO_ANSWER, TO_TOW_DICE, TO_BREAK):
        require(turn.safe == 0 == turn.risk, "$.turn", "nothing is announced yet")
    if phase in (TO_WAKE, TO_ANSWER):
        require(way == FREE and not turn.punctured, "$.turn.way", "nothing is decided yet")
        decides = choices.has_wake(race, rider) or phase == TO_ANSWER
        require(decides, "$.turn", "nobody follows the rider in turn or a partner abreast (MJ-45, MJ-76)")
    moves = phase in (TO_MOVE, TO_ASSIST)
    towed_flat = way == TOWING and rider.energy == 0 == turn.safe == turn.risk and (phase == TO_BREAK or moves)
    thrown_flat = moves and turn.risk > 0
    require(not turn.punctured or towed_flat or thrown_flat, "$.turn.punctured", "no dice have been thrown (MJ-33)")
    if turn.in_pact():
        require(turn.risk == 0 and not turn.punctured, "$.turn.risk", "no dice in a pact (MJ-58)")
    if phase == TO_ASSIST:
        _check_assist(state, rider)
        return
    _check_way(state, rider)
    units = rider.energy + rider.form
    if phase == TO_ANSWER:
        _check_answer(state, rider)
    elif phase == TO_TOW_DICE:
        require(way == TOWING and rider.energy == 0, "$.turn.way", "dice are thrown for a tow without energy (MJ-48)")
    elif phase == TO_DICE:
        require(turn.risk > 0, "$.turn.risk", "dice are thrown for a risky breakaway (MJ-28)")
    may_be_spent = phase == TO_MOVE or (phase == TO_BREAK and way == TOWING)
    require(units > 0 or may_be_spent, "$.turn.rider", "no energy and no form left (MJ-30, MJ-40)")


def _check_way(state: MaillotState, rider: Rider) -> None:
    """Require a possible decision about the follower; the rider has not moved yet."""
    race, way = state.race, state.race.turn.way
    followed = race.is_followed(rider)
    if way in (TOWING, SHIFTING):
        require(followed, "$.turn.way", "nobody follows the rider in turn (MJ-45)")
    if way == FREE and state.phase in (TO_BREAK, TO_DICE, TO_MOVE) and followed:
        require(choices.goes_alone(race, rider), "$.turn.way", "a followed rider that can tow or shift does so (MJ-75)")
    if way == TOWING:
        require(choices.can_tow(race, rider), "$.turn.way", "no way to tow (MJ-49)")
    elif way == SHIFTING:
        require(choices.can_shift(race, rider), "$.turn.way", "no way to side-step (MJ-54)")
    elif way == LEADING:
        require(_abreast(rider, race.partner()), "$.turn.partner", "the partner is not abreast (MJ-56)")
        either = followed or race.is_followed(race.partner())
        require(either, "$.turn.way", "nobody follows either of the two (MJ-76)")
    elif way == PAIRED:
        require(race.partner().col > rider.col, "$.turn.partner", "the first rider has moved forward (MJ-58)")


def _abreast(rider: Rider, other: Rider) -> bool:
    return other.col == rider.col and other.lane - rider.lane in (-1, 1)


def _check_answer(state: MaillotState, rider: Rider) -> None:
    partner = state.race.partner()
    fits = _abreast(rider, partner) and choices.can_agree(state.race, rider, partner)
    require(fits, "$.turn.partner", "no pact with it (MJ-56)")
    require(partner.seat != rider.seat, "$.turn.partner", "no question when one seat owns both (MJ-57)")


def _check_assist(state: MaillotState, rider: Rider) -> None:
    race, turn = state.race, state.race.turn
    require(turn.asked != NONE and not rider.is_spent(), "$.turn.rider", "nobody to ask for help (MJ-37, MJ-72)")
    if turn.punctured:
        heard = [race.riders[number] for number in (rider.first_no, rider.second_no) if number != NONE]
        asked = race.riders[turn.asked]
        in_order = all(other.misses == NOTHING and other.lane < asked.lane for other in heard)
        require(in_order, "$.declined", "the rider on the left is asked first (MJ-72)")
    if turn.way == LEADING:
        partner = race.partner()
        race.reach.ride(partner, FREE, race.stars(partner), partner.energy)
        joins = any(race.reach.ends_on(rider.col, rider.lane + side) for side in (-1, 1)) and partner.col < rider.col
        require(joins, "$.turn.partner", "the partner cannot end abreast (MJ-58)")
