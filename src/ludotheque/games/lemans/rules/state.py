"""24 Heures: the flow of the six rounds."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.lemans.hidden.other_hands import draw_hands, gather_hands
from ludotheque.games.lemans.rules.actions import CARD, PASS, PLAY, POLE, TARGET
from ludotheque.games.lemans.rules.car import NONE, Car
from ludotheque.games.lemans.rules.cards import INCIDENT, WEATHER, Pack
from ludotheque.games.lemans.rules.pool import pick
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TO_POLE: Final = 0
TO_DEAL: Final = 1
TO_TURN: Final = 2
TO_DRAW: Final = 3
TO_CARD: Final = 4
TO_TARGET: Final = 5
FINISHED: Final = 6

NOT_ENDED: Final = 0
BY_DECK: Final = 1
BY_LAST_CAR: Final = 2
BY_PASSES: Final = 3


@final
@mypyc_attr(acyclic=True)
class LemansState(State):
    """One moment of a race."""

    def __init__(self, setting: Setting, pack: Pack) -> None:
        super().__init__(setting)
        self.pack: Pack = pack
        self.phase: i64 = TO_POLE
        self.round: i64 = 0
        self.pole: i64 = NONE
        self.starter: i64 = NONE
        self.turn: i64 = NONE  # the seat that acts, draws or is dealt a card
        self.passes: i64 = 0
        self.pending: i64 = NONE  # a card that waits for its target
        self.racing: i64 = self.seats  # cars still in the round
        self.last_end: i64 = NOT_ENDED
        self.cars: vec[Car] = vec[Car]([Car(pack) for _ in range(self.seats)])
        self.pool: vec[i64] = pack.copies[:]  # LM-03: copies of each type neither held nor laid
        self.pool_size: i64 = pack.size
        self.aside: i64 = 0  # cards of the pool that nobody will draw in this round
        self.history: vec[i64] = pack.empty_pad[:]  # round by round, seat by seat

    def clone(self) -> "LemansState":
        other = LemansState(self.setting, self.pack)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, LemansState)
        self.phase = other.phase
        self.round = other.round
        self.pole = other.pole
        self.starter = other.starter
        self.turn = other.turn
        self.passes = other.passes
        self.pending = other.pending
        self.racing = other.racing
        self.last_end = other.last_end
        self.pool_size = other.pool_size
        self.aside = other.aside
        i: i64 = 0
        while i < self.seats:
            self.cars[i].copy_from(other.cars[i])
            i += 1
        copy_numbers(self.pool, other.pool, self.pack.types)
        copy_numbers(self.history, other.history, self.seats * self.finished_rounds())

    # -- who acts, what is legal -------------------------------------------------------------

    def actor(self) -> i64:
        if self.phase == TO_POLE or self.phase == TO_DEAL or self.phase == TO_DRAW:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.turn

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.phase == TO_TURN:
            out[0] = PLAY  # LM-20: both are always allowed
            out[1] = PASS
            return 2
        if self.phase == TO_CARD:
            car = self.cars[self.turn]
            out[0] = CARD + car.hand  # LM-23: one of the two cards held
            out[1] = CARD + car.drawn
            return 1 if car.hand == car.drawn else 2
        return self.fill_targets(out)

    def fill_targets(self, out: vec[i64]) -> i64:
        """List the targets of an incident, any car (LM-45), or of a weather card, those with most tyres (LM-42)."""
        card = self.pack.cards[self.pending]
        needed: i64 = 0
        if card.kind == WEATHER:
            needed = self.most_tyres(card.colour)
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            car = self.cars[seat]
            if not car.retired and car.tyres(card.colour) >= needed:  # LM-43, LM-47
                out[count] = TARGET + seat
                count += 1
            seat += 1
        return count

    def most_tyres(self, colour: i64) -> i64:
        """Count the tyres of the majority; overheated cars do not count (LM-43)."""
        most: i64 = 0
        for car in self.cars:
            if not car.retired:
                most = max(most, car.tyres(colour))
        return most

    # -- chance ------------------------------------------------------------------------------

    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        i: i64 = 0
        if self.phase == TO_POLE:
            while i < self.seats:  # LM-11
                out[i] = POLE + i
                weights[i] = 1
                i += 1
            return self.seats
        types: i64 = self.pack.types
        first: i64 = self.pack.draw
        count: i64 = 0
        while i < types:
            if self.pool[i] > 0:
                out[count] = first + i
                weights[count] = self.pool[i]
                count += 1
            i += 1
        return count

    def draw(self, rng: Rng) -> i64:
        if self.phase == TO_POLE:
            return POLE + rng.below(self.seats)
        return self.pack.draw + pick(self.pool, self.pool_size, rng)

    # -- what happens ------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        if self.phase == TO_TURN:
            if action == PASS:
                self.pass_turn()
            else:
                self.passes = 0  # LM-22
                self.phase = TO_DRAW
        elif self.phase == TO_DRAW:
            self.cars[self.turn].drawn = self.take_from_pool(action - self.pack.draw)
            self.phase = TO_CARD
        elif self.phase == TO_CARD:
            self.lay(action - CARD)
        elif self.phase == TO_DEAL:
            self.deal(action - self.pack.draw)
        elif self.phase == TO_TARGET:
            self.land(action - TARGET, self.pending)
        else:
            self.pole = action - POLE  # LM-11
            self.starter = self.pole
            self.begin_round()

    def take_from_pool(self, number: i64) -> i64:
        self.pool[number] -= 1
        self.pool_size -= 1
        return number

    def begin_round(self) -> None:
        """Gather all cards (LM-54); the night cards simply stay in the pool (LM-60, LM-61)."""
        self.round += 1
        for car in self.cars:
            car.clear()
        copy_numbers(self.pool, self.pack.copies, self.pack.types)
        self.pool_size = self.pack.size
        self.aside = self.pack.aside(self.round)
        self.racing = self.seats
        self.passes = 0  # LM-22
        self.turn = self.starter
        self.phase = TO_DEAL

    def deal(self, number: i64) -> None:
        """Deal one card each, clockwise from the opener, who then has the first turn (LM-04, LM-05)."""
        self.cars[self.turn].hand = self.take_from_pool(number)
        self.turn = self.left_of(self.turn)
        if self.turn == self.starter:
            self.phase = TO_TURN

    def left_of(self, seat: i64) -> i64:
        """Find the next seat clockwise (LM-12)."""
        first: i64 = 0
        after: i64 = seat + 1
        return first if after == self.seats else after  # no branch: who is the last in a row changes all the time

    def deck(self) -> i64:
        """Count the cards that can still be drawn (LM-62)."""
        return self.pool_size - self.aside

    def pass_turn(self) -> None:
        """Pass (LM-21); the last pass of all ends the round (LM-52)."""
        self.passes += 1
        if self.passes == self.racing:
            self.end_round(BY_PASSES)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Go clockwise to the next car still in the round (LM-12, LM-15)."""
        seat: i64 = self.left_of(self.turn)
        while self.cars[seat].retired:
            seat = self.left_of(seat)
        self.turn = seat
        self.phase = TO_TURN

    def lay(self, number: i64) -> None:
        """Lay one of the two cards, keep the other (LM-23)."""
        car = self.cars[self.turn]
        hand: i64 = car.hand
        drawn: i64 = car.drawn
        car.hand = drawn if hand == number else hand  # no branch, as both are at hand: one in two would be wrong
        car.drawn = NONE
        card = self.pack.cards[number]
        receiver: i64 = self.turn  # LM-24, LM-30
        if card.kind == WEATHER:
            receiver = self.tyre_leader(card.colour)
        elif card.kind == INCIDENT:
            receiver = NONE  # LM-45: its player chooses
        if receiver != NONE:
            self.land(receiver, number)
        else:
            self.pending = number
            self.phase = TO_TARGET

    def tyre_leader(self, colour: i64) -> i64:
        """Find the seat with most visible tyres of the colour (LM-40, LM-41); NONE if several share it (LM-42)."""
        most: i64 = -1
        leader: i64 = NONE
        seat: i64 = 0
        while seat < self.seats:
            car = self.cars[seat]
            if not car.retired:  # LM-43
                tyres: i64 = car.tyres(colour)
                if tyres > most:
                    most = tyres
                    leader = seat
                elif tyres == most:
                    leader = NONE
            seat += 1
        return leader

    def land(self, seat: i64, number: i64) -> None:
        """Lay the card in front of the seat; check the car, then the round."""
        self.pending = NONE
        car = self.cars[seat]
        car.receive(number, self.pack.cards[number], self.pack.limit)
        if car.retired:
            self.racing -= 1
        if self.racing == 1:
            self.end_round(BY_LAST_CAR)  # LM-51, LM-56
        elif self.deck() == 0:
            self.end_round(BY_DECK)  # LM-50
        else:
            self.next_turn()

    def end_round(self, cause: i64) -> None:
        """Write the points (LM-53); after the last round the race is over (LM-70)."""
        self.last_end = cause
        history = self.history
        place: i64 = (self.round - 1) * self.seats
        for car in self.cars:
            points: i64 = car.points()
            history[place] = points
            car.total += points
            place += 1
        if self.round == self.pack.rounds:
            self.phase = FINISHED
            self.turn = NONE
        else:
            self.starter = self.next_starter()
            self.begin_round()

    def next_starter(self) -> i64:
        """Choose who opens the next round (LM-13)."""
        if self.pack.pole_opens:
            return self.pole
        return self.left_of(self.starter)

    # -- result ------------------------------------------------------------------------------

    def finished_rounds(self) -> i64:
        if self.phase == FINISHED or self.round == 0:
            return self.round
        return self.round - 1

    def eliminated(self, seat: i64) -> bool:
        """Tell whether the seat overheated in the last round (LM-71)."""
        return self.phase == FINISHED and self.cars[seat].retired

    def start_place(self, seat: i64) -> i64:
        """Find the seat's place in the very first turn order, 0 for the pole."""
        if self.pole == NONE:
            return 0
        return (seat - self.pole + self.seats) % self.seats

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Compare two seats: more points (LM-72), on a tie the later start (LM-73)."""
        mine: i64 = self.cars[seat].total
        theirs: i64 = self.cars[other].total
        if mine != theirs:
            return mine > theirs
        return self.start_place(seat) > self.start_place(other)

    def score(self, seat: i64) -> i64:
        if self.eliminated(seat):  # LM-74
            return 0
        return self.cars[seat].total

    def rank(self, seat: i64) -> i64:
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if not self.eliminated(other) and (self.eliminated(seat) or self.is_ahead(other, seat)):
                place += 1
            other += 1
        return place

    # -- what a seat cannot know -------------------------------------------------------------

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Draw the other hands anew."""
        gather_hands(self.cars, self.seats, seat, self.pool)
        draw_hands(self.cars, self.seats, seat, self.pool, self.pack, self.turn, self.passes, rng)

    def hides(self, seat: i64, action: i64) -> bool:
        """Hide the type of a card dealt or drawn from all but its receiver (LM-06)."""
        return action >= self.pack.draw and seat != self.turn

    def playout(self, rng: Rng) -> i64:
        out = self.scratch[:]
        events: i64 = 0
        who: i64 = self.actor()
        while who != OVER:
            if who == CHANCE:
                self.advance(self.draw(rng))
            else:
                self.advance(out[rng.below(self.fill_legal(out))])
            events += 1
            who = self.actor()
        return events


def copy_numbers(mine: vec[i64], theirs: vec[i64], count: i64) -> None:
    """Copy the first so many numbers: with both lists at hand, not through their owners at each step."""
    i: i64 = 0
    while i < count:
        mine[i] = theirs[i]
        i += 1
