"""Number the decisions and chance events of Macadam."""

from typing import Final

SEATS: Final = 6  # the largest table

ROLL: Final = 0
DRAW: Final = 1
AGENT_PLAYED: Final = 2
PASS: Final = 3
SIGNAL: Final = 4  # + kind of signal
DISCARD: Final = 10  # + card type
PLAY: Final = 22  # + card type
SHOW: Final = 34  # + card type
SHOW_NONE: Final = 46
EXTRA: Final = 47  # + card type
EXTRA_NONE: Final = 59
DEALER: Final = 60  # + seat
TAKE: Final = 66  # + card type
DIE: Final = 78  # + face, counted from 0
COUNT: Final = 84
