"""Leave out the moves of 24 Heures that anybody at the table would call absurd."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.bot.last_round import overheats, wins_now
from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, TARGET
from ludotheque.games.lemans.rules.cards import RACE, STAND, Pack
from ludotheque.games.lemans.rules.state import TO_CARD, TO_TARGET, LemansState
from ludotheque.kernel.advice import keep

SOME_POINTS: Final = 3  # fewer may be given up to be rid of a Stand


@final
@mypyc_attr(acyclic=True)
class Sense:
    """Does not overheat, pit, pass or drive on without need, nor take a blow that is one's own."""

    def __init__(self, actions: i64) -> None:
        self.dropped: vec[bool] = vec[bool]([False] * int(actions))

    def sift(self, state: LemansState, actions: vec[i64], count: i64) -> i64:
        """Keep the choices that a person would consider."""
        i: i64 = 0
        while i < count:
            if state.phase == TO_CARD:
                self.dropped[i] = wastes_a_card(state, state.pack, actions[i] - CARD)
            elif state.phase == TO_TARGET:
                self.dropped[i] = actions[i] - TARGET == state.turn
            elif actions[i] == PASS:
                self.dropped[i] = has_nothing_to_lose(state) or waits_for_nothing(state)
            else:
                self.dropped[i] = actions[i] == PLAY and ends_the_race(state) and wins_now(state)
            i += 1
        return keep(actions, count, self.dropped)


def wastes_a_card(state: LemansState, pack: Pack, number: i64) -> bool:
    """Would the car overheat, or lose points for a cold engine's sake, though the other card cannot hurt?"""
    car = state.cars[state.turn]
    card = pack.cards[number]
    other = pack.cards[car.drawn if number == car.hand else car.hand]
    if overheats(state, car, other):
        return False
    if overheats(state, car, card):
        return True
    cold: bool = car.heat == 0 and not car.incident
    return cold and card.kind == STAND and other.kind == RACE and car.score >= SOME_POINTS


def has_nothing_to_lose(state: LemansState) -> bool:
    """Is the car without points before the last round, its engine cold or a rival about to write some down?"""
    car = state.cars[state.turn]
    if state.round == state.pack.rounds or car.score > 0:
        return False
    return (car.heat == 0 and not car.incident) or has_rival_with(state, 1)


def waits_for_nothing(state: LemansState) -> bool:
    """Is the engine cold, the card in hand good for points at no risk, and a rival no further back?"""
    car = state.cars[state.turn]
    card = state.pack.cards[car.hand]
    if state.round == state.pack.rounds or car.heat > 0 or card.kind != RACE or overheats(state, car, card):
        return False
    return has_rival_with(state, car.score)


def has_rival_with(state: LemansState, points: i64) -> bool:
    """Tell whether another car in the round shows at least so many points."""
    seat: i64 = 0
    while seat < state.seats:
        rival = state.cars[seat]
        if seat != state.turn and not rival.retired and rival.score >= points:
            return True
        seat += 1
    return False


def ends_the_race(state: LemansState) -> bool:
    """Would a pass be the last of the last round (LM-52, LM-70)?"""
    return state.round == state.pack.rounds and state.passes + 1 == state.racing
