"""A house under siege: tables play, one address does its worst, and the players' times are compared with idle ones.

Everything is on loopback. Players and attackers have loopback addresses of their own and come without a proxy; the
limits of the house are those that it has by default.
"""

from __future__ import annotations

import asyncio
import contextlib
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
from benchmarks.server_load import LOAD_CORE, REST_SECONDS, Crowd, Load, pace, resident_kilobytes
from benchmarks.siege_attacks import Asked, Span
from benchmarks.siege_ratio import Ratio, Waits, ratio
from benchmarks.siege_routes import Prepared
from benchmarks.soak_server import SoakHouse

SPAWN = multiprocessing.get_context("spawn")
PAUSE_SECONDS = 0.3  # after an attack: what still waits is let go
WARM_UP_SECONDS = 3.0  # until the attacker's process is ready
SLACK_SECONDS = 0.1  # in a cycle: the measuring itself takes its time
REFILL_SECONDS = 1.0
AT_A_TIME = 10  # tables that are opened together
LAST_ANSWERS_SECONDS = 60.0  # for which the attackers of a soak wait when it is over
NEIGHBOURS = 3  # idle windows on either side of an attacked one
LOOKS = (1, 4, 8)  # windows of each attack at the first look, at the second, at the third
DEFAULT_LIMITS = {"LUDO_ROBOT_PAUSE": "0"}


@dataclass
class Line:
    """What one attack did to the players, look by look; the last one counts."""

    name: str
    looks: list[Ratio]


@dataclass
class Outcome:
    """What a siege found."""

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
        self.asked: dict[int, tuple[str, float, Load]] = {}  # step -> token, when it was sent, in which window

    def hear(self, text: bytes) -> None:
        said = hear_said(text)
        if said.kind == "done" and said.id in self.asked:
            token, sent, window = self.asked.pop(said.id)
            self.played.acknowledged.setdefault(self.table, {})[said.id] = token
            window.waits.append(time.perf_counter() - sent)  # however late: it counts where it was sent
            window.done += 1
            return
        if said.status == "over":
            self.played.ended.add(self.table)
        super().hear(text)

    def move(self) -> None:
        rng, step = self.tables.rng, self.step
        token = "pass" if "pass" in self.legal and rng.random() < 0.02 else rng.choice(self.legal[:8])
        self.asked[step] = (token, time.perf_counter(), self.tables.load)
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
        gate = asyncio.Semaphore(AT_A_TIME)

        async def one() -> None:
            async with gate:
                await self.open_one()

        await asyncio.gather(*(one() for _ in range(self.crowd.tables)))

    async def open_one(self) -> None:
        """Open one table; its people come in for it."""
        self.opened += 1
        address = f"127.{32 + (self.opened >> 16 & 63)}.{self.opened >> 8 & 255}.{self.opened & 255}"
        headers = [await self._come_in(name, address) for name in ("A", "B")]
        async with self._client(address) as http:
            table = await start_table(http, self.game, headers)
        for seat in (0, 1):
            player = Stranger(self, table, seat)
            player.line = await connect(self.port, "/ws", headers[seat], player.hear, address)
            player.line.send(f'{{"do":"watch","table":"{table}","words":false}}'.encode())
            self.lines.append(player.line)
            self.lines_of.setdefault(table, []).append(player.line)

    async def _come_in(self, name: str, address: str) -> dict[str, str]:
        async with self._client(address) as http:
            answer = (await http.post("/api/me", json={"name": name})).raise_for_status()
            return {"cookie": "; ".join(f"{key}={value}" for key, value in answer.cookies.items())}

    def _client(self, address: str) -> httpx.AsyncClient:
        """A client with an address and cookies of its own.

        It reads no certificates: that takes tens of milliseconds, in which no answer would be heard.
        """
        way = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=way, timeout=60)

    async def refill(self) -> None:
        """Open a new table for each that came to its end, several at a time, until cancelled."""
        while True:
            await asyncio.sleep(REFILL_SECONDS)
            await asyncio.gather(*(self.replace(table) for table in sorted(self.ended - self.replaced)[:AT_A_TIME]))

    async def replace(self, table: str) -> None:
        """Let the people of a table go home and others open a new one; who is shut out tries again in a second."""
        for line in self.lines_of.pop(table, ()):  # a table that is watched stays in memory
            line.close()
        with contextlib.suppress(httpx.HTTPError, OSError):
            await self.open_one()
            self.replaced.add(table)


class Siege:
    """The whole run against one house."""

    def __init__(self, house: SoakHouse, game: str, tables: int, rate: int, seconds: float) -> None:
        self.house, self.rate, self.seconds = house, rate, seconds
        self.tables = PlayedTables(house.port, game, tables)
        self.outcome = Outcome()
        self.windows: list[Load] = []
        self.unasked: list[str] = []  # attacks that did not take place in a window: the machine was too busy

    async def one_by_one(self, only: tuple[str, ...], limit: float) -> Outcome:
        """Measure all attacks, then, with more windows, those again that are not clearly within what is wanted.

        Each look stands for itself and the last one counts, whatever it says. ``limit``: seconds in all; who is left
        out of a later look because they are over keeps what the earlier one said.
        """
        until = time.monotonic() + limit
        at_hand = await self._begin()
        every = siege_attacks.names(at_hand)
        looks = {name: list[Ratio]() for name in every if not only or any(word in name for word in only)}
        for number, windows in enumerate(LOOKS):
            worst_first = sorted(looks, key=lambda name: -looks[name][-1].value if looks[name] else 0.0)
            chosen = [name for name in worst_first if not (looks[name] and looks[name][-1].is_within)]
            if number:
                chosen = chosen[: self._room(windows, until)]
            if not chosen:
                break
            for name, found in (await self._look(at_hand, chosen, windows)).items():
                looks[name].append(found)
        self.outcome.lines = [Line(name, found) for name, found in looks.items()]
        return await self._end()

    def _room(self, windows: int, until: float) -> int:
        """Return how many attacks may be looked at so often until then."""
        left = until - time.monotonic() - WARM_UP_SECONDS - self._idle_seconds
        return max(0, int(left / (windows * self._cycle)))

    async def _look(self, at_hand: Prepared, chosen: list[str], windows: int) -> dict[str, Ratio]:
        """Measure each attack so often, one after the other, with idle windows in between."""
        spans = self._spans(chosen * windows)
        attacker, asked = _started(at_hand, spans)
        attacked: dict[str, list[Waits]] = {name: [] for name in chosen}
        beside: dict[str, set[int]] = {name: set() for name in chosen}
        idle = [await self._measured("idle", self._idle_seconds)]
        for number, ((name,), start, _) in enumerate(spans):
            await asyncio.sleep(max(0.0, start - time.monotonic()))
            attacked[name].append((await self._measured(name, self.seconds)).waits)
            beside[name] |= {*range(max(0, number + 1 - NEIGHBOURS), number + 1 + NEIGHBOURS)}
            await asyncio.sleep(PAUSE_SECONDS)
            idle.append(await self._measured("idle", self._idle_seconds))
        await asyncio.to_thread(attacker.join)
        if attacker.exitcode:
            raise RuntimeError("the attacker failed")
        self.unasked += [name for ((name,), _, _), count in zip(spans, asked.get(), strict=True) if not count]
        calm = {name: [window.waits for number, window in enumerate(idle) if number in beside[name]] for name in chosen}
        return {name: ratio(attacked[name], calm[name]) for name in chosen}

    @property
    def _idle_seconds(self) -> float:
        """An idle window is shorter: those beside an attack are several, and each belongs to several attacks."""
        return self.seconds / NEIGHBOURS

    @property
    def _cycle(self) -> float:
        """Seconds of an attacked window and an idle one."""
        return self.seconds + self._idle_seconds + 2 * REST_SECONDS + PAUSE_SECONDS + SLACK_SECONDS

    def _spans(self, names: list[str]) -> list[Span]:
        """When each attack begins and ends; idle windows are measured before the first and after each."""
        first = time.monotonic() + WARM_UP_SECONDS + self._idle_seconds
        starts = [first + number * self._cycle for number in range(len(names))]
        return [([name], start, start + self.seconds) for name, start in zip(names, starts, strict=True)]

    async def all_at_once(self, minutes: float) -> Outcome:
        """Every attack at the same time, for long: is anything lost, does memory grow?"""
        at_hand = await self._begin()
        idle = (await self._measured("idle", self.seconds)).waits
        began = time.monotonic()
        attacker, _ = _started(at_hand, [(siege_attacks.names(at_hand), began, began + minutes * 60)])
        while time.monotonic() - began < minutes * 60:
            found = ratio([(await self._measured("all at once", self.seconds)).waits], [idle])
            self.outcome.lines.append(Line("all at once", [found]))
            self.outcome.kilobytes.append((time.monotonic() - began, resident_kilobytes(self.house.pid)))
        await asyncio.to_thread(attacker.join, LAST_ANSWERS_SECONDS)
        attacker.terminate()  # what it asked for last may wait for long
        return await self._end()

    async def _begin(self) -> Prepared:
        os.sched_setaffinity(0, LOAD_CORE)
        at_hand = await asyncio.to_thread(siege_attacks.prepare, self.house.port)
        await self.tables.open()
        self.refilling = asyncio.create_task(self.tables.refill())
        await asyncio.sleep(PAUSE_SECONDS)
        return at_hand

    async def _measured(self, name: str, seconds: float) -> Load:
        load = Load(name, self.rate, self.tables.crowd.tables)
        self.windows.append(load)
        return await pace(self.tables, load, self.house.pid, seconds)

    async def _end(self) -> Outcome:
        self.refilling.cancel()
        await self.tables.close()
        self.outcome.moves = sum(window.done for window in self.windows)
        unasked = [f"{name}: nothing was asked in a window" for name in self.unasked]
        self.outcome.faults = self.house.missing(self.tables.acknowledged) + self.house.faults() + unasked
        return self.outcome


def _started(at_hand: Prepared, spans: list[Span]) -> tuple[BaseProcess, Asked]:
    """Start the attacker; once it has ended it says how much it asked for in each span."""
    asked: Asked = SPAWN.SimpleQueue()
    process = SPAWN.Process(target=siege_attacks.attack, args=(at_hand, spans, asked))
    process.start()
    return process, asked
