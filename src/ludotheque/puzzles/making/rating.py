"""How hard a puzzle is: which levels find the answer, and how often."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.levels import HOUSE, level
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import State
from ludotheque.puzzles.puzzle import EASY, HARD, HUNDRED, MEDIUM

FIRST_TRY = 0  # the seed of what is told of a level
TRIES = 4  # of each thinker
PARTS = (0.05, 0.25)  # of the Champion's simulations
EASY_FROM, HARD_BELOW = 75, 40  # of a hundred tries


class Rating(NamedTuple):
    """What each level plays at its first try, how many in a hundred tries find the answer, and what that means."""

    levels: dict[str, int]
    found: int
    difficulty: int


def rate(state: State, answer: list[int], seed: int) -> Rating:
    """Let every level try: the Fine mouche as she plays, the Champion with a part of his time."""
    levels = {slug: _decide(state, slug, 1.0, FIRST_TRY) for slug in HOUSE if slug != "champion"}
    tries = [_decide(state, "fine-mouche", 1.0, child_seed(seed, "fine mouche", k)) for k in range(TRIES)]
    tries += [_decide(state, "champion", part, child_seed(seed, "champion", k)) for part in PARTS for k in range(TRIES)]
    found = HUNDRED * sum(action in answer for action in tries) // len(tries)
    return Rating(levels, found, difficulty(found, levels["debutant"] in answer))


def difficulty(found: int, beginner: bool) -> int:
    """Say how hard it is when so many tries in a hundred find it, and a beginner does or does not.

    >>> difficulty(100, False), difficulty(60, True), difficulty(60, False), difficulty(10, True), difficulty(10, False)
    (1, 1, 2, 2, 3)
    """
    if found >= EASY_FROM or (beginner and found >= HARD_BELOW):
        return EASY
    return MEDIUM if found >= HARD_BELOW or beginner else HARD


def _decide(state: State, slug: str, part: float, seed: int) -> int:
    simulations = max(1, int(level(slug).simulations(state.setting) * part))
    return Bot(slug).decide(state, int(state.actor()), Budget(simulations=simulations), seed)
