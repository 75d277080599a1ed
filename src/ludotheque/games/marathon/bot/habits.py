"""What many games have taught a habitué: how much better a choice is than its points and its time say.

Each choice is looked up in four lists: by its spot, by the clock after it, by the visits and by the pawns that are
left then. ``tools/learn`` finds the numbers; without any, nothing is added.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.actions import COLUMN, EXPEL, LINE, PATH, QUEUE, TABLE
from ludotheque.games.marathon.rules.row import Row
from ludotheque.kernel.habits import Habits

CASES: Final = 8  # sign, first visit, doubled
GRADES: Final = 9  # how full a place is, or who leads the lounge
TIMES: Final = 16  # periods left before the crossing
CLOCKS: Final = 64
HANDS: Final = 16
FEW: Final = 2  # pawns in the lounge that are told apart

# Where each list begins. A product with another file's number would be no constant to the compiler, but an object to
# look up for each choice.
SPOTS: Final = 0  # the first list: spot, grade, sign, first visit, doubled
AFTER: Final = 3312  # PER_ROW * GRADES * CASES; the clock after the choice
VISITS: Final = AFTER + CLOCKS  # places left to visit, time left, doubled
PAWNS: Final = VISITS + 224  # (PLACES + 1) * TIMES * 2; pawns left, time left
SIZE: Final = PAWNS + HANDS * TIMES
LISTS: Final = 4


@final
@mypyc_attr(acyclic=True)
class MarathonHabits(Habits):
    """Four numbers for each choice, in hundredths of a point."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(numbers, SIZE, LISTS)

    def of_time(self, clock: i64, left: i64, time: i64, hand: i64, doubled: bool) -> i64:
        """Look up the clock, the visits and the pawns that are left after the choice."""
        found = self.found
        numbers = self.numbers
        time = min(time, i64(TIMES - 1))
        found[1] = AFTER + min(clock, i64(CLOCKS - 1))
        found[2] = VISITS + (left * TIMES + time) * 2
        if doubled:
            found[2] += 1
        found[3] = PAWNS + min(hand, i64(HANDS - 1)) * TIMES + time
        return numbers[found[1]] + numbers[found[2]] + numbers[found[3]]


def place_in_list(spot: i64, grade: i64, case: i64) -> i64:
    """Find a spot of a row in the first list."""
    return SPOTS + (spot * GRADES + min(grade, i64(GRADES - 1))) * CASES + case


def case_of(sign: i64, first: bool, doubled: bool) -> i64:
    """Tell apart what all spots of a place have in common, below CASES."""
    case: i64 = 0
    if sign < 0:
        case += 4
    if first:
        case += 2
    if doubled:
        case += 1
    return case


def grade(row: Row, spot: i64, lounge: i64) -> i64:
    """Grade how full the place of a spot is; the lounge is graded once for all its lines."""
    if spot < LINE:
        return row.upstairs.free[spot - COLUMN]
    if spot < PATH:
        return lounge
    if spot == PATH:
        return row.ground.taken
    if spot == TABLE:
        return row.garden.card.cells - row.garden.room
    if spot >= QUEUE and spot < EXPEL:
        return row.green.length
    return row.petanque.card.cells - row.petanque.room


def grade_lounge(mine: i64, most: i64) -> i64:
    """Grade the lounge by the pawns of the seat and of the strongest other one."""
    return min(mine, i64(FEW)) * (FEW + 1) + min(most, i64(FEW))
