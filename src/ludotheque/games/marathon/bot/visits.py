"""Which places of a row a guest has visited."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.marathon.rules.lodge import GARDEN, GREEN, GROUND, LOUNGE, PETANQUE, UPSTAIRS
from ludotheque.games.marathon.rules.row import Row


def note_visits(row: Row, seat: i64, out: vec[bool]) -> i64:
    """Fill in, for each place, whether the seat has a pawn there; return how many places these are."""
    out[UPSTAIRS] = is_upstairs(row, seat)
    out[LOUNGE] = row.lounge.totals[seat] > 0
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
    pawns, free, heights = row.upstairs.pawns, row.upstairs.free, row.upstairs.card.heights
    first: i64 = 0
    column: i64 = 0
    while column < row.upstairs.card.columns:
        cell: i64 = first + free[column]
        while cell < first + heights[column]:
            if pawns[cell] == seat:
                return True
            cell += 1
        first += row.upstairs.card.tallest
        column += 1
    return False


def is_at_petanque(row: Row, seat: i64) -> bool:
    for holder in row.petanque.holder:
        if holder == seat:
            return True
    return False
