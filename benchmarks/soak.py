"""Mixed load for a long time, with power cuts in between: memory stays flat and no move is lost or played twice.

Live tables of every game, bots among them; onlookers; talk; pages that come and go; games by correspondence, moved by
HTTP. The house is killed twice and the database once, in the first half of the run, so that the rest shows whether
memory grows; a database in one file is lost with the house, so for the database's own cut the house runs on PostgreSQL
when that is at hand.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.server_load import resident_kilobytes
from benchmarks.soak_server import SoakHouse
from ludotheque.registry import load, slugs

CUTS = ("house", "database", "house")
BETWEEN = 1 / 8  # of the run, from cut to cut
PATIENCE = 60.0
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, ValueError)
AGAIN = ("later", "stale", "conflict", "not_your_turn", "too_fast", "not_playing", "paused", "not_over")


@dataclass
class Tally:
    """What was counted."""

    moves: int = 0  # acknowledged
    games: int = 0
    said: int = 0
    pages: int = 0
    cuts: list[str] = field(default_factory=list)
    kilobytes: list[tuple[float, int]] = field(default_factory=list)  # seconds into the run, resident memory
    faults: list[str] = field(default_factory=list)
    acknowledged: dict[str, dict[int, str]] = field(default_factory=dict)  # table -> step -> token

    def note(self, table: str, step: int, token: str) -> None:
        self.moves += 1
        known = self.acknowledged.setdefault(table, {})
        if known.get(step, token) != token:
            self.faults.append(f"table {table}, step {step}: {known[step]} and {token} were both acknowledged")
        known[step] = token


class Person:
    """A client with a name, who tries again when the house is away."""

    def __init__(self, soak: Soak, name: str) -> None:
        self.soak, self.name = soak, name
        self.http = httpx.AsyncClient(base_url=soak.house.url, timeout=PATIENCE)

    async def ask(self, method: str, path: str, **words: Any) -> Any:
        """The answer, however long the house is away."""
        while True:
            try:
                answer = await self.http.request(method, path, **words)
                if answer.status_code < 500:
                    return answer.json()
                if answer.status_code != 503:
                    self.soak.tally.faults.append(f"{method} {path}: {answer.status_code}")
            except TROUBLE:
                pass
            await asyncio.sleep(0.5)

    async def come_in(self) -> Person:
        await self.ask("POST", "/api/me", json={"name": self.name})
        return self

    async def do(self, table: str, do: str, **words: Any) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/commands", json={"do": do, **words})

    def page(self) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            self.soak.house.url.replace("http", "ws") + "/ws", additional_headers={"cookie": cookie}, max_size=2**22
        )


class Soak:
    """The whole run."""

    def __init__(self, house: SoakHouse, minutes: float, tables: int, seed: int = 1) -> None:
        self.house, self.seconds, self.tables = house, minutes * 60, tables
        self.rng = random.Random(seed)
        self.tally = Tally()
        self.began = time.monotonic()

    @property
    def over(self) -> bool:
        return time.monotonic() - self.began > self.seconds

    async def run(self) -> Tally:
        """Everybody at once until the time is up; then every acknowledged move is looked for on disk."""
        self.began = time.monotonic()
        games = slugs()
        work = [self.table(games[number % len(games)], number) for number in range(self.tables)]
        tasks = [asyncio.create_task(one) for one in (*work, self.cut(), self.measure())]
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, BaseException):
                self.tally.faults.append(f"a client failed: {done!r}")
        self.tally.faults += self.house.missing(self.tally.acknowledged)
        return self.tally

    # -- one table ---------------------------------------------------------------------------

    async def table(self, game: str, number: int) -> None:
        """Game after game at one table: two people, the other chairs bots, an onlooker, now and then talk."""
        people = [await Person(self, f"{name} {number}").come_in() for name in ("Léa", "Tom", "Zoé")]
        by_post = number % 4 == 3
        while not self.over:
            table = await self.opened(people, game, by_post)
            if table is None:
                continue
            seats = [
                self.by_hand(people[seat], table, seat) if by_post else self.live(people[seat], table, seat)
                for seat in (0, 1)
            ]
            await asyncio.gather(*seats, self.look_on(people[2], table))
            self.tally.games += 1

    async def opened(self, people: list[Person], game: str, by_post: bool) -> str | None:
        seats = max(2, load(game).min_seats)
        plan: dict[str, Any] = {"game": game, "seats": seats, "public": True}
        if by_post:
            plan["pace"] = {"type": "post", "days": 1}
        table = (await people[0].ask("POST", "/api/tables", json=plan)).get("id")
        if table is None:
            await asyncio.sleep(1)
            return None
        for seat in (0, 1):
            await people[seat].do(table, "sit", seat=seat)
        for seat in range(2, seats):
            await people[0].do(table, "robot", seat=seat)
        await people[1].do(table, "ready", seat=1)
        while (await people[0].do(table, "start")).get("code") in AGAIN[:3]:
            await asyncio.sleep(0.3)
        return str(table)

    async def by_hand(self, person: Person, table: str, seat: int) -> None:
        """By correspondence: look, move, go away for a while."""
        while not self.over:
            shown = await person.ask("GET", f"/api/tables/{table}")
            if shown.get("status") not in ("playing", "lobby"):
                return
            if shown["turn"] == seat and shown["seats"]:
                await self.moved(person, table, seat, shown["step"], self.chosen(shown["seats"][0]["legal"]))
            await asyncio.sleep(self.rng.uniform(0.05, 0.4))

    async def moved(self, person: Person, table: str, seat: int, step: int, token: str) -> None:
        """Ask until the answer is known: the same move sent again is never played twice."""
        while not self.over:
            answer = await person.do(table, "move", seat=seat, step=step, token=token)
            if answer.get("is") == "done":
                self.tally.note(table, step, token)
                return
            if answer.get("code") not in ("later", "too_fast"):
                if answer.get("code") not in AGAIN:
                    self.tally.faults.append(f"{table}: {answer}")
                return
            await asyncio.sleep(0.3)

    async def live(self, person: Person, table: str, seat: int) -> None:
        """On a page that comes back whenever it is lost, and sometimes just closes."""
        while not self.over:
            try:
                async with person.page() as line:
                    self.tally.pages += 1
                    if await self.played(line, table, seat, self.rng.randint(10, 60)):
                        return
            except TROUBLE:
                await asyncio.sleep(self.rng.uniform(0.2, 0.8))

    async def played(self, line: Any, table: str, seat: int, most: int) -> bool:
        """Moves and words on one page; True when the game is over."""
        await line.send(json.dumps({"do": "watch", "table": table}))
        asked: tuple[int, str] | None = None
        while most and not self.over:
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            kind = message["is"]
            if kind == "done" and asked is not None and message["id"] == asked[0]:
                self.tally.note(table, *asked)
                most -= 1
            if kind == "refused" and message["code"] == "later":
                return False
            if kind not in ("table", "step"):
                continue
            shown = message["table"]
            if shown["status"] not in ("playing", "lobby"):
                return True
            if shown["turn"] == seat and (asked is None or asked[0] != shown["step"]):
                await asyncio.sleep(self.rng.uniform(0.01, 0.15))
                asked = (shown["step"], self.chosen(shown["seats"][0]["legal"]))
                move = {"do": "move", "table": table, "seat": seat, "step": asked[0], "token": asked[1], "id": asked[0]}
                await line.send(json.dumps(move))
                if self.rng.random() < 0.03:
                    await line.send(json.dumps({"do": "say", "table": table, "text": f"coup {asked[0]} !"}))
                    self.tally.said += 1
        return False

    async def look_on(self, person: Person, table: str) -> None:
        """An onlooker, until the game is over or the time is up."""
        while not self.over:
            try:
                async with person.page() as line:
                    self.tally.pages += 1
                    await line.send(json.dumps({"do": "watch", "table": table, "words": self.rng.random() < 0.5}))
                    for _ in range(self.rng.randint(20, 200)):
                        message = json.loads(await asyncio.wait_for(line.recv(), 5))
                        status = message.get("status") or (
                            message["table"]["status"] if message["is"] in ("table", "step") else ""
                        )
                        if status == "over" or self.over:
                            return
            except TROUBLE:
                shown = await person.ask("GET", f"/api/tables/{table}")
                if shown.get("status") not in ("playing", "lobby"):
                    return
                await asyncio.sleep(0.3)

    def chosen(self, legal: list[str]) -> str:
        """Any choice; small bids, so that games come to an end."""
        return self.rng.choice(legal[:3] if legal[0].startswith("bid:") else legal)

    # -- what happens to the house -----------------------------------------------------------

    async def cut(self) -> None:
        """Two kills of the house and one of the database."""
        for number, what in enumerate(CUTS, 1):
            await asyncio.sleep(max(0.0, self.began + self.seconds * number * BETWEEN - time.monotonic()))
            done = await asyncio.to_thread(self.house.cut_house if what == "house" else self.house.cut_database)
            self.tally.cuts.append(done)

    async def measure(self) -> None:
        """The memory of the house, ten times a minute at most."""
        pause = max(1.0, min(6.0, self.seconds / 60))
        while not self.over:
            with contextlib.suppress(OSError):
                self.tally.kilobytes.append((time.monotonic() - self.began, resident_kilobytes(self.house.pid)))
            await asyncio.sleep(pause)
