"""Moments of bots' games that may hold a puzzle: levels mixed, tables of several sizes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER, State

LEVELS = ("debutant", "habitue", "habitue", "fine-mouche", "champion")  # drawn for each seat
SIMULATIONS = 60  # of those that search, in the games the moments come from
LATE = 3  # draws of which the latest moment counts: the nearer the end, the more a choice decides
MOMENTS = 60  # of one game that are looked at


def moments(game: Game[Any], source: int, seed: int) -> list[State]:
    """Play one game and return some of its decisions, rather late ones, as their seats could know them."""
    own = child_seed(seed, "puzzle game", source)
    rng = Rng(own)
    seats = game.min_seats + rng.below(game.max_seats - game.min_seats + 1)
    levels = [LEVELS[rng.below(len(LEVELS))] for _ in range(seats)]
    found = [state for state in decisions(game, int(seats), levels, own) if len(classes(state)) > 1]
    picked: list[State] = []
    while found and len(picked) < MOMENTS:
        state = found.pop(max(int(rng.below(len(found))) for _ in range(LATE)))
        picked.append(state.resample(int(state.actor()), rng))
    return picked


def decisions(game: Game[Any], seats: int, levels: list[str], seed: int) -> Iterator[State]:
    """Play one game of bots; yield each moment at which a seat has a choice."""
    state: State = game.new(seats)
    dice = Rng(child_seed(seed, "dice"))
    bots = [Bot(level) for level in levels]
    number = 0
    while state.actor() != OVER:
        number += 1
        if state.actor() == CHANCE:
            state.apply(state.sample(dice))
            continue
        seat = int(state.actor())
        if len(state.legal()) > 1:
            yield state.clone()
        own = child_seed(seed, "decision", number)
        state.apply(bots[seat].decide(state, seat, Budget(simulations=SIMULATIONS), own))


def classes(state: State) -> dict[Hashable, list[int]]:
    """Return the choices of the acting seat, those together that come to the same."""
    game = state.setting.game
    view = state.observe(int(state.actor()))
    found: dict[Hashable, list[int]] = {}
    for action in state.legal():
        found.setdefault(game.alike(view, game.token(state, action)), []).append(action)
    return found
