"""One game in the hands of a learner: chance happens by itself, what the learner needs lies in fixed buffers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.kernel.features import Features, Pen
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, State

REFUSED: Final = -3  # beside the seats, CHANCE and OVER
NO: Final = 0
YES: Final = 1


@final
@mypyc_attr(acyclic=True)
class Seated:
    """A state, its chance, what a seat sees (``pen.out``) and the choices of the one that acts (``mask``)."""

    def __init__(self, start: State, features: Features) -> None:
        self.start: State = start
        self.state: State = start.clone()
        self.features: Features = features
        self.rng: Rng = Rng(0)
        self.pen: Pen = Pen(features.size)
        self.mask: vec[u8] = vec[u8]([u8(NO)] * len(start.setting.tokens))
        self.actions: vec[i64] = start.scratch[:]
        self.count: i64 = 0  # of the actions that are legal now

    def begin(self, seed: int) -> int:
        """Begin a new game; return the seat that decides first."""
        self.rng = Rng(seed)
        self.state.copy_from(self.start)
        return self.settle()

    def resume(self, state: State, rng: Rng) -> int:
        """Go on from a moment at which a seat decides, or the end; the seat that decides, or OVER."""
        self.rng = rng
        self.state.copy_from(state)
        return self.settle()

    def play(self, action: int) -> int:
        """Carry out the choice of the seat that acts, and what chance brings; who acts then, or OVER.

        REFUSED, and nothing has changed, if the action is not legal.
        """
        number: i64 = action
        if number < 0 or number >= len(self.mask) or self.mask[number] == NO:
            return REFUSED
        self.state.advance(number)
        return self.settle()

    def settle(self) -> int:
        """Let chance happen until a seat must decide; its choices are in the mask."""
        state = self.state
        who: i64 = state.actor()
        while who == CHANCE:
            state.advance(state.draw(self.rng))
            who = state.actor()
        self.clear()
        if who >= 0:
            self.count = state.fill_legal(self.actions)
            i: i64 = 0
            while i < self.count:
                self.mask[self.actions[i]] = YES
                i += 1
        return int(who)

    def clear(self) -> None:
        i: i64 = 0
        while i < self.count:
            self.mask[self.actions[i]] = NO
            i += 1
        self.count = 0

    def look(self, seat: int) -> None:
        """Write what the seat may know into ``pen.out``."""
        self.pen.at = 0
        self.features.fill(self.state, seat, self.pen)
