"""What the answer times of bots tell of hidden hands: a spectator's stopwatch over loopback."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance

import httpx
import msgspec

from benchmarks.lean_client import connect
from ludotheque.intervals import REACH, Estimate
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE
from ludotheque.registry import load
from ludotheque.server.play.answer_slots import has_secrets

PATIENCE = 900.0  # seconds for all games


@dataclass
class Times:
    """Seconds that bots took for decisions without a choice, and for all others, where something was hidden."""

    forced: list[float] = field(default_factory=list)
    free: list[float] = field(default_factory=list)

    @property
    def auc(self) -> Estimate:
        """How often a stopwatch tells a free choice from a forced one: 0.5 is never, 0 and 1 are always."""
        return separation(self.forced, self.free)

    @property
    def most(self) -> float:
        """How well a stopwatch may tell them, 95 times in 100, whichever of the two takes longer."""
        return max(self.auc.high, 1 - self.auc.low)

    @property
    def least(self) -> float:
        """How well a stopwatch tells them at least, 95 times in 100."""
        return max(self.auc.low, 1 - self.auc.high, 0.5)


def separation(few: list[float], many: list[float]) -> Estimate:
    """Return the share of pairs in which the second is larger, ties half (the area under the ROC curve).

    The interval is DeLong's: how much the share differs from one value to the next, on either side.

    >>> separation([1.0, 2.0], [2.0, 3.0]).value
    0.875
    >>> separation([1.0] * 40, [1.0] * 40)
    Estimate(value=0.5, low=0.5, high=0.5)
    """
    if len(few) < 2 or len(many) < 2:
        return Estimate(0.5, 0.0, 1.0)
    below = _shares_below(few, many)
    above = _shares_below(many, few)
    found = fmean(below)
    reach = REACH * sqrt(variance(below) / len(below) + variance(above) / len(above))
    return Estimate(found, max(0.0, found - reach), min(1.0, found + reach))


def _shares_below(these: list[float], ones: list[float]) -> list[float]:
    """For each one, the share of these that are smaller, ties half."""
    ordered = sorted(these)
    return [(bisect_left(ordered, one) + bisect_right(ordered, one)) / 2 / len(ordered) for one in ones]


class Heard(msgspec.Struct):
    """What the stopwatch needs of a message."""

    kind: str = msgspec.field(name="is")
    step: int = 0
    turn: int | None = None


hear_message = msgspec.json.Decoder(Heard).decode


class Stopwatch:
    """A spectator without words: when each step of a table was heard."""

    def __init__(self) -> None:
        self.heard: dict[int, float] = {}
        self.over = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        at, message = time.perf_counter(), hear_message(text)
        if message.kind != "brief":
            return
        self.heard[message.step] = at
        if message.turn is None and not self.over.done():
            self.over.set_result(None)

    def read(self, record: Record, times: Times) -> None:
        """Sort each decision of the finished game by what its bot knew."""
        before: float | None = None
        states = record.replay(load(record.game))
        for count, state in enumerate(states):
            if count == len(record.steps) or record.steps[count][0] == CHANCE:
                continue
            before, after = self.heard.get(count), self.heard.get(self._next(record, count))
            if before is not None and after is not None and has_secrets(state):
                (times.forced if len(state.legal()) == 1 else times.free).append(after - before)

    def _next(self, record: Record, count: int) -> int:
        """Return the steps that there are when the decision and the chance after it are told."""
        count += 1
        while count < len(record.steps) and record.steps[count][0] == CHANCE:
            count += 1
        return count


async def measure(port: int, game: str, seats: int, level: str, tables: int) -> Times:
    """Let bots play at several tables at once, and time them from outside."""
    times = Times()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        await http.post("/api/me", json={"name": "Stopwatch"})
        found = await asyncio.wait_for(
            asyncio.gather(*(_one(http, port, game, seats, level) for _ in range(tables))), PATIENCE
        )
    for watch, record in found:
        watch.read(record, times)
    return times


async def _one(http: httpx.AsyncClient, port: int, game: str, seats: int, level: str) -> tuple[Stopwatch, Record]:
    table = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()["id"]
    path = f"/api/tables/{table}/commands"
    for seat in range(seats):
        await http.post(path, json={"do": "robot", "seat": seat, "level": level})
    watch = Stopwatch()
    line = await connect(port, "/ws", {"cookie": f"ludo={http.cookies['ludo']}"}, watch.hear)
    line.send(f'{{"do":"watch","table":"{table}","words":false}}'.encode())
    await http.post(path, json={"do": "start"})
    await watch.over
    line.close()
    return watch, Record.read((await http.get(f"/api/tables/{table}/record")).text)
