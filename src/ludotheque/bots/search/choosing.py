"""Which choice a simulation tries at a node of the tree."""

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.tree import (
    CHILDREN,
    GAINS,
    HIDDEN,
    NONE,
    OFFERS,
    PAIR,
    PARENT,
    PRIOR,
    ROOT,
    SHELF,
    VISITS,
    Tree,
)
from ludotheque.kernel.advice import NOTHING, WHOLE, Advice
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State

DOUBT: Final = 0.1  # how far results of a choice of the moment that was seldom tried may differ, at least
BY_HEART: Final = 1024
LOGS: Final = vec[float]([0.0] + [log(number) for number in range(1, BY_HEART)])  # most numbers in a tree are small


@final
@mypyc_attr(acyclic=True)
class Choosing:
    """The advice comes first, experience grows over it. Without guidance chance comes first."""

    def __init__(self, state: State, advice: Advice, guided: bool, rng: Rng, sifts: bool) -> None:
        self.advice: Advice = advice
        self.guided: bool = guided
        self.sifts: bool = guided and sifts  # are absurd choices left out?
        self.trust: i64 = advice.trust if guided else 0
        self.rng: Rng = rng
        self.legal: vec[i64] = state.scratch[:]
        self.weights: vec[i64] = state.scratch[:]
        self.open: vec[i64] = state.scratch[
            :
        ]  # the nodes of the choices that were tried, in the order of the legal ones
        self.nodes: vec[i64] = vec[i64](
            [i64(NONE)] * len(state.scratch)
        )  # for each action the child that it last led to
        self.reach: float = 0.0  # how far a choice that was seldom tried may reach
        self.fresh: bool = False  # is the choice just made a new one?
        self.doubt: i64 = 0  # how far the new one looks worse than the best

    def look(self, state: State) -> i64:
        """Find what may be chosen now; return how many choices there are."""
        return state.fill_legal(self.legal)

    def sift(self, state: State, count: i64) -> i64:
        """Of what was looked at, keep what is not absurd; return how many choices are left."""
        if count == 1 or not self.sifts:
            return count
        return self.advice.sift(state, self.legal, count)

    def obvious(self, state: State, count: i64) -> i64:
        """Of what was looked at, the choice that needs no thought, or NOTHING; without guidance there is none."""
        if not self.guided:
            return NOTHING
        return self.advice.obvious(state, self.legal, count)

    def pick(self, state: State, count: i64, tree: Tree, node: i64) -> i64:
        """Return the node of a new choice while there is room for it, else of the most promising of those tried."""
        self.note_children(tree, node)
        tried: i64 = self.open_tried(tree, node, count)
        self.fresh = tried < count and self.has_room(tree, node, tried)
        if self.fresh:
            count = self.sift(state, count)  # only now: it takes as long as weighing
            self.fresh = tried < count
        action: i64 = NONE
        if self.fresh:
            action = self.most_advised(state, count) if self.guided else self.any_new(count, tried)
        if not self.fresh:
            return self.most_promising(tree, node, tried)
        below: i64 = tree.add(node, action)
        tree.book[below + PRIOR] = self.doubt
        return below

    def note_children(self, tree: Tree, node: i64) -> None:
        """Which node each choice leads to; what was noted elsewhere hangs from another parent."""
        shelves = tree.shelves
        nodes = self.nodes
        place: i64 = tree.book[node + SHELF]
        end: i64 = place + tree.book[node + CHILDREN] * PAIR
        while place < end:
            if shelves[place] != HIDDEN:
                nodes[shelves[place]] = shelves[place + 1]
            place += PAIR

    def open_tried(self, tree: Tree, node: i64, count: i64) -> i64:
        """Those that were tried here are on offer once more; how many they are."""
        book = tree.book
        legal = self.legal
        nodes = self.nodes
        opened = self.open
        tried: i64 = 0
        i: i64 = 0
        while i < count:
            below: i64 = nodes[legal[i]]
            if below != NONE:
                if book[below + PARENT] == node:
                    book[below + OFFERS] += 1
                    opened[tried] = below
                    tried += 1
                else:
                    nodes[legal[i]] = NONE
            i += 1
        return tried

    def has_room(self, tree: Tree, node: i64, tried: i64) -> bool:
        """Progressive widening: as many choices more as the root of the visits, counted in patience.

        The decision itself is looked at broadly from the first; later ones are left to the advice until they were
        met often, for else the many bad choices tried once would spoil the judgement of the good ones.
        """
        more: i64 = tried
        if node == ROOT:
            more = tried + 1 - self.advice.widen
        return more <= 0 or more * more * self.advice.patience <= tree.book[node + VISITS]

    def any_new(self, count: i64, tried: i64) -> i64:
        """One of the choices that have not been tried, by chance."""
        left: i64 = self.rng.below(count - tried)
        i: i64 = 0
        while True:
            if self.nodes[self.legal[i]] == NONE:
                if left == 0:
                    return self.legal[i]
                left -= 1
            i += 1

    def most_advised(self, state: State, count: i64) -> i64:
        """Return the best looking choice that has not been tried; of equals one by chance."""
        self.advice.weigh_all(state, self.legal, count, self.weights)
        best: i64 = NONE
        most: i64 = 0
        top: i64 = self.weights[0]
        equals: i64 = 0
        i: i64 = 0
        while i < count:
            weight: i64 = self.weights[i]
            top = max(top, weight)
            if self.nodes[self.legal[i]] == NONE:
                if best == NONE or weight > most:
                    most = weight
                    best = self.legal[i]
                    equals = 1
                elif weight == most:
                    equals += 1
                    if self.rng.below(equals) == 0:
                        best = self.legal[i]
            i += 1
        self.doubt = max((most - top) * WHOLE // self.advice.stake, i64(-WHOLE))
        return best

    def most_promising(self, tree: Tree, node: i64, tried: i64) -> i64:
        """Return what it brought so far, tempered by the advice; more for what was seldom tried when it could be.

        Where one choice is sure to lose, all results are alike, and by their deviation what the advice thinks little
        of would never be tried again. So a choice of this moment is in doubt while the advice outweighs its tries.
        """
        best: i64 = self.open[0]
        if tried == 1:
            return best
        book = tree.book
        opened = self.open
        trust: float = float(self.trust)
        base: float = self.usual_gain(tree, tried)
        seldom: i64 = self.trust if node == ROOT else 0
        broad: float = max(self.reach, self.advice.explore * DOUBT)
        most: float = 0.0
        i: i64 = 0
        while i < tried:
            below: i64 = opened[i]
            visits: i64 = book[below + VISITS]
            reach: float = broad if visits < seldom else self.reach
            weight: float = float(visits) + trust
            mean: float = (float(book[below + GAINS]) + trust * (base + float(book[below + PRIOR]))) / (weight * WHOLE)
            worth: float = mean + reach * sqrt(logarithm(book[below + OFFERS] + 1) / weight)
            if i == 0 or worth > most:
                most = worth
                best = below
            i += 1
        return best

    def usual_gain(self, tree: Tree, tried: i64) -> float:
        """Return what the choices tried so far brought on average, had each been as good as the best one looked."""
        if self.trust == 0:
            return 0.0  # nobody asks
        book = tree.book
        opened = self.open
        gains: i64 = 0
        visits: i64 = 0
        i: i64 = 0
        while i < tried:
            below: i64 = opened[i]
            gains += book[below + GAINS] - book[below + PRIOR] * book[below + VISITS]
            visits += book[below + VISITS]
            i += 1
        return float(gains) / float(visits)


def logarithm(number: i64) -> float:
    """Of a whole number from 1."""
    return LOGS[number] if number < BY_HEART else log(float(number))
