"""Games from which a Champion learns (``tools/learn``): he plays them, and every decision is written down."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.advice import NOTHING, fill_shares
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

UNIT: Final = 1 << 30
HEAD: Final = 3  # numbers at the beginning of a line: the seat, how many choices it had, which of them it took
MOST_LINES: Final = 2048  # of a game; what is decided after that is not written down


@final
@mypyc_attr(acyclic=True)
class School:
    """Seats that learn choose as often as their experience thinks well of a choice; the others follow the advice.

    Every decision of those who learn is a line of numbers in ``book``: who, how many choices, which one was taken; how
    much of every fact held; what the seat could not know; for every slot a choice and what the advice thought of it.
    """

    def __init__(self, start: State, experience: Experience, slots: i64) -> None:
        self.start: State = start
        self.state: State = start.clone()
        self.experience: Experience = experience
        self.others: Playout = Playout(start, experience.plain, True)
        self.slots: i64 = slots  # choices written down of a decision, the best looking ones
        self.secrets: i64 = len(experience.instinct.eye.secrets(start))
        self.line: i64 = HEAD + experience.instinct.eye.number + self.secrets + 2 * slots
        self.actions: vec[i64] = start.scratch[:]
        self.weights: vec[i64] = start.scratch[:]
        self.chances: vec[float] = vec[float]([0.0] * len(start.scratch))
        self.shares: vec[i64] = vec[i64]([i64(0)] * int(start.seats))
        self.book: vec[i32] = vec[i32]([i32(0)] * int(MOST_LINES * self.line))
        self.lines: i64 = 0  # of this game

    def play(self, seed: int, learners: int, writing: bool, heat: float, slip: int) -> list[int]:
        """One game; learners is a set of seats. The share of the others that each seat is ahead of at the end."""
        rng = Rng(seed)
        state = self.state
        state.copy_from(self.start)
        self.lines = 0
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

    def choose(self, state: State, rng: Rng, writing: bool, heat: float) -> i64:
        count: i64 = state.fill_legal(self.actions)
        if count == 1:
            return self.actions[0]
        free: i64 = self.experience.obvious(state, self.actions, count)
        if free != NOTHING:
            return free
        if not writing or self.lines == MOST_LINES:
            self.experience.weigh_all(state, self.actions, count, self.weights)
            return self.actions[self.pick(count, rng, heat)]
        count = self.sort_out(state, count)
        self.write_moment(state, count)
        chosen: i64 = self.pick(count, rng, heat)
        self.book[self.lines * self.line + 2] = i32(chosen)
        self.lines += 1
        return self.actions[chosen]

    def sort_out(self, state: State, count: i64) -> i64:
        """Weigh the choices by the advice; keep as many of the best looking ones as there are slots."""
        self.experience.plain.weigh_all(state, self.actions, count, self.weights)
        return keep_best(self.actions, self.weights, count, self.slots)

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
        """Write the line of this decision but for what is taken; correct the weights."""
        instinct = self.experience.instinct
        eye = instinct.eye
        book = self.book
        self.experience.look(state)
        at: i64 = self.lines * self.line
        end: i64 = at + self.line
        i: i64 = at
        while i < end:
            book[i] = 0
            i += 1
        book[at] = i32(state.actor())
        book[at + 1] = i32(count)
        at += HEAD
        i = 0
        while i < eye.count:
            book[at + eye.facts[i]] = i32(eye.amounts[i])
            i += 1
        at += eye.number
        if self.secrets > 0:
            for secret in eye.secrets(state):
                book[at] = i32(secret)
                at += 1
        i = 0
        while i < count:
            book[at] = i32(self.actions[i])
            book[at + 1] = i32(self.weights[i])
            self.weights[i] += instinct.correct(self.actions[i])
            at += 2
            i += 1


def keep_best(actions: vec[i64], weights: vec[i64], count: i64, most: i64) -> i64:
    """Bring forward so many of the best looking actions, with their weights; return how many are left."""
    while count > most:
        worst: i64 = 0
        i: i64 = 1
        while i < count:
            if weights[i] < weights[worst]:
                worst = i
            i += 1
        count -= 1
        actions[worst] = actions[count]
        weights[worst] = weights[count]
    return count
