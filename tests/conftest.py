"""Two speeds of the same property tests: quick by default, thorough when asked for."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=6, deadline=None, derandomize=True, suppress_health_check=quiet)
settings.register_profile("full", max_examples=30, deadline=None, derandomize=True, suppress_health_check=quiet)
settings.register_profile("long", max_examples=1000, deadline=None, suppress_health_check=quiet)
settings.load_profile(os.environ.get("LUDO_TESTS", "quick"))

# At the end of a run no worker should be left alone with a long test: these begin.
LONGEST = ("test_killed_at_random_moments", "browser/test_whole_games.py")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST))
