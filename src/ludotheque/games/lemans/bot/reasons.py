"""Why one would choose so in 24 Heures, for the coach: a message and its arguments."""

from mypy_extensions import i64

from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, TARGET
from ludotheque.games.lemans.rules.car import Car
from ludotheque.games.lemans.rules.cards import INCIDENT, RACE, STAND, WEATHER
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.advice import Reason


def why(state: LemansState, action: int) -> list[Reason]:
    """Give reasons from the acting seat's own hand and from what lies open."""
    car = state.cars[state.turn]
    if action == PLAY:
        return [why_play(state, car)]
    if action == PASS:
        message = "hint-close" if state.passes + 1 == state.racing else "hint-keep"
        return [Reason(message, {"points": int(car.points()), "heat": int(car.heat)})]
    if action >= CARD:
        return [why_card(state, action - CARD)]
    rival = state.cars[action - TARGET]
    return [Reason("hint-target", {"seat": action - TARGET, "points": int(rival.total + rival.score)})]


def why_play(state: LemansState, car: Car) -> Reason:
    """Explain a draw: a harmless card in hand can always be laid instead (LM-23)."""
    if not burns(state, car, car.hand):
        return Reason("hint-insured", {"points": int(car.points())})
    return Reason("hint-risk", {"percent": risk(state, car), "points": int(car.points())})


def burns(state: LemansState, car: Car, number: i64) -> bool:
    """Tell whether the car would overheat with this card."""
    card = state.pack.cards[number]
    if card.kind != RACE:
        return False
    return car.heat + card.heat >= state.pack.limit or (car.incident and card.heat > 0)


def risk(state: LemansState, car: Car) -> int:
    """Count the cards that would overheat the seat, of a hundred that it has not seen."""
    bad: i64 = 0
    unseen: i64 = 0
    number: i64 = 0
    while number < i64(len(state.pool)):
        copies: i64 = state.pool[number]
        for other in state.cars:
            if other is not car and other.hand == number:
                copies += 1
        unseen += copies
        if burns(state, car, number):
            bad += copies
        number += 1
    if unseen == 0:
        return 0
    return int(100 * bad // unseen)


def why_card(state: LemansState, number: int) -> Reason:
    card = state.pack.cards[number]
    if card.kind == STAND:
        return Reason("hint-stand", {})
    if card.kind == INCIDENT:
        return Reason("hint-incident", {})
    if card.kind == WEATHER:
        return Reason("hint-weather", {"seat": int(state.tyre_leader(card.colour))})  # -1: its player chooses
    return Reason("hint-points", {"points": int(card.score), "heat": int(card.heat)})
