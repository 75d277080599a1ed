"""Ludothèque: five rare French board games, as a library that is a pleasure to call.

>>> import ludotheque as ludo
>>> game = ludo.load("lemans")
>>> state = game.new(seats=4)
>>> state.actor() == ludo.CHANCE
True
"""

from ludotheque._version import __version__
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadToken,
    IllegalAction,
    LudoError,
    OtherRules,
    UnknownGame,
)
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.registry import load, slugs

__all__ = [
    "CHANCE",
    "OVER",
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadToken",
    "Edition",
    "Game",
    "IllegalAction",
    "LudoError",
    "OtherRules",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "__version__",
    "child_seed",
    "load",
    "slugs",
]
