"""One game between bots of given levels, with a given course of chance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import process_time

from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note
from ludotheque.kernel.option import Value
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.registry import load

AT = "@"  # between a level and its budget, where a level plays against itself with more time


@dataclass(frozen=True)
class Pairing:
    """Who sits where, and the seed of the dice and cards. Small and plain: it travels to a worker."""

    slug: str
    levels: tuple[str, ...]
    deal: int
    options: Mapping[str, Value] = field(default_factory=dict)
    budgets: Mapping[str, Budget] = field(default_factory=dict)


@dataclass
class Thought:
    """How long a level thought in one game, in CPU seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def join(self, other: Thought) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Outcome:
    """How a pairing ended."""

    pairing: Pairing
    ranks: list[int]
    scores: list[int]
    thoughts: dict[str, Thought]


def play(pairing: Pairing) -> Outcome:
    """Play it to the end.

    >>> play(Pairing("lemans", ("random", "random"), 3)).ranks in ([1, 2], [2, 1])
    True
    """
    state = load(pairing.slug).new(len(pairing.levels), pairing.options)
    bots = [Bot(slug.partition(AT)[0]) for slug in pairing.levels]
    histories: list[list[int]] = [[] for _ in bots]
    thoughts = {slug: Thought() for slug in pairing.levels}
    chance, steps = Rng(pairing.deal).spawn("chance"), 0
    while (who := int(state.actor())) != OVER:
        if who == CHANCE:
            action = state.sample(chance)
        else:
            slug, began = pairing.levels[who], process_time()
            seed = child_seed(pairing.deal, f"seat {who}", steps)
            budget = pairing.budgets.get(slug) or bots[who].level.budget(state.setting)
            action = bots[who].decide(state, who, budget.of_processor(), seed, histories[who])
            thoughts[slug].add(process_time() - began)
        for seat, bot in enumerate(bots):
            if bot.level.way == "search":
                note(histories[seat], state, seat, action)
        state.advance(action)
        steps += 1
    return Outcome(pairing, state.ranks(), state.scores(), thoughts)
