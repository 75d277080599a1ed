"""Macadam: a card game of pedestrians and two-wheelers on the highway code."""

from ludotheque.games.macadam.game import Macadam

GAME = Macadam()
