"""Find the choice that is clearly best, or nothing: searches that agree, then imagined games that confirm."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import State
from ludotheque.puzzles.making.candidates import classes
from ludotheque.puzzles.making.worlds import Worlds


class Effort(NamedTuple):
    """How much is spent on one moment; in simulations and games, never by the clock."""

    glance: int = 400  # simulations of the first look
    search: int = 10_000  # simulations of each of the two long searches
    sift: int = 150  # imagined games of every choice
    games: int = 1500  # imagined games that decide, in worlds of their own
    margin: float = 0.05  # by which the answer must be better, as a share of the rivals beaten
    bands: float = 2.0  # times the half-width of the 95 % interval that the margin must be


class Solution(NamedTuple):
    """The answer (all tokens of it), by how much it is better, and the choices compared with their shares."""

    answer: list[int]
    margin: float
    band: float
    shares: dict[int, float]


COMPARED = 6  # choices in the games that decide
SEARCHES = 2  # long ones, that must agree
HABITUE_TRIES = 4
USUAL = "habitue"
QUICK = "fine-mouche"  # for the first look: what the Champion learned takes longer to weigh
BEST = "champion"


def solve(state: State, seed: int, effort: Effort) -> Solution | None:
    """Return the clearly best choice of the seat that acts; None if there is none, or if the Habitué plays it."""
    groups = list(classes(state).values())
    usual = {_group(groups, Bot(USUAL).decide(state, int(state.actor()), seed=k)) for k in range(HABITUE_TRIES)}
    favourite = searched(state, groups, effort.glance, child_seed(seed, "glance"), QUICK)
    if favourite in usual:
        return None
    contenders = sifted(state, groups, favourite, child_seed(seed, "sift"), effort)  # cheaper than the searches
    if not contenders:
        return None
    if any(searched(state, groups, effort.search, child_seed(seed, "search", k)) != favourite for k in range(SEARCHES)):
        return None
    return confirmed(state, groups, [favourite, *contenders], child_seed(seed, "confirm"), effort)


def searched(state: State, groups: list[list[int]], simulations: int, seed: int, level: str = BEST) -> int:
    """Return the number of the group that a search tried most often."""
    found = Bot(level).compare(state, int(state.actor()), Budget(simulations=simulations), seed)
    tried = [sum(visits for action, _, visits in found if action in group) for group in groups]
    return max(range(len(groups)), key=lambda number: tried[number])


def sifted(state: State, groups: list[list[int]], favourite: int, seed: int, effort: Effort) -> list[int]:
    """Return the best of the others, unless one of them is about as good as the favourite."""
    worlds = Worlds(state, seed)
    best = groups[favourite][0]
    worlds.play(best, effort.sift)
    others = [number for number in range(len(groups)) if number != favourite]
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
    for action in (best, *others):
        worlds.play(action, effort.games)
        if action == best:
            continue
        lead, band = worlds.lead(best, action)
        if lead < effort.margin or lead < effort.bands * band:
            return None
    margin, band = min(worlds.lead(best, action) for action in others)
    shares = {action: worlds.mean(action) for action in (best, *others)}
    return Solution(groups[contenders[0]], margin, band, shares)


def _group(groups: list[list[int]], action: int) -> int:
    return next(number for number, group in enumerate(groups) if action in group)
