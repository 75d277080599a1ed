"""How the decisions and chance events of Maillot Jaune are numbered."""

from typing import Final

SEATS: Final = 9  # the largest table
RIDERS: Final = 9  # figures in the box
THROWS: Final = 21  # of two dice, the lower one first

PICK: Final = 0  # + rider
TOW: Final = 9
SHIFT: Final = 10
STAY: Final = 11
PACT: Final = 12  # + rider
ACCEPT: Final = 21
REFUSE: Final = 22
FINISH: Final = 23
ASSIST: Final = 24  # + rider
DECLINE: Final = 33
FIRST: Final = 34  # + seat
DEAL: Final = 43  # + rider
DICE: Final = 52  # + throw
BREAK: Final = 73  # + safe * (largest risk + 1) + risk; after the last of them, the cells of the road
