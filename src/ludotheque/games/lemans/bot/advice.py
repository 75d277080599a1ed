"""What a good habitué of 24 Heures would say."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.bot.habits import LemansHabits
from ludotheque.games.lemans.bot.last_round import overheats, wins_now
from ludotheque.games.lemans.bot.reasons import why
from ludotheque.games.lemans.bot.sense import Sense
from ludotheque.games.lemans.bot.solo import DRAWS, POINT, Solo
from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, TARGET
from ludotheque.games.lemans.rules.car import NONE, Car
from ludotheque.games.lemans.rules.cards import INCIDENT, RACE, STAND, WEATHER, Pack
from ludotheque.games.lemans.rules.state import TO_DEAL, LemansState
from ludotheque.kernel.advice import Advice, Reason, any_of_best, fill_leads, margins
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

BOLDNESS: Final = 150  # hundredths: so much less is still worth a draw, for a pass hands the others the key
CALMER: Final = 100  # at a table of five or six
TYRE_LEAD: Final = 25  # what leading a tyre colour costs
LEADING: Final = -4000  # what overheating costs in the last round: when leading,
NEAR: Final = -1200  # when about as far as the leader
NEAR_POINTS: Final = 6
OVERHEATED: Final = -5000  # overheating now, which any other card would spare one
WON: Final = 20_000  # a pass that ends the race, as its winner,
LOST: Final = -20_000  # or not
COLD_STAND: Final = 50  # what a Stand costs beyond its points while the engine is cold
RIVAL: Final = 10  # what a point of the rival is worth who is hit
DEVIATION: Final = 12  # points: how far apart two cars usually come out of a round, and a quarter


@final
@mypyc_attr(acyclic=True)
class LemansAdvice(Advice):
    """Weighs choices in hundredths of a point: those of a car alone, and what an attack does to a rival."""

    def __init__(self, setting: Setting, pack: Pack) -> None:
        super().__init__(setting)
        seats: i64 = setting.seats
        self.spread = 60
        self.short = 1000
        self.long = 3000
        self.horizon = 0
        self.stake = 5400
        self.trust = 30
        self.explore = 2.0
        self.patience = 2
        self.boldness: i64 = BOLDNESS if seats <= 4 else CALMER
        self.free: Solo = Solo(pack, seats, 0)
        self.near: Solo = Solo(pack, seats, NEAR)
        self.ahead: Solo = Solo(pack, seats, LEADING)
        self.margins: vec[i64] = margins(DEVIATION, int(pack.rounds))
        self.points: vec[i64] = vec[i64]([i64(0)] * setting.seats)
        self.sense: Sense = Sense(len(setting.tokens))
        self.to_draw: vec[i64] = vec[i64](draws_to_come(int(pack.size), setting.seats))
        self.learned: bool = False  # see learn
        self.habits: LemansHabits = LemansHabits(pack, [])

    def learn(self, numbers: list[int]) -> None:
        """Add these habits, as a Champion does."""
        self.learned = True
        self.habits = LemansHabits(self.free.pack, numbers)

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, LemansState)
        worth: i64 = self.weigh_one(state, self.solo(state), state.cars[state.turn], self.draws(state), action)
        if self.learned:
            self.habits.look(state)
            worth += self.habits.of(state, state.cars[state.turn], action)
        return worth

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, LemansState)
        self.weigh_each(state, actions, count, out)

    def weigh_each(self, state: LemansState, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weigh the first so many of the actions, by what is the same for all of them."""
        solo = self.solo(state)
        car = state.cars[state.turn]
        draws: i64 = self.draws(state)
        i: i64 = 0
        while i < count:
            out[i] = self.weigh_one(state, solo, car, draws, actions[i])
            i += 1
        if self.learned:
            self.add_habits(state, car, actions, count, out)

    def add_habits(self, state: LemansState, car: Car, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        self.habits.look(state)
        i: i64 = 0
        while i < count:
            out[i] += self.habits.of(state, car, actions[i])
            i += 1

    def weigh_one(self, state: LemansState, solo: Solo, car: Car, draws: i64, action: i64) -> i64:
        if action == PASS:
            return self.weigh_pass(state, car)
        if action == PLAY:
            return solo.driving(draws, car)
        if action < CARD:
            return self.weigh_target(state, action - TARGET)
        return self.weigh_card(state, solo, car, draws - 1, action - CARD)

    def weigh_pass(self, state: LemansState, car: Car) -> i64:
        """Weigh the points in front of the car; the last pass of the last round decides the race (LM-52, LM-70)."""
        if state.round == state.pack.rounds and state.passes + 1 == state.racing:
            return WON if wins_now(state) else LOST
        if car.score <= 0:
            return 0
        return car.score * POINT - self.boldness

    def draws(self, state: LemansState) -> i64:
        """Estimate how many cards the car will still draw."""
        return self.to_draw[state.deck() * (state.seats + 1) + state.racing]

    def solo(self, state: LemansState) -> Solo:
        """Choose what overheating costs: in the last round the race, if there is one to lose (LM-71)."""
        if state.round < state.pack.rounds or state.seats > 4:
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

    def weigh_card(self, state: LemansState, solo: Solo, car: Car, draws: i64, number: i64) -> i64:
        """Weigh laying this card and keeping the other, with so many draws to come."""
        kept: i64 = car.hand
        if number == car.hand:
            kept = car.drawn
        card = state.pack.cards[number]
        if overheats(state, car, card):
            return OVERHEATED
        if card.kind == RACE:
            worth: i64 = solo.worth(draws, kept, car.incident, car.heat + card.heat, car.score + card.score)
            if leads_tyres(state, car, card.colour):
                worth -= TYRE_LEAD
            return worth
        if card.kind == WEATHER:
            target: i64 = state.tyre_leader(card.colour)
            if target == state.turn:
                return solo.receive(draws, card, kept, car.incident, car.heat, car.score)
            if target != NONE:
                return solo.lay(draws, number, kept, car.incident, car.heat, car.score) + self.harm(state, target)
        worth = solo.lay(draws, number, kept, car.incident, car.heat, car.score)
        if card.kind == STAND and car.score > 0 and car.heat == 0 and not car.incident:
            worth -= COLD_STAND
        return worth

    def harm(self, state: LemansState, seat: i64) -> i64:
        """Weigh a blow to that seat: the further it is ahead, the more welcome."""
        car = state.cars[seat]
        mine = state.cars[state.turn]
        return (car.total + car.score - mine.total - mine.score) * RIVAL // 4

    def weigh_target(self, state: LemansState, seat: i64) -> i64:
        """Weigh a target: the strongest rival who has something to lose is best."""
        if seat == state.turn:
            return -1000 * POINT
        car = state.cars[seat]
        worth: i64 = (car.total + car.score) * RIVAL
        if state.pack.cards[state.pending].kind == INCIDENT:
            if car.incident:
                worth -= 20 * POINT
        elif car.score < 3:
            worth -= 2 * POINT
        return worth

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, LemansState)
        return self.sense.sift(state, actions, count)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        """Judge how far each seat is ahead, for the rounds that are left."""
        assert isinstance(state, LemansState)
        seat: i64 = 0
        while seat < state.seats:
            self.points[seat] = state.cars[seat].total
            seat += 1
        fill_leads(self.points, state.seats, self.margins[state.pack.rounds - state.finished_rounds()], out)

    def rests(self, state: State) -> bool:
        assert isinstance(state, LemansState)
        return is_between_rounds(state)

    def play_on(self, state: State, actions: vec[i64], weights: vec[i64], rng: Rng) -> i64:
        """Play on to the end of the round: word for word as in Advice, where only the types differ."""
        assert isinstance(state, LemansState)
        events: i64 = 0
        who: i64 = state.actor()
        while who != OVER:
            if events >= self.horizon and is_between_rounds(state):
                break
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                count: i64 = state.fill_legal(actions)
                if count > 1:
                    self.weigh_each(state, actions, count, weights)
                state.advance(any_of_best(actions, weights, count, self.spread, rng))
            events += 1
            who = state.actor()
        return events

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, LemansState)
        return why(state, action)


def leads_tyres(state: LemansState, car: Car, colour: i64) -> bool:
    """Tell whether no car in the round shows more tyres of the colour."""
    mine: i64 = car.tyres(colour)
    for other in state.cars:
        if other.tyres(colour) > mine and not other.retired:
            return False
    return True


def is_between_rounds(state: LemansState) -> bool:
    """Tell whether nothing is dealt yet."""
    return state.phase == TO_DEAL and state.turn == state.starter


def draws_to_come(cards: int, seats: int) -> list[i64]:
    """List for each number of cards in the deck, and of cars in the round, how many cards a car will still draw."""
    return [i64(min(deck // max(racing, 1) + 1, DRAWS)) for deck in range(cards + 1) for racing in range(seats + 1)]
