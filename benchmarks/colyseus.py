"""Colyseus's server as a peer: installed from npm on demand, spoken to over its own binary protocol."""

from __future__ import annotations

import time
from typing import Any

import httpx
import msgspec

from benchmarks.lean_client import BINARY, FastWebSocket, connect
from benchmarks.npm_peer import NpmPeer
from benchmarks.server_load import Crowd, Tables, ignore

PEER = NpmPeer(
    "colyseus",
    "colyseus.cjs",
    "/",
    {
        "@colyseus/core": "0.18.17",
        "@colyseus/schema": "5.0.34",
        "@colyseus/ws-transport": "0.18.4",
        "express": "5.1.0",
    },
)
JOIN_ROOM, ROOM_STATE, PATCH = 10, 14, 15  # what the first byte of a frame says
CODE = 0x1F  # its bits for that
MOVE = b"\x0d\xa4move"  # a message of a client (13) of the type "move"; what follows is msgpack


class RoomPlayer:
    """One seat of a room. Every patch is one move, so that counting them tells whose turn it is."""

    def __init__(self, tables: RoomTables, seat: int) -> None:
        self.tables, self.seat = tables, seat
        self.sent, self.step = 0.0, 0
        self.line: FastWebSocket | None = None

    def hear(self, frame: bytes) -> None:
        if frame[0] & CODE != PATCH:
            return
        self.step += 1
        if self.sent:
            self.tables.answered(self.sent)
            self.sent = 0.0
        if self.step % self.tables.crowd.seats == self.seat:
            self.tables.ready.append(self)

    def move(self) -> None:
        self.sent = time.perf_counter()
        assert self.line is not None
        move = {"seat": self.seat, "step": self.step, "token": f"card:{self.step % 10}"}
        self.line.send(MOVE + msgspec.msgpack.encode(move), BINARY)


class RoomTables(Tables):
    """Rooms of Colyseus."""

    def __init__(self, port: int, crowd: Crowd) -> None:
        super().__init__(port, crowd)
        self.first: list[RoomPlayer] = []

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/matchmake", timeout=60) as self.http:
            await super().open()
        self.ready.extend(self.first)

    async def open_table(self, number: int) -> None:
        place = (await self.http.post("/create/peer", json={"seats": self.crowd.seats})).json()
        for seat in range(self.crowd.seats + self.crowd.onlookers):
            if seat:
                place = (await self.http.post(f"/joinById/{place['roomId']}", json={})).json()
            player = RoomPlayer(self, seat)
            player.line = await self._enter(place, player if seat < self.crowd.seats else None)
            if seat == 0:
                self.first.append(player)

    async def _enter(self, place: dict[str, Any], player: RoomPlayer | None) -> FastWebSocket:
        """Take the place that was kept; the server waits for a word before it shows the state."""
        hear = ignore if player is None else player.hear
        path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        line = await connect(self.port, path, {}, hear)
        line.send(bytes([JOIN_ROOM]), BINARY)
        self.lines.append(line)
        return line
