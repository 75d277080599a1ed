"""The speed of the adapters: steps a second through PettingZoo, RLCard's uno in turn with them, and many games at once.

Timed in CPU time, ours and the peer's alike, in alternating slices. A step is a decision; chance comes with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from ludotheque.adapters.pettingzoo import LudoEnv
from ludotheque.adapters.vector import Games
from ludotheque.kernel.compiled import is_compiled
from ludotheque.kernel.game import Game

RATIO = 10.0  # to RLCard's uno, both through PettingZoo
VECTOR = {"lemans": 1_000_000.0}  # steps a second, many games at once
AT_ONCE = 1024  # games


@dataclass(frozen=True)
class AdapterFigures:
    """What was measured for one game, steps a second; ``policy``: with actions chosen by numpy from the masks."""

    slug: str
    seats: int
    compiled: bool
    pettingzoo: float
    ratio: float | None
    raw_ratio: float | None
    vector: float
    policy: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(game: Game[Any], rounds: int, seconds: float) -> AdapterFigures:
    """Slices of ours, of uno through PettingZoo and of bare uno, in turn."""
    seats = (game.min_seats + game.max_seats) // 2
    env = LudoEnv(game.slug, seats)
    env.reset(seed=1)
    games = Games(game.slug, AT_ONCE, seats)
    games.reset(1)
    peers = _peers() if find_spec("rlcard") else None
    ours, ratios, raw, vector, policy = [], [], [], [], []
    for _ in range(rounds):
        speed = aec_steps(env, seconds)
        ours.append(speed)
        if peers is not None:
            ratios.append(speed / aec_steps(peers[0], seconds))
            raw.append(speed / _uno_steps(peers[1], seconds))
        vector.append(_per_second(lambda: _stroll(games), seconds))
        policy.append(_per_second(lambda: _choose(games), seconds))
    return AdapterFigures(
        slug=game.slug,
        seats=seats,
        compiled=is_compiled(games.fleet.start),
        pettingzoo=median(ours),
        ratio=median(ratios) if ratios else None,
        raw_ratio=median(raw) if raw else None,
        vector=median(vector),
        policy=median(policy),
    )


def _peers() -> tuple[Any, Any]:
    """RLCard's uno for two, in PettingZoo's own cover for RLCard games, and bare."""
    import rlcard
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    covered = RLCardBase("uno", 2, (4, 4, 15))
    covered.render_mode = None  # the cover asks for it and leaves it to each game
    return covered, rlcard.make("uno", {"seed": 1})


def aec_steps(env: Any, seconds: float) -> float:
    """Random play with the loop that PettingZoo's documentation shows."""
    steps, rng = 0, Random(1)
    began = process_time()
    while process_time() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            choices = seen["action_mask"].nonzero()[0]
            env.step(int(choices[int(rng.random() * len(choices))]))
            steps += 1
    return steps / (process_time() - began)


def _uno_steps(env: Any, seconds: float) -> float:
    steps, rng = 0, Random(1)
    began = process_time()
    while process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[int(rng.random() * len(choices))])
            steps += 1
    return steps / (process_time() - began)


def _per_second(step: Callable[[], None], seconds: float) -> float:
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        step()
        steps += AT_ONCE
    return steps / (process_time() - began)


def _stroll(games: Games) -> None:
    games.step(games.random_actions())


def _choose(games: Games) -> None:
    """As a learner would: a score for every action of every game, the best legal one."""
    scores = np.random.random(games.masks.shape)
    games.step((scores * games.masks).argmax(axis=1))
