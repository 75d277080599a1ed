"""24 Heures: a push-your-luck race with cards, six rounds, three heat and you are out."""

from ludotheque.games.lemans.game import Lemans

GAME = Lemans()
