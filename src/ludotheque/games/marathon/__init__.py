"""Marathon: six days at François's games lodge, where every visit costs time."""

from ludotheque.games.marathon.game import Marathon

GAME = Marathon()
