"""The tables of a round: open, begin, end them at the deadline. Two nodes may take every step at once."""

from __future__ import annotations

from ludotheque.fairness.proof import Duplicate
from ludotheque.server.errors import Refusal
from ludotheque.server.groups.service import GroupService
from ludotheque.server.identity import Person
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.protocol.tournaments import TournamentTable
from ludotheque.server.tables import events as tables_ev
from ludotheque.server.tables.cast import unshown
from ludotheque.server.tables.commands.outcome import Outcome
from ludotheque.server.tables.commands.seating import chair_nonce
from ludotheque.server.tables.commands.start import begin
from ludotheque.server.tournaments.commands.plan import table_plan
from ludotheque.server.tournaments.state import Round, RoundTable, TournamentState

HOUSE = Person("house", "")  # opens the tables of tournaments; the id of no person


class RoundTables:
    """Opens, begins and ends the tables of rounds."""

    def __init__(self, tables: TableRegistry, groups: GroupService) -> None:
        self.tables = tables
        self.groups = groups

    async def open(self, state: TournamentState, one: Round) -> None:
        """Open all tables of the round that are not open, and seat everybody who does not sit."""
        seed = None
        for table in one.tables:
            live = await self._open_table(state, one, table, seed)
            if state.is_duplicate:
                seed = live.seed
            await self._seat_all(state, live, table)

    async def _open_table(self, state: TournamentState, one: Round, table: RoundTable, seed: bytes | None) -> LiveTable:
        place = TournamentTable(state.id, state.plan.title, one.number, table.number + 1)
        duplicate = None
        if state.is_duplicate:
            duplicate = Duplicate(state.group_id(one.number), table.number, len(one.tables))
        table_id = state.table_id(one.number, table.number)
        return await self.tables.open(
            HOUSE, table_plan(state.plan), seed, duplicate, tournament=place, table_id=table_id
        )

    async def _seat_all(self, state: TournamentState, live: LiveTable, table: RoundTable) -> None:
        """Seat whoever does not sit yet; decided again for each chair, because another node may be doing the same."""
        async with live.lock:
            await live.catch_up()
            for seat in range(len(table.chairs)):
                if live.table.status != "lobby" or not live.table.chairs[seat].is_free:
                    continue
                try:
                    await live.commit(lambda seat=seat: Outcome(_seated(state, live, table, seat)))  # type: ignore[misc]
                except Refusal as refusal:
                    if refusal.code != "taken":
                        raise

    async def find(self, state: TournamentState, one: Round, table: RoundTable) -> LiveTable:
        """Return the table in play."""
        return await self.tables.find(state.table_id(one.number, table.number))

    async def find_opened(self, state: TournamentState, one: Round, table: RoundTable) -> LiveTable | None:
        """Return the table in play, None if it has not been opened."""
        try:
            return await self.find(state, one, table)
        except Refusal as refusal:
            if refusal.code != "not_found":
                raise
            return None

    # -- the start ---------------------------------------------------------------------------

    async def begin(self, state: TournamentState, one: Round, clock: int) -> None:
        """Begin tables at which everybody is ready; all of them when the time to come is over (T-50)."""
        late = clock >= (state.grace_ends(one) or 0)
        found = [await self.find_opened(state, one, table) for table in one.tables]
        waiting = [live for live in found if live is not None and _waits(live)]
        if state.is_duplicate:
            if waiting and (late or all(is_ready(live) for live in waiting)):
                await self.groups.call_start(state.group_id(one.number))
            return
        for live in waiting:
            if late or is_ready(live):
                await begin_table(live)

    async def rest_absent(self, live: LiveTable) -> None:
        """Let stand-ins play for whoever has not come, until they do."""
        async with live.lock:
            for seat, chair in enumerate(live.table.chairs):
                if chair.person is not None and not chair.ready and not chair.away and live.table.status == "playing":
                    await live.write(tables_ev.PersonRested(seat))

    # -- the deadline ------------------------------------------------------------------------

    async def close(self, live: LiveTable) -> None:
        """End a table that is not over at the deadline."""
        async with live.lock:
            await live.catch_up()
            if not live.table.has_ended:
                await live.write(tables_ev.Closed())


def _seated(state: TournamentState, live: LiveTable, table: RoundTable, seat: int) -> tables_ev.AnyEvent:
    if not live.table.chairs[seat].is_free:
        raise Refusal("taken")
    chair = table.chairs[seat]
    nonce = chair_nonce(live.table, live.seed, seat)
    if chair.entrant is None:
        return tables_ev.BotSeated(seat, chair.level or state.plan.stand_in, nonce)
    entrant = state.entrants[chair.entrant]
    if entrant.person is None:
        return tables_ev.BotSeated(seat, entrant.level or state.plan.stand_in, nonce)
    return tables_ev.PersonSeated(seat, entrant.person, entrant.name, nonce, True, entrant.program)


def is_ready(live: LiveTable) -> bool:
    """Is everybody there?"""
    return all(chair.ready for chair in live.table.chairs)


def _waits(live: LiveTable) -> bool:
    return live.table.status == "lobby" and not live.table.is_sealed


async def begin_table(live: LiveTable) -> None:
    """Call the start of a table: it begins at once if no nonce is to be shown first."""
    version = live.services.version

    def start() -> Outcome:
        if not _waits(live):
            raise Refusal("not_lobby")
        return Outcome(tables_ev.Sealed()) if unshown(live.table) else begin(live.table, live.seed, version)

    async with live.lock:
        try:
            await live.commit(start)
        except Refusal as refusal:
            if refusal.code != "not_lobby":  # another node was faster
                raise
