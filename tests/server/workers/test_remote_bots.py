"""Bots that think on other machines: real workers over a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner

from ludotheque.cli import ludo as command
from server.houses import PATIENCE, RunningHouse, play_on
from server.postgres import new_postgres_database
from server.workers.test_bot_pool import against, my_turn


@pytest.fixture
def shared(postgres: Any, tmp_path: Any) -> Iterator[tuple[RunningHouse, subprocess.Popen[bytes]]]:
    """A house whose bots think in one worker process beside it."""
    database = new_postgres_database(postgres)
    house = RunningHouse(database, tmp_path, robots_elsewhere="true", robot_effort=0.2, log_level="info").start()
    words = ["-m", "ludotheque", "worker", "--database", database, "--processes", "1"]
    worker = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
    yield house, worker
    house.kill()
    worker.kill()
    worker.wait()


def test_a_worker_elsewhere_thinks_for_the_bots(shared: tuple[RunningHouse, subprocess.Popen[bytes]]) -> None:
    house, worker = shared

    async def story() -> None:
        lea, table = await against(house, "lemans", "champion", "habitue")
        end = await play_on(lea, table, 0, random.Random(3), most=8)
        assert end["step"] > 8
        shown = await my_turn(lea, table)
        if shown["status"] == "playing":
            advice = await lea.do(table, "hint", seat=0)
            assert sorted(choice["token"] for choice in advice["choices"]) == shown["seats"][0]["legal"]

    asyncio.run(story())
    with psycopg.connect(house.database, autocommit=True) as line:
        asked = one(line, "select last_value from procrastinate_jobs_id_seq")
        assert asked > house.log().count("thinks for itself")  # the first may come before the worker is there
        deadline = time.monotonic() + PATIENCE
        while one(line, "select count(*) from procrastinate_jobs") > 0:  # taken, and swept up
            assert time.monotonic() < deadline
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(PATIENCE) == 0


def one(line: psycopg.Connection[Any], query: str) -> Any:
    row = line.execute(query).fetchone()
    assert row is not None
    return row[0]


def test_without_a_worker_the_house_thinks_for_itself(shared: tuple[RunningHouse, subprocess.Popen[bytes]]) -> None:
    house, worker = shared
    os.kill(worker.pid, signal.SIGKILL)

    async def story() -> None:
        lea, table = await against(house, "lemans", "habitue")
        shown = await my_turn(lea, table)
        assert shown["status"] == "playing"
        token = shown["seats"][0]["legal"][0]
        assert (await lea.do(table, "move", seat=0, step=shown["step"], token=token))["is"] == "done"
        assert (await my_turn(lea, table))["step"] > shown["step"]

    asyncio.run(story())
    assert "thinks for itself" in house.log()


def test_a_worker_needs_a_database_that_it_can_share() -> None:
    refused = CliRunner().invoke(command, ["worker", "--database", "sqlite:///house.db"])
    assert "postgresql://" in str(refused.exception)
