"""Weigh the choices of Macadam by the advice and by what many games have taught beyond it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.advice import MacadamAdvice
from ludotheque.games.macadam.bot.eye import MacadamEye
from ludotheque.games.macadam.bot.judgement import Judgement
from ludotheque.games.macadam.rules.actions import DEALER
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.kernel.advice import NOTHING
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class MacadamExperience(Experience):
    """Looks at the odds of the hands once, for the advice and the eye."""

    def __init__(self, setting: Setting, plain: MacadamAdvice, learned: list[int]) -> None:
        super().__init__(setting, plain, Instinct(MacadamEye(plain.judgement), DEALER, 0, learned))
        self.spread = 60
        self.long = 1500
        self.judgement: Judgement = plain.judgement

    def look(self, state: State) -> None:
        assert isinstance(state, MacadamState)
        self.judgement.look(state)
        self.judgement.harm.look_at_hands(state)
        self.instinct.look(state)

    def weigh_all(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        assert isinstance(state, MacadamState)
        if self.plain.obvious(state, actions, count) != NOTHING:
            self.plain.weigh_all(state, actions, count, out)
            return
        self.look(state)
        i: i64 = 0
        while i < count:
            out[i] = self.judgement.judge(state, actions[i]) + self.instinct.correct(actions[i])
            i += 1
