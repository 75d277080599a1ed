"""Write a state of Maillot Jaune as JSON and read it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.maillot import position_checks
from ludotheque.games.maillot.edition import NAMES, tour
from ludotheque.games.maillot.position_schema import Arrival, Departure, Facts, Result, RiderFacts
from ludotheque.games.maillot.rules import standings
from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.rider import ACROSS, FLAT, NONE, NOTHING, OUT, RIDING, Rider
from ludotheque.games.maillot.rules.state import FINISHED, TO_ASSIST, TO_BREAK, MaillotState
from ludotheque.games.maillot.rules.tour import STAGES
from ludotheque.games.maillot.views import PHASES, SKIPS, WAYS, declined, entered, picks, queue, results, turn
from ludotheque.kernel.position import require, shaped
from ludotheque.kernel.setting import Setting


def facts(state: MaillotState) -> dict[str, Any]:
    """Return the state as the facts of a position."""
    race = state.race
    return {
        "phase": PHASES[state.phase],
        "first": None if state.first == NONE else int(state.first),
        "picks": picks(state),
        "stage": int(race.stage),
        "round": int(race.round),
        "turn": turn(state),
        "queue": queue(state),
        "riders": {NAMES[rider.number]: _facts_of(rider) for rider in entered(state)} if race.stage else {},
        "declined": declined(state),
        "results": results(state),
    }


def _facts_of(rider: Rider) -> dict[str, Any]:
    found: dict[str, Any] = {"energy": int(rider.energy), "form": int(rider.form)}
    if rider.status == ACROSS:
        found["arrival"] = {"round": int(rider.round), "over": int(rider.over), "order": int(rider.crossed)}
        return found
    found["col"] = int(rider.col)
    if rider.status == OUT:
        found["out"] = {"stage": int(rider.left_stage), "order": int(rider.left)}
        return found
    return {**found, "lane": int(rider.lane), "skip": SKIPS[rider.misses]}


def place(setting: Setting, data: Mapping[str, Any]) -> MaillotState:
    """Make the state with these facts, after checking that a tour could stand so."""
    given = shaped(data, Facts)
    state = MaillotState(setting, tour(setting.seats, setting.options, setting.edition))
    state.phase = TO_BREAK if given.phase == "round" else PHASES.index(given.phase)
    _place_picks(state, given)
    if given.phase in ("first", "deal", "pick"):
        _check_draft(state, given)
        return state
    everybody = state.picked == state.tour.riders
    require(everybody, "$.picks", f"found {state.picked} riders, accepted is {state.tour.riders} by now")
    _place_stage(state, given)
    for name in given.riders:
        _number(state, name, "$.riders")
    for rider in entered(state):
        _place_rider(state, rider, given.riders.get(NAMES[rider.number], RiderFacts()))
    _place_declined(state, given)
    _place_results(state, given)
    position_checks.check_riders(state)
    if given.phase == "round":
        _begin_round(state, given)
    else:
        _place_turn(state, given)
        position_checks.check_turn(state)
    return state


def _place_picks(state: MaillotState, given: Facts) -> None:
    n = state.setting.seats
    known = given.first is None if given.phase == "first" else given.first is not None and 0 <= given.first < n
    accepted = "null before the first player is drawn" if given.phase == "first" else f"0 to {n - 1}"
    require(known, "$.first", f"found {given.first}, accepted is {accepted}")
    lists = len(given.picks)
    require(lists in (0, n), "$.picks", f"found {lists} lists, accepted is one for each of {n} seats")
    state.first = NONE if given.first is None else given.first
    total = sum(len(owned) for owned in given.picks)
    require(total <= state.tour.riders, "$.picks", f"found {total} riders, accepted are at most {state.tour.riders}")
    while state.picked < total:
        seat, lap = int(state.picker()), int(state.picked) // n
        due = len(given.picks[seat]) > lap
        require(due, f"$.picks[{seat}]", f"seat {seat} picks before others have their next rider (MJ-08)")
        name = given.picks[seat][lap]
        require(name in NAMES, f"$.picks[{seat}]", f"found {name!r}, accepted are {', '.join(NAMES)}")
        rider = state.race.riders[NAMES.index(name)]
        require(rider.seat == NONE, f"$.picks[{seat}]", f"{name} has an owner already")
        rider.enlist(seat, lap + 1, lap * n + (seat - int(state.first)) % n, state.tour.form)
        state.picked += 1


def _check_draft(state: MaillotState, given: Facts) -> None:
    wanted = "deal" if state.tour.dealt else "pick"
    require(given.phase in ("first", wanted), "$.phase", f"found {given.phase}, accepted is {wanted} (option draft)")
    require(state.picked < state.tour.riders, "$.phase", "all riders have an owner: the tour has begun")
    require(given.phase != "first" or state.picked == 0, "$.picks", "nobody picks before the first player is drawn")
    idle = not (given.riders or given.queue or given.declined or given.results or given.turn)
    start = idle and given.stage == 0 == given.round
    require(start, "$.stage", "before the start the stage and the round are 0 and nobody rides")


def _place_stage(state: MaillotState, given: Facts) -> None:
    limit = state.tour.limit
    require(1 <= given.stage <= STAGES, "$.stage", f"found {given.stage}, accepted is 1 to {STAGES}")
    require(1 <= given.round <= limit, "$.round", f"found {given.round}, accepted is 1 to {limit}")
    state.race.stage = given.stage
    state.race.round = given.round


def _place_rider(state: MaillotState, rider: Rider, given: RiderFacts) -> None:
    where = f"$.riders.{NAMES[rider.number]}"
    race, box = state.race, state.tour
    rider.energy = _level(given.energy, box.energy, f"{where}.energy")
    rider.form = _level(given.form, box.form, f"{where}.form")
    rider.misses = SKIPS.index(given.skip)
    require(given.arrival is None or given.out is None, where, "either arrival or out")
    if given.arrival is not None:
        require(given.col == 0 == given.lane, where, "a rider across the line is on no cell")
        _place_arrival(state, rider, given.arrival, f"{where}.arrival")
        return
    require(0 <= given.col <= box.columns, f"{where}.col", f"found {given.col}, accepted is 0 to {box.columns}")
    if given.out is not None:
        _place_departure(state, rider, given, given.out, f"{where}.out")
        return
    low, high = (0, 0) if given.col == 0 else (1, box.lanes)
    require(low <= given.lane <= high, f"{where}.lane", f"found {given.lane}, accepted is {low} to {high}")
    if given.col > 0:
        free = race.road.rider_on(given.col, given.lane) == NONE
        require(free, where, f"cell {given.col}.{given.lane} is occupied (MJ-18)")
        race.road.put(rider, given.col, given.lane)
    require(given.col > 0 or given.skip != "assist", f"{where}.skip", "nobody helps at the banner (MJ-37)")


def _place_arrival(state: MaillotState, rider: Rider, given: Arrival, where: str) -> None:
    box, race = state.tour, state.race
    most = max(box.stars) + box.energy + box.risk
    require(1 <= given.round <= race.round, f"{where}.round", f"found {given.round}, accepted is 1 to {race.round}")
    require(1 <= given.over <= most, f"{where}.over", f"found {given.over}, accepted is 1 to {most}")
    require(rider.misses == NOTHING, where, "crossing the line cancels a turn to miss (MJ-36)")
    _check_order(given.order, f"{where}.order")
    rider.status, rider.round, rider.over, rider.crossed = ACROSS, given.round, given.over, given.order
    rider.sprint = given.over if box.sprint else 0
    rider.col, rider.lane = box.columns + given.over, 0
    race.crossings += 1


def _place_departure(state: MaillotState, rider: Rider, given: RiderFacts, out: Departure, where: str) -> None:
    race = state.race
    require(1 <= out.stage <= race.stage, f"{where}.stage", f"found {out.stage}, accepted is 1 to {race.stage}")
    gone = given.lane == 0 and rider.misses == NOTHING
    require(gone, where, "a rider out of the tour has no lane and no turn to miss (MJ-42)")
    _check_order(out.order, f"{where}.order")
    rider.status, rider.left_stage, rider.left, rider.col = OUT, out.stage, out.order, given.col
    race.departures += 1


def _check_order(order: int, where: str) -> None:
    require(1 <= order <= RIDERS, where, f"found {order}, accepted is 1 to {RIDERS}")


def _place_declined(state: MaillotState, given: Facts) -> None:
    """Place the noes that hold, each from a rider abreast (MJ-74)."""
    for name, noes in given.declined.items():
        where = f"$.declined.{name}"
        rider = state.race.riders[_number(state, name, "$.declined")]
        require(rider.misses == FLAT, where, "accepted is a rider that misses its next turn after a puncture (MJ-74)")
        for helper in noes:
            number = _number(state, helper, where)
            fits = state.tour.assist and rider.col > 0 and state.race.is_abreast(rider, number)
            new = fits and not rider.has_no_from(number)
            require(new, where, f"found {helper!r}, accepted are riders abreast, each once (MJ-74)")
            rider.hear_no(number)


def _place_results(state: MaillotState, given: Facts) -> None:
    """Place the completed stages, then the order of start that follows from them (MJ-14)."""
    stages = state.race.stage - 1
    rows = [_default_results(state, stage) for stage in range(stages)] if given.results is None else given.results
    fits = len(rows) == stages or (state.phase == FINISHED and len(rows) == stages + 1)
    require(fits, "$.results", f"found {len(rows)} stages, accepted is {stages} in stage {stages + 1}")
    for number, row in enumerate(rows):
        position_checks.check_results(state, number, {name: (row[name].delay, row[name].place) for name in row})
        for name, result in row.items():
            state.write_result(state.race.riders[NAMES.index(name)], result.delay, result.place)
        state.completed += 1
    if stages > 0:
        for rider in entered(state):
            if rider.status != OUT:
                rider.start = standings.place(state.race.riders, rider) - 1


def _default_results(state: MaillotState, stage: int) -> dict[str, Result]:
    """Assume that nobody was late, with places as in the first round of the tour."""
    there = [rider for rider in entered(state) if rider.status != OUT or rider.left_stage > stage + 1]
    names = [NAMES[rider.number] for rider in sorted(there, key=lambda rider: int(rider.start))]
    return {name: Result(0, number) for number, name in enumerate(names, 1)}


def _begin_round(state: MaillotState, given: Facts) -> None:
    """Find the order of play and the first turn from the places on the road."""
    race = state.race
    require(given.turn is None and not given.queue, "$.queue", "the order of a round that begins follows from MJ-15")
    riding = any(rider.status == RIDING for rider in entered(state))
    require(riding, "$.riders", "nobody is on the road: the stage is over (MJ-62)")
    race.queue.line_up(race.riders)
    state.next_turn()


def _place_turn(state: MaillotState, given: Facts) -> None:
    race = state.race
    require(len(given.queue) == len(set(given.queue)), "$.queue", "a rider is there twice")
    for name in given.queue:
        rider = race.riders[_number(state, name, "$.queue")]
        require(rider.status == RIDING, "$.queue", f"{name} is not on the road")
        race.queue.join(rider.number)
    if given.turn is None:
        return
    race.turn.begin(_number(state, given.turn.rider, "$.turn.rider"))
    for name in given.turn.refused:
        race.turn.partner = _number(state, name, "$.turn.refused")
        race.turn.refuse()
    race.turn.way = WAYS.index(given.turn.way)
    race.turn.partner = NONE if given.turn.partner is None else _number(state, given.turn.partner, "$.turn.partner")
    risk, energy = state.tour.risk, state.tour.energy
    require(0 <= given.turn.safe <= energy, "$.turn.safe", f"found {given.turn.safe}, accepted is 0 to {energy}")
    require(0 <= given.turn.risk <= risk, "$.turn.risk", f"found {given.turn.risk}, accepted is 0 to {risk}")
    race.turn.safe, race.turn.risk, race.turn.punctured = given.turn.safe, given.turn.risk, given.turn.punctured
    _place_questions(state, given.turn.asked)


def _place_questions(state: MaillotState, asked: list[str] | None) -> None:
    """Find who is asked for help from the road and the noes (MJ-37, MJ-72)."""
    race = state.race
    rider = race.in_turn()
    if state.phase == TO_ASSIST and rider.status == RIDING:
        race.ask_for_help(rider)
        while race.turn.asked != NONE and race.turn.punctured and rider.has_no_from(race.turn.asked):
            race.turn.ask_next()
    due = turn(state)
    found = due["asked"] if due else []
    told = ", ".join(found) or "nobody"
    require(asked is None or asked == found, "$.turn.asked", f"found {asked}, accepted is {told} (MJ-37, MJ-72)")


def _level(given: int | None, full: int, where: str) -> int:
    require(given is None or 0 <= given <= full, where, f"found {given}, accepted is 0 to {full}")
    return full if given is None else given


def _number(state: MaillotState, name: str, where: str) -> int:
    owned = name in NAMES and state.race.riders[NAMES.index(name)].seat != NONE
    require(owned, where, f"found {name!r}, accepted are the riders of the tour")
    return NAMES.index(name)
