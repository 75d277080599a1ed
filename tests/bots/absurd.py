"""Count the absurd moves of a level: each game lists its own in ``tests/games/<slug>/absurd.py``.

``PYTHONPATH=tests python tests/bots/absurd.py [--games 200] [--level habitue] [--budget 400] [slug ...]`` plays and
prints them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from importlib import import_module

import ludotheque as ludo
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note
from ludotheque.kernel.rng import child_seed
from support import HOUSE

Rule = Callable[[ludo.State, int], bool]
FIRST_SEED = 1900


def rules(slug: str) -> tuple[Rule, ...]:
    """What is absurd in the game."""
    found: tuple[Rule, ...] = import_module(f"games.{slug}.absurd").ABSURD
    return found


def play(slug: str, seats: int, level: str, seed: int, seen: Counter[str], budget: Budget | None) -> int:
    """Play one game of the level, note every absurd move, and return the number of decisions."""
    state, chance, decisions = ludo.load(slug).new(seats), ludo.Rng(seed).spawn("chance"), 0
    bots = [Bot(level) for _ in range(seats)]
    histories: list[list[int]] = [[] for _ in bots]
    while (who := int(state.actor())) != ludo.OVER:
        if who == ludo.CHANCE:
            action = state.sample(chance)
        else:
            action = bots[who].decide(state, who, budget, child_seed(seed, "decision", decisions), histories[who])
            decisions += 1
            seen.update(rule.__name__ for rule in rules(slug) if rule(state, action))
        for seat, history in enumerate(histories):
            note(history, state, seat, action)
        state.advance(action)
    return decisions


def count(
    slug: str, games: int, level: str = "habitue", first: int = FIRST_SEED, budget: Budget | None = None
) -> tuple[Counter[str], int]:
    """Absurd moves by name, and decisions, over games at all the tables in turn."""
    game, seen, decisions = ludo.load(slug), Counter[str](), 0
    tables = range(game.min_seats, game.max_seats + 1)
    for number in range(games):
        decisions += play(slug, tables[number % len(tables)], level, first + number, seen, budget)
    return seen, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=list(HOUSE))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="habitue")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--budget", type=Budget.read, help="simulations (400) or seconds (0.5s)")
    asked = parser.parse_args()
    for slug in asked.slugs:
        seen, decisions = count(slug, asked.games, asked.level, asked.seed, asked.budget)
        told = ", ".join(f"{name} {number}" for name, number in seen.most_common()) or "none"
        print(f"{slug}: {asked.games} games of {asked.level}, {decisions} decisions, absurd: {told}")


if __name__ == "__main__":
    main()
