"""Players at tables of our house: each seat and each onlooker with a socket of its own."""

from __future__ import annotations

import random
import time

import httpx
import msgspec

from benchmarks.lean_client import FastWebSocket, Hear, connect
from benchmarks.server_load import Crowd, Tables, ignore


class Own(msgspec.Struct):
    """A seat of the reader's."""

    legal: list[str]


class Table(msgspec.Struct):
    """What a player needs of a table."""

    turn: int | None
    step: int
    seats: list[Own]


class Heard(msgspec.Struct):
    """What a player needs of a message: a whole table at first, then what each move changed."""

    kind: str = msgspec.field(name="is")
    table: Table | str | None = None
    turn: int | None = None
    step: int = 0
    seats: list[Own] = []


hear_message = msgspec.json.Decoder(Heard).decode


class Player:
    """One seat with one socket: waits for its turn, moves when the pacer says so."""

    def __init__(self, tables: OurTables, table: str, seat: int) -> None:
        self.tables, self.table, self.seat = tables, table, seat
        self.step, self.legal = 0, [""]
        self.sent = 0.0
        self.line: FastWebSocket | None = None

    def hear(self, text: bytes) -> None:
        message = hear_message(text)
        load = self.tables.load
        load.frames[message.kind] += 1
        load.sizes[message.kind] += len(text)
        if message.kind == "done":
            self.tables.answered(self.sent)
            return
        shown = message.table if isinstance(message.table, Table) else message
        if shown.turn == self.seat and shown.step != self.step:
            self.step, self.legal = shown.step, shown.seats[0].legal
            self.tables.ready.append(self)

    def move(self) -> None:
        legal, rng = self.legal, self.tables.rng
        token = "pass" if "pass" in legal and rng.random() < 0.02 else rng.choice(legal[:8])
        self.sent = time.perf_counter()
        assert self.line is not None
        self.line.send(
            f'{{"do":"move","table":"{self.table}","seat":{self.seat},"step":{self.step},"token":"{token}","id":1}}'.encode()
        )


class OurTables(Tables):
    """Tables of our house at which people play one game."""

    def __init__(self, port: int, game: str, crowd: Crowd) -> None:
        super().__init__(port, crowd)
        self.game = game
        self.rng = random.Random(1)
        self.cookies: list[dict[str, str]] = []  # of the players, then of whoever looks on

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as self.http:
            for seat in range(self.crowd.seats + 1):
                self.http.cookies.clear()
                answer = await self.http.post("/api/me", json={"name": f"P{seat}"})
                self.cookies.append({"cookie": f"ludo={answer.cookies['ludo']}"})
            self.http.cookies.clear()
            await super().open()

    async def open_table(self, number: int) -> None:
        *players, onlooker = self.cookies
        table = await start_table(self.http, self.game, players)
        for seat, cookie in enumerate(players):
            player = Player(self, table, seat)
            player.line = await self.watch(table, cookie, player.hear)
        for _ in range(self.crowd.onlookers):
            await self.watch(table, onlooker, ignore)

    async def watch(self, table: str, cookie: dict[str, str], hear: Hear) -> FastWebSocket:
        line = await connect(self.port, "/ws", cookie, hear)
        line.send(f'{{"do":"watch","table":"{table}","words":false}}'.encode())
        self.lines.append(line)
        return line


async def start_table(http: httpx.AsyncClient, game: str, players: list[dict[str, str]]) -> str:
    """Open a table over HTTP at which these people play, and start it; return its id. A refusal raises HTTPError."""

    async def post(path: str, words: dict[str, object], player: dict[str, str]) -> httpx.Response:
        return (await http.post(path, json=words, headers=player)).raise_for_status()

    table = str((await post("/api/tables", {"game": game, "seats": len(players)}, players[0])).json()["id"])
    path = f"/api/tables/{table}/commands"
    for seat, player in enumerate(players):
        await post(path, {"do": "sit", "seat": seat}, player)
    for seat, player in list(enumerate(players))[1:]:
        await post(path, {"do": "ready", "seat": seat}, player)
    await post(path, {"do": "start"}, players[0])
    return table
