"""Carry out what people want of tournaments, and what time and results bring about."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Any

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.play.house_clock import HouseClock
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.services import Spawn
from ludotheque.server.protocol import Post
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.storage.company import blocks_among
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.tables import events as tables_ev
from ludotheque.server.timestamps import now
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournament_play.registry import TournamentRegistry
from ludotheque.server.tournament_play.rounds import RoundTables
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.commands import course, entering
from ludotheque.server.tournaments.commands.dispatch import decide
from ludotheque.server.tournaments.pairing.company import Apart, pairs_of
from ludotheque.server.tournaments.pairing.draft import Draft, paired, questions_of
from ludotheque.server.tournaments.pairing.formats import draft_round
from ludotheque.server.tournaments.pairing.question import Answer
from ludotheque.server.tournaments.rules.due import Due, can_play, what_is_due
from ludotheque.server.tournaments.rules.results import absent_too_often, result_of, result_of_removed
from ludotheque.server.tournaments.state import Round, RoundTable, TournamentState
from ludotheque.server.views.tournaments import Times
from ludotheque.server.workers.pairing_desk import PairingDesk

log = logging.getLogger("ludotheque.tournaments")
FREE_TRIES = 3  # to pair a round while people come and go
DIRECTING = (
    protocol.EnterBots
    | protocol.RemoveEntrant
    | protocol.ChangeTournament
    | protocol.StartTournament
    | protocol.CallOff
)


class TournamentService:
    """Tournaments of this node. What is begun at one node and cut short is taken up by any other."""

    def __init__(
        self,
        tournaments: TournamentRegistry,
        rounds: RoundTables,
        desk: PairingDesk,
        clock: HouseClock,
        spawn: Spawn,
        patience: int,
        wall: Callable[[], int] = now,
    ) -> None:
        self.patience = patience
        self.tournaments = tournaments
        self.rounds = rounds
        self.desk = desk
        self.clock = clock
        self.spawn = spawn
        self.wall = wall
        self.pairing: set[str] = set()  # tournaments whose next round this node is pairing
        tournaments.subscribe(self._follow)

    def times(self) -> Times:
        """Return both clocks as they stand."""
        return Times(self.clock.now(), self.wall())

    # -- what people want --------------------------------------------------------------------

    async def handle(self, live: LiveTournament, who: Person, command: protocol.AnyTournamentCommand) -> None:
        """Carry a command out; Refusal if it cannot be. Admins act in the office, where it is written down."""
        if isinstance(command, DIRECTING) and not (who.id and who.id == live.state.organiser):
            raise Refusal("not_host", "Only the organiser may do that.")
        if isinstance(command, protocol.StartTournament):
            await self._start(live)
            self.spawn(self._quietly(live, partial(self.pair, live)))  # a hard pairing takes seconds
            return
        if isinstance(command, protocol.EnterTournament) and self.rounds.tables.services.children:
            who = entering.as_child(live.state, who)
        count = command.count if isinstance(command, protocol.EnterBots) else 1
        async with live.lock:
            if isinstance(command, protocol.EnterBots):
                entering.require_room(live.state, count)
            for _ in range(count):
                await live.commit(lambda: decide(live.state, who, command))

    async def _start(self, live: LiveTournament) -> None:
        """Begin the tournament; or see that the next round may begin, before its pause is over."""
        state = live.state
        if state.status == "announced":
            async with live.lock:
                await live.commit(lambda: course.start(live.state, self.clock.now()))
            return
        entering.require_unended(state)
        if state.next_round_at() is None:
            raise Refusal("not_over", "The round is not over.")

    # -- rounds ------------------------------------------------------------------------------

    async def pair(self, live: LiveTournament) -> None:
        """Pair the next round, once: whoever writes it first has paired it.

        Nobody waits for the solver. If somebody entered or left meanwhile, the round is paired anew; if that goes on,
        they wait after all, so that nobody can hold a round up by coming and going.
        """
        if live.state.id in self.pairing:
            return
        self.pairing.add(live.state.id)
        try:
            for _ in range(FREE_TRIES):
                if await self._pair_once(live, live.lock):
                    return
            async with live.lock:
                for _ in range(FREE_TRIES):  # another node may still let somebody in or out; then the next tick goes on
                    if await self._pair_once(live, nullcontext()):
                        return
        finally:
            self.pairing.discard(live.state.id)

    async def _pair_once(self, live: LiveTournament, lock: AbstractAsyncContextManager[Any]) -> bool:
        """Pair the next round as the tournament stands; False if it has changed when the solver has answered."""
        state = live.state
        if state.next_round_at() is None or not can_play(state):
            return True
        known, draft = state.seq, draft_round(state, await self._kept_apart(state))
        answers = await self.desk.solve(questions_of(draft))
        async with lock:
            return await live.commit(partial(self._paired, live, known, draft, answers))

    async def _kept_apart(self, state: TournamentState) -> Apart:
        """Return the entrants of whom one has blocked the other before the tournament was announced (T-47)."""
        numbers = {one.person: one.number for one in state.active if one.person is not None}
        people, before = list(numbers), state.made
        found = await self.tournaments.store.read(lambda c: blocks_among(c, people, before))
        return pairs_of((numbers[one], numbers[other]) for one, other in found)

    def _paired(self, live: LiveTournament, known: int, draft: Draft, answers: list[Answer]) -> ev.RoundPaired | None:
        return paired(live.state, draft, answers, self.clock.now()) if live.state.seq == known else None

    async def open_round(self, live: LiveTournament) -> None:
        """Open the tables of the present round, then say so."""
        state, one = live.state, live.state.current
        if one is None or one.opened_at is not None or state.status != "running":
            return
        await self.rounds.open(state, one)

        def make() -> ev.RoundOpened | None:
            known = live.state.rounds[one.number - 1].opened_at is not None or live.state.status != "running"
            return None if known else ev.RoundOpened(one.number, self.clock.now())

        async with live.lock:
            await live.commit(make)
        if live.state.status == "called_off":  # meanwhile
            await self._close_lobbies(live)

    async def _follow(self, live: LiveTournament, event: ev.AnyEvent, own: bool) -> None:
        """Open the tables that this node has paired; begin those of bots; close those that will not begin."""
        if own and isinstance(event, ev.Announced):
            self.spawn(self.desk.fetch_solver())
        if own and isinstance(event, ev.RoundPaired):
            self.spawn(self._quietly(live, partial(self.open_round, live)))
        if own and isinstance(event, ev.RoundOpened):
            self.spawn(self._quietly(live, partial(self.begin_tables, live)))
        if own and isinstance(event, ev.CalledOff):
            self.spawn(self._quietly(live, partial(self._close_lobbies, live)))

    async def _close_lobbies(self, live: LiveTournament) -> None:
        """Close the tables at which no game has begun, of a tournament that was called off."""
        one = live.state.current
        if one is None:
            return
        for table in one.tables:
            found = await self.rounds.find_opened(live.state, one, table)
            if found is not None and found.table.status == "lobby":
                await self.rounds.close(found)

    async def begin_tables(self, live: LiveTournament) -> None:
        """Begin the tables of the present round that can begin."""
        state, one = live.state, live.state.current
        if state.status == "running" and one is not None and one.opened_at is not None and not one.is_over:
            await self.rounds.begin(state, one, self.clock.now())

    # -- results -----------------------------------------------------------------------------

    def follow_table(self, live: LiveTable, event: tables_ev.AnyEvent, own: bool) -> None:
        """Hear who is ready, what has begun and what has ended at the tables of tournaments."""
        place = live.table.tournament
        if place is None or not own:
            return
        if isinstance(event, tables_ev.ReadyChanged) and event.ready and all(c.ready for c in live.table.chairs):
            self.spawn(self._begin_by_table(place.id))
        if isinstance(event, tables_ev.Started) and not isinstance(live.table.plan.pace, Post):
            self.spawn(self.rounds.rest_absent(live))
        if live.table.has_ended and isinstance(event, tables_ev.Moved | tables_ev.Started | tables_ev.Closed):
            self.spawn(self._record_by_table(live))

    async def _begin_by_table(self, tournament: str) -> None:
        found = await self.tournaments.find(tournament)
        await self._quietly(found, partial(self.begin_tables, found))

    async def _record_by_table(self, table: LiveTable) -> None:
        place = table.table.tournament
        assert place is not None
        found = await self.tournaments.find(place.id)
        await self._quietly(found, partial(self.record, found, table))

    async def record(self, live: LiveTournament, table: LiveTable) -> None:
        """Write the result of a table that has ended, once; then take out whoever was absent too often."""
        place = table.table.tournament
        assert place is not None

        def make() -> ev.AnyEvent | None:
            one = live.state.rounds[place.round - 1]
            if live.state.status != "running" or one.tables[place.number - 1].result is not None:
                return None
            deadline = live.state.deadline(one)
            late = deadline is not None and self.clock.now() >= deadline
            return result_of(table.table, place.number - 1, late, self.clock.now())

        async with live.lock:
            if len(live.state.rounds) < place.round:  # another node has paired it
                await live.catch_up()
            await live.commit(make)
            while await live.commit(lambda: absent_too_often(live.state)):
                pass

    # -- time --------------------------------------------------------------------------------

    def what_is_due(self, live: LiveTournament) -> Due | None:
        """Return what time alone brings about now."""
        return what_is_due(live.state, self.clock.now(), self.wall(), self.patience)

    async def tick(self, live: LiveTournament) -> None:
        """Do what is due in a tournament."""
        due = self.what_is_due(live)
        if due == "start":
            await self._start(live)
            await self.pair(live)
        elif due == "pair":
            await self.pair(live)
        elif due == "open":
            await self.open_round(live)
        elif due == "close":
            await self._close_late(live)
        elif due == "finish":
            async with live.lock:
                await live.commit(lambda: ev.Finished() if live.state.status == "running" else None)
        elif due == "call_off":
            async with live.lock:
                await live.commit(lambda: ev.CalledOff() if live.state.status == "announced" else None)
        elif live.state.status == "running" and (one := live.state.current) is not None and one.opened_at is not None:
            await self._look_after(live, one)

    async def _look_after(self, live: LiveTournament, one: Round) -> None:
        """Begin tables whose time to come is over; write results that nobody heard of."""
        await self.begin_tables(live)
        for table in one.tables:
            if table.result is None:
                found = await self.rounds.find_opened(live.state, one, table)
                if found is None:
                    await self._record_removed(live, one, table)
                elif found.table.has_ended:
                    await self.record(live, found)

    async def _close_late(self, live: LiveTournament) -> None:
        """End the tables that are not over at the deadline."""
        one = live.state.current
        assert one is not None
        for table in one.tables:
            if table.result is None:
                found = await self.rounds.find_opened(live.state, one, table)
                if found is None:
                    await self._record_removed(live, one, table)
                    continue
                await self.rounds.close(found)
                await self.record(live, found)

    async def _record_removed(self, live: LiveTournament, one: Round, table: RoundTable) -> None:
        """Write the result of a table that is not there any more, so that its round does not wait for it."""

        def make() -> ev.TableEnded | None:
            known = live.state.rounds[one.number - 1].tables[table.number]
            waits = live.state.status == "running" and known.result is None
            return result_of_removed(one, table, self.clock.now()) if waits else None

        async with live.lock:
            await live.commit(make)

    async def _quietly(self, live: LiveTournament, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that is done again at the next tick if it fails."""
        try:
            await work()
        except (Refusal, StorageUnavailable) as error:
            log.warning("tournament %s: something waits for the next tick: %s", live.state.id, error)
