"""A road to PostgreSQL on which lines may be slow, or go dead: they stay open, and nothing comes through any more."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

SOCKET = ".s.PGSQL.5432"


class Road:
    """Passes every line on to the real server; those that exist can be cut without a word."""

    def __init__(self, folder: Path, target: str) -> None:
        self.target = target
        self.lines: list[threading.Event] = []  # set: nothing passes
        self.closed = False
        self.delay = 0.0  # seconds that everything needs, each way
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(str(folder / SOCKET))
        self.door.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Let every line that is open now go dead, as a fail-over of an address does."""
        for line in self.lines:
            line.set()

    def close(self) -> None:
        self.closed = True
        self.door.close()

    def _accept(self) -> None:
        while not self.closed:
            try:
                here, _ = self.door.accept()
            except OSError:
                return
            there, dead = socket.socket(socket.AF_UNIX), threading.Event()
            there.connect(self.target)
            self.lines.append(dead)
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=self._pass_on, args=(one, other, dead), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, dead: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                time.sleep(self.delay)
                if not dead.is_set():
                    other.sendall(data)
        _hang_up(other, dead)


def _hang_up(other: socket.socket, dead: threading.Event) -> None:
    if not dead.is_set():  # of a dead line not even the end is heard
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def road_to(database: str, folder: Path) -> Iterator[tuple[Road, str]]:
    """A road to the database, and the address that leads over it."""
    (host,) = parse_qs(urlsplit(database).query)["host"]
    road = Road(folder, f"{host}/{SOCKET}")
    try:
        yield road, database.replace(quote(host, safe="/"), str(folder)).replace(host, str(folder))
    finally:
        road.close()
