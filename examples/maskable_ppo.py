#!/usr/bin/env python3
"""Train MaskablePPO of sb3-contrib on one chair of 24 Heures, then measure it against the house's bots.

pip install 'ludotheque[rl]' sb3-contrib
python examples/maskable_ppo.py --steps 200000
"""

import argparse

import gymnasium
import numpy as np
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO

from ludotheque.adapters.gymnasium import SeatEnv


def table(against: str) -> gymnasium.Env:
    """Any chair of a table for three; the learner sees the row of numbers, each about 1 at most."""
    env = SeatEnv("lemans", seats=3, against=(against,), seat=None)
    row = env.observation_space["observation"]
    low, high = ((limit / env.scales).astype(np.float32) for limit in (row.low, row.high))
    space = gymnasium.spaces.Box(low, high, dtype=np.float32)
    return TransformObservation(env, lambda seen: (seen["observation"] / env.scales).astype(np.float32), space)


def measure(model: MaskablePPO, against: str, games: int) -> tuple[float, float]:
    """Return the mean reward by rank, -1 to 1, and its 95 % interval; 0 is as good as the others."""
    env, rewards = table(against), []
    masks = env.get_wrapper_attr("action_masks")
    for game in range(games):
        seen, _ = env.reset(seed=10_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        rewards.append(float(reward))
    return float(np.mean(rewards)), float(1.96 * np.std(rewards) / np.sqrt(games))


def main() -> None:
    """Train against a greedy bot, measure against two."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    options.add_argument("--games", type=int, default=300, help="games to measure with, against each bot")
    options.add_argument("--save", help="where to keep the model, a .zip")
    chosen = options.parse_args()
    rollout = min(2048, chosen.steps)
    model = MaskablePPO("MlpPolicy", table("habitue"), n_steps=rollout, batch_size=min(256, rollout), seed=1)
    model.learn(chosen.steps)
    if chosen.save:
        model.save(chosen.save)
    for level in ("random", "habitue"):
        mean, doubt = measure(model, level, chosen.games)
        print(f"against {level}: {mean:+.2f} ± {doubt:.2f}")


if __name__ == "__main__":
    main()
