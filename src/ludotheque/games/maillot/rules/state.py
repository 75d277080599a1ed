"""Play Maillot Jaune: the flow of the three stages."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.maillot.rules import choices, standings
from ludotheque.games.maillot.rules.actions import (
    ACCEPT,
    ALONE,
    ASSIST,
    BREAK,
    DEAL,
    DECLINE,
    DICE,
    FINISH,
    FIRST,
    PACT,
    PICK,
    REFUSE,
    RIDERS,
    SHIFT,
    STAY,
    THROWS,
    TOW,
)
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import ACROSS, FLAT, HELPED, NONE, NOTHING, RIDING, Rider
from ludotheque.games.maillot.rules.tour import PUNCTURE, STAGES, Tour
from ludotheque.games.maillot.rules.turn import FREE, LEADING, PAIRED, SHIFTING, TOWING
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TO_FIRST: Final = 0
TO_DEAL: Final = 1
TO_PICK: Final = 2
TO_WAKE: Final = 3
TO_ANSWER: Final = 4
TO_TOW_DICE: Final = 5
TO_BREAK: Final = 6
TO_DICE: Final = 7
TO_MOVE: Final = 8
TO_ASSIST: Final = 9
FINISHED: Final = 10


@final
@mypyc_attr(acyclic=True)
class MaillotState(State):
    """Holds one moment of a tour."""

    def __init__(self, setting: Setting, tour: Tour) -> None:
        super().__init__(setting)
        self.tour: Tour = tour
        self.phase: i64 = TO_FIRST
        self.first: i64 = NONE
        self.picked: i64 = 0  # riders that have an owner
        self.race: Race = Race(tour)
        self.completed: i64 = 0  # stages with places and delays
        self.results: vec[u8] = tour.no_results[:]  # delay and place of each stage and rider

    def clone(self) -> "MaillotState":
        other = MaillotState(self.setting, self.tour)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, MaillotState)
        self.phase = other.phase
        self.first = other.first
        self.picked = other.picked
        self.race.copy_from(other.race)
        self.completed = other.completed
        self.results = other.results[:]

    # -- who acts, what is legal -------------------------------------------------------------

    def actor(self) -> i64:
        phase: i64 = self.phase
        if phase in (TO_DICE, TO_TOW_DICE, TO_FIRST, TO_DEAL):
            return CHANCE
        if phase == FINISHED:
            return OVER
        if phase == TO_PICK:
            return self.picker()
        if phase == TO_ANSWER:
            return self.race.partner().seat
        if phase == TO_ASSIST:
            return self.race.riders[self.race.turn.asked].seat  # MJ-72: whoever owns it
        return self.race.in_turn().seat

    def picker(self) -> i64:
        """Return the seat to pick: clockwise from the first player, then back again, and so on (MJ-08)."""
        turn: i64 = self.picked % self.seats
        if (self.picked // self.seats) % 2 == 1:
            turn = self.seats - 1 - turn
        return (self.first + turn) % self.seats

    def fill_legal(self, out: vec[i64]) -> i64:
        phase: i64 = self.phase
        if phase == TO_MOVE:
            return choices.fill_moves(self.race, out)
        if phase == TO_BREAK:
            return choices.fill_breaks(self.race, out)
        if phase == TO_WAKE:
            return choices.fill_wake(self.race, out)
        if phase == TO_ASSIST:
            return choices.fill_assists(self.race, out)
        if phase == TO_PICK:
            return self.fill_unowned(out, PICK)
        out[0] = ACCEPT  # MJ-57
        out[1] = REFUSE
        return 2

    def fill_unowned(self, out: vec[i64], kind: i64) -> i64:
        """List the riders still in the box."""
        count: i64 = 0
        for rider in self.race.riders:
            if rider.seat == NONE:
                out[count] = kind + rider.number
                count += 1
        return count

    # -- chance ------------------------------------------------------------------------------

    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        if self.phase == TO_DICE or self.phase == TO_TOW_DICE:
            return self.fill_throws(out, weights)
        count: i64 = self.fill_unowned(out, DEAL)  # MJ-09
        if self.phase == TO_FIRST:
            count = self.seats
        i: i64 = 0
        while i < count:
            weights[i] = 1
            if self.phase == TO_FIRST:
                out[i] = FIRST + i  # MJ-07
            i += 1
        return count

    def fill_throws(self, out: vec[i64], weights: vec[i64]) -> i64:
        """List the throws of two dice: a double falls in one way, any other in two."""
        i: i64 = 0
        while i < THROWS:
            out[i] = DICE + i
            weights[i] = 0
            i += 1
        for throw in self.tour.throws:
            weights[throw] += 1
        return THROWS

    def draw(self, rng: Rng) -> i64:
        if self.phase == TO_FIRST:
            return FIRST + rng.below(self.seats)
        if self.phase != TO_DEAL:
            return DICE + self.tour.throws[rng.below(i64(len(self.tour.throws)))]
        left: i64 = rng.below(RIDERS - self.picked)
        number: i64 = 0
        while left > 0 or self.race.riders[number].seat != NONE:
            if self.race.riders[number].seat == NONE:
                left -= 1
            number += 1
        return DEAL + number

    # -- what happens ------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        phase: i64 = self.phase
        if phase == TO_MOVE:
            self.move(action)
        elif phase == TO_BREAK:
            self.announce(action - BREAK)
        elif phase == TO_DICE:
            self.throw(action - DICE, self.race.turn.risk, TO_MOVE)
        elif phase == TO_WAKE:
            self.decide(action)
        elif phase == TO_ASSIST:
            self.help(action)
        elif phase == TO_ANSWER:
            self.answer(action)
        elif phase == TO_TOW_DICE:
            self.throw(action - DICE, 1, TO_BREAK)  # MJ-48: the price for one cell
        elif phase == TO_PICK:
            self.enlist(action - PICK)
        elif phase == TO_DEAL:
            self.enlist(action - DEAL)
        else:
            self.first = action - FIRST
            self.phase = TO_DEAL if self.tour.dealt else TO_PICK

    def enlist(self, number: i64) -> None:
        """Give the rider to the picker (MJ-08, MJ-09). First picks start before second picks (MJ-13)."""
        seat: i64 = self.picker()
        lap: i64 = self.picked // self.seats
        start: i64 = lap * self.seats + (seat - self.first + self.seats) % self.seats
        self.race.riders[number].enlist(seat, lap + 1, start, self.tour.form)
        self.picked += 1
        if self.picked == self.tour.riders:
            self.race.line_up()
            self.next_turn()

    # -- stages and rounds -------------------------------------------------------------------

    def next_turn(self) -> None:
        """Begin the turn of the next rider in the queue that has none to miss."""
        race = self.race
        while self.phase != FINISHED:
            if race.decided:  # MJ-44
                self.finish()
            elif race.queue.is_empty():
                self.end_round()
            else:
                rider = race.riders[race.queue.take()]
                if rider.misses == NOTHING:
                    race.turn.begin(rider.number)
                    self.decide_or_announce(rider)
                    return
                rider.play_on()  # MJ-35

    def decide_or_announce(self, rider: Rider) -> None:
        """Let the rider decide about followers and partners where it has any (MJ-46), else announce its breakaway."""
        self.phase = TO_BREAK
        if choices.has_wake(self.race, rider):
            self.phase = TO_WAKE

    def end_round(self) -> None:
        """Begin another round while anybody is on the road (MJ-62), but not beyond the limit (MJ-43)."""
        race = self.race
        race.queue.line_up(race.riders)
        if race.round == self.tour.limit:
            race.time_out()
        if race.queue.is_empty():
            self.end_stage()
        else:
            race.round += 1

    def end_stage(self) -> None:
        """Write places and delays (MJ-63, MJ-64, MJ-78), and the next order of start (MJ-14, MJ-65)."""
        riders = self.race.riders
        winner: i64 = standings.winning_round(riders)
        for rider in riders:
            if rider.seat != NONE and rider.status == ACROSS:
                self.write_result(rider, rider.round - winner, standings.stage_place(riders, rider))
        self.completed += 1
        for rider in riders:
            if rider.seat != NONE and rider.status == ACROSS:
                rider.start = standings.place(riders, rider) - 1
        if self.completed == STAGES or self.race.decided:
            self.finish()
        else:
            self.race.line_up()

    def write_result(self, rider: Rider, delay: i64, place: i64) -> None:
        """Add a stage to the rider's time and places."""
        at: i64 = (self.completed * RIDERS + rider.number) * 2
        self.results[at] = u8(delay)
        self.results[at + 1] = u8(place)
        rider.time += delay
        rider.places += place
        rider.last_place = place

    def finish(self) -> None:
        self.phase = FINISHED
        self.race.queue.clear()
        self.race.turn.begin(NONE)

    # -- a turn ------------------------------------------------------------------------------

    def decide(self, action: i64) -> None:
        """Carry out the decision about followers and partners (MJ-46)."""
        turn = self.race.turn
        rider = self.race.in_turn()
        self.phase = TO_BREAK
        if action == STAY:
            self.end_move(rider)  # MJ-55
        elif action == SHIFT:
            turn.way = SHIFTING
        elif action == ALONE:
            turn.way = FREE  # MJ-75, MJ-77
        elif action == TOW:
            turn.way = TOWING
            if rider.energy > 0:
                rider.energy -= 1  # MJ-47
            else:
                self.phase = TO_TOW_DICE
        else:
            turn.partner = action - PACT
            if self.race.partner().seat == rider.seat:
                turn.way = LEADING  # MJ-57: no question
            else:
                self.phase = TO_ANSWER

    def answer(self, action: i64) -> None:
        """Conclude the pact, or let the proposer decide again (MJ-57)."""
        if action == ACCEPT:
            self.race.turn.way = LEADING
            self.phase = TO_BREAK
        else:
            self.race.turn.refuse()
            self.decide_or_announce(self.race.in_turn())  # MJ-77

    def announce(self, split: i64) -> None:
        """Take the announcement; safe cells are paid at once, whether ridden or not (MJ-26, MJ-32)."""
        turn = self.race.turn
        turn.safe = split // (self.tour.risk + 1)
        turn.risk = split % (self.tour.risk + 1)
        self.race.in_turn().energy -= turn.safe
        self.phase = TO_MOVE
        if turn.risk > 0:
            self.phase = TO_DICE

    def throw(self, throw: i64, cells: i64, then: i64) -> None:
        """Take the price, a puncture, or a collapse (MJ-28, MJ-33, MJ-39)."""
        rider = self.race.in_turn()
        price: i64 = self.tour.price(throw, cells)
        self.phase = then
        if price == PUNCTURE:
            self.race.turn.punctured = True
        elif not rider.pay(price):
            self.race.leave(rider)
            self.race.forget_noes()
            self.next_turn()

    def move(self, action: i64) -> None:
        """Move the rider (MJ-17, MJ-20), and draw the string behind one that tows (MJ-50)."""
        race = self.race
        rider = race.in_turn()
        col: i64 = rider.col
        lane: i64 = rider.lane
        if action == FINISH:
            race.cross(rider)
        elif action != STAY:
            cell: i64 = action - self.tour.to
            race.road.move(rider, cell // self.tour.lanes + 1, cell % self.tour.lanes + 1)
        if race.turn.way == TOWING:
            race.draw_string(col, lane)
        self.end_move(rider)

    def end_move(self, rider: Rider) -> None:
        """Put a spent rider out (MJ-40) unless across (MJ-41); then ask for help (MJ-35, MJ-37, MJ-72)."""
        race = self.race
        if rider.status == RIDING and rider.is_spent():
            race.leave(rider)
        race.forget_noes()
        if rider.status == RIDING:
            if race.turn.punctured:
                rider.misses = FLAT
            race.ask_for_help(rider)
        self.ask_or_end_turn(rider)

    def help(self, action: i64) -> None:
        """Take the answer: a helper misses its next turn, of this round or the next (MJ-37, MJ-73)."""
        race = self.race
        if action == DECLINE:
            race.decline()
            race.turn.ask_next()
        else:
            race.riders[action - ASSIST].play_on()
            race.riders[race.turn.asked].misses = HELPED
            race.turn.end_questions()  # MJ-72: the first yes
        self.ask_or_end_turn(race.in_turn())

    def ask_or_end_turn(self, rider: Rider) -> None:
        if self.race.turn.asked != NONE:
            self.phase = TO_ASSIST
        else:
            self.end_turn(rider)

    def end_turn(self, rider: Rider) -> None:
        """Let the partner of a pact play at once (MJ-59), unless the proposer is out (MJ-61)."""
        race = self.race
        if race.turn.way == LEADING and rider.status == RIDING:
            race.queue.to_front(race.turn.partner)
            race.turn.begin(race.queue.take())
            race.turn.way = PAIRED
            race.turn.partner = rider.number
            self.phase = TO_BREAK
        else:
            self.next_turn()

    # -- result ------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Score the place of the best rider of the side; nothing before all riders are chosen (MJ-69)."""
        if self.picked < self.tour.riders:
            return 0
        side: i64 = self.tour.sides[seat]
        best: i64 = self.tour.riders
        for rider in self.race.riders:
            if rider.seat != NONE and self.tour.sides[rider.seat] == side:
                place: i64 = standings.place(self.race.riders, rider)
                best = min(best, place)
        return self.tour.riders + 1 - best

    def rank(self, seat: i64) -> i64:
        mine: i64 = self.score(seat)
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.score(other) > mine:
                place += 1
            other += 1
        return place

    def hides(self, seat: i64, action: i64) -> bool:
        """Return False: everything is public."""
        return False

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
