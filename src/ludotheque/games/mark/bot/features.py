"""What a seat of Mark may know, as numbers."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, FACES, ROWS
from ludotheque.games.mark.rules.company import NONE, Row
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import FINISHED, TO_RETURN, MarkState
from ludotheque.kernel.features import Features, Field, Pen, flag, number, of_seats, one_hot, repeated
from ludotheque.kernel.state import State


def fields(seats: int, box: Components) -> list[Field]:
    """List the fields in the order in which they are written."""
    cells = int(box.cells)
    price = max([0] + [int(price) for price in box.prices])
    most = int(box.money) + sum([int(price) for price in box.prices])  # whoever sells everything and spends nothing
    return [
        one_hot("phase", FINISHED + 1, "what is decided now: return, roll, lot, bid, place, act, over"),
        one_hot("actor", seats, "the seat that decides; none while dice are rolled"),
        one_hot("roller", seats, "the seat whose turn it is"),
        number("rolls", int(box.roll_limit), "rolls so far", scale=100),
        one_hot("star", FACES, "the star die: white, blue, gold, green, red, star"),
        one_hot("hammer", FACES, "the hammer die: white, blue, gold, green, red, hammer"),
        number("actions_left", 2, "actions left in this turn"),
        one_hot("reducing", 2, "the company row from which pieces must go back: first, second"),
        one_hot("lot", COLOURS, "the colour up for auction: white, blue, gold, green, red, as everywhere"),
        number("bank", int(box.pieces), "pieces in the bank, by colour", size=COLOURS),
        flag("closed", "the colour's market row is full, by colour (MK-54)", size=COLOURS),
        *repeated(
            "row",
            ROWS,
            one_hot("colour", COLOURS, "the colour of this market row"),
            number("sold", cells, "cells of this market row that are filled"),
            number("price", price, "what the next piece earns here; 0 when the row is full"),
        ),
        number("bid", most, "the watcher's own sealed bid; -1 for none", scale=50, low=NONE),
        one_hot("last_roller", seats, "the seat that held the last auction"),
        one_hot("last_colour", COLOURS, "what was sold in the last auction"),
        one_hot("last_winner", seats, "the seat that won the last auction"),
        flag("last_delivered", "the winner of the last auction received its piece"),
        *of_seats(
            seats,
            number("money", most, "money", scale=100),
            number("fee", 2 * int(box.fee), "storage fee due for rows that hold too much (MK-48)", scale=10),
            flag("has_bid", "a sealed bid lies there"),
            number("last_bid", most, "its bid in the last auction; 0 before the first, -1 without a bid", 50, NONE),
            flag("first", "pieces of the first row: column by column, a cell for each colour", COLUMNS * COLOURS),
            flag("second", "pieces of the second row, likewise", COLUMNS * COLOURS),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class MarkFeatures(Features):
    """MK-65: everything but the amount of the others' sealed bids (MK-34)."""

    def __init__(self, seats: int, box: Components) -> None:
        super().__init__(fields(seats, box))

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, MarkState)
        pen.hot(state.phase, FINISHED + 1)
        pen.seat(state.actor(), seat, state.seats)
        pen.seat(state.roller, seat, state.seats)
        pen.put(state.rolls)
        pen.hot(state.star, FACES)
        pen.hot(state.hammer, FACES)
        pen.put(state.actions_left)
        pen.hot(state.surplus_row() if state.phase == TO_RETURN else NONE, 2)
        pen.hot(state.lot, COLOURS)
        self.fill_market(state, pen)
        pen.put(state.companies[seat].bid)
        self.fill_auction(state, seat, pen)
        k: i64 = 0
        while k < state.seats:
            self.fill_company(state, (seat + k) % state.seats, pen)
            k += 1

    def fill_market(self, state: MarkState, pen: Pen) -> None:
        colour: i64 = 0
        while colour < COLOURS:
            pen.put(state.bank.pieces[colour])
            colour += 1
        colour = 0
        while colour < COLOURS:
            pen.flag(state.market.is_closed(colour))
            colour += 1
        row: i64 = 0
        while row < ROWS:
            pen.hot(state.market.colour_of[row], COLOURS)
            pen.put(state.market.sold[row])
            pen.put(state.market.next_price(row) if state.market.sold[row] < state.box.cells else 0)
            row += 1

    def fill_auction(self, state: MarkState, seat: i64, pen: Pen) -> None:
        """Write what everybody saw of the last auction (MK-35)."""
        last = state.last
        held: bool = last.roller != NONE
        pen.seat(last.roller, seat, state.seats)
        pen.hot(last.colour if held else NONE, COLOURS)
        pen.seat(last.winner if held else NONE, seat, state.seats)
        pen.flag(held and last.delivered)

    def fill_company(self, state: MarkState, seat: i64, pen: Pen) -> None:
        company = state.companies[seat]
        pen.put(company.money)
        pen.put(state.box.fee * company.crowded(state.box.free))
        pen.flag(company.bid != NONE)
        pen.put(0 if state.last.roller == NONE else state.last.bids[seat])
        self.fill_row(company.first, pen)
        self.fill_row(company.second, pen)

    def fill_row(self, row: Row, pen: Pen) -> None:
        column: i64 = 0
        while column < COLUMNS:
            pen.hot(row.cells[column] if column < row.columns else NONE, COLOURS)
            column += 1
