"""How the decisions and chance events of Macadam are numbered."""

from typing import Final

SEATS: Final = 6  # the largest table

ROLL: Final = 0
DRAW: Final = 1
KEEP: Final = 2
AGENT_PLAYED: Final = 3
PASS: Final = 4
SIGNAL: Final = 5  # + kind of signal
DISCARD: Final = 11  # + card type
PLAY: Final = 23  # + card type
SHOW: Final = 35  # + card type
SHOW_NONE: Final = 47
EXTRA: Final = 48  # + card type
EXTRA_NONE: Final = 60
DEALER: Final = 61  # + seat
TAKE: Final = 67  # + card type
DIE: Final = 79  # + face, counted from 0
COUNT: Final = 85
