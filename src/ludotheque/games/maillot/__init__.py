"""Maillot Jaune: a stage race on bicycles, three stages, energy, form and the wheel of the rider ahead."""

from ludotheque.games.maillot.game import Maillot

GAME = Maillot()
