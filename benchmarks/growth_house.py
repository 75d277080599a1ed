"""The houses that `ludo bench growth` measures: a played table as a pattern, and what requests cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.growth_rows import Rows
from benchmarks.our_tables import OurTables
from benchmarks.server_load import Crowd, our_house

PORT = 8870
GAME = "lemans"
QUIET_SHARE = 0.05  # of a core that a house takes which has nothing to do
LOOK_SECONDS = 0.3
IDLE_LOOKS = 3
MAX_WAIT = 600.0  # seconds
PLAY_SECONDS = 60.0


@dataclass(frozen=True)
class Pattern:
    """A database with one finished table of two people, and how they come in again."""

    database: Path
    table: str
    cookies: list[dict[str, str]]

    @property
    def url(self) -> str:
        return f"sqlite:///{self.database}"

    @contextmanager
    def rows(self) -> Iterator[Rows]:
        """Write into the database of a house that is shut."""
        found = Rows(self.database)
        yield found
        found.close()


def play_pattern(database: Path) -> Pattern:
    """Let two people play one game to its end in a new house."""
    with our_house(PORT, database=f"sqlite:///{database}"):
        tables = OurTables(PORT, GAME, Crowd(1))
        asyncio.run(_play(tables))
    with Rows(database).line as line:
        table = line.execute("select id from game_table where status = 'over'").fetchone()[0]
    return Pattern(database, str(table), tables.cookies[:2])


async def _play(tables: OurTables) -> None:
    """Move until nobody is to move any more."""
    await tables.open()
    end, idle = time.monotonic() + PLAY_SECONDS, 0
    while idle < 100 and time.monotonic() < end:
        await asyncio.sleep(0.01)
        idle = 0 if tables.ready else idle + 1
        while tables.ready:
            tables.ready.popleft().move()
    await tables.close()


def cpu_ms(pid: int) -> float:
    """CPU time of a process's living threads, to the nanosecond; /proc/PID/stat counts in hundredths of a second."""
    return _scheduled_ms(pid, 1)


def wait_quiet(pid: int) -> None:
    """Wait until the house has done what it does by itself after its start: it was idle at several looks in a row.

    A house that waits for a core has something to do: on a busy machine it may get none for a second.
    """
    end, idle = time.monotonic() + MAX_WAIT, 0
    while idle < IDLE_LOOKS and time.monotonic() < end:
        before = _scheduled_ms(pid, 2)
        time.sleep(LOOK_SECONDS)
        idle = idle + 1 if _scheduled_ms(pid, 2) - before < QUIET_SHARE * LOOK_SECONDS * 1000 else 0


def _scheduled_ms(pid: int, fields: int) -> float:
    """Sum the first fields of all threads' schedstat: time on a core, and time spent waiting for one."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(field) for task in tasks for field in task.read_text().split()[:fields]) / 1e6


def ask(pid: int, cookie: dict[str, str], path: str, times: int = 1) -> float:
    """CPU milliseconds of the house for one request."""
    with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=300, headers=cookie) as http:
        before = cpu_ms(pid)
        for _ in range(times):
            http.get(path).raise_for_status()
        return (cpu_ms(pid) - before) / times
