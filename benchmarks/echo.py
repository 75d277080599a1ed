"""A bare WebSocket echo as the limit: the frames of our house on its sockets, and nothing behind them."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator

from benchmarks.lean_client import FastWebSocket, connect
from benchmarks.server_load import Load, Tables, ignore, running

MOVE = b'{"do":"move","table":"0123456789012345678901","seat":0,"step":100,"token":"card:5","id":1}'  # like one of ours
UPDATE = ord("u")  # the first byte of what everybody at a table hears of a move


@contextlib.contextmanager
def echo_house(port: int, ours: Load) -> Iterator[subprocess.Popen[bytes]]:
    """The echo in a process of its own, with the frames that our house sent under this load."""
    sizes = [str(ours.frame_bytes(kind)) for kind in ("done", "brief")]
    words = [sys.executable, "-m", "benchmarks.echo_server", str(port), *sizes]
    with running(words, f"http://127.0.0.1:{port}/", dict(os.environ)) as process:
        yield process


class EchoPlayer:
    """One seat; every update is one move, so that counting them tells whose turn it is."""

    def __init__(self, tables: EchoTables, seat: int) -> None:
        self.tables, self.seat = tables, seat
        self.sent, self.step = 0.0, 0
        self.line: FastWebSocket | None = None

    def hear(self, text: bytes) -> None:
        if text[0] != UPDATE:
            self.tables.answered(self.sent)
            return
        self.step += 1
        if self.step % self.tables.crowd.seats == self.seat:
            self.tables.ready.append(self)

    def move(self) -> None:
        self.sent = time.perf_counter()
        assert self.line is not None
        self.line.send(MOVE)


class EchoTables(Tables):
    """Rooms of the echo."""

    async def open_table(self, number: int) -> None:
        players = [EchoPlayer(self, seat) for seat in range(self.crowd.seats)]
        for player in players:
            player.line = await connect(self.port, f"/{number}", {}, player.hear)
            self.lines.append(player.line)
        for _ in range(self.crowd.onlookers):
            self.lines.append(await connect(self.port, f"/{number}", {}, ignore))
        self.ready.append(players[0])
