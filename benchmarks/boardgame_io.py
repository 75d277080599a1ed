"""boardgame.io's server as a peer: installed from npm on demand, spoken to over its own protocol."""

from __future__ import annotations

import time

import msgspec

from benchmarks.lean_client import FastWebSocket, connect
from benchmarks.npm_peer import NpmPeer
from benchmarks.server_load import Tables

PEER = NpmPeer(
    "boardgame.io",
    "boardgame_io.cjs",
    "/games",
    {"boardgame.io": "0.50.2"},
    {"koa-compose": "4.1.0"},  # newer ones break its router
)


class Context(msgspec.Struct):
    """Whose turn it is in a match."""

    current: str = msgspec.field(name="currentPlayer")


class MatchState(msgspec.Struct):
    """What a player needs of a match."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to joining."""

    state: MatchState


ONLOOKER = "null"  # where a player would give the number of a seat
hear_update = msgspec.json.Decoder(tuple[str, str, MatchState, msgspec.Raw]).decode
hear_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class PeerPlayer:
    """One client of a match; ``seat``: null for an onlooker."""

    def __init__(self, tables: PeerTables, match: str, seat: str) -> None:
        self.tables, self.match, self.seat = tables, match, seat
        self.sent, self.state = 0.0, 0
        self.line: FastWebSocket | None = None

    def hear(self, text: bytes) -> None:
        if self.line is None:  # the opening of the transport
            return
        if text == b"2":
            self.line.send(b"3")
        elif text.startswith(b"40/peer"):
            seats = self.tables.crowd.seats
            self.line.send(f'42/peer,["sync","{self.match}",{self.seat},null,{seats}]'.encode())
        elif self.seat == ONLOOKER:
            return
        elif text.startswith(b'42/peer,["sync"'):
            self.turn(hear_sync(text[8:])[2].state)
        elif text.startswith(b'42/peer,["update"'):
            if self.sent:
                self.tables.answered(self.sent)
                self.sent = 0.0
            self.turn(hear_update(text[8:])[2])

    def turn(self, state: MatchState) -> None:
        if f'"{state.ctx.current}"' == self.seat:
            self.state = state.number
            self.tables.ready.append(self)

    def move(self) -> None:
        self.sent = time.perf_counter()
        assert self.line is not None
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[],"playerID":{self.seat}}}}}'
        self.line.send(f'42/peer,["update",{action},{self.state},"{self.match}",{self.seat}]'.encode())


class PeerTables(Tables):
    """Matches of boardgame.io."""

    async def open_table(self, number: int) -> None:
        seats = [f'"{seat}"' for seat in range(self.crowd.seats)]
        for seat in seats + [ONLOOKER] * self.crowd.onlookers:
            player = PeerPlayer(self, f"match{number}", seat)
            player.line = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", {}, player.hear)
            player.line.send(b"40/peer,")
            self.lines.append(player.line)
