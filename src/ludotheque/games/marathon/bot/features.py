"""What everybody at the table of Marathon knows, as numbers, seen from a seat."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.actions import CARDS
from ludotheque.games.marathon.rules.lodge import PLACES, Lodge
from ludotheque.games.marathon.rules.row import Row
from ludotheque.games.marathon.rules.state import FINISHED, NOBODY, TO_ROLL, MarathonState
from ludotheque.kernel.features import Features, Field, Pen, flag, number, of_seats, one_hot, repeated
from ludotheque.kernel.state import State


def fields(seats: int, lodge: Lodge) -> list[Field]:
    """List the fields in the order in which they are written."""
    shelves, lines, circles = int(lodge.upstairs.size), int(lodge.lounge.lines), int(lodge.petanque.cells)
    laps, faces, worth = int(lodge.laps), int(lodge.faces), most_worth(lodge)
    missing = int(lodge.periods) - 1  # MA-67: no move is longer than a lap
    penalty = missing * (missing + 1) // 2
    total = (laps + 1) * PLACES * worth  # MA-35: the last leg counts twice
    armchairs = max([int(cells) for cells in lodge.lounge.cells])
    around = "a number for each seat from the watcher on"
    return [
        one_hot("phase", FINISHED + 1, "what is decided now: pile, draw, roll, turn, send, over"),
        one_hot("actor", seats, "the seat that decides; none while chance does"),
        number("opened", laps, "legs whose Escale card is drawn"),
        number("scored", laps, "legs that are written on the sheets"),
        one_hot("expelled", seats, "the seat whose pawn is sent away at pétanque"),
        one_hot("expelled_row", 2, "the row of that pawn"),
        one_hot("expelled_cell", circles, "the cell of that pawn"),
        flag("deck", "Escale cards that are still in the deck, one by one", size=CARDS),
        *repeated(
            "row",
            2,
            flag("open", "the row lies open; the rest is 0 for one that does not"),
            flag("newest", "the row that was opened last"),
            number("signs", 1, "+1 or -1 for each place (MA-34)", low=-1, size=PLACES),
            number("dice", faces, "the die on each place; 0 for none yet", size=PLACES),
            flag("upstairs", f"pawns on the shelves: cell by cell, {around}", size=shelves * seats),
            number("lounge", armchairs, f"pawns in the armchairs: line by line, {around}", 2, size=lines * seats),
            number("ground", seats - 1, f"the cell on the path, -1 for none: {around}", 5, NOBODY, seats),
            number("garden", int(lodge.garden.cells), f"pawns at the garden table: {around}", 3, size=seats),
            flag("petanque", f"pawns at pétanque: cell by cell, {around}", size=circles * seats),
            number("green", seats - 1, f"the place in the queue, -1 for none: {around}", 5, NOBODY, seats),
            number(
                "worth",
                worth,
                f"points if the row were counted now, undoubled: place by place, {around}",
                10,
                -worth,
                PLACES * seats,
            ),
        ),
        *of_seats(
            seats,
            number("place", seats, "the place in the order on the time track, from 1; 0 before the start"),
            number("clock", int(lodge.end), "periods used"),
            number("hand", int(lodge.pawns), "pawns in hand"),
            number("ticks", laps * PLACES, "places that were not visited (MA-33)", scale=10),
            number("penalty", penalty, "points lost beyond the end space (MA-68)", scale=10),
            number("score", total, "points, provisional before the end (MA-75)", scale=200, low=-total - penalty),
        ),
    ]


def most_worth(lodge: Lodge) -> int:
    """Find the most points that one place can bring or cost a seat in a leg (MA-33 to MA-36)."""
    shelves = [
        int(lodge.upstairs.points[line])
        for column in range(int(lodge.upstairs.columns))
        for line in range(int(lodge.upstairs.heights[column]))
    ]
    places = [sum(shelves), sum([int(points) for points in lodge.petanque.points]), int(lodge.lounge.bonus)]
    places += [int(points) for points in lodge.ground.points]
    places += [int(points) for points in lodge.garden.points]
    places += [int(points) for points in lodge.green.points]
    malus = [int(points) for points in lodge.malus]
    return max([int(lodge.faces) + max(places), *malus])


@final
@mypyc_attr(acyclic=True)
class MarathonFeatures(Features):
    """The table as numbers; all of it is public."""

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
        """Write a row; one that lies face down is empty."""
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
        """Write a number for each seat, from the reader round the table."""
        k: i64 = seat
        while k < seats:
            pen.put(numbers[first + k])
            k += 1
        k = 0
        while k < seat:
            pen.put(numbers[first + k])
            k += 1

    def fill_worth(self, row: Row, counts: bool, seat: i64, seats: i64, pen: Pen) -> None:
        """Write what each seat would score if the row were counted now, before any doubling (MA-31 to MA-36)."""
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
