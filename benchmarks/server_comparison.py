"""The whole comparison of `ludo bench server`: our house, its peers and the bare echo in turn, on the same core."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks import boardgame_io, colyseus, echo, waits
from benchmarks import server_load as server
from benchmarks.our_tables import OurTables
from benchmarks.server_load import Crowd, Load, Tables
from benchmarks.watched_house import watched_house
from ludotheque.registry import load as load_game

OUR_PORT, PEER_PORT = 8866, 8867
ECHO = "bare echo"
WARM_SECONDS = 2.0  # of the same load before it counts: what compiles while it runs is let to
PEERS: list[tuple[Any, type[Tables]]] = [
    (boardgame_io.PEER, boardgame_io.PeerTables),
    (colyseus.PEER, colyseus.RoomTables),
]


@dataclass
class Line:
    """One row of the table: a load, and what it found."""

    load: Load
    crowd: Crowd
    kilobytes: float  # of the server, per idle socket

    def as_load(self) -> dict[str, Any]:
        """Name the load."""
        return {"tables": self.crowd.label, "wanted": self.load.wanted}

    def as_dict(self) -> dict[str, Any]:
        load = self.load
        return {
            "server": load.name,
            **self.as_load(),
            "rate": round(load.rate),
            "p50": round(load.percentile(0.5), 1),
            "p99": round(load.percentile(0.99), 1),
            "moves_per_cpu_second": round(load.per_cpu_second) if load.cpu else None,
            "kilobytes_per_socket": round(self.kilobytes, 1),
        }


@dataclass
class Compared:
    """One load on our house, for each game, and on all the others."""

    ours: list[Line] = field(default_factory=list)
    peers: list[Line] = field(default_factory=list)
    shares: dict[str, float] = field(default_factory=dict)  # of a move, by stage; this and more when it was asked for
    waits: list[dict[str, Any]] = field(default_factory=list)  # of moves, by stage, milliseconds
    disk: dict[str, float] = field(default_factory=dict)  # as many bytes, as often, without the house

    def ratios(self) -> list[dict[str, Any]]:
        """Each of our games against each of the others: work done per CPU-second, and the waits."""
        return [
            {
                "game": our.load.name,
                "against": peer.load.name,
                "tables": our.crowd.label,
                "wanted": our.load.wanted,
                "moves_per_cpu_second": round(our.load.per_cpu_second / peer.load.per_cpu_second, 2),
                "p99": round(our.load.percentile(0.99) / peer.load.percentile(0.99), 2),
            }
            for our in self.ours
            for peer in self.peers
            if peer.load.cpu and peer.load.waits
        ]


def compare(
    folder: Path, loads: list[tuple[Crowd, int]], seconds: float, games: list[str], profile: bool
) -> list[Compared]:
    """Each load for those of our games that seat so many, then for the echo and the peers."""
    server.raise_file_limit()
    os.sched_setaffinity(0, server.LOAD_CORE)
    at_hand = [(peer, tables) for peer, tables in PEERS if peer.install(folder)]
    found = []
    for crowd, rate in loads:
        compared = Compared()
        seated = [game for game in games if load_game(game).min_seats <= crowd.seats <= load_game(game).max_seats]
        for game in seated:
            with server.our_house(OUR_PORT) as process:
                compared.ours.append(_run(game, OurTables(OUR_PORT, game, crowd), process, rate, seconds))
        if compared.ours:
            with echo.echo_house(PEER_PORT, compared.ours[0].load) as process:
                compared.peers.append(_run(ECHO, echo.EchoTables(PEER_PORT, crowd), process, rate, seconds))
        for peer, tables in at_hand:
            with peer.serve(folder, PEER_PORT) as process:
                compared.peers.append(_run(peer.name, tables(PEER_PORT, crowd), process, rate, seconds))
        if profile and compared.ours:
            _watch(compared, seated[0], crowd, rate, seconds)
        found.append(compared)
    return found


def _run(name: str, tables: Tables, process: subprocess.Popen[bytes], rate: int, seconds: float) -> Line:
    return asyncio.run(_measured(name, tables, process.pid, rate, seconds))


async def _measured(name: str, tables: Tables, pid: int, rate: int, seconds: float) -> Line:
    before = server.resident_kilobytes(pid)
    await tables.open()
    await asyncio.sleep(1)
    kilobytes = (server.resident_kilobytes(pid) - before) / tables.crowd.sockets
    await server.pace(tables, Load("warm-up", rate, tables.crowd.tables), pid, WARM_SECONDS)
    load = await server.pace(tables, Load(name, rate, tables.crowd.tables), pid, seconds)
    await tables.close()
    return Line(load, tables.crowd, kilobytes)


def _watch(compared: Compared, game: str, crowd: Crowd, rate: int, seconds: float) -> None:
    """The house twice more: under the stopwatch, then noting where moves wait; and the disk by itself."""
    tables, echoed = OurTables(OUR_PORT, game, crowd), compared.peers[0].load
    load, before, after = asyncio.run(_watched(tables, "benchmarks.stages", rate, seconds))
    spent = {stage: ended - before.get(stage, 0) for stage, ended in after.items()}
    compared.shares = shares_of(spent, load.done, echoed.cpu / echoed.done if echoed.done else 0.0)
    tables = OurTables(OUR_PORT, game, crowd)
    load, before, after = asyncio.run(_watched(tables, "benchmarks.waits", rate, seconds))
    compared.waits = waits.summed_up(after["moves"][len(before["moves"]) :])
    batches = after["batches"] - before["batches"]
    size = (after["written"] - before["written"]) // batches
    disk = Load("disk", 0, 0, waits=waits.disk_waits(size, seconds / batches, seconds))
    compared.disk = {"bytes": size, "a_second": round(batches / seconds)}
    compared.disk |= {f"p{share}": round(disk.percentile(share / 100), 1) for share in (50, 99)}


async def _watched(tables: OurTables, module: str, rate: int, seconds: float) -> tuple[Load, Any, Any]:
    """What a watched house tells before and after a load."""
    with watched_house(OUR_PORT, module) as house:
        await tables.open()
        await asyncio.sleep(1)
        await server.pace(tables, Load("warm-up", rate, tables.crowd.tables), house.process.pid, WARM_SECONDS)
        before = await house.ask()
        load = await server.pace(tables, Load("", rate, tables.crowd.tables), house.process.pid, seconds)
        after = await house.ask()
        await tables.close()
    return load, before, after


def shares_of(spent: dict[str, int], moves: int, socket: float) -> dict[str, float]:
    """Shares of the CPU time of a move; ``socket``: seconds that the frames of one take without anything behind them.

    >>> shares_of({"JSON": 10_000, "rules": 20_000, "all": 100_000}, 1, 40e-6)
    {'socket': 0.4, 'JSON': 0.1, 'rules': 0.2, 'all else': 0.3}
    """
    whole = spent["all"]
    found = {"socket": socket * moves * 1e9 / whole}
    found |= {stage: time / whole for stage, time in spent.items() if stage != "all"}
    found["all else"] = 1 - sum(found.values())
    return {stage: round(share, 3) for stage, share in found.items()}


def start_seconds() -> float:
    """How long the house takes to answer its first request."""
    began = time.perf_counter()
    with server.our_house(OUR_PORT):
        return time.perf_counter() - began
