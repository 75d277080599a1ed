"""Compare riders: on the road, at the line and in the general classification."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.maillot.rules.rider import ACROSS, NONE, OUT, Rider


def is_further(rider: Rider, other: Rider) -> bool:
    """Compare by race order (MJ-15); at the banner by the order of the start (MJ-13, MJ-14)."""
    if rider.col != other.col:
        return rider.col > other.col
    if rider.lane != other.lane:
        return rider.lane < other.lane
    return rider.start < other.start


def crossed_before(rider: Rider, other: Rider) -> bool:
    """Compare arrivals by round, cells beyond the line, order of crossing (MJ-63); without the cells by MJ-78."""
    if rider.round != other.round:
        return rider.round < other.round
    if rider.sprint != other.sprint:
        return rider.sprint > other.sprint
    return rider.crossed < other.crossed


def left_better(rider: Rider, other: Rider) -> bool:
    """Compare riders that are out: later stage, then higher column, then the one that left later (MJ-67)."""
    if rider.left_stage != other.left_stage:
        return rider.left_stage > other.left_stage
    if rider.col != other.col:
        return rider.col > other.col
    return rider.left > other.left


def leads(rider: Rider, other: Rider) -> bool:
    """Compare by the general classification, provisional while a stage is under way."""
    if rider.status == OUT or other.status == OUT:
        return left_better(rider, other) if rider.status == other.status else other.status == OUT  # MJ-67
    if rider.time != other.time:
        return rider.time < other.time  # MJ-65
    if rider.places != other.places:
        return rider.places < other.places
    if rider.last_place != other.last_place:
        return rider.last_place < other.last_place
    if rider.status != other.status:
        return rider.status == ACROSS  # MJ-68
    return crossed_before(rider, other) if rider.status == ACROSS else is_further(rider, other)


def place(riders: vec[Rider], rider: Rider) -> i64:
    """Return the rider's place in the general classification, from 1."""
    found: i64 = 1
    for other in riders:
        if other.seat != NONE and leads(other, rider):
            found += 1
    return found


def stage_place(riders: vec[Rider], rider: Rider) -> i64:
    """Return the place in the stage of a rider that has crossed the line (MJ-63, MJ-78)."""
    found: i64 = 1
    for other in riders:
        if other.seat != NONE and other.status == ACROSS and crossed_before(other, rider):
            found += 1
    return found


def winning_round(riders: vec[Rider]) -> i64:
    """Return the round in which the stage winner crossed; 0 if nobody has (MJ-64)."""
    found: i64 = 0
    for rider in riders:
        if rider.seat != NONE and rider.status == ACROSS and (found == 0 or rider.round < found):
            found = rider.round
    return found


def one_side_left(riders: vec[Rider], sides: vec[i64]) -> bool:
    """Tell whether the riders still in the tour all belong to one side (MJ-44)."""
    side: i64 = NONE
    for rider in riders:
        if rider.seat != NONE and rider.status != OUT:
            if side == NONE:
                side = sides[rider.seat]
            elif sides[rider.seat] != side:
                return False
    return True
