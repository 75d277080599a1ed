"""What travels about the dice of finished games."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.fairness.luck import Luck


class TableLuck(Struct):
    """The draws of a finished game, of the whole table."""

    table: str
    game: str
    luck: Luck


class MyLuck(Struct):
    """The draws of all one's finished games, game by game."""

    game: str
    luck: Luck
