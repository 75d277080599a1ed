"""Find the place of the house that a spot of a row belongs to."""

from mypy_extensions import i64

from ludotheque.games.marathon.rules.actions import EXPEL, LINE, PATH, QUEUE, TABLE
from ludotheque.games.marathon.rules.lodge import GARDEN, GREEN, GROUND, LOUNGE, PETANQUE, UPSTAIRS


def place_of(spot: i64) -> i64:
    """Find the place that a spot of a row belongs to."""
    if spot < LINE:
        return UPSTAIRS
    if spot < PATH:
        return LOUNGE
    if spot == PATH:
        return GROUND
    if spot == TABLE:
        return GARDEN
    if spot < QUEUE or spot >= EXPEL:
        return PETANQUE
    return GREEN
