"""Pages at the tables of a house without its street: what they say, and what they hear."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludotheque.server.node import Node
from ludotheque.server.play import presence
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.realtime.session import ClientSession
from server.inside import LEA, TOM, Page, decision


class Line(Page):
    """A page's line whose reading can be paused."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.get_running_loop()
        self.reading = True

    def fill(self, is_full: bool) -> None:
        self.reading = not is_full

    def answers(self) -> list[Any]:
        """What was said to it but for the table itself: the answers, by their number or code."""
        told = [json.loads(text) for text in self.heard]
        return [one.get("code") or one["id"] for one in told if one["is"] in ("done", "refused")]


async def seated(node: Node, live: LiveTable) -> tuple[ClientSession, Line]:
    """The page of the person whose turn it is."""
    line = Line()
    session = ClientSession(node, (LEA, TOM)[live.table.turn or 0], line, "192.0.2.1")  # type: ignore[arg-type]
    await presence.enter(live, session.connection, None)
    session.watched[live.table.id] = live
    return session, line


def text_of(live: LiveTable, number: int, token: str = "pass", step: int = 0) -> bytes:
    """A move of the seat that must decide now, as its page says it; ``step``: how far off."""
    move = decision(live, token)
    words = {"do": "move", "table": live.table.id, "seat": move.seat, "step": move.step + step, "token": token}
    return json.dumps(words | {"id": number}).encode()


async def rest(session: ClientSession) -> None:
    """Wait until everything that the page said is answered."""
    await session.rest()
