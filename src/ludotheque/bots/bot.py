"""One interface for every bot: who it is, and what it decides."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.budget import Budget
from ludotheque.bots.levels import Level, level
from ludotheque.bots.random_choice import random_choice
from ludotheque.bots.search.playout import BEST, Playout
from ludotheque.bots.search.search import Search
from ludotheque.bots.search.tree import Tree
from ludotheque.kernel.advice import NOTHING, WHOLE, Advice
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State


class Bot:
    """One seat's player at one table. Honest: it thinks about a table on which all that its seat cannot know was
    drawn anew, so what is really hidden cannot enter its thoughts.

    >>> import ludotheque as ludo
    >>> state = ludo.load("lemans").new(2)
    >>> for _ in range(3):
    ...     state.apply(state.sample(ludo.Rng(1)))
    >>> seat = int(state.actor())
    >>> game = state.setting.game
    >>> game.token(state, Bot("champion").decide(state, seat, Budget(simulations=50), seed=1))
    'play'
    """

    def __init__(self, slug: str) -> None:
        self.level: Level = level(slug)
        self.search: Search | None = None
        self.history: list[int] = []  # what the seat had seen when it last searched
        self.searched = False  # did the last decision need a search?

    def __reduce__(self) -> tuple[object, ...]:
        """Copy the level alone: a copy has not thought yet."""
        return Bot, (self.level.slug,)

    @property
    def name(self) -> str:
        """The level's name, as people read it."""
        return self.level.name

    def decide(
        self,
        state: State,
        seat: int,
        budget: Budget | None = None,
        seed: int = 0,
        history: Sequence[int] | None = None,
    ) -> int:
        """Choose for the seat, which must act now.

        With the history of the table (``bots.history.note``) a search goes on from the last one.
        """
        if state.actor() != seat:
            raise ValueError(f"seat {seat} has nothing to decide now")
        self.searched = False
        choices = state.legal()
        if len(choices) == 1:
            return choices[0]
        rng = Rng(seed)
        if self.level.way == "random":
            return random_choice(state, rng)
        table = state.resample(seat, rng)
        advice = self.level.advice(state.setting)
        if self.level.way != "search":
            return sensible(table, advice, int(Playout(table, advice, True).choose(table, BEST, rng)))
        search = self.ready(table, seat, rng, history)
        obvious = int(search.obvious())
        if obvious != NOTHING:
            return obvious
        self.searched = True
        (budget or self.level.budget(state.setting)).spend(search)
        return int(search.choice())

    def compare(self, state: State, seat: int, budget: Budget, seed: int = 0) -> list[tuple[int, float, int]]:
        """Each choice with the share of the others that the seat would beat (0 to 1) and how often it was tried.

        The best first; a choice that was never tried comes last, with a share of 0. Absurd choices are compared too:
        somebody may ask about one.
        """
        rng = Rng(seed)
        search = Search(state.resample(seat, rng), seat, self.level.advice(state.setting), True, rng, sifts=False)
        budget.spend(search)
        found = [(a, int(search.value_of(a)) / WHOLE, int(search.visits_of(a))) for a in state.legal()]
        return sorted(found, key=lambda one: (-one[2], -one[1], one[0]))

    def ready(self, table: State, seat: int, rng: Rng, history: Sequence[int] | None) -> Search:
        """Begin a search of this moment, with what is left of the last tree if it was of the same game."""
        last, before = self.search, self.history
        self.history = [] if history is None else list(history)
        tree = Tree()
        if last is not None and last.seat == seat and before and self.history[: len(before)] == before:
            tree = last.tree.after(self.history[len(before) :])
        self.search = Search(table, seat, self.level.advice(table.setting), True, rng)
        self.search.tree = tree
        return self.search


def considered(table: State, advice: Advice) -> list[int]:
    """Return the choices of this moment that nobody would call absurd; all, if somebody would call all of them so."""
    choices = table.scratch[:]
    count = advice.sift(table, choices, table.fill_legal(choices))
    return [int(choice) for choice in choices[:count]]


def sensible(table: State, advice: Advice, chosen: int) -> int:
    """Return the choice, or the best looking one that nobody would call absurd if somebody would call it so."""
    kept = considered(table, advice)
    return chosen if chosen in kept else max(kept, key=lambda choice: advice.weigh(table, choice))
