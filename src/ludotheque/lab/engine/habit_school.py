"""Games from which a Champion forms habits (``tools/learn``): what turned out better is to be done more often."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.playout import BEST, Playout
from ludotheque.kernel.advice import WHOLE, Advice, fill_shares
from ludotheque.kernel.habits import Habits
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.lab.engine.school import keep_best

UNIT: Final = 1 << 30
MOST_LINES: Final = 1024  # of a game; what is decided after that is not written down
HEAD: Final = 3  # numbers at the beginning of a line: the seat, how many choices it had, which of them it took


@final
@mypyc_attr(acyclic=True)
class HabitSchool:
    """Everybody chooses as often as advice and habits think well of a choice; ``slope`` adds up what it teaches.

    What was to be expected the value of the advice says: how much better it came is traced back over the decisions of
    the seat, the nearer the more (generalised advantage). A choice that came out better than expected pulls up the
    numbers that it was looked up by, and the others down, as far as they were likely.
    """

    def __init__(self, start: State, advice: Advice, habits: Habits, slots: i64) -> None:
        self.start: State = start
        self.state: State = start.clone()
        self.advice: Advice = advice
        self.habits: Habits = habits
        self.lists: i64 = len(habits.found)
        self.slots: i64 = slots  # choices written down of a decision, the best looking ones
        self.line: i64 = HEAD + slots * self.lists
        self.actions: vec[i64] = start.scratch[:]
        self.weights: vec[i64] = start.scratch[:]
        self.values: vec[i64] = vec[i64]([i64(0)] * int(start.seats))
        self.book: vec[i64] = vec[i64]([i64(0)] * int(MOST_LINES * self.line))
        self.chances: vec[float] = vec[float]([0.0] * int(MOST_LINES * slots))  # of every choice in the book
        self.told: vec[float] = vec[float]([0.0] * int(MOST_LINES))  # what the value expected
        self.traced: vec[float] = vec[float]([0.0] * int(start.seats))
        self.reached: vec[float] = vec[float]([0.0] * int(start.seats))
        self.slope: vec[float] = vec[float]([0.0] * len(habits.numbers))
        self.lines: i64 = 0  # of this game
        self.decisions: i64 = 0  # in all
        self.missed: float = 0.0  # squares of what was not foreseen, in all,
        self.ranged: float = 0.0  # and of what would not have been without any value

    def play(self, seed: int, heat: float, memory: float) -> None:
        """Play one game and learn from it."""
        rng = Rng(seed)
        state = self.state
        state.copy_from(self.start)
        self.lines = 0
        who: i64 = state.actor()
        while who != OVER:
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                state.advance(self.choose(state, who, rng, heat))
            who = state.actor()
        self.learn(state, memory)

    def choose(self, state: State, who: i64, rng: Rng, heat: float) -> i64:
        actions = self.actions
        count: i64 = state.fill_legal(actions)
        if count == 1:
            return actions[0]
        self.advice.weigh_all(state, actions, count, self.weights)
        count = keep_best(actions, self.weights, count, self.slots)
        chosen: i64 = self.pick(count, rng, heat)
        if self.lines < MOST_LINES:
            self.write(state, who, count, chosen)
        return actions[chosen]

    def pick(self, count: i64, rng: Rng, heat: float) -> i64:
        """Pick by chance, the better the likelier, and write down how likely each was."""
        weights = self.weights
        chances = self.chances
        at: i64 = min(self.lines, i64(MOST_LINES - 1)) * self.slots
        most: i64 = weights[0]
        i: i64 = 1
        while i < count:
            most = max(most, weights[i])
            i += 1
        total: float = 0.0
        i = 0
        while i < count:
            chance: float = exp(float(weights[i] - most) / heat)
            chances[at + i] = chance
            total += chance
            i += 1
        left: float = total * float(rng.below(UNIT)) / float(UNIT)
        chosen: i64 = count - 1
        i = 0
        while i < count:
            if left < chances[at + i] and chosen == count - 1:
                chosen = i
            left -= chances[at + i]
            chances[at + i] = chances[at + i] / total
            i += 1
        return chosen

    def write(self, state: State, who: i64, count: i64, chosen: i64) -> None:
        """Write down where each choice was looked up, and what the value expects."""
        book = self.book
        found = self.habits.found
        at: i64 = self.lines * self.line
        book[at] = who
        book[at + 1] = count
        book[at + 2] = chosen
        at += HEAD
        i: i64 = 0
        while i < count:
            self.advice.weigh(state, self.actions[i])
            k: i64 = 0
            while k < self.lists:
                book[at] = found[k]
                at += 1
                k += 1
            i += 1
        self.advice.fill_values(state, self.values)
        self.told[self.lines] = float(self.values[who]) / WHOLE
        self.lines += 1

    def learn(self, state: State, memory: float) -> None:
        """Go back over the game that is over."""
        fill_shares(state, self.values)
        seat: i64 = 0
        while seat < state.seats:
            self.reached[seat] = float(self.values[seat]) / WHOLE  # what came after the decision that is looked at,
            self.traced[seat] = 0.0  # and how much better it was than expected then
            seat += 1
        book = self.book
        slope = self.slope
        line: i64 = self.lines - 1
        while line >= 0:
            at: i64 = line * self.line
            who: i64 = book[at]
            count: i64 = book[at + 1]
            chosen: i64 = book[at + 2]
            end: float = float(self.values[who]) / WHOLE
            told: float = self.told[line]
            self.missed += (end - told) * (end - told)
            self.ranged += (end - 0.5) * (end - 0.5)
            gain: float = self.reached[who] - told + memory * self.traced[who]
            self.reached[who] = told
            self.traced[who] = gain
            at += HEAD
            i: i64 = 0
            while i < count:
                pull: float = -gain * self.chances[line * self.slots + i]
                if i == chosen:
                    pull += gain
                k: i64 = 0
                while k < self.lists:
                    slope[book[at]] += pull
                    at += 1
                    k += 1
                i += 1
            line -= 1
        self.decisions += self.lines

    def meet(self, seed: int, learners: int, plain: Advice) -> list[int]:
        """Play a game of learners, a set of seats who take the best looking choice, against the plain advice.

        Return the share of the others that each seat is ahead of at the end.
        """
        rng = Rng(seed)
        ours = Playout(self.start, self.advice, True)
        theirs = Playout(self.start, plain, True)
        state = self.state
        state.copy_from(self.start)
        who: i64 = state.actor()
        while who != OVER:
            if who == CHANCE:
                state.advance(state.draw(rng))
            elif (i64(learners) >> who) & 1 != 0:
                state.advance(ours.choose(state, BEST, rng))
            else:
                state.advance(theirs.choose(state, plain.spread, rng))
            who = state.actor()
        fill_shares(state, self.values)
        return [int(share) for share in self.values]
