"""Positions of 24 Heures: the whole state as JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.lemans.edition import TYPES, pack
from ludotheque.games.lemans.position_checks import check_cards, check_end
from ludotheque.games.lemans.position_schema import Facts
from ludotheque.games.lemans.rules.car import NONE
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.games.lemans.views import ENDS, PHASES, hand, history, pile
from ludotheque.kernel.position import require, shaped
from ludotheque.kernel.setting import Setting


def facts(state: LemansState) -> dict[str, Any]:
    """Write the state as the facts of a position."""
    cars = [{"hand": hand(car), "pile": pile(car), "retired": car.retired} for car in state.cars]
    return {
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "pole": _seat(state.pole),
        "starter": _seat(state.starter),
        "turn": _seat(state.turn),
        "passes": int(state.passes),
        "pending": None if state.pending == NONE else TYPES[state.pending],
        "cars": cars,
        "history": history(state),
        "last_end": ENDS[state.last_end],
    }


def place(setting: Setting, data: Mapping[str, Any]) -> LemansState:
    """Make the state with these facts, after checking that a race could stand so."""
    given = shaped(data, Facts)
    state = LemansState(setting, pack(setting.edition, setting.options))
    require(len(given.cars) == state.seats, "$.cars", f"found {len(given.cars)}, accepted is one for each seat")
    if given.phase == "pole":
        first = shaped(facts(state), Facts)
        require(given == first, "$.phase", "before the pole is drawn: round 0, no pole, starter or turn, no card out")
        return state
    state.phase = PHASES.index(given.phase)
    _place_rounds(state, given)
    _place_cars(state, given)
    _place_turn(state, given)
    state.last_end = ENDS.index(given.last_end)
    check_cards(state, given)
    check_end(state, given)
    return state


def _place_rounds(state: LemansState, given: Facts) -> None:
    """Set the round, the score pad, and the opener that follows from them."""
    rounds, n = state.pack.rounds, state.seats
    low = rounds if given.phase == "over" else 1
    require(low <= given.round <= rounds, "$.round", f"found {given.round}, accepted is {low} to {rounds}")
    state.round = given.round
    state.aside = state.pack.aside(state.round)
    require(given.pole is not None and given.pole < n, "$.pole", f"found {given.pole}, accepted is 0 to {n - 1}")
    state.pole = state.starter = _number(given.pole)
    done = state.finished_rounds()
    require(len(given.history) == done, "$.history", f"found {len(given.history)} rounds, accepted is {done}")
    for r, points in enumerate(given.history):
        require(len(points) == n, f"$.history[{r}]", f"accepted are {n} whole numbers from 0")
        for seat, value in enumerate(points):
            state.history[r * n + seat] = value
            state.cars[seat].total += value
        if r + 1 < given.round:
            state.starter = state.next_starter()
    fits = given.starter is None or given.starter == state.starter
    require(fits, "$.starter", f"found {given.starter}, accepted is {state.starter} (LM-13)")


def _place_cars(state: LemansState, given: Facts) -> None:
    for seat, facts_of_car in enumerate(given.cars):
        car, where = state.cars[seat], f"$.cars[{seat}]"
        require(len(facts_of_car.hand) <= 2, f"{where}.hand", "accepted are at most two cards")
        held = [_take(state, name, f"{where}.hand") for name in facts_of_car.hand]
        car.hand = held[0] if held else NONE
        car.drawn = held[1] if len(held) > 1 else NONE
        for name in facts_of_car.pile:
            number = _take(state, name, f"{where}.pile")
            require(not car.retired, f"{where}.pile", f"{name} cannot be laid in front of an overheated seat (LM-47)")
            car.receive(number, state.pack.cards[number], state.pack.limit)
        fits = car.retired == facts_of_car.retired
        word = "overheats" if car.retired else "does not overheat"
        require(fits, f"{where}.retired", f"found {facts_of_car.retired}, but the pile {word} the car (LM-25, LM-46)")
    if given.pending is not None:
        state.pending = _take(state, given.pending, "$.pending")
    state.racing = sum(not car.retired for car in state.cars)


def _place_turn(state: LemansState, given: Facts) -> None:
    """Set whose turn it is, and how many have passed."""
    n, racing = state.seats, state.racing
    state.turn = state.starter if given.turn is None else given.turn
    if given.phase == "over":
        require(given.turn is None, "$.turn", f"found {given.turn}, accepted is null when the race is over")
        state.turn = NONE
    elif given.phase == "deal":
        dealt = sum(car.hand != NONE for car in state.cars)
        state.turn = (state.starter + dealt) % n
        fits = given.turn is None or given.turn == state.turn
        require(fits, "$.turn", f"found {given.turn}, accepted is {state.turn}, who is dealt the next card")
    else:
        require(state.turn < n, "$.turn", f"found {given.turn}, accepted is 0 to {n - 1}")
        require(not state.cars[state.turn].retired, "$.turn", "an overheated seat is skipped (LM-15)")
    low, high = 0, racing - 1 if given.phase == "turn" else 0
    if given.last_end == "all_passed" and given.phase == "over":
        low = high = racing
    require(low <= given.passes <= high, "$.passes", f"found {given.passes}, accepted is {low} to {high} (LM-52)")
    state.passes = given.passes


def _take(state: LemansState, name: str, where: str) -> int:
    """Take a card from the pool and return its number."""
    known = TYPES[: state.pack.types]
    require(name in known, where, f"found {name!r}, accepted are {', '.join(known)}")
    number = known.index(name)
    require(state.pool[number] > 0, where, f"more than {state.pack.copies[number]} copies of {name}")
    return int(state.take_from_pool(number))


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _number(seat: int | None) -> int:
    return NONE if seat is None else seat
