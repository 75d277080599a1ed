"""boardgame.io's server as the peer: installed from npm on demand, spoken to over its own protocol."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from ludotheque.bench.server import Load, running

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
    script = resources.files("ludotheque.bench").joinpath("peer_house.cjs").read_text()
    (folder / "peer_house.cjs").write_text(script)
    return True


@contextlib.contextmanager
def peer_house(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    words = ["node", str(folder / "peer_house.cjs"), str(port)]
    with running(words, f"http://127.0.0.1:{port}/games", dict(os.environ)) as process:
        yield process


class PeerPlayer:
    """One of the two clients of a match."""

    def __init__(self, line: ClientConnection, match: str, seat: int) -> None:
        self.line, self.match, self.seat = line, match, seat
        self.sent, self.state = 0.0, 0


class PeerTables:
    """Two-seat matches of the peer, each with two sockets."""

    def __init__(self, base: str, count: int) -> None:
        self.base, self.count = base, count
        self.ready: asyncio.Queue[PeerPlayer] = asyncio.Queue()
        self.load = Load("", 0, count)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        gate = asyncio.Semaphore(20)

        async def one(number: int) -> None:
            async with gate:
                for seat in (0, 1):
                    await self._join(f"match{number}", seat)

        await asyncio.gather(*(one(number) for number in range(self.count)))

    async def _join(self, match: str, seat: int) -> None:
        address = self.base.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        line = await connect(address, compression=None, max_queue=None)
        await line.recv()
        await line.send("40/peer,")
        await line.recv()
        await line.send("42/peer," + json.dumps(["sync", match, str(seat), None, 2]))
        self.tasks.append(asyncio.create_task(self._follow(PeerPlayer(line, match, seat))))

    async def _follow(self, player: PeerPlayer) -> None:
        async for text in player.line:
            if text == "2":
                await player.line.send("3")
                continue
            if not str(text).startswith("42/peer,"):
                continue
            kind, *words = json.loads(str(text)[8:])
            if kind not in ("sync", "update"):
                continue
            state = words[1]["state"] if kind == "sync" else words[1]
            if kind == "update" and player.sent:
                self.load.waits.append(time.perf_counter() - player.sent)
                self.load.done += 1
                player.sent = 0.0
            if state["ctx"]["currentPlayer"] == str(player.seat):
                player.state = state["_stateID"]
                self.ready.put_nowait(player)

    async def move(self, player: PeerPlayer) -> None:
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [], "playerID": str(player.seat)}}
        player.sent = time.perf_counter()
        await player.line.send(
            "42/peer," + json.dumps(["update", action, player.state, player.match, str(player.seat)])
        )

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
