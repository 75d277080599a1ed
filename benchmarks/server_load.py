"""The speed of the house: tables, moves and sockets.

The house and its peers run on one core, the load on the other, in turn, in one run.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from benchmarks.lean_client import FastWebSocket

SERVER_CORE, LOAD_CORE = {0}, {1}
PATIENCE = 300  # seconds for a start or an end: the machine may be busy, or stand still for another measurement
REST_SECONDS = 0.3  # after a load: the last moves are answered
UNLIMITED = {
    "LUDO_COMMANDS_PER_SECOND": "100000",
    "LUDO_MOST_TABLES_PER_PERSON": "100000",
    "LUDO_LOOKS_PER_MINUTE": "1000000",
    "LUDO_REQUESTS_PER_SECOND": "100000",
    "LUDO_WORK_PER_SECOND": "1000000",
    "LUDO_CONNECTIONS_PER_ADDRESS": "100000",
    "LUDO_ARRIVALS_PER_MINUTE": "100000",
    "LUDO_SOCKETS_PER_PERSON": "100000",
    "LUDO_SOCKETS_PER_ADDRESS": "100000",
}


@dataclass
class Load:
    """What a load run found."""

    name: str
    wanted: int  # moves a second
    tables: int
    done: int = 0
    seconds: float = 0.0
    cpu: float = 0.0  # of the server, seconds
    waits: list[float] = field(default_factory=list)
    frames: Counter[str] = field(default_factory=Counter)  # that our players heard, by kind
    sizes: Counter[str] = field(default_factory=Counter)  # of these together, bytes

    @property
    def rate(self) -> float:
        return self.done / self.seconds

    def percentile(self, share: float) -> float:
        """Milliseconds that this share of the moves took at most, from sending to the answer."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")

    @property
    def per_cpu_second(self) -> float:
        return self.done / self.cpu if self.cpu else float("nan")

    def frame_bytes(self, kind: str) -> int:
        """The mean size of the frames of a kind."""
        return round(self.sizes[kind] / self.frames[kind]) if self.frames[kind] else 0


@dataclass(frozen=True)
class Crowd:
    """How many tables, with how many seats and onlookers each; every one of them has a socket."""

    tables: int
    seats: int = 2
    onlookers: int = 0

    @property
    def sockets(self) -> int:
        return self.tables * (self.seats + self.onlookers)

    @property
    def label(self) -> str:
        return f"{self.tables:,} × {self.seats}" + (f" + {self.onlookers}" if self.onlookers else "")


class Tables:
    """Tables of some server with their sockets; whoever may move now is ready."""

    def __init__(self, port: int, crowd: Crowd) -> None:
        self.port, self.crowd = port, crowd
        self.ready: deque[Any] = deque()
        self.load = Load("", 0, crowd.tables)
        self.lines: list[FastWebSocket] = []

    async def open(self) -> None:
        """Open all tables, some at a time."""
        gate = asyncio.Semaphore(20)

        async def one(number: int) -> None:
            async with gate:
                await self.open_table(number)

        await asyncio.gather(*(one(number) for number in range(self.crowd.tables)))

    async def open_table(self, number: int) -> None:
        """Open one table, with all its sockets."""
        raise NotImplementedError

    async def close(self) -> None:
        for line in self.lines:
            line.close()

    def answered(self, sent: float) -> None:
        """Count a move that was answered."""
        self.load.waits.append(time.perf_counter() - sent)
        self.load.done += 1


def ignore(_: bytes) -> None:
    """Hear nothing: onlookers only take what is sent."""


def cpu_seconds(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kilobytes(pid: int) -> int:
    """The memory that a process holds now; 0 while it ends."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


@contextlib.contextmanager
def our_house(
    port: int, robot_pause: float = 0, database: str = "", module: str = "ludotheque"
) -> Iterator[subprocess.Popen[bytes]]:
    """``ludo serve`` on a file on disk, durable commits on, bound to one core; ``module``: what is run in its place."""
    with tempfile.TemporaryDirectory() as folder:
        database = database or f"sqlite:///{folder}/house.db"
        words = ["serve", "--database", database, "--port", str(port), "--log-level", "warning"]
        environment = {**os.environ, **UNLIMITED, "LUDO_ROBOT_PAUSE": str(robot_pause)}
        with running([sys.executable, "-m", module, *words], f"http://127.0.0.1:{port}/health", environment) as house:
            yield house


@contextlib.contextmanager
def running(words: list[str], health: str, environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, bound to one core, from its first answer on."""
    process = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, SERVER_CORE)
    try:
        _wait(health)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def _wait(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(url, timeout=1).status_code < 500:
                return
        time.sleep(0.02)
    raise RuntimeError(f"{url} did not answer")


def raise_file_limit() -> None:
    """Thousands of sockets need thousands of files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 20_000:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))


async def pace(tables: Tables, load: Load, pid: int, seconds: float) -> Load:
    """Send moves at the wanted rate for some seconds; whoever is ready moves next."""
    tables.load = load
    cpu, start, sent = cpu_seconds(pid), time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        due = int(now * load.wanted)
        while sent < due and tables.ready:
            tables.ready.popleft().move()
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(REST_SECONDS)
    load.seconds, load.cpu = seconds, cpu_seconds(pid) - cpu
    return load
