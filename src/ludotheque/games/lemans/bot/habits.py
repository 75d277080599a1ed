"""What many games have taught a Champion: how much better a choice is than the stint of a car alone says.

Each choice is looked up in four lists at once: by the car, by the round, by how the seat stands, and by its rivals.
``tools/learn`` finds the numbers; without any, nothing is added.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.bot.last_round import overheats
from ludotheque.games.lemans.rules.actions import CARD, PASS, TARGET
from ludotheque.games.lemans.rules.car import Car
from ludotheque.games.lemans.rules.cards import INCIDENT, RACE, STAND, WEATHER, Card, Pack
from ludotheque.games.lemans.rules.state import LemansState
from ludotheque.kernel.habits import Habits

LISTS: Final = 4

# How many are told apart of each. Cards: cold ones of a point and of more, warm ones of three and of more, hot ones, a
# Stand, weather, an incident. Engines: cold, one heat, two, under an incident; overheated.
CARDS: Final = 8
ENGINES: Final = 4
ENDS: Final = 5
POINTS: Final = 16
STEPS: Final = 8  # points by twos
ROUNDS: Final = 6
LEADS: Final = 13  # by fours
DECKS: Final = 8  # by sixes
RACING: Final = 6
PASSED: Final = 4
COLD: Final = 4  # rivals
MARGINS: Final = 5  # tyres

# Where each list begins. A product with another file's number would be no constant to the compiler, but an object to
# look up for each choice.
TURN_CAR: Final = 0  # kind 2, engine, points, hand
TURN_ROUND: Final = TURN_CAR + 1024  # kind, racing, passed, deck, points in 6
TURN_STANDING: Final = TURN_ROUND + 2304  # kind, round, lead, engine
TURN_RIVALS: Final = TURN_STANDING + 624  # kind, best rival's steps, own steps, cold rivals
CARD_LAID: Final = TURN_RIVALS + 512  # laid, kept, engine before, steps before
CARD_CAR: Final = CARD_LAID + 2048  # kept, engine after, points after
CARD_STANDING: Final = CARD_CAR + 640  # round, lead after, engine after
CARD_ROUND: Final = CARD_STANDING + 390  # laid, deck, tyres or whom it meets 5
TARGET_CAR: Final = CARD_ROUND + 320  # incident, engine, steps, lead in 7
TARGET_ROUND: Final = TARGET_CAR + 448  # incident, round, lead
TARGET_OWN: Final = TARGET_ROUND + 156  # incident, own steps, its steps
TARGET_TYRES: Final = TARGET_OWN + 128  # incident, its yellow tyres and blue ones, five at most
SIZE: Final = TARGET_TYRES + 72


@final
@mypyc_attr(acyclic=True)
class LemansHabits(Habits):
    """Four numbers for each choice, in hundredths of a point."""

    def __init__(self, pack: Pack, numbers: list[int]) -> None:
        super().__init__(numbers, SIZE, LISTS)
        self.pack: Pack = pack
        self.kinds: vec[i64] = vec[i64]([kind_of(card) for card in pack.cards])
        self.best: i64 = 0  # of the rivals in the round: the most points shown,
        self.ahead: i64 = 0  # the most points in all, theirs that are not in the round included,
        self.cold: i64 = 0  # and how many have a cold engine

    def look(self, state: LemansState) -> None:
        """Note how the rivals stand."""
        self.best = 0
        self.ahead = 0
        self.cold = 0
        seat: i64 = 0
        while seat < state.seats:
            if seat != state.turn:
                rival = state.cars[seat]
                whole: i64 = rival.total
                if not rival.retired:
                    points: i64 = max(rival.score, i64(0))
                    whole += points
                    self.best = max(self.best, points)
                    if rival.heat == 0 and not rival.incident and self.cold < COLD - 1:
                        self.cold += 1
                self.ahead = max(self.ahead, whole)
            seat += 1

    def of(self, state: LemansState, car: Car, action: i64) -> i64:
        """Look up a choice of the moment that was looked at."""
        if action >= CARD:
            return self.of_card(state, car, action - CARD)
        if action >= TARGET:
            return self.of_target(state, car, state.cars[action - TARGET])
        return self.of_turn(state, car, 1 if action == PASS else 0)

    def of_turn(self, state: LemansState, car: Car, passed: i64) -> i64:
        """Look up driving on or passing."""
        engine: i64 = engine_of(car.heat, car.incident)
        step: i64 = step_of(car.score)
        racing: i64 = min(state.racing, i64(RACING)) - 1
        passes: i64 = min(state.passes, i64(PASSED - 1))
        place: i64 = ((passed * RACING + racing) * PASSED + passes) * DECKS + deck_of(state)
        lead: i64 = lead_of(car.total + max(car.score, i64(0)) - self.ahead)
        rivals: i64 = ((passed * STEPS + step_of(self.best)) * STEPS + step) * COLD + self.cold
        return self.total(
            TURN_CAR + ((passed * ENGINES + engine) * POINTS + points_of(car.score)) * CARDS + self.kinds[car.hand],
            TURN_ROUND + place * 6 + min(step, i64(5)),
            TURN_STANDING + ((passed * ROUNDS + round_of(state)) * LEADS + lead) * ENGINES + engine,
            TURN_RIVALS + rivals,
        )

    def of_card(self, state: LemansState, car: Car, number: i64) -> i64:
        """Look up a card to lay, by the one that is kept."""
        card = self.pack.cards[number]
        kept: i64 = self.kinds[car.drawn if number == car.hand else car.hand]
        laid: i64 = self.kinds[number]
        score: i64 = car.score
        engine: i64 = engine_of(car.heat, car.incident)
        case: i64 = 0
        before: i64 = (laid * CARDS + kept) * ENGINES + engine
        if card.kind == STAND:
            score = 0
            engine = 0
        elif card.kind == RACE:
            score += card.score
            engine = engine_of(car.heat + card.heat, car.incident)
            if overheats(state, car, card):
                score = 0
                engine = ENDS - 1
            case = margin_of(state, car, card.colour)
        elif card.kind == WEATHER:
            case = self.whom(state, card)
        return self.total(
            CARD_LAID + before * STEPS + step_of(car.score),
            CARD_CAR + (kept * ENDS + engine) * POINTS + points_of(score),
            CARD_STANDING
            + (round_of(state) * LEADS + lead_of(car.total + max(score, i64(0)) - self.ahead)) * ENDS
            + engine,
            CARD_ROUND + (laid * DECKS + deck_of(state)) * MARGINS + case,
        )

    def whom(self, state: LemansState, card: Card) -> i64:
        """Tell whom a weather card meets: whoever one likes, oneself, one without points, one behind, one ahead."""
        target: i64 = state.tyre_leader(card.colour)
        if target < 0:
            return 0
        if target == state.turn:
            return 1
        rival = state.cars[target]
        if rival.score <= 0:
            return 2
        mine = state.cars[state.turn]
        return 4 if rival.total + rival.score > mine.total + mine.score else 3

    def of_target(self, state: LemansState, car: Car, rival: Car) -> i64:
        """Look up whom a card is laid for."""
        kind: i64 = 1 if self.pack.cards[state.pending].kind == INCIDENT else 0
        lead: i64 = lead_of(rival.total + rival.score - car.total - car.score)
        engine: i64 = engine_of(rival.heat, rival.incident)
        step: i64 = step_of(rival.score)
        return self.total(
            TARGET_CAR + ((kind * ENGINES + engine) * STEPS + step) * 7 + lead // 2,
            TARGET_ROUND + (kind * ROUNDS + round_of(state)) * LEADS + lead,
            TARGET_OWN + (kind * STEPS + step_of(car.score)) * STEPS + step,
            TARGET_TYRES + (kind * 6 + min(rival.yellow, i64(5))) * 6 + min(rival.blue, i64(5)),
        )

    def total(self, first: i64, second: i64, third: i64, fourth: i64) -> i64:
        """Note where a choice was looked up, for those who learn; add up what was found."""
        found = self.found
        numbers = self.numbers
        found[0] = first
        found[1] = second
        found[2] = third
        found[3] = fourth
        return numbers[first] + numbers[second] + numbers[third] + numbers[fourth]


def kind_of(card: Card) -> i64:
    """Tell what a card is to somebody who lays or keeps it."""
    if card.kind == STAND:
        return 5
    if card.kind == WEATHER:
        return 6
    if card.kind == INCIDENT:
        return 7
    if card.heat > 1:
        return 4
    kind: i64 = 2 * card.heat
    if card.score > 1 + 2 * card.heat:
        kind += 1
    return kind


def engine_of(heat: i64, incident: bool) -> i64:
    """Tell engines apart, below ENGINES."""
    if incident:
        return ENGINES - 1
    return min(heat, i64(ENGINES - 2))


def points_of(score: i64) -> i64:
    """Tell points apart, below POINTS: less than nothing, nothing, one …"""
    return min(max(score, i64(-1)) + 1, i64(POINTS - 1))


def step_of(score: i64) -> i64:
    """Tell points apart by twos, below STEPS."""
    return min((max(score, i64(-1)) + 1) // 2, i64(STEPS - 1))


def lead_of(points: i64) -> i64:
    """Tell leads apart, below LEADS."""
    return min(max((points + 26) // 4, i64(0)), i64(LEADS - 1))


def round_of(state: LemansState) -> i64:
    """Tell how many rounds come after this one, below ROUNDS."""
    return min(state.pack.rounds - state.round, i64(ROUNDS - 1))


def deck_of(state: LemansState) -> i64:
    """Tell how far down the deck is, below DECKS."""
    return min(state.deck() // 6, i64(DECKS - 1))


def margin_of(state: LemansState, car: Car, colour: i64) -> i64:
    """Tell by how many tyres of the colour the car leads or follows, below MARGINS."""
    most: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        rival = state.cars[seat]
        if seat != state.turn and not rival.retired:
            most = max(most, rival.tyres(colour))
        seat += 1
    return min(max(car.tyres(colour) - most + 2, i64(0)), i64(MARGINS - 1))
