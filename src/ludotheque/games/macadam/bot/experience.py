"""Weigh the choices of Macadam by the advice and by what many games have taught beyond it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.advice import MacadamAdvice
from ludotheque.games.macadam.bot.eye import MacadamEye
from ludotheque.games.macadam.bot.judgement import Judgement
from ludotheque.games.macadam.rules.actions import DEALER
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class MacadamExperience(Experience):
    """Looks at the odds of the hands once, for the advice and the eye."""

    def __init__(self, setting: Setting, plain: MacadamAdvice, learned: list[int]) -> None:
        super().__init__(setting, plain, Instinct(MacadamEye(plain.judgement), DEALER, learned))
        self.spread = 60
        self.long = 1500
        self.judgement: Judgement = plain.judgement

    def look(self, state: State) -> None:
        assert isinstance(state, MacadamState)
        self.judgement.look(state)
        self.judgement.harm.look_at_hands(state)
        self.instinct.look(state)

    def judge(self, state: State, action: i64) -> i64:
        assert isinstance(state, MacadamState)
        return self.judgement.judge(state, action)
