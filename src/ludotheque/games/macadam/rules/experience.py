"""What a Champion of Macadam weighs: the advice, and what many games have taught him beyond it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.actions import DEALER, ROLL
from ludotheque.games.macadam.rules.advice import FREE, MacadamAdvice
from ludotheque.games.macadam.rules.eye import MacadamEye
from ludotheque.games.macadam.rules.judging import Judging
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class MacadamExperience(Experience):
    """What can be told of the hands is reckoned once, for the advice and the eye."""

    def __init__(self, setting: Setting, plain: MacadamAdvice, learned: list[int]) -> None:
        super().__init__(setting, plain, Instinct(MacadamEye(plain.judging), DEALER, learned))
        self.spread = 60
        self.long = 1500
        self.judging: Judging = plain.judging

    def look(self, state: State) -> None:
        assert isinstance(state, MacadamState)
        self.judging.look(state)
        self.judging.harm.look_at_hands(state)
        self.instinct.look(state)

    def judge(self, state: State, action: i64) -> i64:
        assert isinstance(state, MacadamState)
        if action == ROLL:
            return FREE
        return self.judging.judge(state, action)
