"""Cochon: deal the secret bonuses, then throw or stop in turn."""

from typing import Final, final

from librt.vecs import vec
from ludotheque.games.cochon.rules.actions import BONUS, DIE, STOP, THROW
from mypy_extensions import i64

from ludotheque.kernel.rng import Rng
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TO_DEAL: Final = 0
TO_CHOOSE: Final = 1
TO_THROW: Final = 2
FINISHED: Final = 3
BONUSES: Final = 4


@final
class CochonState(State):
    """One moment of a game of Cochon."""

    def __init__(self, setting: Setting, goal: i64, cruel: bool) -> None:
        super().__init__(setting)
        self.goal: i64 = goal
        self.cruel: bool = cruel
        self.phase: i64 = TO_DEAL
        self.turn: i64 = 0
        self.dealt: i64 = 0
        self.gained: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * self.seats)
        self.bonus: vec[i64] = vec[i64]([0] * self.seats)

    def clone(self) -> "CochonState":
        other = CochonState(self.setting, self.goal, self.cruel)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, CochonState)
        self.phase, self.turn, self.dealt, self.gained = other.phase, other.turn, other.dealt, other.gained
        self.points, self.bonus = other.points[:], other.bonus[:]

    def actor(self) -> i64:
        if self.phase == FINISHED:
            return OVER
        return self.turn if self.phase == TO_CHOOSE else CHANCE

    def fill_legal(self, out: vec[i64]) -> i64:
        out[0] = THROW  # CO-02
        if self.gained == 0:
            return 1
        out[1] = STOP
        return 2

    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        first, count = (BONUS, BONUSES) if self.phase == TO_DEAL else (DIE, 6)
        for k in range(count):
            out[k] = first + k
            weights[k] = 1
        return count

    def advance(self, action: i64) -> None:
        if self.phase == TO_DEAL:
            self.deal(action - BONUS)
        elif action == THROW:
            self.phase = TO_THROW
        elif action == STOP:
            self.points[self.turn] += self.gained
            self.end_turn()
        else:
            self.fall(action - DIE + 1)

    def deal(self, bonus: i64) -> None:
        """CO-01: every seat gets a secret bonus."""
        self.bonus[self.dealt] = bonus
        self.dealt += 1
        if self.dealt == self.seats:
            self.phase = TO_CHOOSE

    def fall(self, face: i64) -> None:
        """CO-03: a one loses the turn, and everything in the cruel game."""
        self.phase = TO_CHOOSE
        if face > 1:
            self.gained += face
            return
        if self.cruel:
            self.points[self.turn] = 0
        self.end_turn()

    def end_turn(self) -> None:
        self.gained = 0
        self.phase = FINISHED if self.points[self.turn] >= self.goal else TO_CHOOSE  # CO-04
        self.turn = (self.turn + 1) % self.seats

    def score(self, seat: i64) -> i64:
        return self.points[seat] + (self.bonus[seat] if self.phase == FINISHED else 0)

    def rank(self, seat: i64) -> i64:
        return 1 + sum(self.score(other) > self.score(seat) for other in range(self.seats))

    def redraw(self, seat: i64, rng: Rng) -> None:
        if self.phase == FINISHED:
            return
        for other in range(self.dealt):
            if other != seat:
                self.bonus[other] = rng.below(BONUSES)
