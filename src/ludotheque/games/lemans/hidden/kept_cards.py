"""Know which card another driver is likely to keep, from what everybody sees of the car.

People lay what does no harm and keep what they do not want to lay. Drawn from all unseen cards alike, the others would
keep too many cards that cost them nothing and drive on too often, and a seat would think too little of its chances. The
numbers are rounded, and none is nothing: they hold for people, who have habits of their own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# What a card is to this belief, unless it is a race card, which is its heat.
A_STAND: Final = -1
AN_ATTACK: Final = -2

# How a car stands.
UNTOUCHED: Final = 0  # it has chosen nothing yet
COOL: Final = 1
HOT: Final = 2
SATISFIED: Final = 3  # no heat can be added, and the points are worth stopping for
PASSED: Final = 4  # since the last play (LM-22)
OVERHEATED: Final = 5  # though it could choose between two cards (LM-23)
STANDINGS: Final = 6
ENOUGH: Final = 7  # points to be satisfied with


@final
@mypyc_attr(acyclic=True)
class KeptCards:
    """Holds the weight of each type in a hand, by how its car stands and by the heat that would overheat it."""

    def __init__(self, kinds: list[int], limit: int) -> None:
        self.types: i64 = len(kinds)
        self.limit: i64 = limit
        self.weights: vec[i64] = vec[i64](
            [
                i64(weight(standing, kind, room))
                for standing in range(STANDINGS)
                for room in range(1, limit + 1)
                for kind in kinds
            ]
        )

    def row(self, standing: i64, room: i64) -> i64:
        """Find the weights of all types in a car to which so much heat would be too much."""
        return (standing * self.limit + room - 1) * self.types


def weight(standing: int, kind: int, room: int) -> int:
    """Weigh a card in a hand, as against 100 for one that was just drawn."""
    cold, warm, harmful, stand, attack = weights(standing)
    if kind == AN_ATTACK:
        return attack
    if kind == A_STAND:
        return stand
    if kind == 0:
        return cold
    return harmful if kind >= room else warm


def weights(standing: int) -> tuple[int, int, int, int, int]:
    """List the weights of a cold card, a warm one, one that would overheat the car, a Stand and an attack."""
    if standing == OVERHEATED:
        return 6, 240, 240, 15, 4
    if standing == PASSED:
        return 6, 220, 250, 70, 5
    if standing == SATISFIED:
        return 25, 160, 220, 140, 35
    if standing == HOT:
        return 45, 160, 240, 110, 25
    if standing == COOL:
        return 80, 160, 175, 65, 20
    return 100, 100, 100, 100, 100
