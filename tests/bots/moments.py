"""Moments of random games at which a seat must decide, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import ludotheque as ludo
from ludotheque.kernel.advice import NOTHING
from profiles import PROFILE
from support import walk

FULL = PROFILE.is_whole  # every table, many simulations; else few at few moments


def moments(slug: str, seats: int, options: dict[str, Any], seed: int, number: int) -> Iterator[ludo.State]:
    """So many decisions with a real choice, spread over one random game; the first of them if chance picks none."""
    state = ludo.load(slug).new(seats, options)
    length = state.clone().playout(ludo.Rng(seed))
    looks, found, first = ludo.Rng(seed + 1), 0, None
    for now in walk(state, seed):
        if now.actor() < 0 or not _is_open(now):
            continue
        first = first or now.clone()
        if looks.below(max(1, length // (2 * number))) == 0:
            yield now.clone()
            found += 1
            if found == number:
                return
    if found == 0 and first is not None:
        yield first


def _is_open(state: ludo.State) -> bool:
    """Is there more than one choice, and none that needs no thought?"""
    choices = state.scratch[:]
    count = state.fill_legal(choices)
    return count > 1 and state.setting.advice.obvious(state, choices, count) == NOTHING


def option_sets(slug: str, seats: int) -> list[dict[str, Any]]:
    """Every value of every option at least once, in combinations that the game accepts."""
    game = ludo.load(slug)
    names = [option.name for option in game.options]
    whole = [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]
    accepted = [options for options in whole if _accepts(game, seats, options)]
    chosen: list[dict[str, Any]] = []
    seen: set[tuple[str, Any]] = set()
    for options in accepted:
        if not set(options.items()) <= seen:
            chosen.append(options)
            seen |= set(options.items())
    return chosen


def _accepts(game: ludo.Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.setting(seats, options)
    except ludo.BadOption:
        return False
    return True
