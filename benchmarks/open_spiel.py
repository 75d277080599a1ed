"""OpenSpiel's C++ random rollouts and search, driven from Python through its MCTS bot."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

ROLLOUTS = 200  # per step of the bot: one simulation that is nothing but rollouts
SIMULATIONS = 500  # per step of the bot that searches
SAMPLE = 300  # games counted in Python for the mean length


class OpenSpielRollouts:
    """Random games of one OpenSpiel game, all inside its C++ core."""

    def __init__(self, name: str) -> None:
        import pyspiel

        game = pyspiel.load_game(name)
        self.state = _first_decision(game, random.Random(1))
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
        rng = random.Random(2)
        self.length = sum(_play(self.state.clone(), rng) for _ in range(SAMPLE)) / SAMPLE

    def events_per_second(self, seconds: float) -> float:
        games = 0
        start = process_time()
        while process_time() - start < seconds:
            self.bot.step(self.state)
            games += ROLLOUTS
        return games * self.length / (process_time() - start)


class OpenSpielSearch:
    """OpenSpiel's C++ MCTS bot itself: a tree, and one random rollout at each leaf."""

    def __init__(self, name: str) -> None:
        import pyspiel

        game = pyspiel.load_game(name)
        self.state = _first_decision(game, random.Random(1))
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, 1, False)
        rng = random.Random(2)
        self.length = sum(_play(self.state.clone(), rng) for _ in range(SAMPLE)) / SAMPLE

    def simulations_per_second(self, seconds: float) -> float:
        simulations = 0
        start = process_time()
        while process_time() - start < seconds:
            self.bot.step(self.state)
            simulations += SIMULATIONS
        return simulations / (process_time() - start)


def _first_decision(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_chance(state, rng))
    return state


def _chance(state: Any, rng: random.Random) -> int:
    outcomes = state.chance_outcomes()
    return int(rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])


def _play(state: Any, rng: random.Random) -> int:
    """Events to the end of one random game."""
    events = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(_chance(state, rng) if chance else rng.choice(state.legal_actions()))
        events += 1
    return events
