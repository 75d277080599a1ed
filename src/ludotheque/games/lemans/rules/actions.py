"""How the decisions and chance events of 24 Heures are numbered."""

from typing import Final

SEATS: Final = 6  # the largest table
TYPES: Final = 18  # card types

PLAY: Final = 0
PASS: Final = 1
CARD: Final = 2  # + card type
TARGET: Final = 20  # + seat
POLE: Final = 26  # + seat
DRAW: Final = 32  # + card type
COUNT: Final = 50
