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
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner

import ludotheque as ludo
from ludotheque.bots.service import Question, think
from ludotheque.cli import ludo as command
from ludotheque.server.storage import postgres as storage_lines
from ludotheque.server.storage.postgres import BoundedAsyncConnection
from ludotheque.server.workers import remote_bots
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.remote_bots import RemoteBots
from server.houses import PATIENCE, RunningHouse, play_on
from server.postgres import new_postgres_database
from server.storage.blackhole import Road, road_to
from server.workers.test_bot_pool import against, my_turn
from support import random_action


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


def test_a_dead_line_is_given_up_and_another_one_made(
    postgres: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house asks, listens, and the worker takes and answers over lines that go dead; all of them come back."""
    monkeypatch.setattr(BoundedAsyncConnection, "seconds", 0.5)
    monkeypatch.setattr(storage_lines, "SILENCE_SECONDS", 0.2)
    state = ludo.load("lemans").new(2)
    record = ludo.Record.begin(state)
    while state.actor() == ludo.CHANCE:
        record.play(state, random_action(state, ludo.Rng(1)))
    tokens = tuple(token for _, token in record.steps)
    question = Question("t" * 22, "lemans", 2, {}, None, tokens, state.actor(), "debutant", 1, 0.0)

    async def story(road: Road, url: str) -> None:
        robots, remote = BotPool(1), RemoteBots(url)
        await remote.start()
        worker = asyncio.create_task(remote_bots.work(url, robots))
        assert await answered(remote, question)
        road.cut()
        began = time.monotonic()
        assert await remote.ask(think, question) is None
        assert time.monotonic() - began < 10
        assert await answered(remote, question)
        worker.cancel()
        await asyncio.gather(worker, return_exceptions=True)
        await asyncio.wait_for(remote.stop(), PATIENCE)
        robots.stop()

    with road_to(new_postgres_database(postgres), tmp_path) as (road, url):
        asyncio.run(asyncio.wait_for(story(road, url), 60))


async def answered(remote: RemoteBots, question: Question) -> bool:
    """Ask until the worker is there, or there again."""
    deadline = time.monotonic() + PATIENCE
    while await remote.ask(think, question) is None:
        assert time.monotonic() < deadline
    return True


def test_a_worker_needs_a_database_that_it_can_share() -> None:
    refused = CliRunner().invoke(command, ["worker", "--database", "sqlite:///house.db"])
    assert "postgresql://" in str(refused.exception)
