"""Number the decisions and chance events of Maillot Jaune."""

from typing import Final

SEATS: Final = 9  # the largest table
RIDERS: Final = 9  # figures in the box
THROWS: Final = 21  # of two dice, the lower one first

PICK: Final = 0  # + rider
TOW: Final = 9
SHIFT: Final = 10
ALONE: Final = 11
STAY: Final = 12
PACT: Final = 13  # + rider
ACCEPT: Final = 22
REFUSE: Final = 23
FINISH: Final = 24
ASSIST: Final = 25  # + rider
DECLINE: Final = 34
FIRST: Final = 35  # + seat
DEAL: Final = 44  # + rider
DICE: Final = 53  # + throw
BREAK: Final = 74  # + safe * (largest risk + 1) + risk; after the last of them, the cells of the road
