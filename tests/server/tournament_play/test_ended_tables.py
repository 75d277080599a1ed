"""T-58: tables of a round that the office ends or removes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.protocol.office import EndTable, RemoveTable
from ludotheque.server.storage.office import remove_table
from ludotheque.server.tournament_play.ticking import tick
from ludotheque.server.tournaments.rules.standings import points_of
from server.inside import LEA, TOM, open_house, run
from server.tournament_play.evening import PEOPLE, announced, come, do, opened, tables, until


@pytest.mark.parametrize("kind", ["swiss", "duplicate"])
def test_t58_a_table_that_the_office_ends_counts_as_level_and_no_round_waits_for_it(
    tmp_path: Path, kind: protocol.Format
) -> None:
    """T-58: one that has not begun makes nobody absent; none is removed before its round is over."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            pace = protocol.Evening(grace=600, pause=0)
            live = await announced(house, 2, people=[LEA, TOM], rounds=2, pace=pace, format=kind)
            await do(house, live, protocol.StartTournament())
            await opened(live)
            first = live.state.rounds[0]
            ended, other = await tables(house, live)
            why = {"reason": "they asked for it"}
            await house.office.perform(("", "Boss"), EndTable(table=ended.table.id, **why))
            with pytest.raises(Refusal, match="round"):
                await house.office.perform(("", "Boss"), RemoveTable(table=ended.table.id, **why))
            await tick(house.tournaments, live)
            result = first.tables[0].result
            assert result is not None
            assert (result.ending, result.ranks, result.absent) == ("given_up", [1, 1], [])
            for who in (LEA, TOM):
                await come(other, who)
            await house.tournaments.begin_tables(live)
            await until(lambda: other.table.status == "playing")
            await house.office.perform(("", "Boss"), EndTable(table=other.table.id, **why))
            await until(lambda: len(live.state.rounds) == 2)
            assert first.is_over
            await house.office.perform(("", "Boss"), RemoveTable(table=ended.table.id, **why))

    run(story())


def test_t58_a_round_does_not_wait_for_a_table_that_is_gone(tmp_path: Path) -> None:
    """T-58: whatever removed it."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await announced(house, people=PEOPLE, rounds=1, pace=protocol.Evening(grace=600))
            await do(house, live, protocol.StartTournament())
            await opened(live)
            for table in await tables(house, live):
                house.tables.in_memory.pop(table.table.id)
                await house.store.write(partial(remove_table, table=table.table.id))
            assert (await house.walls.wall(live)).tables == []
            await tick(house.tournaments, live)
            assert live.state.status == "over"
            assert set(points_of(live.state).values()) == {1}

    run(story())
