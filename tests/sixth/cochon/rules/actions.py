"""How the events of Cochon are numbered."""

from typing import Final

SEATS: Final = 4
THROW: Final = 0
STOP: Final = 1
BONUS: Final = 2  # + bonus 0 to 3
DIE: Final = 6  # + face 0 to 5
COUNT: Final = 12
