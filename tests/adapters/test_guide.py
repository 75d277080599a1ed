"""The guide of docs/guide-rl.md runs as it is written, with tiny numbers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
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


def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="torch is too large to be installed for one test")
    command = [sys.executable, GUIDE.parents[1] / "examples" / "maskable_ppo.py", "--steps", "128", "--games", "2"]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["against random", "against habitue"]


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
