"""The guide of docs/guide-rl.md runs as it is written, with tiny numbers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

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


def test_the_guide_runs(tmp_path: Path) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL))
    for large, tiny in TINY.items():
        assert large in code
        code = code.replace(large, tiny)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", code + CHECK], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "against habitue" in done.stdout
    assert "Learned" in done.stdout
    assert "crashed" not in done.stdout
    assert "the rows agree" in done.stdout
