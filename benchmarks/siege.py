"""A house under siege: tables play, one address does its worst, and the players' times are compared with idle ones.

Everything is on loopback. Players and attackers have addresses of their own, as a proxy would tell them; the limits of
the house are those that it has by default.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess

import httpx
import msgspec

from benchmarks import siege_attacks
from benchmarks.lean_client import FastWebSocket, connect
from benchmarks.our_tables import OurTables, Player, start_table
from benchmarks.server_load import LOAD_CORE, Crowd, Load, pace, resident_kilobytes
from benchmarks.siege_attacks import Prepared
from benchmarks.soak_server import SoakHouse

SPAWN = multiprocessing.get_context("spawn")
PAUSE_SECONDS = 1.0  # after an attack: what still waits is let go
REFILL_SECONDS = 1.0
DEFAULT_LIMITS = {"LUDO_ROBOT_PAUSE": "0"}


@dataclass
class Line:
    """What one attack did to the players."""

    name: str
    moves: int
    p50: float
    p99: float
    ratio: float  # of p99 to that of idle times before and after


@dataclass
class Outcome:
    """What a siege found."""

    idle_p99: float = 0.0
    lines: list[Line] = field(default_factory=list)
    kilobytes: list[tuple[float, int]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    moves: int = 0


class Said(msgspec.Struct):
    """What a player needs of any message to know what was acknowledged, and that a game is over."""

    kind: str = msgspec.field(name="is")
    id: int | None = None
    status: str = ""


hear_said = msgspec.json.Decoder(Said).decode


class Stranger(Player):
    """One of the players whose times count; remembers what was acknowledged."""

    def __init__(self, tables: PlayedTables, table: str, seat: int) -> None:
        super().__init__(tables, table, seat)
        self.played = tables
        self.asked: dict[int, tuple[str, float]] = {}  # step -> token, and when it was sent

    def hear(self, text: bytes) -> None:
        said = hear_said(text)
        if said.kind == "done" and said.id in self.asked:
            token, self.sent = self.asked.pop(said.id)
            self.played.acknowledged.setdefault(self.table, {})[said.id] = token
        if said.status == "over":
            self.played.ended.add(self.table)
        super().hear(text)

    def move(self) -> None:
        rng, step = self.tables.rng, self.step
        token = "pass" if "pass" in self.legal and rng.random() < 0.02 else rng.choice(self.legal[:8])
        self.asked[step] = (token, time.perf_counter())
        words = {"do": "move", "table": self.table, "seat": self.seat, "step": step, "token": token, "id": step}
        assert self.line is not None
        self.line.send(msgspec.json.encode(words))


class PlayedTables(OurTables):
    """Tables of two people each, every person with an address and a name of their own."""

    def __init__(self, port: int, game: str, count: int) -> None:
        super().__init__(port, game, Crowd(count))
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.ended: set[str] = set()
        self.replaced: set[str] = set()
        self.lines_of: dict[str, list[FastWebSocket]] = {}
        self.opened = 0

    async def open(self) -> None:
        gate = asyncio.Semaphore(10)

        async def one() -> None:
            async with gate:
                await self.open_one()

        await asyncio.gather(*(one() for _ in range(self.crowd.tables)))

    async def open_one(self) -> None:
        """Open one table; its people come in for it."""
        self.opened += 1
        address = f"10.{self.opened >> 16 & 255}.{self.opened >> 8 & 255}.{self.opened & 255}"
        headers = [await self._come_in(name, address) for name in ("A", "B")]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            table = await start_table(http, self.game, headers)
        for seat in (0, 1):
            player = Stranger(self, table, seat)
            player.line = await connect(self.port, "/ws", headers[seat], player.hear)
            player.line.send(f'{{"do":"watch","table":"{table}","words":false}}'.encode())
            self.lines.append(player.line)
            self.lines_of.setdefault(table, []).append(player.line)

    async def _come_in(self, name: str, address: str) -> dict[str, str]:
        forwarded = {"x-forwarded-for": address}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            answer = await http.post("/api/me", json={"name": name}, headers=forwarded)
            cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
            return {"cookie": cookie, **forwarded}

    async def refill(self) -> None:
        """Open a new table for each that came to its end, until cancelled."""
        while True:
            await asyncio.sleep(REFILL_SECONDS)
            for table in self.ended - self.replaced:
                self.replaced.add(table)
                for line in self.lines_of.pop(table):  # people go home: a table that is watched stays in memory
                    line.close()
                await self.open_one()


class Siege:
    """The whole run against one house."""

    def __init__(self, house: SoakHouse, game: str, tables: int, rate: int, seconds: float) -> None:
        self.house, self.rate, self.seconds = house, rate, seconds
        self.tables = PlayedTables(house.port, game, tables)
        self.outcome = Outcome()

    async def one_by_one(self, only: tuple[str, ...]) -> Outcome:
        """Each attack in turn, with idle times before, between and after."""
        at_hand = await self._begin()
        idle = [await self._measured("idle")]
        for name in siege_attacks.names(at_hand):
            if only and not any(word in name for word in only):
                continue
            attacker = _started(at_hand, [name], self.seconds + 1)
            load = await self._measured(name)
            attacker.join()
            await asyncio.sleep(PAUSE_SECONDS)
            idle.append(await self._measured("idle"))
            before = (idle[-2].percentile(0.99) + idle[-1].percentile(0.99)) / 2
            p99 = load.percentile(0.99)
            self.outcome.lines.append(Line(name, load.done, load.percentile(0.5), p99, p99 / before))
        self.outcome.idle_p99 = sorted(one.percentile(0.99) for one in idle)[len(idle) // 2]
        return await self._end()

    async def all_at_once(self, minutes: float) -> Outcome:
        """Every attack at the same time, for long: is anything lost, does memory grow?"""
        at_hand = await self._begin()
        idle = await self._measured("idle")
        self.outcome.idle_p99 = idle.percentile(0.99)
        attacker = _started(at_hand, siege_attacks.names(at_hand), minutes * 60)
        began = time.monotonic()
        while time.monotonic() - began < minutes * 60:
            load = await self._measured("all at once")
            p99 = load.percentile(0.99)
            self.outcome.lines.append(
                Line("all at once", load.done, load.percentile(0.5), p99, p99 / self.outcome.idle_p99)
            )
            self.outcome.kilobytes.append((time.monotonic() - began, resident_kilobytes(self.house.pid)))
        attacker.join()
        return await self._end()

    async def _begin(self) -> Prepared:
        os.sched_setaffinity(0, LOAD_CORE)
        at_hand = await asyncio.to_thread(siege_attacks.prepare, self.house.port)
        await self.tables.open()
        self.refilling = asyncio.create_task(self.tables.refill())
        await asyncio.sleep(PAUSE_SECONDS)
        return at_hand

    async def _measured(self, name: str) -> Load:
        load = await pace(self.tables, Load(name, self.rate, self.tables.crowd.tables), self.house.pid, self.seconds)
        self.outcome.moves += load.done
        return load

    async def _end(self) -> Outcome:
        self.refilling.cancel()
        await self.tables.close()
        self.outcome.faults = self.house.missing(self.tables.acknowledged) + self.house.faults()
        return self.outcome


def _started(at_hand: Prepared, chosen: list[str], seconds: float) -> BaseProcess:
    process = SPAWN.Process(target=siege_attacks.attack, args=(at_hand, chosen, seconds))
    process.start()
    return process
