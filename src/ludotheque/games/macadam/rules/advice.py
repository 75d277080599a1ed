"""What a good habitué of Macadam would say, from the play advice of the specification."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.actions import DRAW, ROLL
from ludotheque.games.macadam.rules.cards import Pack
from ludotheque.games.macadam.rules.judging import Judging
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import TO_DEAL
from ludotheque.games.macadam.rules.why import why
from ludotheque.games.macadam.rules.worth import Worth
from ludotheque.kernel.advice import NOTHING, Advice, Reason, ahead, margins
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State

FREE: Final = 3000  # throwing the die and drawing cost nothing: before all else
DEVIATION: Final = 250  # points: how far apart two players usually come out of a round, and a quarter


@final
@mypyc_attr(acyclic=True)
class MacadamAdvice(Advice):
    """One's own points, less what the card would be worth later, and what the others lose."""

    def __init__(self, setting: Setting, pack: Pack, worth: Worth) -> None:
        super().__init__(setting)
        self.spread = 200
        self.slip = 4900
        self.short = 16
        self.horizon = 0
        self.tries = 4
        self.stake = 9000
        self.trust = 30
        self.judging: Judging = Judging(pack, setting.seats, worth)
        self.margins: vec[i64] = margins(DEVIATION, int(pack.rounds))

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, MacadamState)
        if action <= DRAW:
            return FREE - action
        self.judging.look(state)
        return self.judging.judge(state, action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MacadamState)
        if actions[0] <= DRAW:
            self.weigh_free(actions, count, out)
            return
        self.judging.look(state)
        i: i64 = 0
        while i < count:
            if actions[i] == ROLL:
                out[i] = FREE
            else:
                out[i] = self.judging.judge(state, actions[i])
            i += 1

    def weigh_free(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """First the die, then the draw, then anything else."""
        i: i64 = 0
        while i < count:
            out[i] = 0
            i += 1
        out[0] = FREE
        if actions[1] == DRAW:
            out[1] = FREE // 2

    def obvious(self, state: State, actions: vec[i64], count: i64) -> i64:
        """The die and the draw come first among the choices, and are free."""
        return actions[0] if actions[0] <= DRAW else NOTHING

    def value(self, state: State, seat: i64) -> i64:
        """Who is how far ahead, for the rounds that are left."""
        assert isinstance(state, MacadamState)
        close: i64 = self.margins[state.pack.rounds - state.round + 1]
        total: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                lead: i64 = state.players[seat].total - state.players[other].total
                total += ahead(lead, close)
            other += 1
        return total // (state.seats - 1)

    def rests(self, state: State) -> bool:
        """Between two rounds."""
        assert isinstance(state, MacadamState)
        return state.phase == TO_DEAL and state.dealt == 0

    def reasons(self, state: State, action: int) -> list[Reason]:
        assert isinstance(state, MacadamState)
        return why(self.judging, state, action)
