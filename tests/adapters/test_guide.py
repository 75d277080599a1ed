"""The guide of docs/guide-rl.md runs as it is written, with tiny numbers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guide-rl.md"
TINY = {"GAMES = 3000": "GAMES = 12", "TRIALS = 300": "TRIALS = 4", 'ARENA_GAMES = "60"': 'ARENA_GAMES = "1"'}

# The bot's own row must be the one that it learned from.
CHECK = """
scope = {}
exec(BOT[: BOT.index("weights =")] + BOT[BOT.index("def row") : BOT.index("for line in sys.stdin")], scope)
env.reset(seed=5)
for agent in env.agent_iter():
    seen, _, ended, *_ = env.last()
    if ended:
        env.step(None)
        continue
    state = env._game.state
    assert (scope["row"](env.setting, state.observe(state.actor())) == seen["observation"]).all()
    env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
print("the rows agree")
"""


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


# MaskablePPO as the example calls it: it plays as many steps as asked for, any legal action, and learns nothing.
STAND_IN = """
import numpy as np

class MaskablePPO:
    def __init__(self, policy, env, n_steps, batch_size, seed):
        assert policy == "MlpPolicy" and n_steps >= batch_size
        self.env, self.rng = env, np.random.default_rng(seed)

    def learn(self, steps):
        masks = self.env.get_wrapper_attr("action_masks")
        seen, _ = self.env.reset(seed=1)
        for _ in range(steps):
            assert self.env.observation_space.contains(seen)
            action, _ = self.predict(seen, action_masks=masks())
            seen, _, over, cut, _ = self.env.step(action)
            if over or cut:
                seen, _ = self.env.reset()

    def predict(self, seen, action_masks, deterministic=False):
        assert seen.dtype == np.float32 and action_masks.dtype == bool and action_masks.any()
        return self.rng.choice(action_masks.nonzero()[0]), None
"""


@pytest.mark.parametrize("learner", ["sb3-contrib", "stand-in"])
def test_the_example_with_maskable_ppo_runs(learner: str, tmp_path: Path) -> None:
    settings = environment()
    if learner == "stand-in":
        (tmp_path / "sb3_contrib.py").write_text(STAND_IN, encoding="utf-8")
        settings["PYTHONPATH"] = os.pathsep.join((str(tmp_path), settings["PYTHONPATH"]))
    elif find_spec("sb3_contrib") is None:
        pytest.skip("torch is too large to be installed for one test: docs/guide-rl.md says how it was run by hand")
    command = [sys.executable, GUIDE.parents[1] / "examples" / "maskable_ppo.py", "--steps", "128", "--games", "2"]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["against flaneur", "against habitue"]


def test_the_guide_runs(tmp_path: Path) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL))
    for large, tiny in TINY.items():
        assert large in code
        code = code.replace(large, tiny)
    command = [sys.executable, "-c", code + CHECK]
    done = subprocess.run(command, cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "against habitue" in done.stdout
    assert "Learned" in done.stdout
    assert "crashed" not in done.stdout
    assert "the rows agree" in done.stdout
