"""The same study on a Dask cluster: a real scheduler and two workers, each a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from ludotheque.lab.executor import NoCluster, crew
from ludotheque.lab.plan import Plan
from ludotheque.lab.study import study

PLAN = Plan("lemans", (2,), ("habitue",), 12, seed=4, chunk=2)
SCHEDULER = (
    *(sys.executable, "-m", "distributed.cli.dask_scheduler"),
    *("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-jupyter"),
)


def ended(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A scheduler and two workers."""
    scheduler = subprocess.Popen(SCHEDULER, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    assert scheduler.stderr is not None
    found = next(match for line in scheduler.stderr if (match := re.search(r"Scheduler at:\s+(tcp://\S+)", line)))
    worker = (
        *(sys.executable, "-m", "distributed.cli.dask_worker", found[1], "--nthreads", "1", "--no-dashboard"),
        *("--no-nanny", "--local-directory", str(tmp_path)),
    )
    workers = [subprocess.Popen(worker, stderr=subprocess.DEVNULL, text=True, cwd=tmp_path) for _ in range(2)]
    yield found[1]
    for process in (*workers, scheduler):
        ended(process)
    scheduler.stderr.close()


def test_a_cluster_plays_the_same_games(tmp_path: Path, address: str) -> None:
    from distributed import Client

    with Client(address, timeout=20) as client:
        client.wait_for_workers(2, timeout=60)
        with crew(1, address) as hands:
            assert hands.at_once == 2  # all that the cluster has, whatever this machine has
        study(PLAN, tmp_path / "cluster", cluster=address)
        played = client.run(lambda dask_worker: dask_worker.state.executed_count)
    study(PLAN, tmp_path / "here")
    there, here = (pl.read_parquet(tmp_path / name / "games.parquet") for name in ("cluster", "here"))
    assert there.equals(here)
    assert len(played) == 2
    assert all(count > 0 for count in played.values())


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.lab.executor.PATIENCE", 1)
    with pytest.raises(NoCluster, match="tcp://127"):
        study(PLAN, tmp_path, cluster="tcp://127.0.0.1:9")
