"""What a club puts on a wall: the tables of the present round, second by second, made at most once a second."""

from __future__ import annotations

import time

from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol.tournaments import Wall, WallTable
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournament_play.service import TournamentService

FRESH_SECONDS = 1.0


class Walls:
    """Answers everybody who looks within the same second with the same wall: nobody's own view is in it."""

    def __init__(self, service: TournamentService) -> None:
        self.service = service
        self.made: dict[str, tuple[float, int, Wall]] = {}

    async def wall(self, live: LiveTournament) -> Wall:
        """Return the wall of a tournament."""
        at, seq, known = self.made.get(live.state.id, (0.0, -1, None))
        if known is not None and seq == live.state.seq and time.monotonic() - at < FRESH_SECONDS:
            return known
        for other in [one for one, (made, _, _) in self.made.items() if time.monotonic() - made > 60 * FRESH_SECONDS]:
            del self.made[other]
        made = await self._make(live)
        self.made[live.state.id] = (time.monotonic(), live.state.seq, made)
        return made

    async def _make(self, live: LiveTournament) -> Wall:
        state, times = live.state, self.service.times()
        one, tables = state.current, list[WallTable]()
        if one is not None and one.opened_at is not None:
            for table in one.tables:
                found = await self.service.rounds.find_opened(state, one, table)
                if found is not None:
                    tables.append(_table(found, table.number + 1, state.is_duplicate))
        return Wall(
            seq=state.seq,
            status=state.status,
            round=len(state.rounds),
            now=times.wall,
            grace_ends=None if one is None else times.on_the_wall(state.grace_ends(one)),
            deadline=None if one is None or one.is_over else times.on_the_wall(state.deadline(one)),
            next_round=times.on_the_wall(state.next_round_at()),
            tables=tables,
        )


def _table(live: LiveTable, number: int, sealed: bool) -> WallTable:
    table = live.table
    return WallTable(
        number=number,
        id=table.id,
        status=table.status,
        turn=table.turn,
        left=None if table.turn is None else live.time_left(table.turn),
        ready=[chair.ready for chair in table.chairs],
        away=[chair.away for chair in table.chairs],
        where={} if sealed else live.describe_progress(),
    )
