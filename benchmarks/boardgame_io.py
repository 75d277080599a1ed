"""boardgame.io's server as the peer: installed from npm on demand, spoken to over its own protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import msgspec

from benchmarks.lean_client import FastWebSocket, connect
from benchmarks.server_load import Load, running

PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2"},
    "overrides": {"koa-compose": "4.1.0"},  # newer ones break its router
}


def install(folder: Path) -> bool:
    """Make the peer ready in a folder; False without npm."""
    if not shutil.which("npm"):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps(PACKAGE))
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    script = Path(__file__).with_suffix(".cjs").read_text()
    (folder / "boardgame_io.cjs").write_text(script)
    return True


@contextlib.contextmanager
def peer_house(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """boardgame.io's own server in a process of its own."""
    words = ["node", str(folder / "boardgame_io.cjs"), str(port)]
    with running(words, f"http://127.0.0.1:{port}/games", dict(os.environ)) as process:
        yield process


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


hear_update = msgspec.json.Decoder(tuple[str, str, MatchState, msgspec.Raw]).decode
hear_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class PeerPlayer:
    """One of the two clients of a match."""

    def __init__(self, tables: PeerTables, match: str, seat: int) -> None:
        self.tables, self.match, self.seat = tables, match, seat
        self.sent, self.state = 0.0, 0
        self.line: FastWebSocket | None = None

    def hear(self, text: bytes) -> None:
        if self.line is None:  # the opening of the transport
            return
        if text == b"2":
            self.line.send(b"3")
        elif text.startswith(b"40/peer"):
            self.line.send(f'42/peer,["sync","{self.match}","{self.seat}",null,2]'.encode())
        elif text.startswith(b'42/peer,["sync"'):
            self.turn(hear_sync(text[8:])[2].state)
        elif text.startswith(b'42/peer,["update"'):
            if self.sent:
                self.tables.load.waits.append(time.perf_counter() - self.sent)
                self.tables.load.done += 1
                self.sent = 0.0
            self.turn(hear_update(text[8:])[2])

    def turn(self, state: MatchState) -> None:
        if state.ctx.current == str(self.seat):
            self.state = state.number
            self.tables.ready.append(self)

    def move(self) -> None:
        self.sent = time.perf_counter()
        assert self.line is not None
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[],"playerID":"{self.seat}"}}}}'
        self.line.send(f'42/peer,["update",{action},{self.state},"{self.match}","{self.seat}"]'.encode())


class PeerTables:
    """Two-seat matches of the peer, each with two sockets."""

    def __init__(self, port: int, count: int) -> None:
        self.port, self.count = port, count
        self.ready: deque[PeerPlayer] = deque()
        self.load = Load("", 0, count)
        self.lines: list[FastWebSocket] = []

    async def open(self) -> None:
        gate = asyncio.Semaphore(20)

        async def one(number: int) -> None:
            async with gate:
                for seat in (0, 1):
                    await self._join(f"match{number}", seat)

        await asyncio.gather(*(one(number) for number in range(self.count)))

    async def _join(self, match: str, seat: int) -> None:
        player = PeerPlayer(self, match, seat)
        line = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", {}, player.hear)
        player.line = line
        line.send(b"40/peer,")
        self.lines.append(line)

    async def close(self) -> None:
        for line in self.lines:
            line.close()
