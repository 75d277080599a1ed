"""What a good habitué of 24 Heures would say, from the play advice of the specification."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, TARGET
from ludotheque.games.lemans.rules.car import NONE, Car
from ludotheque.games.lemans.rules.cards import INCIDENT, RACE, WEATHER, Pack
from ludotheque.games.lemans.rules.solo import DRAWS, POINT, Solo
from ludotheque.games.lemans.rules.state import TO_DEAL, LemansState
from ludotheque.games.lemans.rules.why import why
from ludotheque.kernel.advice import Advice, Reason, ahead, margins
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

BOLDNESS: Final = 50  # hundredths: a gain so small is still worth a draw
TYRE_LEAD: Final = 25  # what leading a tyre colour costs
LEADING: Final = -4000  # what overheating costs in the last round: when leading,
NEAR: Final = -1200  # when about as far as the leader
NEAR_POINTS: Final = 6
RIVAL: Final = 10  # what a point of the rival is worth who is hit
DEVIATION: Final = 12  # points: how far apart two cars usually come out of a round, and a quarter


@final
@mypyc_attr(acyclic=True)
class LemansAdvice(Advice):
    """Points as the solved stint of a car alone counts them, and what attacks do to whom."""

    def __init__(self, setting: Setting, pack: Pack) -> None:
        super().__init__(setting)
        seats: i64 = setting.seats
        self.spread = 60
        self.slip = 2600
        self.waver = 70
        self.short = 24
        self.long = 3000
        self.horizon = 0
        self.stake = 5400
        self.trust = 30
        self.explore = 2.0
        self.patience = 2
        self.free: Solo = Solo(pack, seats, 0)
        self.near: Solo = Solo(pack, seats, NEAR)
        self.ahead: Solo = Solo(pack, seats, LEADING)
        self.margins: vec[i64] = margins(DEVIATION, int(pack.rounds))

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, LemansState)
        car = state.cars[state.turn]
        solo = self.solo(state)
        if action == PASS:
            if car.score <= 0:
                return 0
            return car.score * POINT - BOLDNESS
        if action == PLAY:
            return solo.driving(self.draws(state), car)
        if action < TARGET:
            return self.weigh_card(state, solo, car, action - CARD)
        return self.weigh_target(state, action - TARGET)

    def draws(self, state: LemansState) -> i64:
        """About as many cards will the car still draw."""
        left: i64 = state.deck() // state.racing + 1
        return left if left < DRAWS else DRAWS

    def solo(self, state: LemansState) -> Solo:
        """LM-71: in the last round overheating costs the race, if there is one to lose."""
        if state.round < state.pack.rounds or not state.pack.finale_eliminates or state.seats > 4:
            return self.free
        mine: i64 = state.cars[state.turn].total
        best: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.turn and state.cars[seat].total > best:
                best = state.cars[seat].total
            seat += 1
        if mine >= best:
            return self.ahead
        return self.near if best - mine <= NEAR_POINTS else self.free

    def weigh_card(self, state: LemansState, solo: Solo, car: Car, number: i64) -> i64:
        """What is left to the car when it lays this card, and keeps the other."""
        kept: i64 = car.hand
        if number == car.hand:
            kept = car.drawn
        draws: i64 = self.draws(state) - 1
        card = state.pack.cards[number]
        if card.kind == WEATHER:
            target: i64 = state.tyre_leader(card.colour)
            if target == state.turn:
                return solo.receive(draws, card, kept, car.incident, car.heat, car.score)
            if target != NONE:
                return solo.lay(draws, number, kept, car.incident, car.heat, car.score) + self.harm(state, target)
        worth: i64 = solo.lay(draws, number, kept, car.incident, car.heat, car.score)
        if card.kind == RACE and car.tyres(card.colour) == state.most_tyres(card.colour):
            worth -= TYRE_LEAD
        return worth

    def harm(self, state: LemansState, seat: i64) -> i64:
        """How welcome a blow to that seat is: it is when it leads."""
        car = state.cars[seat]
        mine = state.cars[state.turn]
        return (car.total + car.score - mine.total - mine.score) * RIVAL // 4

    def weigh_target(self, state: LemansState, seat: i64) -> i64:
        """The strongest rival who has something to lose."""
        if seat == state.turn:
            return -1000 * POINT
        car = state.cars[seat]
        if car.retired:
            return -100 * POINT
        worth: i64 = (car.total + car.score) * RIVAL
        if state.pack.cards[state.pending].kind == INCIDENT:
            if car.incident:
                worth -= 20 * POINT
        elif car.score < 3:
            worth -= 2 * POINT
        return worth

    def value(self, state: State, seat: i64) -> i64:
        """Who is how far ahead, for the rounds that are left."""
        assert isinstance(state, LemansState)
        close: i64 = self.margins[state.pack.rounds - state.finished_rounds()]
        total: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                lead: i64 = state.cars[seat].total - state.cars[other].total
                total += ahead(lead, close)
            other += 1
        return total // (state.seats - 1)

    def rests(self, state: State) -> bool:
        """Between two rounds."""
        assert isinstance(state, LemansState)
        return state.phase == TO_DEAL and state.turn == state.starter

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, LemansState)
        return why(state, action)
