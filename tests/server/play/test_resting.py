"""Letting a stand-in play, and coming back: nobody wins time by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server import protocol
from ludotheque.server.node import Node
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.clock import DAY
from server.inside import LEA, TOM, Page, Thinker, begun, decision, open_house, run

MINUTE = 60_000


async def rest_and_return(live: LiveTable) -> None:
    await live.handle(LEA, protocol.Rest(seat=0))
    assert live.table.chairs[0].away
    await presence.enter(live, Connection(LEA, Page()), None)
    assert not live.table.chairs[0].away


@pytest.mark.parametrize("pace", [protocol.Live(move=60, bank=0), protocol.Post(days=1)])
def test_a_decision_has_its_time_once(tmp_path: Path, pace: protocol.Pace) -> None:
    """Whoever goes and comes back while they must decide has what was left."""
    allowed = MINUTE if isinstance(pace, protocol.Live) else DAY

    async def story() -> None:
        async with open_house(tmp_path) as house:
            Thinker(house)  # the stand-in has not answered yet
            live = await begun(house, [LEA, TOM], pace=pace)
            for _ in range(3):
                house.clock.value += allowed * 0.3
                await rest_and_return(live)
            left = live.time_left(0)
            assert left is not None
            assert left <= allowed * 0.1
            folded = live.table.since
            await live.reload()
            assert live.table.since == folded

    run(story())


async def away_before_their_turn(house: Node) -> LiveTable:
    """A game in which Tom went while Léa had to decide, and must decide now."""
    live = await begun(house, [LEA, TOM], pace=protocol.Live(move=60, bank=0))
    house.clock.value += MINUTE / 4
    await live.handle(TOM, protocol.Rest(seat=1))
    house.clock.value += MINUTE / 4
    await live.handle(LEA, decision(live))
    assert live.table.turn == 1
    return live


def test_a_decision_that_came_meanwhile_has_its_whole_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            Thinker(house)
            live = await away_before_their_turn(house)
            house.clock.value += MINUTE / 4
            await presence.enter(live, Connection(TOM, Page()), None)
            left = live.time_left(1)
            assert left is not None
            assert left > MINUTE * 0.9

    run(story())


def test_old_tables_are_as_they_were() -> None:
    assert ev.decode(b'{"kind":"rested","seat":1}') == ev.PersonRested(1, 0)
