"""What a spot will probably bring: hundredths of a point, before the sign and the doubling."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.marathon.rules.actions import CIRCLE, COLUMN, EXPEL, LINE, PATH, QUEUE, TABLE
from ludotheque.games.marathon.rules.row import Row

POINT: Final = 100
PUSHED: Final = 60  # lost upstairs for each pawn that may still push
OVERTAKEN: Final = 60  # lost at the green table for each guest still to come
JOINED: Final = 60  # gained in the garden for each guest still to come
KEPT: Final = 60  # of a hundred: the chance to keep the majority of the lounge under « + »
CAUGHT: Final = 40  # of a hundred: the chance to be left with it under « - »
LOWER_LINE: Final = 40  # for each line lower in the lounge under « - »


def prospect(row: Row, seat: i64, spot: i64, sign: i64, rival: i64) -> i64:
    """Estimate the points of the place, without its die, that a pawn on the spot will add or lose.

    The rival is the strongest one in the lounge: how many pawns it has there.
    """
    if spot < LINE:
        return sign * upstairs(row, spot - COLUMN)
    if spot < PATH:
        return lounge(row, row.lounge.totals[seat], rival, spot - LINE, sign)
    if spot == PATH:
        return sign * POINT * row.ground.card.points[row.ground.taken]
    if spot == TABLE:
        return sign * garden(row, seat)
    if spot < QUEUE:
        return sign * POINT * row.petanque.card.points[spot - CIRCLE]
    if spot < EXPEL:
        return sign * queue(row, spot - QUEUE)
    return sign * POINT * row.petanque.card.points[spot - EXPEL]


def upstairs(row: Row, column: i64) -> i64:
    """Estimate a shelf: the bottom line, until others push."""
    more: i64 = row.upstairs.free[column] - 1
    return POINT * row.upstairs.card.points[0] - PUSHED * more


def garden(row: Row, seat: i64) -> i64:
    """Estimate the garden: each occupied cell counts, and more guests will come."""
    if row.garden.pawns[seat] > 0:
        return POINT
    coming: i64 = row.garden.seats - row.garden.players - 1
    return POINT * (row.garden.card.cells - row.garden.room + 1) + JOINED * coming


def queue(row: Row, place: i64) -> i64:
    coming: i64 = row.green.seats - row.green.length - 1
    return POINT * row.green.card.points[place] - OVERTAKEN * coming


def strongest_rival(row: Row, seat: i64) -> i64:
    """Count the pawns in the lounge of the other guest that has most of them there."""
    totals = row.lounge.totals
    most: i64 = 0
    other: i64 = 0
    while other < row.lounge.seats:
        if other != seat:
            most = max(most, totals[other])
        other += 1
    return most


def lounge(row: Row, mine: i64, most: i64, line: i64, sign: i64) -> i64:
    """Estimate the bonus and the die, which count only for the majority (MA-44), by the own and the rival's pawns."""
    if sign < 0:
        if mine + 1 < most:
            return 0
        stake: i64 = CAUGHT * (row.lounge.card.bonus + row.dice[1])
        if mine >= most and mine > 0:
            return -stake // 2
        return LOWER_LINE * line - stake
    if mine > most or mine + 1 < most:
        return 0
    full: i64 = KEPT * (row.lounge.card.bonus + row.dice[1])
    if mine + 1 > most:
        return full
    return full // 2 - LOWER_LINE * line
