"""Set how thorough the tests are, and draw new examples in every run."""

from __future__ import annotations

import os
import random
from pathlib import Path

import hypothesis
import pytest
from hypothesis import HealthCheck, settings

from profiles import NAME, PROFILE

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(NAME, max_examples=PROFILE.examples, deadline=None, suppress_health_check=quiet)
settings.load_profile(NAME)

# At the end of a run no worker should be left alone with a long test: these begin.
LONGEST = ("test_killed_at_random_moments", "browser/test_whole_games.py")
TESTS = Path(__file__).parent


def _kind(folder: str) -> str:
    """The marker of a folder of tests: what they need."""
    return {"browser": "browser", "server": "server", "security": "server"}.get(folder, "unit")


def _seed(config: pytest.Config) -> int:
    """The seed of all examples: LUDO_SEED, the controller's for its workers, 1 where CI is set, else a new one."""
    given = os.environ.get("LUDO_SEED") or getattr(config, "workerinput", {}).get("seed")
    if given is not None:
        return int(given)
    return 1 if os.environ.get("CI") else random.SystemRandom().randrange(1_000_000)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--hypothesis-seed") is None:
        hypothesis.core.global_force_seed = _seed(config)


def pytest_configure_node(node: object) -> None:
    node.workerinput["seed"] = hypothesis.core.global_force_seed  # type: ignore[attr-defined]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    seed = hypothesis.core.global_force_seed
    terminalreporter.write_line(f"profile {NAME} (LUDO_TESTS); LUDO_SEED={seed} draws the same examples again")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(_kind(item.path.relative_to(TESTS).parts[0]))
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST))
