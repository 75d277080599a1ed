"""Which places of a row a guest has visited."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.marathon.rules.lodge import GARDEN, GREEN, GROUND, LOUNGE, PETANQUE, UPSTAIRS
from ludotheque.games.marathon.rules.row import Row


def note_visits(row: Row, seat: i64, out: vec[bool]) -> i64:
    """Fill in, for each place, whether the seat has a pawn there; return how many places these are."""
    out[UPSTAIRS] = is_upstairs(row, seat)
    out[LOUNGE] = pawns_in_lounge(row, seat) > 0
    out[GROUND] = row.ground.has(seat)
    out[GARDEN] = row.garden.pawns[seat] > 0
    out[PETANQUE] = is_at_petanque(row, seat)
    out[GREEN] = row.green.has(seat)
    visited: i64 = 0
    for there in out:
        if there:
            visited += 1
    return visited


def is_upstairs(row: Row, seat: i64) -> bool:
    shelves = row.upstairs
    column: i64 = 0
    while column < shelves.card.columns:
        line: i64 = shelves.filled(column) - 1
        while line >= 0:
            if shelves.at(column, line) == seat:
                return True
            line -= 1
        column += 1
    return False


def is_at_petanque(row: Row, seat: i64) -> bool:
    for holder in row.petanque.holder:
        if holder == seat:
            return True
    return False


def pawns_in_lounge(row: Row, seat: i64) -> i64:
    lounge = row.lounge
    found: i64 = 0
    k: i64 = seat
    while k < lounge.card.lines * lounge.seats:
        found += lounge.pawns[k]
        k += lounge.seats
    return found
