"""Tournaments in a house without its street: announce one, command, wait for what happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from server.inside import LEA, TOM, ZOE, Page

SHORT = {"roll_limit": 100}  # Mark: chance alone would go on for long
FAST = protocol.Evening(grace=0, pause=0)
DAY = 86_400_000
PEOPLE = [LEA, TOM, ZOE, Person("ana", "Ana")]


async def announced(house: Node, robots: int = 0, people: list[Person] | None = None, **plan: Any) -> LiveTournament:
    wanted = {"title": "Soirée", "game": "mark", "seats": 2, "pace": FAST, "edition": SHORT, **plan}
    live = await house.tournament_registry.announce(LEA, protocol.TournamentPlan(**wanted))
    if robots:
        await do(house, live, protocol.EnterBots(level="debutant", count=robots))
    for who in people or []:
        await do(house, live, protocol.EnterTournament(), who)
    return live


async def do(house: Node, live: LiveTournament, command: protocol.AnyTournamentCommand, who: Person = LEA) -> None:
    await house.tournaments.handle(live, who, command)


async def refused(house: Node, live: LiveTournament, command: Any, who: Person = LEA) -> str:
    with pytest.raises(Refusal) as found:
        await do(house, live, command, who)
    return found.value.code


async def until(happened: Callable[[], Any]) -> None:
    while not happened():
        await asyncio.sleep(0.01)


async def opened(live: LiveTournament, number: int = 1) -> None:
    await until(lambda: len(live.state.rounds) >= number and live.state.rounds[number - 1].opened_at is not None)


async def tables(house: Node, live: LiveTournament) -> list[LiveTable]:
    one = live.state.rounds[-1]
    return [await house.tournaments.rounds.find(live.state, one, table) for table in one.tables]


async def come(live: LiveTable, who: Person) -> None:
    """The person opens the page of the table."""
    await presence.enter(live, Connection(who, Page()), None)
