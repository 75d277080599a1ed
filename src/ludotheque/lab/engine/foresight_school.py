"""Games from which a Champion learns how they end (``tools/learn --foresight``): who came out ahead of whom."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.advice import WHOLE, Advice, fill_shares
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

MOST_LINES: Final = 256  # moments of a game that are written down
FIRM: Final = 1.0  # squared steps that a number is taken to have made before its first


@final
@mypyc_attr(acyclic=True)
class ForesightSchool:
    """Everybody follows the advice, up to a moment with slips, so that also what follows on bad choices is met.

    After that moment some of the moments at which a game may be judged are written down, and when it is over every
    pair of seats pulls the numbers by which the two were looked up apart, as far as they did not foresee it.
    """

    def __init__(
        self, start: State, advice: Advice, foresight: Foresight, numbers: list[float], steps: list[float]
    ) -> None:
        self.start: State = start
        self.state: State = start.clone()
        self.advice: Advice = advice
        self.foresight: Foresight = foresight
        self.player: Playout = Playout(start, advice, True)
        self.line: i64 = foresight.lists * foresight.seats + 1  # the last is the place of the scale
        self.book: vec[i64] = vec[i64]([i64(0)] * int(MOST_LINES * self.line))
        self.lines: i64 = 0  # of this game
        self.numbers: vec[float] = vec[float](numbers)  # what was learned before
        self.steps: vec[float] = vec[float](steps)  # squared, of each number
        self.sums: vec[float] = vec[float]([0.0] * int(foresight.seats))
        self.pulls: vec[float] = vec[float]([0.0] * int(foresight.seats))
        self.shares: vec[i64] = vec[i64]([i64(0)] * int(foresight.seats))
        self.ranks: vec[i64] = vec[i64]([i64(0)] * int(foresight.seats))
        self.scale: float = 1.0  # how much a difference counts at the moment that is learned from,
        self.scaled: float = 0.0  # and how much more it should

    def play(self, seed: int, rate: float, slips: int, one_in: int, longest: int) -> None:
        """Play one game and learn from it: slips are one in so many choices before a moment chosen by chance."""
        rng = Rng(seed)
        state = self.state
        state.copy_from(self.start)
        self.lines = 0
        events: i64 = 0
        sober: i64 = rng.below(i64(longest))  # the event after which nobody slips
        who: i64 = state.actor()
        while who != OVER:
            judged: bool = who != CHANCE or self.advice.rests(state)  # some games rest before a roll
            if judged and events >= sober and self.lines < MOST_LINES and rng.below(i64(one_in)) == 0:
                self.write(state)
            if who == CHANCE:
                state.advance(state.draw(rng))
            elif events < sober and rng.below(i64(slips)) == 0:
                state.advance(self.player.actions[rng.below(state.fill_legal(self.player.actions))])
            else:
                state.advance(self.player.choose(state, self.advice.spread, rng))
            events += 1
            who = state.actor()
        state.fill_ranks(self.ranks)
        self.learn(rate)

    def write(self, state: State) -> None:
        """Write down where every seat is looked up, if the moment may be judged."""
        if not self.advice.rests(state):
            return
        self.foresight.look(state)
        found = self.foresight.found
        at: i64 = self.lines * self.line
        i: i64 = 0
        while i < self.line - 1:
            self.book[at + i] = found[i]
            i += 1
        self.book[at + i] = self.foresight.scale
        self.lines += 1

    def learn(self, rate: float) -> None:
        """Pull apart what did not foresee the end."""
        seats: i64 = self.foresight.seats
        lists: i64 = self.foresight.lists
        book = self.book
        numbers = self.numbers
        steps = self.steps
        line: i64 = 0
        while line < self.lines:
            at: i64 = line * self.line
            self.scale = 1.0 + numbers[book[at + self.line - 1]]
            self.scaled = 0.0
            seat: i64 = 0
            while seat < seats:
                total: float = 0.0
                i: i64 = at + seat * lists
                end: i64 = i + lists
                while i < end:
                    total += numbers[book[i]]
                    i += 1
                self.sums[seat] = total
                self.pulls[seat] = 0.0
                seat += 1
            self.pull(seats)
            k: i64 = book[at + self.line - 1]
            if k > 0:
                steps[k] += self.scaled * self.scaled
                numbers[k] += rate * self.scaled / sqrt(steps[k])
            seat = 0
            while seat < seats:
                pull: float = self.pulls[seat]
                i = at + seat * lists
                end = i + lists
                while i < end:
                    k = book[i]
                    if k > 0:
                        steps[k] += pull * pull
                        numbers[k] += rate * pull / sqrt(steps[k])
                    i += 1
                seat += 1
            line += 1

    def pull(self, seats: i64) -> None:
        """Compare what was foreseen of each pair with what came."""
        seat: i64 = 0
        while seat < seats:
            other: i64 = seat + 1
            while other < seats:
                came: float = 0.5
                if self.ranks[seat] < self.ranks[other]:
                    came = 1.0
                elif self.ranks[seat] > self.ranks[other]:
                    came = 0.0
                miss: float = came - 1.0 / (1.0 + exp((self.sums[other] - self.sums[seat]) * self.scale))
                self.scaled += miss * (self.sums[seat] - self.sums[other]) / float(seats - 1)
                self.pulls[seat] += miss * self.scale / float(seats - 1)
                self.pulls[other] -= miss * self.scale / float(seats - 1)
                other += 1
            seat += 1

    def judge(self, seed: int, one_in: int, plain: Advice) -> list[float]:
        """Play one game without slips, and compare what was told at the moments that the plain advice judges.

        Return the squared errors of even chances, of the plain values and of the foresight.
        """
        rng = Rng(seed)
        state = self.state
        state.copy_from(self.start)
        told: list[list[int]] = []
        who: i64 = state.actor()
        while who != OVER:
            judged: bool = who != CHANCE or plain.rests(state)
            if judged and rng.below(i64(one_in)) == 0 and plain.rests(state):
                plain.fill_values(state, self.shares)
                one = [int(share) for share in self.shares]
                self.foresight.fill_values(state, self.shares)
                told.append(one + [int(share) for share in self.shares])
            if who == CHANCE:
                state.advance(state.draw(rng))
            else:
                state.advance(self.player.choose(state, self.advice.spread, rng))
            who = state.actor()
        fill_shares(state, self.shares)
        ends = [int(share) for share in self.shares]
        seats = len(ends)
        even, values, seen = 0.0, 0.0, 0.0
        for line in told:
            for k in range(seats):
                even += (0.5 - ends[k] / WHOLE) ** 2
                values += ((line[k] - ends[k]) / WHOLE) ** 2
                seen += ((line[seats + k] - ends[k]) / WHOLE) ** 2
        return [even, values, seen]
