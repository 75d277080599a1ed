"""Tournaments in a house without its street."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from server.inside import LEA, open_house, run

SHORT = {"mark": {"roll_limit": 100}}
FAST = protocol.Evening(grace=0, pause=0)


async def announced(house: Node, bots: int, **plan: object) -> LiveTournament:
    wanted = {"title": "Soirée", "game": "mark", "seats": 2, "pace": FAST, "edition": SHORT["mark"], **plan}
    live = await house.tournament_registry.announce(LEA, protocol.TournamentPlan(**wanted))  # type: ignore[arg-type]
    await do(house, live, protocol.EnterBots(level="debutant", count=bots))
    return live


async def do(house: Node, live: LiveTournament, command: protocol.AnyTournamentCommand, who: Person = LEA) -> None:
    await house.tournaments.handle(live, who, command, admin=False)


async def until_over(live: LiveTournament) -> None:
    while live.state.status == "running":
        await asyncio.sleep(0.01)


def test_bots_play_a_swiss_tournament(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, 6, rounds=3)
            await do(house, live, protocol.StartTournament())
            await until_over(live)
            assert live.state.status == "over"
            assert [len(one.tables) for one in live.state.rounds] == [3, 3, 3]

    run(story())
