"""Which choice a simulation tries at a node of the tree."""

from math import log, sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.tree import HIDDEN, NONE, ROOT, Tree
from ludotheque.kernel.advice import WHOLE, Advice
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State


@final
@mypyc_attr(acyclic=True)
class Choosing:
    """The advice comes first, experience grows over it."""

    def __init__(self, state: State, advice: Advice, rng: Rng) -> None:
        self.advice: Advice = advice
        self.rng: Rng = rng
        self.legal: vec[i64] = state.room[:]
        self.weights: vec[i64] = state.room[:]
        self.nodes: vec[i64] = vec[i64]([i64(NONE)] * len(state.room))  # the child for each action, while choosing
        self.reach: float = 0.0  # how far a choice that was seldom tried may reach
        self.fresh: bool = False  # is the choice just made a new one?
        self.doubt: i64 = 0  # how far the new one looks worse than the best

    def pick(self, state: State, tree: Tree, node: i64) -> i64:
        """A new choice while there is room for it, else the most promising of those tried."""
        self.note_children(tree, node)
        count: i64 = state.fill_legal(self.legal)
        tried: i64 = 0
        i: i64 = 0
        while i < count:
            below: i64 = self.nodes[self.legal[i]]
            if below != NONE:
                tree.offers[below] += 1
                tried += 1
            i += 1
        self.fresh = tried < count and self.has_room(tree, node, tried)
        action: i64
        if self.fresh:
            action = self.most_advised(state, count)
        elif tried == 1:
            action = self.only_one(count)
        else:
            action = self.most_promising(tree, count)
        self.forget_children(tree, node)
        return action

    def only_one(self, count: i64) -> i64:
        """The only choice that has been tried."""
        i: i64 = 0
        while i + 1 < count and self.nodes[self.legal[i]] == NONE:
            i += 1
        return self.legal[i]

    def note_children(self, tree: Tree, node: i64) -> None:
        below: i64 = tree.child[node]
        while below != NONE:
            if tree.step[below] != HIDDEN:
                self.nodes[tree.step[below]] = below
            below = tree.sibling[below]

    def forget_children(self, tree: Tree, node: i64) -> None:
        below: i64 = tree.child[node]
        while below != NONE:
            if tree.step[below] != HIDDEN:
                self.nodes[tree.step[below]] = NONE
            below = tree.sibling[below]

    def has_room(self, tree: Tree, node: i64, tried: i64) -> bool:
        """Progressive widening: as many choices more as the root of the visits, counted in patience.

        The decision itself is looked at broadly from the first; later ones are left to the advice until they were
        met often, for else the many bad choices tried once would spoil the judgement of the good ones.
        """
        more: i64 = tried
        if node == ROOT:
            more = tried + 1 - self.advice.widen
        return more <= 0 or more * more * self.advice.patience <= tree.visits[node]

    def most_advised(self, state: State, count: i64) -> i64:
        """The best looking choice that has not been tried; of equals one by chance."""
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

    def most_promising(self, tree: Tree, count: i64) -> i64:
        """What it brought so far, tempered by the advice; more for what was seldom tried when it could have been."""
        trust: float = float(self.advice.trust)
        base: float = self.usual_gain(tree, count)
        best: i64 = NONE
        most: float = 0.0
        i: i64 = 0
        while i < count:
            below: i64 = self.nodes[self.legal[i]]
            if below != NONE:
                weight: float = float(tree.visits[below]) + trust
                mean: float = (float(tree.gains[below]) + trust * (base + float(tree.prior[below]))) / (weight * WHOLE)
                worth: float = mean + self.reach * sqrt(log(float(tree.offers[below] + 1)) / weight)
                if best == NONE or worth > most:
                    most = worth
                    best = self.legal[i]
            i += 1
        return best

    def usual_gain(self, tree: Tree, count: i64) -> float:
        """What the choices tried so far brought on average, had each been as good as the best one looked."""
        gains: i64 = 0
        visits: i64 = 0
        i: i64 = 0
        while i < count:
            below: i64 = self.nodes[self.legal[i]]
            if below != NONE:
                gains += tree.gains[below] - tree.prior[below] * tree.visits[below]
                visits += tree.visits[below]
            i += 1
        return float(gains) / float(visits)
