"""Balanced round robins: every level sits on every chair, with the same dice and cards."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from time import monotonic

from ludotheque.bots.budget import Budget
from ludotheque.kernel.option import Value
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.ladder.match import Pairing

MOST = 24  # seat orders with the same deal; above that each level goes once round the table


def tables(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits together: all levels, some of them twice if there are chairs left, each as often.

    >>> tables(["a", "b"], 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    >>> tables(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    whole, rest = divmod(seats, len(levels))
    return [tuple(levels) * whole + extra for extra in combinations(levels, rest)]


def orders(table: tuple[str, ...], deal: int) -> list[tuple[str, ...]]:
    """Return the seat orders played with one deal.

    >>> orders(("a", "b"), 1)
    [('a', 'b'), ('b', 'a')]
    """
    if len(table) <= 4:
        return sorted(set(permutations(table)))
    rng, shuffled = Rng(deal).spawn("order"), list(table)
    for last in range(len(shuffled) - 1, 0, -1):
        other = int(rng.below(last + 1))
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return [tuple(shuffled[turn:] + shuffled[:turn]) for turn in range(len(table))]


def pairings(
    slug: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
    budgets: Mapping[str, Budget] | None = None,
    minutes: float | None = None,
) -> Iterator[Pairing]:
    """At least so many games, in whole deals; when the minutes are over no other round of deals is begun."""
    made, deals = 0, 0
    companies = tables(levels, seats)
    until = math.inf if minutes is None else monotonic() + 60 * minutes
    while made < games and (made == 0 or monotonic() < until):
        for company in companies:
            deal = child_seed(seed, "deal", deals)
            deals += 1
            for order in orders(company, deal):
                yield Pairing(slug, order, deal, dict(options or {}), dict(budgets or {}))
                made += 1
