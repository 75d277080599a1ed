"""How the decisions and chance events of Mark are numbered."""

from typing import Final

COLOURS: Final = 5  # MK-02
COLUMNS: Final = 4  # of the widest company
ROWS: Final = 5  # of the market, MK-06
FACES: Final = 6  # of a die: the colours and one symbol, MK-08
SYMBOL: Final = 5  # the star of the star die, the hammer of the hammer die

TAKE: Final = 0  # + colour * 4 + column
MOVE: Final = 20  # + colour * 10 + from * 2 + to: the ten ways from column to column, MK-19
WAYS: Final = 10
SELL: Final = 70  # + colour * 20 + column * 5 + market row
LOT: Final = 170  # + colour
PLACE: Final = 175  # + column
RETURN: Final = 179  # + company row * 4 + column
ROLL: Final = 187  # + star die * 6 + hammer die
BID: Final = 223  # + amount, up to the most that anybody can own
