"""Marathon: the flow of the six days."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.actions import CARDS, DRAW, EXPEL, PER_ROW, PILE, ROLL, SEND
from ludotheque.games.marathon.rules.guest import Guest
from ludotheque.games.marathon.rules.lodge import PLACES, Lodge
from ludotheque.games.marathon.rules.row import Row
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TO_PILE: Final = 0
TO_DRAW: Final = 1
TO_ROLL: Final = 2
TO_TURN: Final = 3
TO_SEND: Final = 4
FINISHED: Final = 5

NOBODY: Final = -1
DOUBLED: Final = 2  # MA-35


@final
@mypyc_attr(acyclic=True)
class MarathonState(State):
    """One moment of the marathon. Legs are opened and scored in order, so two counts say which."""

    def __init__(self, setting: Setting, lodge: Lodge) -> None:
        super().__init__(setting)
        self.lodge: Lodge = lodge
        self.phase: i64 = TO_PILE
        self.turn: i64 = NOBODY
        self.piled: i64 = 0  # time pawns on the track
        self.order: vec[i64] = lodge.nobody[:]  # the seats in playing order, filled from its end
        self.opened: i64 = 0  # legs whose Escale card is drawn; N lies beside the row of the last
        self.scored: i64 = 0  # legs written on the sheets
        self.rolled: i64 = 0  # dice lying on the row that is being opened
        self.forced: bool = False  # a forced move has been made: the older row is to be scored (MA-24)
        self.expelled: i64 = NOBODY  # whose pawn waits for a free cell at pétanque
        self.expelled_row: i64 = 0
        self.expelled_cell: i64 = 0
        self.rows: vec[Row] = vec[Row]([Row(lodge, self.seats), Row(lodge, self.seats)])
        self.guests: vec[Guest] = vec[Guest]([Guest(lodge) for _ in range(self.seats)])
        self.deck: vec[i64] = lodge.all_cards[:]  # MA-05: 1 for a card still in the deck
        self.deck_size: i64 = CARDS

    def clone(self) -> "MarathonState":
        other = MarathonState(self.setting, self.lodge)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, MarathonState)
        self.phase = other.phase
        self.turn = other.turn
        self.piled = other.piled
        self.opened = other.opened
        self.scored = other.scored
        self.rolled = other.rolled
        self.forced = other.forced
        self.expelled = other.expelled
        self.expelled_row = other.expelled_row
        self.expelled_cell = other.expelled_cell
        self.deck_size = other.deck_size
        self.rows[0].copy_from(other.rows[0])
        self.rows[1].copy_from(other.rows[1])
        i: i64 = 0
        while i < self.seats:
            self.guests[i].copy_from(other.guests[i], other.scored)
            self.order[i] = other.order[i]
            i += 1
        i = 0
        while i < CARDS:
            self.deck[i] = other.deck[i]
            i += 1

    # -- who acts, what is legal -------------------------------------------------------------

    def actor(self) -> i64:
        if self.phase == TO_TURN:
            return self.turn
        if self.phase == TO_SEND:
            return self.expelled if self.lodge.owner_sends else self.turn  # MA-58
        if self.phase == FINISHED:
            return OVER
        return CHANCE

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.phase == TO_SEND:
            return self.rows[self.expelled_row].petanque.fill_free(out, SEND)
        count: i64 = self.rows[0].fill(self.turn, out, 0, 0)
        return self.rows[1].fill(self.turn, out, count, PER_ROW)

    def can_place(self, seat: i64) -> bool:
        """Say whether the seat has a pawn in hand and a place for it (MA-24, MA-25)."""
        return self.guests[seat].hand > 0 and (self.rows[0].accepts(seat) or self.rows[1].accepts(seat))

    # -- chance ------------------------------------------------------------------------------

    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        i: i64 = 0
        if self.phase == TO_PILE:
            while i < self.seats:  # MA-04
                if not self.is_piled(i):
                    out[count] = PILE + i
                    count += 1
                i += 1
        elif self.phase == TO_DRAW:
            while i < CARDS:  # MA-05
                if self.deck[i] > 0:
                    out[count] = DRAW + i
                    count += 1
                i += 1
        else:
            while i < self.lodge.faces:  # MA-19
                out[count] = ROLL + i
                count += 1
                i += 1
        i = 0
        while i < count:
            weights[i] = 1
            i += 1
        return count

    def draw(self, rng: Rng) -> i64:
        if self.phase == TO_ROLL:
            return ROLL + rng.below(self.lodge.faces)
        left: i64
        i: i64 = 0
        if self.phase == TO_DRAW:
            left = rng.below(self.deck_size)
            while left > 0 or self.deck[i] == 0:
                left -= self.deck[i]
                i += 1
            return DRAW + i
        left = rng.below(self.seats - self.piled)
        while left > 0 or self.is_piled(i):
            if not self.is_piled(i):
                left -= 1
            i += 1
        return PILE + i

    # -- what happens ------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        if self.phase == TO_TURN:
            self.place(action)
        elif self.phase == TO_ROLL:
            self.roll(action - ROLL + 1)
        elif self.phase == TO_DRAW:
            self.open(action - DRAW)
        elif self.phase == TO_SEND:
            self.send(action - SEND)
        else:
            self.pile(action - PILE)

    def pile(self, seat: i64) -> None:
        """Build the starting pile from the bottom; the last seat goes on top by itself (MA-03, MA-04)."""
        self.put_on_top(seat)
        if self.piled < self.seats - 1:
            return
        last: i64 = 0
        while self.is_piled(last):
            last += 1
        self.put_on_top(last)
        self.phase = TO_DRAW  # MA-18

    def put_on_top(self, seat: i64) -> None:
        self.piled += 1
        self.order[self.seats - self.piled] = seat

    def is_piled(self, seat: i64) -> bool:
        i: i64 = self.seats - self.piled
        while i < self.seats:
            if self.order[i] == seat:
                return True
            i += 1
        return False

    def row_of(self, leg: i64) -> Row:
        """Find the row of a leg: a, b, a (MA-07)."""
        return self.rows[leg % 2]

    def open(self, card: i64) -> None:
        """Turn up the row of the next leg with its Escale card; N follows it (MA-19)."""
        self.deck[card] = 0
        self.deck_size -= 1
        self.row_of(self.opened).card = card
        self.opened += 1
        self.rolled = 0
        self.phase = TO_ROLL

    def roll(self, pips: i64) -> None:
        """Put the next of six dice on its place, 1 to 6 in that order (MA-19)."""
        self.row_of(self.opened - 1).dice[self.rolled] = pips
        self.rolled += 1
        if self.rolled == PLACES:
            self.settle()  # MA-20

    def place(self, action: i64) -> None:
        """Put one pawn from hand on one card (MA-14)."""
        which: i64 = action // PER_ROW
        spot: i64 = action % PER_ROW
        row = self.rows[which]
        self.guests[self.turn].hand -= 1
        if spot < EXPEL:
            cost: i64 = row.cost(spot)
            row.put(self.turn, spot)
            self.pay(cost)
        else:
            self.expelled_row = which
            self.expelled_cell = spot - EXPEL
            self.expelled = row.petanque.expel(self.turn, self.expelled_cell)
            self.phase = TO_SEND

    def send(self, cell: i64) -> None:
        """Put the expelled pawn on a free cell of the card (MA-60); only then is the time paid (MA-57)."""
        petanque = self.rows[self.expelled_row].petanque
        petanque.put(self.expelled, cell)
        self.expelled = NOBODY
        self.pay(petanque.expulsion_cost(self.expelled_cell))

    def pay(self, cost: i64) -> None:
        self.guests[self.turn].pay(cost, self.lodge.end)
        self.move_in_order()
        if self.reaches_new_leg(self.turn):
            self.phase = TO_DRAW
        else:
            self.settle()

    def move_in_order(self) -> None:
        """Move the first in the order, whose clock has changed, behind all with less time (MA-10, MA-12)."""
        order = self.order
        guests = self.guests
        seat: i64 = order[0]
        clock: i64 = guests[seat].clock
        i: i64 = 1
        while i < self.seats:
            other: i64 = order[i]
            if guests[other].clock >= clock:
                break
            order[i - 1] = other
            i += 1
        order[i - 1] = seat

    def reaches_new_leg(self, seat: i64) -> bool:
        """Say whether the seat is the first in the next leg (MA-18); there is none after the last (MA-21)."""
        return self.opened < self.lodge.laps and self.guests[seat].clock >= self.opened * self.lodge.periods

    def settle(self) -> None:
        """Score what is due and find who plays, after an opening or a move that opens nothing."""
        while True:
            seat: i64 = self.order[0]  # MA-10, MA-11
            clock: i64 = self.guests[seat].clock
            if self.older_row_is_due(clock):
                self.score_row()
            self.forced = False
            if clock == self.lodge.end:  # MA-13, MA-69
                self.score_row()
                self.turn = NOBODY
                self.phase = FINISHED
                return
            if self.can_place(seat):
                self.turn = seat
                self.phase = TO_TURN
                return
            self.force(seat)
            if self.reaches_new_leg(seat):  # MA-27
                self.phase = TO_DRAW
                return

    def older_row_is_due(self, lowest: i64) -> bool:
        """Say whether the older row is scored now (MA-23, MA-24): the one without N, if still open (MA-28, MA-29)."""
        if self.opened - self.scored < 2:
            return False
        return self.forced or lowest >= (self.scored + 1) * self.lodge.periods

    def force(self, seat: i64) -> None:
        """Move the seat, unpaid, to the first space of the next leg (MA-24, MA-26) or to the end space (MA-32)."""
        guest = self.guests[seat]
        guest.clock = (guest.clock // self.lodge.periods + 1) * self.lodge.periods
        self.move_in_order()
        self.forced = True

    def score_row(self) -> None:
        """Write the older row, or at the end the last, and give the pawns back to their owners (MA-31)."""
        row = self.row_of(self.scored)
        factor: i64 = DOUBLED if self.scored == self.lodge.laps - 1 else 1  # MA-35
        first: i64 = self.scored * PLACES
        pawns = self.lodge.nobody[:]
        scores = self.lodge.nobody[:]
        place: i64 = 0
        while place < PLACES:
            row.tally(place, pawns, scores)
            seat: i64 = 0
            while seat < self.seats:
                guest = self.guests[seat]
                guest.sheet[first + place] = factor * scores[seat]
                guest.hand += pawns[seat]
                if pawns[seat] == 0:
                    guest.ticks += 1  # MA-33
                seat += 1
            place += 1
        row.turn_down()
        self.scored += 1

    # -- result ------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Add up the cells not crossed out, less the penalty (MA-72); provisional before the end (MA-75)."""
        guest = self.guests[seat]
        total: i64 = guest.written(self.scored) - guest.penalty
        if self.lodge.crosses_out and guest.ticks > 0:
            total -= guest.crossed_out(self.scored)
        return total

    def rank(self, seat: i64) -> i64:
        """Count the seats with a higher score; equals share the rank (MA-73, MA-74)."""
        mine: i64 = self.score(seat)
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            if self.score(other) > mine:
                place += 1
            other += 1
        return place

    def fill_ranks(self, out: vec[i64]) -> None:
        """Rank all seats, working out each score once (MA-73, MA-74)."""
        scores = self.lodge.nobody[:]
        seat: i64 = 0
        while seat < self.seats:
            scores[seat] = self.score(seat)
            seat += 1
        seat = 0
        while seat < self.seats:
            out[seat] = 1
            for score in scores:
                if score > scores[seat]:
                    out[seat] += 1
            seat += 1

    def hides(self, seat: i64, action: i64) -> bool:
        """Hide nothing: everything happens in the open."""
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
