"""Houses over both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.houses import RunningHouse
from server.postgres import new_postgres, new_postgres_database

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A real PostgreSQL of this test run."""
    with new_postgres() as server:
        yield server


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[..., RunningHouse]]:
    """Start houses; all of them are closed at the end."""
    started: list[RunningHouse] = []

    def start(database: str, **settings: Any) -> RunningHouse:
        house = RunningHouse(database, tmp_path, **settings).start()
        started.append(house)
        return house

    yield start
    for house in started:
        house.kill()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house over SQLite, for tests to which the database makes no difference."""
    folder = tmp_path_factory.mktemp("open")
    running = RunningHouse(f"sqlite:///{folder / 'house.db'}", folder).start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One open house over each database, shared by the tests that leave it open."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'house.db'}"
    else:
        database = new_postgres_database(request.getfixturevalue("postgres"))
    running = RunningHouse(database, folder).start()
    yield running
    assert running.stop() in (0, -15)
