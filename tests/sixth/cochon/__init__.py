"""Cochon: a miniature sixth game. Throw the die or stop; a one loses the turn; a secret bonus decides."""

from ludotheque.games.cochon.game import Cochon

GAME = Cochon()
