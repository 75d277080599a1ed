"""The whole comparison of `ludo bench server`: our house and the peer in turn, on the same core."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import boardgame_io as peer_house
from benchmarks import server_load as server
from benchmarks.server_load import Load

OUR_PORT, PEER_PORT = 8866, 8867


@dataclass
class FastWebSocket:
    """One row of the table: a load, and what it found."""

    load: Load
    kilobytes: float  # of the server, per idle socket

    def as_dict(self) -> dict[str, Any]:
        load = self.load
        return {
            "server": load.name,
            "tables": load.tables,
            "wanted": load.wanted,
            "rate": round(load.rate),
            "p50": round(load.percentile(0.5), 1),
            "p99": round(load.percentile(0.99), 1),
            "moves_per_cpu_second": round(load.per_cpu_second),
            "kilobytes_per_socket": round(self.kilobytes, 1),
        }


def compare(folder: Path, loads: list[tuple[int, int]], seconds: float, games: list[str]) -> list[FastWebSocket]:
    """Each load of (tables, moves a second) for the peer, then for each of our games."""
    server.raise_file_limit()
    os.sched_setaffinity(0, server.LOAD_CORE)
    has_peer = peer_house.install(folder)
    lines: list[FastWebSocket] = []
    for tables, rate in loads:
        if has_peer:
            with peer_house.peer_house(folder, PEER_PORT) as process:
                lines.append(
                    asyncio.run(
                        _run("boardgame.io", peer_house.PeerTables(PEER_PORT, tables), process.pid, rate, seconds)
                    )
                )
        for game in games:
            with server.our_house(OUR_PORT) as process:
                lines.append(
                    asyncio.run(_run(game, server.OurTables(OUR_PORT, game, tables), process.pid, rate, seconds))
                )
    return lines


async def _run(name: str, tables: Any, pid: int, rate: int, seconds: float) -> FastWebSocket:
    before = server.resident_kilobytes(pid)
    await tables.open()
    await asyncio.sleep(1)
    kilobytes = (server.resident_kilobytes(pid) - before) / (2 * tables.count)
    load = await server.pace(tables, Load(name, rate, tables.count), pid, seconds)
    await tables.close()
    return FastWebSocket(load, kilobytes)


def start_seconds() -> float:
    """How long the house takes to answer its first request."""
    began = time.perf_counter()
    with server.our_house(OUR_PORT):
        return time.perf_counter() - began
