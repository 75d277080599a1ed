"""A house of its own for the pictures, and people who play in it (tools/shots)."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parent.parent
SEATS = {"lemans": 4, "mark": 4, "maillot": 6, "macadam": 4, "marathon": 4}
SERVE = """
import os, sys
from pathlib import Path
from ludotheque.server import assets
if os.environ.get("LUDO_APP"):
    assets.built = lambda: Path(os.environ["LUDO_APP"])
from ludotheque.cli.commands.serve import run
from ludotheque.server.settings import Settings
many = 1_000_000
run(Settings(
    database=sys.argv[1], port=int(sys.argv[2]), studies=sys.argv[3], robot_pause=0.0, robot_effort=0.02,
    commands_per_second=100_000, looks_per_minute=many, requests_per_second=many, work_per_second=many,
    arrivals_per_minute=many, contact="mailto:odile@ludotheque.example",
))
"""


@contextmanager
def house() -> Iterator[str]:
    """A server on a free port with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {"PYTHONPATH": str(ROOT / "src"), **os.environ}
        words = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/shots.db", str(port), f"{folder}/studies"]
        process = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            _wait(url)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def _wait(url: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{url}/health", timeout=1).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("The house for the pictures did not open within 30 seconds.")


class Person:
    """Somebody who opens tables and plays them by chance."""

    def __init__(self, url: str, name: str) -> None:
        self.line = httpx.Client(base_url=url, timeout=120)
        self.post("/api/me", {"name": name})

    def cookies(self) -> list[dict[str, Any]]:
        """For a browser that is to be this person."""
        url = str(self.line.base_url)
        return [{"name": one.name, "value": one.value or "", "url": url} for one in self.line.cookies.jar]

    def get(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = self.line.get(path).json()
        return found

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.line.post(path, content=json.dumps(data), headers={"content-type": "application/json"})
        found: dict[str, Any] = answer.json()
        if answer.status_code >= 400 or found.get("is") == "refused":
            raise SystemExit(f"{path} {data}: {found}")
        return found

    def do(self, table: str, **command: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/commands", command)

    def lobby(self, slug: str, seats: int = 0, **plan: Any) -> str:
        """A table with one's own chair taken."""
        table = str(self.post("/api/tables", {"game": slug, "seats": seats or SEATS[slug], **plan})["id"])
        self.do(table, do="sit", seat=0)
        return table

    def play(self, slug: str, decisions: int, guest: Person | None = None) -> str:
        """A table after so many decisions of one's own, or at its end; too early an end is played anew, for less."""
        table = self.lobby(slug)
        if guest:
            guest.do(table, do="sit", seat=1)
            guest.do(table, do="ready", seat=1)
        for seat in range(2 if guest else 1, SEATS[slug]):
            self.do(table, do="robot", seat=seat)
        self.do(table, do="start")
        rng, made = random.Random(slug), 0
        while made < decisions and self.get(f"/api/tables/{table}")["status"] == "playing":
            for person in (self, guest):
                made += person.move(table, rng) if person and made < decisions else 0
        while decisions < MOST and (view := self.get(f"/api/tables/{table}"))["turn"] != 0:
            if view["status"] != "playing":
                return self.play(slug, decisions * 2 // 3, guest)
            if not (guest and guest.move(table, rng)):
                time.sleep(0.02)
        return table

    def move(self, table: str, rng: random.Random) -> int:
        """One decision by chance, if it is one's turn; how many were made."""
        view = self.get(f"/api/tables/{table}")
        for seat in view["seats"]:
            if seat["legal"]:
                self.do(table, do="move", seat=seat["seat"], step=view["step"], token=rng.choice(seat["legal"]))
                return 1
        time.sleep(0.02)
        return 0


MOST = 100_000  # decisions: to the end
