"""Two houses for all attacks: one that is generous and impatient, one with the smallest limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.houses import RunningHouse


def opened(tmp_path_factory: pytest.TempPathFactory, **settings: object) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    running = RunningHouse(f"sqlite:///{folder / 'house.db'}", folder, **settings).start()
    yield running
    assert running.stop() in (0, -15)
    log = running.log()
    assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """Everything that is said is logged, and whoever is slow has one second."""
    yield from opened(tmp_path_factory, log_level="debug", ping_seconds=1, request_seconds=1)


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The limits as they are by default, but for a few that would take long to reach."""
    given = {
        "looks_per_minute": 60,
        "requests_per_second": 40,
        "work_per_second": 250,
        "arrivals_per_minute": 20,
        "commands_per_second": 50,
    }
    yield from opened(tmp_path_factory, **given, sockets_per_person=3, sockets_per_address=6)
