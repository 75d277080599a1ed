"""How cost grows: with finished games, open tables, seats, the events of a table, and nodes.

Costs are CPU milliseconds of the server's processes: they do not depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from benchmarks import soak_server
from benchmarks.curves import Picture
from benchmarks.growth_house import GAME, PORT, Pattern, ask, cpu_ms, play_pattern, wait_quiet
from benchmarks.growth_rows import BEGAN, table_id
from benchmarks.lean_client import FastWebSocket, Hear
from benchmarks.our_tables import OurTables, Player
from benchmarks.server_load import LOAD_CORE, Crowd, Load, our_house, raise_file_limit
from ludotheque.registry import load as load_game

PAGES = {
    "home": "/api/home",
    "leaderboard": "/api/standings",
    "my games": "/api/me/games",
    "history": "/api/me/history",
}
BEGUN = 30  # events of an open table: its game is under way
PLAYED = 20  # tables at which somebody moves
CROWDED = "maillot"  # seats nine
PATIENCE = 3_000  # pauses without an answer: then nobody is to move any more
MAX_MINE = 1_000  # games of the person whose pages are asked for


@dataclass(frozen=True)
class Sizes:
    """How far each curve goes."""

    finished: tuple[int, ...]
    tables: tuple[int, ...]
    seats: tuple[int, ...]
    events: tuple[int, ...]
    nodes: tuple[int, ...]
    seconds: float  # of each load


QUICK = Sizes((100, 1_000), (10, 100), (2, 9), (40, 400), (1, 2), 1.0)
FULL = Sizes(
    (1_000, 10_000, 100_000, 1_000_000),
    (100, 1_000, 10_000),
    (2, 3, 5, 9),
    (40, 100, 1_000, 10_000),
    (1, 2, 3, 4),
    4.0,
)


def grow_finished(folder: Path, sizes: Sizes) -> Picture:
    """Pages of somebody with a thousand games, beside ever more games of others."""
    picture = Picture("finished-games", "Pages, by finished games in the house", "finished games", "CPU ms")
    pattern, before = play_pattern(folder / "finished.db"), 0
    for size in sizes.finished:
        with pattern.rows() as rows:
            rows.finished_games(before, size, pattern.table, min(MAX_MINE, size) if before == 0 else 0)
        before = size
        with our_house(PORT, database=pattern.url) as house:
            picture.curve("games rated for the first time").add(
                size, ask(house.pid, pattern.cookies[0], PAGES["leaderboard"])
            )
        with our_house(PORT, database=pattern.url) as house:
            picture.curve("start").add(size, cpu_ms(house.pid))
            wait_quiet(house.pid)
            for name, path in PAGES.items():
                picture.curve(f"{name}, first").add(size, ask(house.pid, pattern.cookies[0], path))
                picture.curve(name).add(size, ask(house.pid, pattern.cookies[0], path, 5))
    return picture


def grow_tables(folder: Path, sizes: Sizes) -> Picture:
    """The start of a house with open tables, and moves beside them."""
    picture = Picture("open-tables", "Open tables", "open tables", "CPU ms")
    pattern, before = play_pattern(folder / "tables.db"), 0
    for size in sizes.tables:
        with pattern.rows() as rows:
            for number in range(before, size):
                rows.copy_table(pattern.table, table_id("t", number), BEGAN + number, BEGUN)
                rows.set_playing(table_id("t", number))
        before = size
        with our_house(PORT, database=pattern.url) as house:
            picture.curve("start, to the first answer").add(size, cpu_ms(house.pid))
            wait_quiet(house.pid)
            picture.curve("start, with all taken up").add(size, cpu_ms(house.pid))
            names = [table_id("t", number) for number in range(max(0, size - PLAYED), size)]  # new ones
            tables = KnownTables(pattern, names)
            picture.curve("one move").add(size, asyncio.run(_move_ms(tables, [house.pid], 100, sizes.seconds)))
    return picture


def grow_seats(folder: Path, sizes: Sizes) -> Picture:
    """A move at a table with more people around it."""
    picture = Picture("seats", "A move, by seats and sockets at the table", "seats", "CPU ms")
    for seats in sizes.seats:
        for name, onlookers in (("one move", 0), ("one move, ten onlookers", 10)):
            with our_house(PORT) as house:
                tables = OurTables(PORT, CROWDED, Crowd(PLAYED, seats, onlookers))
                picture.curve(name).add(seats, asyncio.run(_move_ms(tables, [house.pid], 100, sizes.seconds)))
    return picture


def grow_events(folder: Path, sizes: Sizes) -> Picture:
    """A table at which ever more has happened: opened from disk, looked at again, moved at."""
    picture = Picture("events", "A long table", "events of the table", "CPU ms")
    pattern = play_pattern(folder / "events.db")
    with pattern.rows() as rows:
        person = rows.person("P0")
        for size in sizes.events:
            rows.copy_table(pattern.table, table_id("e", size), BEGAN + size, BEGUN)
            rows.set_playing(table_id("e", size))
            rows.talk(table_id("e", size), size, person)
            rows.line.execute("update game_table set status = 'lobby' where id = ?", (table_id("e", size),))
    with our_house(PORT, database=pattern.url) as house:
        wait_quiet(house.pid)
        ask(house.pid, pattern.cookies[0], f"/api/tables/{pattern.table}")  # what the first look at any table loads
        for size in sizes.events:
            path = f"/api/tables/{table_id('e', size)}"
            picture.curve("opened from disk").add(size, ask(house.pid, pattern.cookies[0], path))
            picture.curve("looked at again").add(size, ask(house.pid, pattern.cookies[0], path, 5))
            tables = KnownTables(pattern, [table_id("e", size)])
            picture.curve("one move").add(size, asyncio.run(_move_ms(tables, [house.pid], 20, sizes.seconds)))
    return picture


def grow_nodes(folder: Path, sizes: Sizes) -> Picture:
    """The same moves spread over more nodes on one PostgreSQL: what all of them take together."""
    picture = Picture("nodes", "Nodes on one PostgreSQL", "nodes", "CPU ms of all nodes")
    server = soak_server.start_postgres(folder / "postgres")
    if server is None:
        return picture
    try:
        for count in sizes.nodes:
            ports = [PORT + number for number in range(count)]
            with ExitStack() as stack:
                pids = [stack.enter_context(our_house(port, database=str(server.get_uri()))).pid for port in ports]
                for pid in pids:
                    wait_quiet(pid)
                tables = SpreadTables(ports, GAME, Crowd(PLAYED))
                picture.curve("one move").add(count, asyncio.run(_move_ms(tables, pids, 100, sizes.seconds)))
    finally:
        server.cleanup()
    return picture


class KnownTables(OurTables):
    """Tables that are in the database already."""

    def __init__(self, pattern: Pattern, names: list[str]) -> None:
        super().__init__(PORT, GAME, Crowd(len(names)))
        self.names, self.cookies = names, pattern.cookies

    async def open(self) -> None:
        for name in self.names:
            for seat, cookie in enumerate(self.cookies):
                player = Player(self, name, seat)
                player.line = await self.watch(name, cookie, player.hear)


class SpreadTables(OurTables):
    """Tables whose people are at different nodes, each in turn."""

    def __init__(self, ports: list[int], game: str, crowd: Crowd) -> None:
        super().__init__(ports[0], game, crowd)
        self.ports, self.watching = ports, 0

    async def watch(self, table: str, cookie: dict[str, str], hear: Hear) -> FastWebSocket:
        self.port = self.ports[self.watching % len(self.ports)]
        self.watching += 1
        return await super().watch(table, cookie, hear)


async def _move_ms(tables: OurTables, pids: list[int], rate: int, seconds: float) -> float:
    """CPU milliseconds of all nodes for one move."""
    await tables.open()
    await asyncio.sleep(1)
    before = sum(map(cpu_ms, pids))
    moves = await make_moves(tables, round(rate * seconds), 1 / rate)
    spent = sum(map(cpu_ms, pids)) - before
    await tables.close()
    return spent / moves


async def make_moves(tables: OurTables, moves: int, pause: float) -> int:
    """Let so many moves be made and answered, a pause after each; fewer where the games end before.

    Moves are counted and not seconds: on a machine that stood still meanwhile it takes longer, and finds the same.
    """
    tables.load, sent, idle = Load("", 0, tables.crowd.tables), 0, 0
    while tables.load.done < moves and idle < PATIENCE:
        done = tables.load.done
        if tables.ready and sent < moves:
            tables.ready.popleft().move()
            sent += 1
        await asyncio.sleep(pause)
        idle = idle + 1 if tables.load.done == done else 0
    if not tables.load.done:
        raise RuntimeError("no move was answered")
    return tables.load.done


PICTURES: dict[str, Callable[[Path, Sizes], Picture]] = {
    "finished": grow_finished,
    "tables": grow_tables,
    "seats": grow_seats,
    "events": grow_events,
    "nodes": grow_nodes,
}


def measure(name: str, folder: Path, sizes: Sizes) -> Picture:
    """One of the pictures, the houses on one core and the load on the other."""
    assert load_game(CROWDED).max_seats >= max(sizes.seats)
    raise_file_limit()
    os.sched_setaffinity(0, LOAD_CORE)
    began = time.monotonic()
    picture = PICTURES[name](folder, sizes)
    picture.seconds = time.monotonic() - began
    return picture
