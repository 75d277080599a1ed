"""What everybody at the table of Marathon knows, as numbers, seen from a seat."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.actions import CARDS
from ludotheque.games.marathon.rules.lodge import PLACES, Lodge
from ludotheque.games.marathon.rules.row import Row
from ludotheque.games.marathon.rules.state import FINISHED, NOBODY, TO_ROLL, MarathonState
from ludotheque.kernel.sight import Field, Pen, Sight, of_seats
from ludotheque.kernel.state import State


def fields(seats: int, lodge: Lodge) -> list[Field]:
    """In the order in which they are written."""
    shelves, lines = int(lodge.upstairs.size), int(lodge.lounge.lines)
    of_row = [
        ("open", 1, 1),
        ("newest", 1, 1),
        ("signs", PLACES, 1),
        ("dice", PLACES, int(lodge.faces)),
        ("upstairs", shelves * seats, 1),
        ("lounge", lines * seats, 2),
        ("ground", seats, 5),
        ("garden", seats, 3),
        ("petanque", int(lodge.petanque.cells) * seats, 1),
        ("green", seats, 5),
        ("worth", PLACES * seats, 10),
    ]
    return [
        Field("phase", FINISHED + 1),
        Field("actor", seats),
        Field("opened", 1, int(lodge.laps)),
        Field("scored", 1, int(lodge.laps)),
        Field("expelled", seats),
        Field("expelled_row", 2),
        Field("expelled_cell", int(lodge.petanque.cells)),
        Field("deck", CARDS),
        *[Field(f"row{row}.{name}", size, scale) for row in range(2) for name, size, scale in of_row],
        *of_seats(
            seats,
            Field("place", 1, seats),
            Field("clock", 1, int(lodge.end)),
            Field("hand", 1, int(lodge.pawns)),
            Field("ticks", 1, 10),
            Field("penalty", 1, 10),
            Field("score", 1, 200),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class MarathonSight(Sight):
    """All of it is public."""

    def __init__(self, seats: int, lodge: Lodge) -> None:
        super().__init__(fields(seats, lodge))
        self.lodge: Lodge = lodge
        self.pawns: vec[i64] = lodge.nobody[:]  # scratch
        self.points: vec[i64] = lodge.nobody[:]

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, MarathonState)
        waits: bool = state.expelled != NOBODY
        pen.hot(state.phase, FINISHED + 1)
        pen.seat(state.actor(), seat, state.seats)
        pen.put(state.opened)
        pen.put(state.scored)
        pen.seat(state.expelled, seat, state.seats)
        pen.hot(state.expelled_row if waits else NOBODY, 2)
        pen.hot(state.expelled_cell if waits else NOBODY, self.lodge.petanque.cells)
        for left in state.deck:
            pen.flag(left > 0)
        self.fill_row(state, 0, seat, pen)
        self.fill_row(state, 1, seat, pen)
        k: i64 = 0
        while k < state.seats:
            self.fill_guest(state, (seat + k) % state.seats, pen)
            k += 1

    def fill_row(self, state: MarathonState, number: i64, seat: i64, pen: Pen) -> None:
        """Empty, the row that lies face down."""
        row = state.rows[number]
        shown: bool = row.is_open()
        newest: bool = shown and (state.opened - 1) % 2 == number
        rolling: bool = newest and state.phase == TO_ROLL
        dice: i64 = state.rolled if rolling else PLACES
        pen.flag(shown)
        pen.flag(newest)
        place: i64 = 0
        while place < PLACES:
            pen.put(self.lodge.sign(row.card, place) if shown else 0)
            place += 1
        place = 0
        while place < PLACES:
            pen.put(row.dice[place] if shown and place < dice else 0)
            place += 1
        self.fill_pawns(row, seat, state.seats, pen)
        self.fill_worth(row, shown and not rolling, seat, state.seats, pen)

    def fill_pawns(self, row: Row, seat: i64, seats: i64, pen: Pen) -> None:
        upstairs = row.upstairs
        column: i64 = 0
        while column < upstairs.card.columns:
            line: i64 = 0
            while line < upstairs.card.heights[column]:
                pen.seat(upstairs.at(column, line) if line < upstairs.filled(column) else NOBODY, seat, seats)
                line += 1
            column += 1
        line = 0
        while line < row.lounge.card.lines:
            self.fill_round(row.lounge.pawns, line * seats, seat, seats, pen)
            line += 1
        self.fill_round(row.ground.cell, 0, seat, seats, pen)
        self.fill_round(row.garden.pawns, 0, seat, seats, pen)
        for holder in row.petanque.holder:
            pen.seat(holder, seat, seats)
        self.fill_round(row.green.place, 0, seat, seats, pen)

    def fill_round(self, numbers: vec[i64], first: i64, seat: i64, seats: i64, pen: Pen) -> None:
        """A number for each seat, from oneself round the table."""
        k: i64 = seat
        while k < seats:
            pen.put(numbers[first + k])
            k += 1
        k = 0
        while k < seat:
            pen.put(numbers[first + k])
            k += 1

    def fill_worth(self, row: Row, counts: bool, seat: i64, seats: i64, pen: Pen) -> None:
        """MA-31 to MA-36: what each seat would write if the row were counted now, before any doubling."""
        place: i64 = 0
        while place < PLACES:
            if counts:
                row.tally(place, self.pawns, self.points)
                self.fill_round(self.points, 0, seat, seats, pen)
            else:
                pen.hot(NOBODY, seats)
            place += 1

    def fill_guest(self, state: MarathonState, seat: i64, pen: Pen) -> None:
        guest = state.guests[seat]
        place: i64 = 0
        k: i64 = state.seats - state.piled
        while k < state.seats:
            if state.order[k] == seat:
                place = k - (state.seats - state.piled) + 1
            k += 1
        pen.put(place)
        pen.put(guest.clock)
        pen.put(guest.hand)
        pen.put(guest.ticks)
        pen.put(guest.penalty)
        pen.put(state.score(seat))
