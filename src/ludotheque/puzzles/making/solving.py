"""Find the choice that is clearly best, or nothing: searches that agree, then imagined games that confirm.

The games are those of habitués, and then of rivals who have learned, where a game's Champion has.
"""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.bots.bot import Bot, considered
from ludotheque.bots.budget import Budget
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import State
from ludotheque.puzzles.making.candidates import classes
from ludotheque.puzzles.making.worlds import Worlds


class Effort(NamedTuple):
    """How much is spent on one moment; in simulations and games, never by the clock."""

    glance: int = 400  # simulations of the first look
    search: int = 10_000  # simulations of each of the two long searches
    lead: float = 0.02  # by which each of them must see the answer ahead
    sift: int = 150  # imagined games of every choice
    games: int = 1500  # imagined games that decide, in worlds of their own
    margin: float = 0.05  # by which the answer must be better, as a share of the rivals beaten
    bands: float = 2.0  # times the half-width of the 95 % interval that the margin must be


class Searched(NamedTuple):
    """The groups, the one tried most often first, and by how much it is better than those tried often enough."""

    order: list[int]
    lead: float


class Solution(NamedTuple):
    """The answer (all tokens of it), by how much it is better, and the choices compared with their shares."""

    answer: list[int]
    margin: float
    band: float
    shares: dict[int, float]


COMPARED = 6  # choices, besides the favourite, in the games that decide
PART = 5  # the part of those games after which hopeless ones are given up
SEARCHES = 2  # long ones, that must agree
HABITUE_TRIES = 8
SELDOM = 20  # times less often tried than the favourite: what a choice brought then says little
USUAL = "habitue"
QUICK = "fine-mouche"  # for the first look: what the Champion learned takes longer to weigh
BEST = "champion"


def solve(state: State, seed: int, effort: Effort) -> Solution | None:
    """Return the clearly best choice of the seat that acts; None if there is none, or if the Habitué plays it."""
    groups = list(classes(state).values())
    usual = {_group(groups, Bot(USUAL).decide(state, int(state.actor()), seed=k)) for k in range(HABITUE_TRIES)}
    favourite, *others = searched(state, groups, effort.glance, child_seed(seed, "glance"), QUICK).order
    if favourite in usual or groups[favourite][0] not in considered(state, state.setting.experience):
        return None  # what a Champion leaves out as absurd is no answer, either
    others = sifted(state, groups, favourite, others, child_seed(seed, "sift"), effort)  # cheaper than the searches
    if not others:
        return None
    for number in range(SEARCHES):
        found = searched(state, groups, effort.search, child_seed(seed, "search", number))
        if found.order[0] != favourite or found.lead < effort.lead:
            return None
    return confirmed(state, groups, [favourite, *others], child_seed(seed, "confirm"), effort)


def searched(state: State, groups: list[list[int]], simulations: int, seed: int, level: str = BEST) -> Searched:
    """Search, and add up what was found for each group of choices that come to the same."""
    found = Bot(level).compare(state, int(state.actor()), Budget(simulations=simulations), seed)
    by_action = {action: (share * tried, tried) for action, share, tried in found}
    tried = [sum(by_action[action][1] for action in group) for group in groups]
    gains = [sum(by_action[action][0] for action in group) for group in groups]
    order = sorted(range(len(groups)), key=lambda number: -tried[number])
    best = order[0]
    rivals = [gains[n] / tried[n] for n in order[1:] if tried[n] * SELDOM >= tried[best] > 0]
    return Searched(order, gains[best] / max(1, tried[best]) - max(rivals, default=0.0))


def sifted(
    state: State, groups: list[list[int]], favourite: int, others: list[int], seed: int, effort: Effort
) -> list[int]:
    """Return the best of the others, unless one of them is about as good as the favourite."""
    worlds = Worlds(state, seed)
    best = groups[favourite][0]
    worlds.play(best, effort.sift)
    for number in others:
        worlds.play(groups[number][0], effort.sift)
        lead, band = worlds.lead(best, groups[number][0])
        if lead + band < effort.margin or lead <= 0:
            return []
    return sorted(others, key=lambda number: -worlds.mean(groups[number][0]))[:COMPARED]


def confirmed(
    state: State, groups: list[list[int]], contenders: list[int], seed: int, effort: Effort
) -> Solution | None:
    """Play the contenders, the favourite first, in worlds that nothing was chosen by; None if it is not far ahead."""
    worlds = Worlds(state, seed)
    best, *others = (groups[number][0] for number in contenders)
    for games in (effort.games // PART, effort.games):
        worlds.play(best, games)
        for action in others:
            worlds.play(action, games)
            lead, band = worlds.lead(best, action)
            if lead + band < effort.margin:
                return None  # hopeless: the rest of the games is saved
    if any(not is_clear(*worlds.lead(best, action), effort) for action in others):
        return None
    if not holds(state, best, others, child_seed(seed, "learned"), effort.games):
        return None
    margin, band = min(worlds.lead(best, action) for action in others)
    return Solution(groups[contenders[0]], margin, band, {action: worlds.mean(action) for action in (best, *others)})


def holds(state: State, best: int, others: list[int], seed: int, games: int) -> bool:
    """Ask whether a choice is ahead beyond doubt also among rivals who play as Champions have learned to.

    Many a choice is best only because habitués answer it badly: that is no answer for a puzzle.
    """
    if state.setting.experience is state.setting.advice:
        return True
    worlds = Worlds(state, seed, state.setting.experience)
    for action in (best, *others):
        worlds.play(action, games)
        lead, band = worlds.lead(best, action)
        if action != best and lead <= band:
            return False
    return True


def is_clear(lead: float, band: float, effort: Effort) -> bool:
    """Is the lead large enough, and well beyond its band?"""
    return lead >= effort.margin and lead >= effort.bands * band


def _group(groups: list[list[int]], action: int) -> int:
    return next(number for number, group in enumerate(groups) if action in group)
