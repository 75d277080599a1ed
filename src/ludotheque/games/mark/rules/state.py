"""Mark: the flow of a turn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.hidden.sealed_bids import redraw_bids
from ludotheque.games.mark.rules.actions import (
    BID,
    COLOURS,
    COLUMNS,
    FACES,
    LOT,
    MOVE,
    PLACE,
    RETURN,
    ROLL,
    ROWS,
    SELL,
    SYMBOL,
    TAKE,
    WAYS,
)
from ludotheque.games.mark.rules.auction import Auction
from ludotheque.games.mark.rules.bank import Bank
from ludotheque.games.mark.rules.company import FIRST, NONE, SECOND, Company
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.market import Market
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TO_RETURN: Final = 0
TO_ROLL: Final = 1
TO_LOT: Final = 2
TO_BID: Final = 3
TO_PLACE: Final = 4
TO_ACT: Final = 5
FINISHED: Final = 6


@final
@mypyc_attr(acyclic=True)
class MarkState(State):
    """One moment of a game."""

    def __init__(self, setting: Setting, box: Components) -> None:
        super().__init__(setting)
        self.box: Components = box
        self.phase: i64 = TO_ROLL
        self.roller: i64 = 0  # MK-12
        self.rolls: i64 = 0
        self.star: i64 = NONE  # the faces of the last roll
        self.hammer: i64 = NONE
        self.actions_left: i64 = 0
        self.lot: i64 = NONE  # the colour up for auction
        self.bidder: i64 = NONE
        self.companies: vec[Company] = vec[Company]([Company(box.columns, box.money) for _ in range(self.seats)])
        self.bank: Bank = Bank(box.pieces)  # MK-03
        self.market: Market = Market(box.prices, box.cells)
        self.last: Auction = Auction(self.seats)

    def clone(self) -> "MarkState":
        other = MarkState(self.setting, self.box)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, MarkState)
        self.phase = other.phase
        self.roller = other.roller
        self.rolls = other.rolls
        self.star = other.star
        self.hammer = other.hammer
        self.actions_left = other.actions_left
        self.lot = other.lot
        self.bidder = other.bidder
        i: i64 = 0
        while i < self.seats:
            self.companies[i].copy_from(other.companies[i])
            i += 1
        self.bank.copy_from(other.bank)
        self.market.copy_from(other.market)
        self.last.copy_from(other.last)

    # -- who acts, what is legal -------------------------------------------------------------

    def actor(self) -> i64:
        if self.phase == TO_ROLL:
            return CHANCE
        if self.phase == TO_BID:
            return self.bidder
        if self.phase == TO_PLACE:
            return self.last.winner
        if self.phase == FINISHED:
            return OVER
        return self.roller

    def fill_legal(self, out: vec[i64]) -> i64:
        if self.phase == TO_ACT:
            return self.fill_actions(out)
        if self.phase == TO_BID:
            return self.fill_bids(out)
        if self.phase == TO_PLACE:
            return self.companies[self.last.winner].first.fill_vacant(PLACE, out, 0)  # MK-40
        if self.phase == TO_RETURN:
            return self.fill_returns(out)
        return self.bank.fill_lots(out)

    def fill_actions(self, out: vec[i64]) -> i64:
        """List the actions with the colours of the dice (MK-16, MK-25); a star is any colour (MK-28)."""
        count: i64 = 0
        if self.star == SYMBOL:
            colour: i64 = 0
            while colour < COLOURS:
                count = self.fill_colour(colour, out, count)
                colour += 1
            return count
        count = self.fill_colour(self.star, out, count)
        if self.hammer != self.star:
            count = self.fill_colour(self.hammer, out, count)
        return count

    def fill_colour(self, colour: i64, out: vec[i64], count: i64) -> i64:
        """List the actions of the roller's company (MK-23); a closed colour has no piece left (MK-30, MK-56)."""
        company = self.companies[self.roller]
        if self.bank.has(colour):  # MK-18
            count = company.first.fill_vacant(TAKE + colour * COLUMNS, out, count)
        column: i64 = 0
        while column < self.box.columns:
            if company.first.cells[column] == colour:
                count = company.fill_moves(colour, column, out, count)
            if company.second.cells[column] == colour:
                count = self.market.fill_sales(colour, column, out, count)
            column += 1
        return count

    def can_act(self) -> bool:
        """Ask whether any action is possible with the dice rolled (MK-21)."""
        if self.star != SYMBOL:
            return self.can_use(self.star) or self.can_use(self.hammer)
        colour: i64 = 0
        while colour < COLOURS:
            if self.can_use(colour):
                return True
            colour += 1
        return False

    def can_use(self, colour: i64) -> bool:
        company = self.companies[self.roller]
        if self.bank.has(colour) and company.first.has_room():  # MK-18
            return True
        return company.second.holds(colour) or company.can_move(colour)

    def fill_bids(self, out: vec[i64]) -> i64:
        """List the bids, from 0 to the money owned (MK-34)."""
        money = self.companies[self.bidder].money
        amount: i64 = 0
        while amount <= money:
            out[amount] = BID + amount
            amount += 1
        return amount

    def fill_returns(self, out: vec[i64]) -> i64:
        """List the pieces of the row that is being reduced (MK-51)."""
        number = self.surplus_row()
        return self.companies[self.roller].row(number).fill_pieces(RETURN + number * COLUMNS, out)

    # -- chance ------------------------------------------------------------------------------

    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        """List the rolls of both dice together (MK-09)."""
        count: i64 = 0
        roll: i64 = 0
        while roll < FACES * FACES:
            if self.box.weights[roll] > 0:
                out[count] = ROLL + roll
                weights[count] = self.box.weights[roll]
                count += 1
            roll += 1
        return count

    def draw(self, rng: Rng) -> i64:
        return self.box.rolls[rng.below(self.box.roll_count)]

    # -- what happens ------------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        if self.phase == TO_ROLL:
            self.roll(action - ROLL)
        elif self.phase == TO_ACT:
            self.act(action)
        elif self.phase == TO_BID:
            self.bid(action - BID)
        elif self.phase == TO_PLACE:
            self.bank.give(self.lot)
            self.companies[self.last.winner].first.put(action - PLACE, self.lot)
            self.await_roll()  # MK-42
        elif self.phase == TO_RETURN:
            self.give_back(action - RETURN)
        else:
            self.open_auction(action - LOT)

    def begin_turn(self) -> None:
        """Settle the storage fee (MK-48), once and before the first roll (MK-15)."""
        company = self.companies[self.roller]
        owed: i64 = self.box.fee * company.crowded(self.box.free)
        if company.money >= owed:
            company.money -= owed  # MK-49
            self.await_roll()
        else:
            self.phase = TO_RETURN  # MK-50: all or nothing, no part payment

    def surplus_row(self) -> i64:
        """Find the row to reduce now, the first before the second (MK-50, MK-51)."""
        company = self.companies[self.roller]
        if company.first.count > self.box.free:
            return FIRST
        if company.second.count > self.box.free:
            return SECOND
        return NONE

    def give_back(self, cell: i64) -> None:
        """Give a piece back to the bank (MK-52)."""
        row = self.companies[self.roller].row(cell // COLUMNS)
        self.bank.receive(row.lift(cell % COLUMNS))
        if self.surplus_row() == NONE:
            self.await_roll()

    def await_roll(self) -> None:
        """Wait for the dice; end the game where a roll beyond the limit would be due (MK-64)."""
        self.lot = NONE
        self.phase = TO_ROLL
        if self.rolls == self.box.roll_limit:
            self.phase = FINISHED

    def roll(self, faces: i64) -> None:
        self.rolls += 1
        self.star = faces // FACES
        self.hammer = faces % FACES
        if self.hammer == SYMBOL:
            self.strike()
        else:
            self.actions_left = 2 if self.star == self.hammer else 1  # MK-25, MK-28, MK-29
            self.await_action()

    def await_action(self) -> None:
        """Wait for an action; one that cannot be done is lost (MK-22, MK-27, MK-56)."""
        if self.actions_left > 0 and self.can_act():
            self.phase = TO_ACT
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the dice clockwise (MK-24)."""
        self.actions_left = 0
        self.roller = (self.roller + 1) % self.seats
        self.begin_turn()

    def act(self, action: i64) -> None:
        company = self.companies[self.roller]
        self.actions_left -= 1
        if action < MOVE:
            self.bank.give(action // COLUMNS)  # MK-17
            company.first.put(action % COLUMNS, action // COLUMNS)
        elif action < SELL:
            way: i64 = (action - MOVE) % WAYS
            column: i64 = (way + 1) // 3
            company.second.put(way - column * 2, company.first.lift(column))  # MK-19
        else:
            self.sell(company, (action - SELL) // ROWS % COLUMNS, (action - SELL) % ROWS)
        if self.market.full < self.box.end_rows:
            self.await_action()

    def sell(self, company: Company, column: i64, row: i64) -> None:
        """Sell a piece (MK-20) and pay the seller (MK-47) before the colour closes (MK-54)."""
        colour = company.second.lift(column)
        company.money += self.market.sell(colour, row)
        if self.market.is_closed(colour):
            self.close(colour)

    def close(self, colour: i64) -> None:
        """Remove the unsold pieces of a colour (MK-54); end the game with the last row (MK-59, MK-60)."""
        self.bank.lose(colour)
        for company in self.companies:
            company.lose(colour)
        if self.market.full == self.box.end_rows:
            self.actions_left = 0
            self.phase = FINISHED

    # -- auction -----------------------------------------------------------------------------

    def strike(self) -> None:
        """Put up the other die's colour (MK-31), or let the roller name one (MK-32)."""
        if self.star != SYMBOL:
            self.open_auction(self.star)
        elif self.bank.is_empty():
            self.await_roll()  # MK-33
        else:
            self.phase = TO_LOT

    def open_auction(self, colour: i64) -> None:
        if not self.bank.has(colour):
            self.await_roll()  # MK-33, MK-58
            return
        self.lot = colour
        self.bidder = self.roller
        self.phase = TO_BID

    def bid(self, amount: i64) -> None:
        """Seal a bid until the last one is in (MK-34)."""
        self.companies[self.bidder].bid = amount
        self.bidder = (self.bidder + 1) % self.seats
        if self.bidder == self.roller:
            self.bidder = NONE
            self.reveal()

    def reveal(self) -> None:
        """Show all bids (MK-35) and pay the highest."""
        last = self.last
        seat: i64 = 0
        while seat < self.seats:
            last.bids[seat] = self.companies[seat].bid
            self.companies[seat].bid = NONE
            seat += 1
        last.roller = self.roller
        last.colour = self.lot
        last.winner = last.highest_bidder()
        last.delivered = False
        if last.winner != NONE:
            winner = self.companies[last.winner]
            winner.money -= last.bids[last.winner]  # MK-36, MK-38
            last.delivered = winner.first.has_room()  # MK-41
        if last.delivered:
            self.phase = TO_PLACE  # MK-40
        else:
            self.await_roll()  # MK-39, MK-42

    # -- result ------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Count money only (MK-61)."""
        return self.companies[seat].money

    def rank(self, seat: i64) -> i64:
        """Count one more than the number of richer players (MK-62, MK-63)."""
        place: i64 = 1
        for company in self.companies:
            if company.money > self.companies[seat].money:
                place += 1
        return place

    # -- what a seat cannot know -------------------------------------------------------------

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Draw anew the others' sealed bids (MK-34)."""
        redraw_bids(self.companies, self.seats, seat, rng)

    def hides(self, seat: i64, action: i64) -> bool:
        """Hide a bid from all but its owner (MK-34), until MK-35 shows them all."""
        return action >= BID and seat != self.bidder

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
