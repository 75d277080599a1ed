"""Real server processes, real commands and real guests for the tests."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import random
import signal
import socket
import ssl
import time
from datetime import date
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import ludotheque as ludo
from server.forked import command, serve

PATIENCE = 60.0  # seconds until a slow machine is called a failure
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # houses of tests have none: no certificates to read for each guest

# Houses are forked from a process that has loaded the server once: each is a process of its own, as `ludo serve` is,
# without loading everything again. `test_host.py` opens one by the command itself.
FORKS = get_context("forkserver")
OURS = ["ludotheque.cli", "ludotheque.cli.commands.serve", "ludotheque.server.app", "ludotheque.server.http.connection"]
THEIRS = [  # what these load only when a house opens
    *("alembic.command", "anyio._backends._asyncio", "httpx", "litestar._kwargs.kwargs_model"),
    *("litestar.middleware._internal.exceptions.middleware", "litestar.middleware.response_cache"),
    *("litestar.plugins.attrs", "litestar.plugins.pydantic.utils"),
    *("psycopg", "sqlalchemy.dialects.postgresql.psycopg", "sqlite3"),
    *("uvicorn.lifespan.on", "uvicorn.loops.uvloop", "uvicorn.protocols.http.httptools_impl"),
]
FORKS.set_forkserver_preload([*OURS, *THEIRS])
OPEN: set[BaseProcess] = set()


@atexit.register
def shut_all() -> None:
    """Whatever a test that failed has left open."""
    for process in OPEN:
        process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    """Is a house open there?"""
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except OSError:
        return False
    return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, verify=NO_TLS).status_code == 200


def ludo_command(*words: str) -> CompletedProcess[str]:
    """``ludo`` in a process of its own, forked as houses are: what it said, and its exit code."""
    with TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        process = FORKS.Process(target=command, args=(list(words), str(out), str(err)))
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None, f"ludo {words[0]} did not end"
        return CompletedProcess(words, process.exitcode, out.read_text(), err.read_text())


class RunningHouse:
    """``ludo serve`` in a process of its own."""

    def __init__(self, database: str, folder: Path, day: date | None = None, **settings: Any) -> None:
        self.database, self.folder, self.day = database, folder, day
        self.settings = {
            "robot_pause": 0,
            "robot_effort": 0.02,
            "robot_workers": 1,
            "commands_per_second": 100_000,
            "looks_per_minute": 1_000_000,
            "requests_per_second": 100_000,
            "work_per_second": 1_000_000,
            "arrivals_per_minute": 100_000,
            "connections_per_address": 10_000,
            "sockets_per_person": 1000,
            "sockets_per_address": 10_000,
            **settings,
        }
        self.port = free_port()
        self.process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> RunningHouse:
        environment = {**os.environ, **{f"LUDO_{key.upper()}": str(value) for key, value in self.settings.items()}}
        level = self.settings.get("log_level", "warning")
        words = ["--database", self.database, "--port", str(self.port), "--log-level", level]
        self.process = FORKS.Process(target=serve, args=(words, environment, str(self._log_file), self.day))
        self.process.start()
        OPEN.add(self.process)
        deadline = time.monotonic() + PATIENCE
        while not answers(self.port):
            assert self.process.is_alive(), self.log()
            assert time.monotonic() < deadline, f"the house did not open: {self.log()}"
            time.sleep(0.02)
        return self

    @property
    def _log_file(self) -> Path:
        return self.folder / f"house-{self.port}.log"

    def log(self) -> str:
        return self._log_file.read_text(errors="replace")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a careful host would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        process, self.process = self.process, None
        assert process.pid is not None
        os.kill(process.pid, how)
        process.join(PATIENCE)
        OPEN.discard(process)
        assert process.exitcode is not None, "the house did not close"
        return process.exitcode


class Guest:
    """A person with a browser, without the browser."""

    def __init__(self, house: RunningHouse, name: str) -> None:
        self.house, self.name = house, name
        self.http = httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, verify=NO_TLS)
        self.id = ""

    async def come_in(self) -> Guest:
        answer = await self.http.post("/api/me", json={"name": self.name})
        answer.raise_for_status()
        self.id = answer.json()["id"]
        return self

    async def move_to(self, house: RunningHouse) -> Guest:
        """The same person, the same cookie, at another node."""
        other = Guest(house, self.name)
        other.http.cookies.update(self.http.cookies)
        other.id = self.id
        return other

    async def open(self, game: str, seats: int, **plan: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **plan})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    async def do(self, table: str, do: str, **words: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/commands", json={"do": do, **words})
        found: dict[str, Any] = answer.json()
        return found

    async def look(self, table: str) -> dict[str, Any]:
        answer = await self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def record(self, table: str) -> ludo.Record:
        """The record of a game that has ended."""
        answer = await self.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return ludo.Record.read(answer.text)

    def cookie(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())}

    def socket(self) -> connect:
        address = self.house.url.replace("http", "ws") + "/ws"
        return connect(address, additional_headers=self.cookie(), max_size=2**22)

    async def watch(self, line: ClientConnection, table: str, **words: Any) -> dict[str, Any]:
        await line.send(json.dumps({"do": "watch", "table": table, **words}))
        return await hear(line, "table")


async def hear(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if message["is"] in kinds:
            return message


async def two_at_a_table(
    house: RunningHouse, game: str, seats: int | None = None, **plan: Any
) -> tuple[Guest, Guest, str]:
    """Two people and bots on the other chairs; the game has begun."""
    seats = seats or (3 if game == "marathon" else 2)
    lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
    table = (await lea.open(game, seats, **plan))["id"]
    assert (await lea.do(table, "sit"))["is"] == "done"
    assert (await tom.do(table, "sit"))["is"] == "done"
    for seat in range(2, seats):
        assert (await lea.do(table, "robot", seat=seat))["is"] == "done"
    assert (await tom.do(table, "ready", seat=1))["is"] == "done"
    assert (await lea.do(table, "start"))["is"] == "done"
    return lea, tom, table


async def play_on(guest: Guest, table: str, seat: int, rng: random.Random, most: int = 10_000) -> dict[str, Any]:
    """Play a seat over the socket with random choices, to the end or for some moves; the last table seen."""
    async with guest.socket() as line:
        shown = (await guest.watch(line, table))["table"]
        played, asked = 0, -1
        while shown["status"] == "playing" and played < most:
            if shown["turn"] == seat and shown["step"] != asked:
                asked = shown["step"]
                token = choose(next(own for own in shown["seats"] if own["seat"] == seat)["legal"], rng)
                words = {"do": "move", "table": table, "seat": seat, "step": asked, "token": token, "id": asked}
                await line.send(json.dumps(words))
                played += 1
            message = await hear(line, "step", "refused")
            assert message["is"] == "step", message
            shown = message["table"]
        final: dict[str, Any] = shown
        return final


def choose(legal: list[str], rng: random.Random) -> str:
    """Any legal token; small bids, so that games stay short."""
    if legal[0].startswith("bid:"):
        return rng.choice(legal[:3])
    return rng.choice(legal)
