"""How the decisions and chance events of 24 Heures are numbered."""

from typing import Final

SEATS: Final = 6  # the largest table

PLAY: Final = 0
PASS: Final = 1
TARGET: Final = 2  # + seat
POLE: Final = 8  # + seat
CARD: Final = 14  # + card type
# then the draws, from Pack.draw: + card type
