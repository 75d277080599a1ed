"""Are the bots in the way? Live tables alone, then the same tables while bots of a level think, in one run."""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from benchmarks import server_load as server
from benchmarks.lean_client import FastWebSocket, connect
from benchmarks.our_tables import OurTables, Table, hear_message
from benchmarks.server_load import Crowd, Load

PORT = 8868


@dataclass
class Figures:
    """Milliseconds of people's moves with and without bots, and seconds that the bots took."""

    level: str
    alone: Load
    beside: Load
    answers: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """How much longer the slowest hundredth of moves takes beside thinking bots."""
        return self.beside.percentile(0.99) / self.alone.percentile(0.99)

    def as_dict(self) -> dict[str, Any]:
        ordered = sorted(self.answers)
        return {
            "level": self.level,
            "tables": self.alone.tables,
            "p99_alone": round(self.alone.percentile(0.99), 1),
            "p99_beside": round(self.beside.percentile(0.99), 1),
            "ratio": round(self.ratio, 2),
            "answers": len(ordered),
            "longest_answer": round(ordered[-1], 2) if ordered else None,
        }


class Opponent:
    """A person against one bot, who answers at once, so that the bot always has something to think about."""

    def __init__(self, answers: list[float], seed: int) -> None:
        self.answers, self.rng = answers, random.Random(seed)
        self.table, self.step, self.sent = "", -1, 0.0
        self.line: FastWebSocket | None = None

    async def sit_down(self, port: int, http: httpx.AsyncClient, game: str, level: str) -> None:
        headers = {"cookie": f"ludo={(await http.post('/api/me', json={'name': 'O'})).cookies['ludo']}"}
        http.cookies.clear()
        plan = {"game": game, "seats": 2}
        self.table = (await http.post("/api/tables", json=plan, headers=headers)).json()["id"]
        for words in ({"do": "sit", "seat": 0}, {"do": "robot", "seat": 1, "level": level}, {"do": "start"}):
            await http.post(f"/api/tables/{self.table}/commands", json=words, headers=headers)
        self.line = await connect(port, "/ws", headers, self.hear)
        self.line.send(f'{{"do":"watch","table":"{self.table}","words":false}}'.encode())

    def hear(self, text: bytes) -> None:
        message = hear_message(text)
        shown = message.table if isinstance(message.table, Table) else message
        if message.kind not in ("table", "brief", "step") or shown.turn != 0 or shown.step == self.step:
            return
        if self.sent:
            self.answers.append(time.perf_counter() - self.sent)
        self.step, self.sent = shown.step, time.perf_counter()
        token = self.rng.choice(shown.seats[0].legal)
        assert self.line is not None
        self.line.send(
            f'{{"do":"move","table":"{self.table}","seat":0,"step":{self.step},"token":"{token}","id":1}}'.encode()
        )


async def _measure(pid: int, game: str, level: str, tables: int, rate: int, seconds: float, bots: int) -> Figures:
    people = OurTables(PORT, game, Crowd(tables))
    await people.open()
    await asyncio.sleep(1)
    alone = await server.pace(people, Load("alone", rate, tables), pid, seconds)
    figures = Figures(level, alone, alone)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as http:
        opponents = [Opponent(figures.answers, number) for number in range(bots)]
        for opponent in opponents:
            await opponent.sit_down(PORT, http, game, level)
        while len(figures.answers) < bots:  # the thinking processes have started
            await asyncio.sleep(0.1)
        figures.answers.clear()
        figures.beside = await server.pace(people, Load("beside", rate, tables), pid, seconds)
    await people.close()
    return figures


def measure(game: str, level: str, tables: int, rate: int, seconds: float, bots: int) -> Figures:
    """One house; people's moves at a steady rate, alone and beside so many bots that think all the time."""
    server.raise_file_limit()
    os.sched_setaffinity(0, server.LOAD_CORE)
    with server.our_house(PORT) as process:
        return asyncio.run(_measure(process.pid, game, level, tables, rate, seconds, bots))
