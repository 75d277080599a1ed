"""Where a move waits on its way through the house, and how long the disk alone would take.

python -m benchmarks.waits serve ...      as `ludo serve`, noting when each move passes each place
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import wraps
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.watched_house import serve

STAGES = ("decide", "queue", "commit", "wake", "tell")
SLOW_SHARE = 0.01  # of the moves: the slowest
MAX_FILE = 8_000_000  # bytes that the disk writes over and over, as SQLite does with its log


class Waits:
    """When each move came in, was decided, was taken by the writer, was on disk, was known to its table, was told."""

    def __init__(self, now: Callable[[], int] = time.perf_counter_ns) -> None:
        self.now = now
        self.under_way: dict[str, list[int]] = {}  # by table: one move at a time
        self.moves: list[list[int]] = []  # nanoseconds of each stage
        self.batches = 0

    def begin(self, table: str, came_in: int) -> None:
        self.under_way[table] = [came_in]

    def pass_place(self, table: str) -> None:
        if times := self.under_way.get(table):
            times.append(self.now())

    def end(self, table: str) -> None:
        self.pass_place(table)
        times = self.under_way.pop(table, [])
        if len(times) == len(STAGES) + 1:
            self.moves.append([after - before for before, after in pairwise(times)])

    def found(self) -> dict[str, Any]:
        return {"moves": self.moves, "batches": self.batches, "written": written_bytes()}


def watch_house(waits: Waits) -> None:
    """Note the time at the places that every move passes."""
    from ludotheque.server import protocol
    from ludotheque.server.play.live_table import LiveTable
    from ludotheque.server.realtime.session import ClientSession
    from ludotheque.server.storage import event_log
    from ludotheque.server.storage.store import Store

    came_in: dict[Any, int] = {}
    on_message, permit = ClientSession.on_message, ClientSession._permit
    put, write, apply = Store.append_and_tell, event_log.append, LiveTable.apply_committed

    @wraps(on_message)
    def heard(session: Any, text: bytes) -> None:
        came_in[session] = waits.now()
        on_message(session, text)

    @wraps(permit)
    def permitted(session: Any, command: Any) -> None:
        if isinstance(command, protocol.Move):
            waits.begin(command.table, came_in[session])
        permit(session, command)

    @wraps(put)
    def decided(store: Any, row: Any, *more: Any) -> None:
        waits.pass_place(row.table)
        put(store, row, *more)

    @wraps(write)
    def written(line: Any, rows: Any, *more: Any) -> Any:
        waits.batches += 1
        for row in rows:
            waits.pass_place(row.table)
        answer = write(line, rows, *more)
        for row in rows:
            waits.pass_place(row.table)
        return answer

    @wraps(apply)
    def applied(live: Any, *given: Any, **named: Any) -> None:
        waits.pass_place(live.table.id)
        apply(live, *given, **named)
        waits.end(live.table.id)

    wrapped: list[tuple[Any, str, Any]] = [
        (ClientSession, "on_message", heard),
        (ClientSession, "_permit", permitted),
        (Store, "append_and_tell", decided),
        (LiveTable, "apply_committed", applied),
        (event_log, "append", written),
    ]
    for owner, name, wrapper in wrapped:
        setattr(owner, name, wrapper)


def written_bytes() -> int:
    """What this process has written to the disk so far."""
    fields = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
    return int(fields["write_bytes"])


def summed_up(moves: list[list[int]]) -> list[dict[str, Any]]:
    """The milliseconds of each stage: of a usual move, and on the mean of the slowest ones.

    >>> usual, slow = summed_up([[1_000_000, 0, 0, 0, 0]] * 99 + [[0, 0, 7_000_000, 0, 0]])
    >>> usual["decide"], slow["commit"], slow["all"]
    (1.0, 7.0, 7.0)
    """
    ordered = sorted(moves, key=sum)
    slow = ordered[-max(1, round(len(ordered) * SLOW_SHARE)) :]
    rows = []
    for name, part, middle in (("median", ordered, statistics.median), ("slowest 1 %", slow, statistics.fmean)):
        stages = [middle(move[stage] for move in part) / 1e6 for stage in range(len(STAGES))]
        whole = middle([sum(move) for move in part]) / 1e6
        named = zip((*STAGES, "all"), (*stages, whole), strict=True)
        rows.append({"moves": name} | {stage: round(wait, 2) for stage, wait in named})
    return rows


def disk_waits(size: int, pace: float, seconds: float) -> list[float]:
    """How long it takes to write so many bytes durably, every ``pace`` seconds, and nothing else."""
    block, waits = os.urandom(size), list[float]()
    with tempfile.TemporaryFile(buffering=0) as file:
        file.write(os.urandom(MAX_FILE))
        os.fsync(file.fileno())
        end = time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            os.pwrite(file.fileno(), block, len(waits) * size % (MAX_FILE - size))
            os.fdatasync(file.fileno())
            waits.append(time.perf_counter() - began)
            time.sleep(max(0.0, pace - waits[-1]))
    return waits


if __name__ == "__main__":
    noted = Waits()
    watch_house(noted)
    serve(noted.found)
