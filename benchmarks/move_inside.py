"""Moves through the event loop's part of the house: bytes from a page, decided, told by the writer, bytes to all pages.

    python -m benchmarks.move_inside lemans 2 0 40 400        game, seats, onlookers, tables, moves

There is no socket, no disk and no event loop around it; the writer answers five moves together. What the program
that plays does is not counted.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState

from benchmarks.instructions import toggle
from benchmarks.lean_client import masked
from benchmarks.our_tables import Table, hear_message
from benchmarks.server_load import UNLIMITED
from ludotheque.kernel.errors import LudoError
from ludotheque.server import protocol
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.read_pace import PacedReading, ReadPace
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.realtime.session import ClientSession
from ludotheque.server.realtime.websocket import FastWebSocket
from ludotheque.server.settings import Settings
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from ludotheque.server.storage.writer import Append, _tell_all

TOGETHER = 5  # moves of a batch, as at 1,000 moves a second
WARM = 100  # moves before the first that is counted: what is made once is there
ADDRESS = "127.0.0.1"
TICK = 1e-5  # seconds from one look at the clock to the next: under callgrind everything seems to last


class StillLoop:
    """An event loop that calls nothing by itself: lines are flushed by hand."""

    def call_soon(self, *_: Any) -> None: ...


class Wire:
    """A transport that keeps what was written."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.write = self.said.append

    def is_closing(self) -> bool:
        return False

    def is_reading(self) -> bool:
        return True


LOOP: Any = StillLoop()


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """Be the application, of which nothing is asked."""


CONFIG = Config(app=nothing, ws=FastWebSocket)


class Page:
    """The far end of a line."""

    def __init__(self, node: Node, who: Person, seat: int) -> None:
        self.seat, self.wire = seat, Wire()
        self.line = FastWebSocket(CONFIG, ServerState(), {}, LOOP)
        self.line.transport = self.wire
        self.line.address = ADDRESS
        self.line.is_between_frames = True
        self.session = ClientSession(node, who, self.line, ADDRESS)
        self.line.on_message = self.session.on_message

    def heard(self) -> Iterator[bytes]:
        """Yield the messages since the last look."""
        for written in self.wire.said:
            data = written
            while data:
                size, head = (data[1], 2) if data[1] < 126 else (int.from_bytes(data[2:4], "big"), 4)
                yield data[head : head + size]
                data = data[head + size :]
        self.wire.said.clear()


class Seats:
    """The pages at one table, and what may be played there."""

    def __init__(self, table: str, pages: list[Page], rng: random.Random) -> None:
        self.table, self.pages, self.rng = table, pages, rng

    def move(self) -> tuple[FastWebSocket, bytes] | None:
        """Return the next move and whose it is; None when the game is over."""
        found = None
        for page in self.pages:
            for message in map(hear_message, page.heard()):
                shown = message.table if isinstance(message.table, Table) else message
                if message.kind != "done" and shown.turn == page.seat:
                    found = page, shown.step, shown.seats[0].legal
        if found is None:
            return None
        page, step, legal = found
        token = self.rng.choice(legal[:8])
        words = f'{{"do":"move","table":"{self.table}","seat":{page.seat},"step":{step},"token":"{token}","id":1}}'
        return page.line, masked(words.encode())


def unlimited(folder: str) -> Settings:
    """Return the settings of ``ludo bench server``."""
    allowed: dict[str, Any] = {name.removeprefix("LUDO_").lower(): int(value) for name, value in UNLIMITED.items()}
    return Settings(database=f"sqlite:///{folder}/house.db", robot_workers=1, **allowed)


async def open_table(node: Node, game: str, people: list[Person]) -> LiveTable:
    """Open a table at which these people play."""
    live = await node.tables.open(people[0], protocol.Plan(game, len(people)))
    for who in people:
        await live.handle(who, protocol.Sit())
    for seat, who in enumerate(people[1:], 1):
        await live.handle(who, protocol.Ready(seat=seat))
    await live.handle(people[0], protocol.Start())
    return live


async def sit(node: Node, live: LiveTable, people: list[Person], onlookers: int, rng: random.Random) -> Seats:
    """Give each seat and each onlooker a page that watches the table."""
    pages = [Page(node, who, seat) for seat, who in enumerate(people)]
    pages += [Page(node, Person("onlooker", "O"), -1) for _ in range(onlookers)]
    for page in pages:
        await page.session.answer(f'{{"do":"watch","table":"{live.table.id}","words":false}}'.encode())
        page.line.outbox.flush()
    return Seats(live.table.id, pages, rng)


def play(node: Node, tables: list[Seats], moves: int, part: str) -> None:
    """Play some moves, of which those after the first are counted, or one function of them."""
    written: list[Append] = []
    node.store.writer.put = written.append  # type: ignore[method-assign, assignment]
    begin = toggle()
    around = begin if not part else lambda: None
    for number in range(0, WARM + moves, TOGETHER):
        if number == WARM and part:
            count_within(part, begin)
        ready = next_moves(tables)
        if number >= WARM:
            around()
        for line, data in ready:
            line.data_received(data)
        _tell_all(written, [True] * len(written))
        ready[0][0].outbox.flush()
        if number >= WARM:
            around()
        assert len(written) == TOGETHER, "a move took another way"
        written.clear()


def next_moves(tables: list[Seats]) -> list[tuple[FastWebSocket, bytes]]:
    """Return the moves of a batch, each at another table; games that are over are left."""
    found: list[tuple[Seats, tuple[FastWebSocket, bytes]]] = []
    while len(found) < TOGETHER:
        if not tables:
            raise LudoError("all games are over: take more tables or fewer moves")
        table = tables.pop(0)
        if (move := table.move()) is not None:
            found.append((table, move))
    tables += [table for table, _ in found]
    return [move for _, move in found]


def count_within(part: str, begin: Any) -> None:
    """Count one function only, ``module:name`` or ``module:Class.name``, where it is looked up there."""
    module, _, name = part.partition(":")
    owner: Any = import_module(module)
    *classes, name = name.split(".")
    for one in classes:
        owner = getattr(owner, one)
    function = getattr(owner, name)

    def counted(*given: Any, **named: Any) -> Any:
        begin()
        try:
            return function(*given, **named)
        finally:
            begin()

    setattr(owner, name, counted)


async def main(game: str, seats: int, onlookers: int, tables: int, moves: int, part: str = "") -> None:
    """Open the house and its tables, and play."""
    rng, people = random.Random(1), [Person(f"p{seat}", f"P{seat}") for seat in range(seats)]
    with tempfile.TemporaryDirectory() as folder:
        settings = unlimited(folder)
        migrate(settings.database)
        node = Node(settings, Store(settings.database))
        PacedReading.pace = ReadPace(settings)
        await node.start()
        lives = [await open_table(node, game, people) for _ in range(tables)]
        found = [await sit(node, live, people, onlookers, rng) for live in lives]
        put = node.store.writer.put
        clock, time.perf_counter = time.perf_counter, itertools.count(0.0, TICK).__next__
        play(node, found, moves, part)
        time.perf_counter, node.store.writer.put = clock, put  # type: ignore[method-assign]
        await node.stop()


if __name__ == "__main__":
    game, *numbers = sys.argv[1:6]
    asyncio.run(main(game, *map(int, numbers), *sys.argv[6:]))  # type: ignore[arg-type]
