"""The speed of the house: tables, moves and sockets, with boardgame.io's own server as the peer.

Both servers run on one core, the load on the other, in turn, in one run.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

from benchmarks.lean_client import FastWebSocket, connect

SERVER_CORE, LOAD_CORE = {0}, {1}


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
def our_house(port: int, robot_pause: float = 0) -> Iterator[subprocess.Popen[bytes]]:
    """``ludo serve`` on a file on disk, durable commits on, bound to one core."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--database", f"sqlite:///{folder}/house.db", "--port", str(port), "--log-level", "warning"]
        environment = {
            **os.environ,
            "LUDO_COMMANDS_PER_SECOND": "100000",
            "LUDO_MOST_TABLES_PER_PERSON": "100000",
            "LUDO_LOOKS_PER_MINUTE": "1000000",
            "LUDO_REQUESTS_PER_SECOND": "100000",
            "LUDO_WORK_PER_SECOND": "1000000",
            "LUDO_CONNECTIONS_PER_ADDRESS": "100000",
            "LUDO_ARRIVALS_PER_MINUTE": "100000",
            "LUDO_SOCKETS_PER_PERSON": "100000",
            "LUDO_SOCKETS_PER_ADDRESS": "100000",
            "LUDO_ROBOT_PAUSE": str(robot_pause),
        }
        with running(
            [sys.executable, "-m", "ludotheque", *words], f"http://127.0.0.1:{port}/health", environment
        ) as house:
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
        process.wait(20)


def _wait(url: str) -> None:
    deadline = time.monotonic() + 60
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


class Own(msgspec.Struct):
    """A seat of the reader's."""

    legal: list[str]


class Table(msgspec.Struct):
    """What a player needs of a table."""

    turn: int | None
    step: int
    seats: list[Own]


class Heard(msgspec.Struct):
    """What a player needs of a message: a whole table at first, then what each move changed."""

    kind: str = msgspec.field(name="is")
    table: Table | str | None = None
    turn: int | None = None
    step: int = 0
    seats: list[Own] = []


hear_message = msgspec.json.Decoder(Heard).decode


class Player:
    """One seat with one socket: waits for its turn, moves when the pacer says so."""

    def __init__(self, tables: OurTables, table: str, seat: int) -> None:
        self.tables, self.table, self.seat = tables, table, seat
        self.step, self.legal = 0, [""]
        self.sent = 0.0
        self.line: FastWebSocket | None = None

    def hear(self, text: bytes) -> None:
        message = hear_message(text)
        if message.kind == "done":
            self.tables.load.waits.append(time.perf_counter() - self.sent)
            self.tables.load.done += 1
            return
        shown = message.table if isinstance(message.table, Table) else message
        if shown.turn == self.seat and shown.step != self.step:
            self.step, self.legal = shown.step, shown.seats[0].legal
            self.tables.ready.append(self)

    def move(self) -> None:
        legal, rng = self.legal, self.tables.rng
        token = "pass" if "pass" in legal and rng.random() < 0.02 else rng.choice(legal[:8])
        self.sent = time.perf_counter()
        assert self.line is not None
        self.line.send(
            f'{{"do":"move","table":"{self.table}","seat":{self.seat},"step":{self.step},"token":"{token}","id":1}}'.encode()
        )


class OurTables:
    """Two-seat tables of our house, each with two sockets."""

    def __init__(self, port: int, game: str, count: int) -> None:
        self.port, self.game, self.count = port, game, count
        self.ready: deque[Player] = deque()
        self.load = Load("", 0, count)
        self.rng = random.Random(1)
        self.lines: list[FastWebSocket] = []

    async def open(self) -> None:
        gate = asyncio.Semaphore(20)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            cookies = []
            for name in ("A", "B"):
                http.cookies.clear()
                answer = await http.post("/api/me", json={"name": name})
                cookies.append(dict(answer.cookies))
            http.cookies.clear()

            async def one() -> None:
                async with gate:
                    await self._open_table(http, cookies)

            await asyncio.gather(*(one() for _ in range(self.count)))

    async def _open_table(self, http: httpx.AsyncClient, cookies: list[dict[str, str]]) -> None:
        headers = [{"cookie": f"ludo={cookie['ludo']}"} for cookie in cookies]
        plan = {"game": self.game, "seats": 2}
        table = (await http.post("/api/tables", json=plan, headers=headers[0])).json()["id"]
        path = f"/api/tables/{table}/commands"
        for seat in (0, 1):
            await http.post(path, json={"do": "sit", "seat": seat}, headers=headers[seat])
        await http.post(path, json={"do": "ready", "seat": 1}, headers=headers[1])
        await http.post(path, json={"do": "start"}, headers=headers[0])
        for seat in (0, 1):
            player = Player(self, table, seat)
            player.line = await connect(self.port, "/ws", headers[seat], player.hear)
            player.line.send(f'{{"do":"watch","table":"{table}","words":false}}'.encode())
            self.lines.append(player.line)

    async def close(self) -> None:
        for line in self.lines:
            line.close()


async def pace(tables: Any, load: Load, pid: int, seconds: float) -> Load:
    """Send moves at the wanted rate for some seconds; whoever is ready moves next."""
    tables.load = load
    cpu, start, sent = cpu_seconds(pid), time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        due = int(now * load.wanted)
        while sent < due and tables.ready:
            tables.ready.popleft().move()
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.3)
    load.seconds, load.cpu = seconds, cpu_seconds(pid) - cpu
    return load
