"""What a Champion weighs by in a game that he has learned: the advice, corrected by instinct."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.advice import NOTHING, Advice, Reason
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Experience(Advice):
    """The same reasons, better judgement."""

    def __init__(self, setting: Setting, plain: Advice, instinct: Instinct) -> None:
        super().__init__(setting)
        self.plain: Advice = plain
        self.instinct: Instinct = instinct
        self.corrects: bool = True  # does the instinct correct what the advice thinks of choices,
        self.plays: bool = True  # also in imagined games,
        self.judges: bool = False  # and does it end them early?
        self.spread = plain.spread
        self.horizon = plain.horizon
        self.long = plain.long
        self.tries = plain.tries
        self.explore = plain.explore
        self.widen = plain.widen
        self.patience = plain.patience
        self.stake = plain.stake
        self.trust = plain.trust

    def player(self) -> Advice:
        return self if self.plays else self.plain

    def look(self, state: State) -> None:
        """Before any choice of the moment is corrected."""
        self.instinct.look(state)

    def weigh(self, state: State, action: i64) -> i64:
        self.look(state)
        return self.plain.weigh(state, action) + self.instinct.correct(action)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        self.plain.weigh_all(state, actions, count, out)
        if not self.corrects or self.plain.obvious(state, actions, count) != NOTHING:
            return
        self.look(state)
        i: i64 = 0
        while i < count:
            out[i] += self.instinct.correct(actions[i])
            i += 1

    def obvious(self, state: State, actions: vec[i64], count: i64) -> i64:
        return self.plain.obvious(state, actions, count)

    def sift(self, state: State, actions: vec[i64], count: i64) -> i64:
        return self.plain.sift(state, actions, count)

    def fill_values(self, state: State, out: vec[i64]) -> None:
        if self.judges:
            self.instinct.fill_values(state, out)
        else:
            self.plain.fill_values(state, out)

    def rests(self, state: State) -> bool:
        return state.actor() >= 0 if self.judges else self.plain.rests(state)

    def imagine(self, state: State, seat: i64, rng: Rng) -> None:
        self.plain.imagine(state, seat, rng)

    def reasons(self, state: State, action: int) -> list[Reason]:
        return self.plain.reasons(state, action)
