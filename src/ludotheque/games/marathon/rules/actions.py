"""How the decisions and chance events of Marathon are numbered."""

from typing import Final

SEATS: Final = 6  # the largest table
COLUMNS: Final = 6  # the most shelves an edition may have upstairs
LINES: Final = 8  # the most lines in the lounge
CIRCLES: Final = 12  # the most cells at pétanque
CARDS: Final = 9  # Escale cards
FACES: Final = 6  # of the largest die

# On one row:
COLUMN: Final = 0  # + column upstairs
LINE: Final = 6  # + line in the lounge
PATH: Final = 14  # ground floor
TABLE: Final = 15  # garden
CIRCLE: Final = 16  # + cell at pétanque
QUEUE: Final = 28  # + place in the queue at the green table
EXPEL: Final = 34  # + cell at pétanque
PER_ROW: Final = 46  # row b follows row a

SEND: Final = 92  # + cell at pétanque
PILE: Final = 104  # + seat
DRAW: Final = 110  # + card
ROLL: Final = 119  # + pips - 1
COUNT: Final = 125
