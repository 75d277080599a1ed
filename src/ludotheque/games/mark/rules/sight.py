"""What a seat of Mark may know, as numbers."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.mark.rules.actions import COLOURS, COLUMNS, FACES, ROWS
from ludotheque.games.mark.rules.company import NONE, Row
from ludotheque.games.mark.rules.components import Components
from ludotheque.games.mark.rules.state import FINISHED, TO_RETURN, MarkState
from ludotheque.kernel.sight import Field, Pen, Sight, of_seats
from ludotheque.kernel.state import State


def fields(seats: int, box: Components) -> list[Field]:
    """In the order in which they are written."""
    price = max([1] + [int(price) for price in box.prices])
    return [
        Field("phase", FINISHED + 1),
        Field("actor", seats),
        Field("roller", seats),
        Field("rolls", 1, 100),
        Field("star", FACES),
        Field("hammer", FACES),
        Field("actions_left", 1, 2),
        Field("reducing", 2),
        Field("lot", COLOURS),
        Field("bank", COLOURS, int(box.pieces)),
        Field("closed", COLOURS),
        *[
            Field(f"row{row}.{name}", size, scale)
            for row in range(ROWS)
            for name, size, scale in (("colour", COLOURS, 1), ("sold", 1, int(box.cells)), ("price", 1, price))
        ],
        Field("bid", 1, 50),
        Field("last_roller", seats),
        Field("last_colour", COLOURS),
        Field("last_winner", seats),
        Field("last_delivered", 1),
        *of_seats(
            seats,
            Field("money", 1, 100),
            Field("fee", 1, 10),
            Field("has_bid", 1),
            Field("last_bid", 1, 50),
            Field("first", COLUMNS * COLOURS),
            Field("second", COLUMNS * COLOURS),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class MarkSight(Sight):
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
        """MK-35: what everybody saw of the last auction."""
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
