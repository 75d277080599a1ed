"""OpenSpiel's own Python IS-MCTS at our tables, through the adapter, against our levels given the same wall time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.adapters.open_spiel import PREFIX
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.ladder.match import Outcome, Pairing, Thought

PEER = "open_spiel"
ENDLESS = 10**9  # simulations: the clock ends the search
EXPLORE = 1.4  # OpenSpiel's usual choice


class TimeUp(Exception):
    """The search has used its time."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """The bot as it is, stopped by a clock between two simulations; it always finishes the first one of each choice."""

    seconds = 1.0
    deadline = 0.0

    def sample_root_state(self, state: Any) -> Any:
        tried = self._root_node.total_visits
        if perf_counter() > self.deadline and tried >= 1:
            raise TimeUp
        return super().sample_root_state(state)

    def choose(self, state: Any) -> int:
        self.deadline = perf_counter() + self.seconds
        try:
            policy = self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        actions, shares = zip(*policy, strict=True)
        return int(self._random_state.choice(actions, p=shares))


@lru_cache
def _game(slug: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Any:
    return pyspiel.load_game(PREFIX + slug, {"seats": seats, **dict(options)})


@dataclass
class Peer:
    """OpenSpiel's IS-MCTS with its own random rollouts and our resampler."""

    bot: TimedIsmcts

    @classmethod
    def at(cls, game: Any, seconds: float, seed: int) -> Peer:
        random = np.random.RandomState(seed % 2**32)
        bot = TimedIsmcts(game, mcts.RandomRolloutEvaluator(1, random), EXPLORE, ENDLESS, random_state=random)
        bot.seconds = seconds
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
        return cls(bot)


def play(pairing: Pairing, seconds: float) -> Outcome:
    """One game; every chair thinks for at most so many seconds of wall time about each decision."""
    game = _game(pairing.slug, len(pairing.levels), tuple(sorted(pairing.options.items())))
    state = game.new_initial_state()
    players = [
        Peer.at(game, seconds, child_seed(pairing.deal, PEER, seat)) if name == PEER else Bot(name)
        for seat, name in enumerate(pairing.levels)
    ]
    histories: list[list[int]] = [[] for _ in players]
    thoughts = {name: Thought() for name in pairing.levels}
    chance, steps = Rng(pairing.deal).spawn("chance"), 0
    while not state.is_terminal():
        ours, who = state.held.state, state.current_player()
        if state.is_chance_node():
            action = ours.sample(chance)
        else:
            began, player = perf_counter(), players[who]
            if isinstance(player, Peer):
                action = player.bot.choose(state)
            else:
                seed = child_seed(pairing.deal, f"seat {who}", steps)
                action = player.decide(ours, who, Budget(seconds=seconds), seed, histories[who])
            thoughts[pairing.levels[who]].add(perf_counter() - began)
        for seat in range(len(players)):
            note(histories[seat], ours, seat, action)
        state.apply_action(action)
        steps += 1
    return Outcome(pairing, state.held.state.ranks(), state.held.state.scores(), thoughts)


def played(wanted: Iterator[Pairing], seconds: float) -> Iterator[Outcome]:
    """One after the other in this process: wall time is only fair when nothing else of ours runs."""
    for pairing in wanted:
        yield play(pairing, seconds)
