"""Moves of 24 Heures that anybody at the table would call absurd."""

from __future__ import annotations

from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, TARGET
from ludotheque.games.lemans.rules.cards import RACE, STAND, WEATHER
from ludotheque.games.lemans.rules.state import TO_CARD, TO_TARGET, TO_TURN, LemansState

SOME_POINTS = 3  # fewer may be given up to be rid of a Stand


def overheats(state: LemansState, number: int) -> bool:
    """Does the acting car overheat if it lays this card?"""
    car, card = state.cars[state.turn], state.pack.cards[number]
    if card.kind == WEATHER and state.tyre_leader(card.colour) != state.turn:
        return False
    return bool(card.heat > 0 and (car.incident or car.heat + card.heat >= state.pack.limit))


def other_card(state: LemansState, action: int) -> int:
    """The card that is kept."""
    car = state.cars[state.turn]
    return int(car.drawn if car.hand == action - CARD else car.hand)


def overheats_with_a_cool_card_in_hand(state: LemansState, action: int) -> bool:
    return (
        state.phase == TO_CARD and overheats(state, action - CARD) and not overheats(state, other_card(state, action))
    )


def pits_with_a_cold_engine_and_points(state: LemansState, action: int) -> bool:
    """A Stand throws some points away though the other card is a race card that cannot hurt."""
    if state.phase != TO_CARD or state.pack.cards[action - CARD].kind != STAND:
        return False
    car, other = state.cars[state.turn], state.pack.cards[other_card(state, action)]
    cold = car.heat == 0 and not car.incident
    return bool(
        cold and car.score >= SOME_POINTS and other.kind == RACE and not overheats(state, other_card(state, action))
    )


def takes_the_blow(state: LemansState, action: int) -> bool:
    return state.phase == TO_TARGET and action - TARGET == state.turn and len(state.legal()) > 1


def scores_of_rivals(state: LemansState) -> list[int]:
    """What the other cars in the round show."""
    return [int(car.score) for seat, car in enumerate(state.cars) if seat != state.turn and not car.retired]


def passes_with_nothing_to_lose(state: LemansState, action: int) -> bool:
    """Without points a draw costs nothing before the last round; the others write theirs meanwhile."""
    if state.phase != TO_TURN or action != PASS or state.round == state.pack.rounds:
        return False
    car = state.cars[state.turn]
    cold, rivals = car.heat == 0 and not car.incident, scores_of_rivals(state)
    return bool(car.score <= 0 and (cold or max(rivals, default=0) > 0))


def waits_with_a_cold_engine_and_a_race_card(state: LemansState, action: int) -> bool:
    """Whatever is drawn, the card in hand can be laid and adds points; a car in the round is no further back."""
    if state.phase != TO_TURN or action != PASS or state.round == state.pack.rounds:
        return False
    car = state.cars[state.turn]
    card, rivals = state.pack.cards[car.hand], scores_of_rivals(state)
    free = card.kind == RACE and car.heat == 0 and not car.incident
    return bool(free and card.heat < state.pack.limit and rivals and max(rivals) >= car.score)


def drives_on_with_the_race_won(state: LemansState, action: int) -> bool:
    """In the last round a pass would end the race, and this car is first."""
    if state.phase != TO_TURN or action != PLAY or state.round < state.pack.rounds:
        return False
    after = state.clone()
    after.advance(PASS)
    return bool(after.actor() < 0 and after.rank(state.turn) == 1)


ABSURD = (
    overheats_with_a_cool_card_in_hand,
    pits_with_a_cold_engine_and_points,
    takes_the_blow,
    passes_with_nothing_to_lose,
    waits_with_a_cold_engine_and_a_race_card,
    drives_on_with_the_race_won,
)
