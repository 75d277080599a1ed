"""A house without its street: tables, clocks and bots in the test's own process, over a real SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ludotheque.server import protocol
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol.framing import text_of
from ludotheque.server.settings import Settings
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from ludotheque.server.tables.commands.start import begin

LEA, TOM, ZOE = Person("lea", "Léa"), Person("tom", "Tom"), Person("zoe", "Zoé")


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[Node]:
    """A house that is open; several over one folder are nodes of one house."""
    url = f"sqlite:///{folder / 'house.db'}"
    migrate(url)
    house = Node(Settings(**{"database": url, "robot_pause": 0, "robot_workers": 1, **settings}), Store(url))
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def begun(house: Node, people: list[Person], robots: int = 0, game: str = "lemans", **plan: Any) -> LiveTable:
    """A game under way in which seat 0 is first: the first of the people is the host, bots sit on the last chairs."""
    live = await house.tables.open(people[0], protocol.Plan(game, len(people) + robots, **plan))
    for who in people:
        await live.handle(who, protocol.Sit())
    for seat in range(len(people), len(people) + robots):
        await live.handle(people[0], protocol.Robot(seat=seat))
    for seat, who in enumerate(people[1:], 1):
        await live.handle(who, protocol.Ready(seat=seat))
    live.seed = _seed_of_first_seat(live)
    await live.handle(people[0], protocol.Start())
    return live


def _seed_of_first_seat(live: LiveTable) -> bytes:
    """A seed by which seat 0 is first; the draws depend on the table's id, too, which nobody can choose."""
    for number in range(100):
        seed = number.to_bytes(32, "big")
        state = begin(live.table, seed, "").state
        if state is not None and state.actor() == 0:
            return seed
    raise AssertionError("seat 0 is never first")


def decision(live: LiveTable, token: str = "pass") -> protocol.Move:
    """The token, for the seat that must decide now."""
    assert live.table.turn is not None
    return protocol.Move(seat=live.table.turn, step=len(live.table.steps), token=token)


class Page:
    """The far end of a line: what was said to it."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send_text(self, text: bytes) -> None:
        self.heard.append(text)

    def send_frame(self, frame: bytes) -> None:
        self.send_text(text_of(frame))

    def close_with(self, code: int, reason: str) -> None:
        self.heard.append(f"closed {code} {reason}".encode())


class Thinker:
    """Bots that answer when they are told to."""

    def __init__(self, house: Node) -> None:
        self.asked: list[asyncio.Future[str]] = []
        self.tasks: list[asyncio.Task[Any]] = []
        house.bots.decide = self.decide  # type: ignore[method-assign, assignment]

    async def decide(self, *_: Any) -> str:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.append(task)
        self.asked.append(asyncio.get_running_loop().create_future())
        return await self.asked[-1]

    async def until(self, questions: int) -> None:
        while len(self.asked) < questions:
            await asyncio.sleep(0.001)

    async def say(self, number: int, token: str) -> None:
        """Answer one of the questions, and wait until whoever asked it has done."""
        self.asked[number].set_result(token)
        await asyncio.wait([self.tasks[number]])


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 30))
