"""What somebody sees who plays Macadam for the first time: the points of the cards in hand."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
    DRAW,
    EXTRA,
    EXTRA_NONE,
    PASS,
    PLAY,
    ROLL,
    SHOW,
    SHOW_NONE,
    SIGNAL,
)
from ludotheque.games.macadam.rules.cards import AGENT, INSURANCE, PERMIT, Pack, one
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.table import Table
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

FREE: Final = 1000  # the die, then the draw: they cost nothing
USEFUL: Final = 150  # an agent, a missing paper
AN_AGENT: Final = 1  # rather than nothing


@final
@mypyc_attr(acyclic=True)
class MacadamFirstLook(Advice):
    """Lays the card with most points, buries the one with fewest, plays an agent as soon as one may."""

    def __init__(self, setting: Setting, pack: Pack) -> None:
        super().__init__(setting)
        self.pack: Pack = pack

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, Table)
        player = state.players[state.turn]
        if action == ROLL:
            return 2 * FREE
        if action == DRAW:
            return FREE
        if action == AGENT_PLAYED:
            return AN_AGENT
        if action in (PASS, SHOW_NONE, EXTRA_NONE):
            return 0
        if action < DISCARD:
            return self.best_on(player, action - SIGNAL)
        if action < PLAY:
            return -self.use(player, action - DISCARD)
        if action < SHOW:
            return self.pack.cards[action - PLAY].points
        if action < SHOW_NONE:
            return self.pack.cards[action - SHOW].points
        return self.pack.cards[action - EXTRA].points

    def best_on(self, player: Player, kind: i64) -> i64:
        """Find the most points that the signal admits now; less than nothing if it admits none."""
        best: i64 = -1
        left: i64 = player.exposable(self.pack) & self.pack.admits[kind]
        card: i64 = 0
        while left != 0:
            if left & 1:
                best = max(best, self.pack.cards[card].points)
            left >>= 1
            card += 1
        return best

    def use(self, player: Player, card: i64) -> i64:
        """Tell what a card seems good for: its points if it can be laid down, a paper if it is missing."""
        if card == AGENT:
            return USEFUL
        if card in (INSURANCE, PERMIT):
            if player.papers & one(card - INSURANCE) != 0 or player.hand[card] > 1:
                return 0
            return USEFUL
        points: i64 = self.pack.cards[card].points
        return points + 1 if player.exposable(self.pack) & one(card) != 0 else points // 2 + 1
