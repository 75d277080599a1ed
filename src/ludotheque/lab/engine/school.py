"""Games from which a Champion learns (``tools/learn``): he plays them, and every decision is written down."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.advice import NOTHING, fill_shares
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

UNIT: Final = 1 << 30
HALF: Final = 32768  # weights are written as two bytes, from minus this on


@final
@mypyc_attr(acyclic=True)
class School:
    """Seats that learn choose as often as their experience thinks well of a choice; the others follow the advice."""

    def __init__(self, start: State, experience: Experience, slots: i64, room: i64) -> None:
        self.start: State = start
        self.state: State = start.clone()
        self.experience: Experience = experience
        self.others: Playout = Playout(start, experience.plain, True)
        self.slots: i64 = slots  # choices written down of a decision
        self.room: i64 = room  # facts written down of a moment
        self.actions: vec[i64] = start.scratch[:]
        self.weights: vec[i64] = start.scratch[:]
        self.chances: vec[float] = vec[float]([0.0] * len(start.scratch))
        self.shares: vec[i64] = vec[i64]([i64(0)] * int(start.seats))
        self.book: list[int] = []  # bytes

    def play(self, seed: int, learners: int, writing: bool, heat: float, slip: int) -> list[int]:
        """One game; learners is a set of seats. The share of the others that each seat is ahead of at the end."""
        rng = Rng(seed)
        state = self.state
        state.copy_from(self.start)
        who: i64 = state.actor()
        while who != OVER:
            if who == CHANCE:
                state.advance(state.draw(rng))
            elif (i64(learners) >> who) & 1 != 0:
                state.advance(self.choose(state, rng, writing, heat))
            else:
                state.advance(self.others.choose(state, i64(slip), rng))
            who = state.actor()
        fill_shares(state, self.shares)
        return [int(share) for share in self.shares]

    def take(self) -> bytes:
        """Return what was written down since the last time."""
        found = bytes(self.book)
        self.book = []
        return found

    def choose(self, state: State, rng: Rng, writing: bool, heat: float) -> i64:
        count: i64 = state.fill_legal(self.actions)
        if count == 1:
            return self.actions[0]
        free: i64 = self.experience.obvious(state, self.actions, count)
        if free != NOTHING:
            return free
        if not writing:
            self.experience.weigh_all(state, self.actions, count, self.weights)
            return self.actions[self.pick(count, rng, heat)]
        self.write_moment(state, count)
        chosen: i64 = self.pick(count, rng, heat)
        self.book.append(int(chosen))
        return self.actions[chosen]

    def pick(self, count: i64, rng: Rng, heat: float) -> i64:
        """By chance, the better the likelier; without heat the best."""
        best: i64 = 0
        i: i64 = 1
        while i < count:
            if self.weights[i] > self.weights[best]:
                best = i
            i += 1
        if heat == 0.0:
            return best
        chances = self.chances
        total: float = 0.0
        i = 0
        while i < count:
            chances[i] = exp(float(self.weights[i] - self.weights[best]) / heat)
            total += chances[i]
            i += 1
        left: float = total * float(rng.below(UNIT)) / float(UNIT)
        i = 0
        while i < count - 1 and left >= chances[i]:
            left -= chances[i]
            i += 1
        return i

    def write_moment(self, state: State, count: i64) -> None:
        """Whose decision, what he sees, what he cannot know, then each choice; fills the weights."""
        instinct = self.experience.instinct
        self.experience.look(state)
        self.book.append(int(state.actor()))
        self.book.append(int(count))
        i: i64 = 0
        while i < self.room:
            self.write(instinct.eye.facts[i] if i < instinct.eye.count else instinct.eye.number)
            i += 1
        self.book.extend(instinct.eye.secrets(state))
        i = 0
        while i < self.slots:
            action: i64 = 0
            weight: i64 = 0
            if i < count:
                action = self.actions[i]
                weight = self.experience.judge(state, action)
                self.weights[i] = weight + instinct.correct(action)
            self.write(action)
            self.write(max(min(weight, i64(HALF - 1)), i64(-HALF)) + HALF)
            i += 1

    def write(self, number: i64) -> None:
        self.book.append(int(number & 255))
        self.book.append(int(number >> 8))
