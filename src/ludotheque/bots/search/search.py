"""The search of one seat: imagine what it cannot know, walk down the tree, play on, remember.

Single-observer information-set search for many seats. A simulation is played at a table on which all that the seat
cannot know was drawn anew, so that the tree is about what the seat sees and never about what is. Every seat takes
what was best for itself. What an opponent chooses unseen (a sealed bid, a buried card) is never looked up in the tree,
where it would answer to the searching seat's own secrets: it is chosen as in a playout.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.bots.search.choosing import Choosing
from ludotheque.bots.search.playout import Playout
from ludotheque.bots.search.tree import GAINS, HIDDEN, NONE, ROOT, STEP, VISITS, Tree
from ludotheque.kernel.advice import NOTHING, WHOLE, Advice
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

MOST_NODES: Final = 1_000_000  # of a tree: about 100 MB with the room to grow
DEEPEST: Final = 500  # steps below the root
ALIKE: Final = 4  # times as often as another choice may the favourite have been tried, and the two be alike
CLEAR: Final = 12  # times as often was the favourite tried as the next one, where no more thought is needed
LEAST_SPREAD: Final = 0.0001  # of the rewards, squared


@final
@mypyc_attr(acyclic=True)
class Search:
    """Simulations may be added at any time; the best choice may be asked at any time."""

    def __init__(self, state: State, seat: i64, advice: Advice, guided: bool, rng: Rng, sifts: bool = True) -> None:
        self.root: State = state
        self.seat: i64 = seat
        self.advice: Advice = advice
        self.rng: Rng = rng
        self.imagined: State = state.clone()  # what the seat cannot know, drawn anew
        self.scratch: State = state.clone()
        self.tree: Tree = Tree()
        self.playout: Playout = Playout(state, advice, guided)
        self.choosing: Choosing = Choosing(state, advice, guided, rng, sifts)
        self.count: i64 = self.choosing.sift(state, self.choosing.look(state))
        self.choices: vec[i64] = self.choosing.legal[: self.count]  # of this moment, those that are looked at
        self.rewards: vec[i64] = vec[i64]([i64(0)] * int(state.seats))
        self.path: vec[i64] = vec[i64]([i64(0)] * DEEPEST)
        self.movers: vec[i64] = vec[i64]([i64(0)] * DEEPEST)  # who chose each node of the path
        self.depth: i64 = 0
        self.simulations: i64 = 0
        self.events: i64 = 0  # played in the tree; the playout counts its own
        self.sum: float = 0.0  # of the seat's rewards
        self.squares: float = 0.0

    def run(self, simulations: i64) -> None:
        """So many simulations more."""
        last: i64 = self.simulations + simulations
        while self.simulations < last:
            self.simulate()

    def simulate(self) -> None:
        state = self.scratch
        self.imagine(state)
        self.depth = 0
        self.descend(state)
        self.playout.run(state, self.rng)
        self.playout.judge(state, self.rewards)
        self.remember()
        self.simulations += 1
        self.stretch(float(self.rewards[self.seat]) / WHOLE)

    def imagine(self, state: State) -> None:
        """Imagine a table that the seat may be sitting at, for all it knows: another one, or the last one once more."""
        if self.simulations % self.advice.tries != 0:
            state.copy_from(self.imagined)
            return
        state.copy_from(self.root)
        state.redraw(self.seat, self.rng)
        self.advice.imagine(state, self.seat, self.rng)
        if self.advice.tries > 1:
            self.imagined.copy_from(state)

    def stretch(self, reward: float) -> None:
        """Measure how much the rewards differ, by their standard deviation: what is tried again depends on it."""
        self.sum += reward
        self.squares += reward * reward
        self.choosing.reach = self.advice.explore * self.deviation()

    def descend(self, state: State) -> None:
        """To the first choice that is new, or to the end of the game."""
        tree = self.tree
        node: i64 = ROOT
        fresh: bool = False
        while not fresh and tree.size < MOST_NODES and self.depth < DEEPEST:
            who: i64 = state.actor()
            if who == OVER:
                return
            action: i64
            if who == CHANCE:
                action = state.draw(self.rng)
                if not state.hides(self.seat, action):
                    node = self.step_to(node, action)
            else:
                count: i64 = self.choosing.look(state)
                if who != self.seat and state.hides(self.seat, self.choosing.legal[0]):
                    action = self.playout.choose(state, self.advice.spread, self.rng)
                    node = self.step_to(node, HIDDEN if state.hides(self.seat, action) else action)
                else:
                    action = NOTHING if node == ROOT else self.choosing.obvious(state, count)
                    if action != NOTHING:
                        node = self.step_to(node, action)
                    else:
                        node = self.choosing.pick(state, count, tree, node)
                        self.pass_through(node, who)
                        fresh = self.choosing.fresh
                        action = tree.book[node + STEP]
            state.advance(action)
            self.events += 1

    def step_to(self, node: i64, step: i64) -> i64:
        """Return the child for what nobody chose in the tree, made if need be; the path goes through it."""
        below: i64 = self.tree.find(node, step)
        if below == NONE:
            below = self.tree.add(node, step)
        self.pass_through(below, NONE)
        return below

    def pass_through(self, node: i64, mover: i64) -> None:
        """Lead the path on to a node that the mover chose, or nobody."""
        self.path[self.depth] = node
        self.movers[self.depth] = mover
        self.depth += 1

    def remember(self) -> None:
        """Every node of the path gains what the game brought to the seat that chose it."""
        book = self.tree.book
        book[ROOT + VISITS] += 1
        i: i64 = 0
        while i < self.depth:
            node: i64 = self.path[i]
            book[node + VISITS] += 1
            if self.movers[i] != NONE:
                book[node + GAINS] += self.rewards[self.movers[i]]
            i += 1

    def obvious(self) -> i64:
        """Return the choice of this moment that needs no search, or NOTHING."""
        if self.count == 1:
            return self.choices[0]
        return self.choosing.obvious(self.root, self.choosing.look(self.root))

    # -- what was found ----------------------------------------------------------------------

    def visits_of(self, action: i64) -> i64:
        """How often the choice was tried."""
        node: i64 = self.tree.find(ROOT, action)
        if node == NONE:
            return 0
        return self.tree.book[node + VISITS]

    def value_of(self, action: i64) -> i64:
        """Return what the choice brought on average, 0 to WHOLE."""
        node: i64 = self.tree.find(ROOT, action)
        if node == NONE or self.tree.book[node + VISITS] == 0:
            return 0
        return self.tree.book[node + GAINS] // self.tree.book[node + VISITS]

    def best(self) -> i64:
        """Return the choice tried most often; of equals the one that brought more, then the first."""
        choices = self.choices
        found: i64 = choices[0]
        most: i64 = self.visits_of(found)
        i: i64 = 1
        while i < self.count:
            tried: i64 = self.visits_of(choices[i])
            if tried > most or (tried == most and self.value_of(choices[i]) > self.value_of(found)):
                found = choices[i]
                most = tried
            i += 1
        return found

    def choice(self) -> i64:
        """Choose what was tried most often, or what looks better and the search cannot tell from it.

        Where many choices are as good, as in a game that is won or lost, it is the advice that knows what is natural.
        """
        favourite: i64 = self.best()
        if not self.playout.guided or self.simulations == 0:
            return favourite
        choices = self.choices
        weights = self.root.scratch[:]
        self.advice.weigh_all(self.root, choices, self.count, weights)
        found: i64 = favourite
        most: i64 = self.weight_of(favourite, weights)
        i: i64 = 0
        while i < self.count:
            if weights[i] > most and self.is_as_good(choices[i], favourite):
                most = weights[i]
                found = choices[i]
            i += 1
        return found

    def weight_of(self, action: i64, weights: vec[i64]) -> i64:
        """How good the choice looks, of those that were weighed."""
        i: i64 = 0
        while self.choices[i] != action:
            i += 1
        return weights[i]

    def is_as_good(self, action: i64, favourite: i64) -> bool:
        """Was the choice tried about as often, and is what it brought less only within the doubt of both?"""
        tried: i64 = self.visits_of(action)
        often: i64 = self.visits_of(favourite)
        if tried * ALIKE < often:
            return False
        lag: float = float(self.value_of(favourite) - self.value_of(action)) / WHOLE
        return lag <= self.deviation() * sqrt(1.0 / float(tried) + 1.0 / float(often))

    def deviation(self) -> float:
        """How far the results of this search lie from their mean."""
        number: float = float(self.simulations)
        mean: float = self.sum / number
        return sqrt(max(self.squares / number - mean * mean, LEAST_SPREAD))

    def is_clear(self) -> bool:
        """Was one choice tried so much more often than any other that hardly anything would change it?"""
        return self.runner_up() <= self.visits_of(self.best()) // CLEAR

    def is_settled(self, left: i64) -> bool:
        """Could so many simulations more not change the choice any more?"""
        return self.runner_up() < self.visits_of(self.best()) - left

    def runner_up(self) -> i64:
        """How often any but the best choice was tried at most."""
        favourite: i64 = self.best()
        most: i64 = 0
        i: i64 = 0
        while i < self.count:
            if self.choices[i] != favourite:
                most = max(most, self.visits_of(self.choices[i]))
            i += 1
        return most
