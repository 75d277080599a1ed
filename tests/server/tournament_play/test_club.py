"""A small club of bots plays every game, each in another format; `ludo bench club` is the large one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludotheque.registry import load
from ludotheque.server.node import Node
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.tournaments.rules.points import round_points
from server.inside import LEA, open_house, run
from support import HOUSE

FORMATS: tuple[protocol.Format, ...] = ("swiss", "duplicate", "round_robin", "ladder", "duplicate")
EDITIONS = {"mark": {"roll_limit": 100}}


async def club(house: Node, game: str, kind: protocol.Format) -> None:
    """Everybody plays as many rounds as announced; points sum to a constant; every game has its proof."""
    seats = max(2, load(game).min_seats)
    plan = protocol.TournamentPlan(
        *(game, game, seats, kind, 2), pace=protocol.Evening(grace=0, pause=0), edition=EDITIONS.get(game)
    )
    live = await house.tournament_registry.announce(LEA, plan)
    await house.tournaments.handle(live, LEA, protocol.EnterBots(count=2 * seats))
    await house.tournaments.handle(live, LEA, protocol.StartTournament())
    while live.state.status == "running":
        await asyncio.sleep(0.02)
    assert len(live.state.rounds) == 2
    for one in live.state.rounds:
        assert sorted(chair.entrant or 0 for table in one.tables for chair in table.chairs) == [*live.state.entrants]
        duplicate = kind == "duplicate"
        points = round_points(live.state, one)
        sums = [sum(column) for column in (zip(*points, strict=True) if duplicate else points)]
        assert set(sums) == {4 if duplicate else seats * (seats - 1)}
        for table in one.tables:
            game_over = await house.finished.find(live.state.table_id(one.number, table.number))
            assert game_over.table.status == "over"


def test_a_club_plays_every_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, robot_effort=0.02) as house, asyncio.TaskGroup() as games:
            for game, kind in zip(HOUSE, FORMATS, strict=True):
                games.create_task(club(house, game, kind))

    run(story())
