"""Weigh the choices of Macadam as a good habitué would."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.ending import hastens_defeat
from ludotheque.games.macadam.bot.judgement import FREE, Judgement
from ludotheque.games.macadam.bot.reasons import reasons_for
from ludotheque.games.macadam.bot.sense import Sense
from ludotheque.games.macadam.bot.weights import Weights
from ludotheque.games.macadam.rules.actions import DRAW
from ludotheque.games.macadam.rules.cards import Pack
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import TO_DEAL
from ludotheque.kernel.advice import NOTHING, Advice, Reason, fill_leads, margins
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

DEVIATION: Final = 250  # points: how far apart two players usually come out of a round, and a quarter


@final
@mypyc_attr(acyclic=True)
class MacadamAdvice(Advice):
    """Weighs one's own points, less what the card would be worth later, and what the others lose."""

    def __init__(self, setting: Setting, pack: Pack, weights: Weights) -> None:
        super().__init__(setting)
        self.spread = 200
        self.short = 600
        self.horizon = 0
        self.tries = 4
        self.stake = 9000
        self.trust = 30
        self.judgement: Judgement = Judgement(pack, setting.seats, weights)
        self.margins: vec[i64] = margins(DEVIATION, int(pack.rounds))
        self.points: vec[i64] = vec[i64]([i64(0)] * setting.seats)
        self.sense: Sense = Sense(pack, len(setting.tokens))

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MacadamState)
        if action == DRAW and not hastens_defeat(state):
            return FREE // 2
        self.judgement.look(state)
        return self.judgement.judge(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MacadamState)
        obvious: i64 = self.obvious(state, actions, count)
        if obvious != NOTHING:
            self.weigh_free(actions, count, obvious, out)
            return
        self.judgement.look(state)
        i: i64 = 0
        while i < count:
            out[i] = self.judgement.judge(state, actions[i])
            i += 1

    def weigh_free(self, actions: vec[i64], count: i64, obvious: i64, out: vec[i64]) -> None:
        """Put the die first, then the draw, then anything else."""
        i: i64 = 0
        while i < count:
            out[i] = 0
            if actions[i] == obvious:
                out[i] = FREE
            elif actions[i] == DRAW:
                out[i] = FREE // 2
            i += 1

    def obvious(self, state: State, actions: vec[i64], count: i64) -> i64:
        """Take the die and the draw, which are free, unless a draw brings the end too near."""
        assert isinstance(state, MacadamState)
        if actions[0] > DRAW or (actions[0] == DRAW and hastens_defeat(state)):
            return NOTHING
        return actions[0]

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        assert isinstance(state, MacadamState)
        return self.sense.sift(state, actions, count)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        """Value each seat's lead over the others, for the rounds that are left."""
        assert isinstance(state, MacadamState)
        seat: i64 = 0
        while seat < state.seats:
            self.points[seat] = state.players[seat].total
            seat += 1
        fill_leads(self.points, state.seats, self.margins[state.pack.rounds - state.round + 1], out)

    def rests(self, state: State) -> bool:
        """Rest between two rounds."""
        assert isinstance(state, MacadamState)
        return state.phase == TO_DEAL and state.dealt == 0

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, MacadamState)
        return reasons_for(self.judgement, state, action)
