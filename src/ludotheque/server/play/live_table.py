"""A table in play: take one command at a time, commit what it becomes, apply it, broadcast it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import Struct, structs

from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.play import assistance, broadcast, rematch, welcome
from ludotheque.server.play.room import Room
from ludotheque.server.play.services import TableServices
from ludotheque.server.play.table_lock import TableLock
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow, Index, events_since
from ludotheque.server.storage.tables import set_listed
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.cast import unshown
from ludotheque.server.tables.clock import has_rested, time_left, timed
from ludotheque.server.tables.commands.challenge import challenge, require_free_chair
from ludotheque.server.tables.commands.dispatch import decide
from ludotheque.server.tables.commands.move import is_repeated
from ludotheque.server.tables.commands.outcome import Outcome
from ludotheque.server.tables.commands.permissions import require_host
from ludotheque.server.tables.commands.plan import suited
from ludotheque.server.tables.commands.seating import robot
from ludotheque.server.tables.commands.start import begin, require_ready
from ludotheque.server.tables.listing import listing_after
from ludotheque.server.tables.reducers.apply import apply_or_pause
from ludotheque.server.tables.reducers.play import preparing
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now
from ludotheque.server.views.progress import describe_progress

MAX_TRIES = 5  # when other nodes write the same table at the same time
Tell = Callable[[protocol.Done | Exception | None], None]  # None: another node was faster, so decide it again


@dataclass(slots=True)
class PendingMove:
    """A bot or a stand-in that thinks about the table as it stands."""

    state: State | None
    task: asyncio.Task[None]


class Draft(Struct, frozen=True, gc=False):
    """An event that is to be written: the state after it, its row, and what is written with it."""

    seq: int
    at: int
    event: ev.AnyEvent
    state: State | None
    row: EventRow
    listing: Index | None


class LiveTable:
    """The one place where a table of this node changes; whoever changes it holds its lock."""

    def __init__(self, services: TableServices[LiveTable], table_id: str, seed: bytes) -> None:
        self.services = services
        self.table = TableState(table_id)
        self.seed = seed
        self.lock = TableLock()
        self.room = Room(services.clock)
        self.used = time.monotonic()  # when somebody last asked for it
        self.uncertain = False  # a write was not answered: read the disk first
        self.pending: PendingMove | None = None
        self.progress: tuple[int, dict[str, str]] = (-1, {})  # in words, after that event

    # -- what people want --------------------------------------------------------------------

    async def handle(self, who: Person, command: protocol.TableCommand) -> protocol.AnyMessage:
        """Carry a command out and answer it; Refusal if it cannot be."""
        if isinstance(command, protocol.Sit):
            await welcome.require_welcome(self.services.store, self.table, who)
        elif isinstance(command, protocol.Start):
            await self._follow_host(who)
        if self.table.duplicate is None:
            return await self.execute(who, command)
        async with self.services.groups.guard(self, who, command):
            if isinstance(command, protocol.Start):
                await self.services.groups.start(self, who)
                return self._done(command)
            answer = await self.execute(who, command)
            if isinstance(command, protocol.ShowNonce):
                await self.services.groups.begin(self, late=False)
            return answer

    async def begin_late(self) -> None:
        """Begin the game without the nonces that were not shown in time."""
        if self.table.duplicate is not None:
            await self.services.groups.begin(self, late=True)
            return
        async with self.lock:
            await self.sync_when_uncertain()
            await self.prepare()
            if self.table.is_sealed:
                await self.commit(self._begin)

    def _begin(self) -> Outcome:
        return begin(self.table, self.seed, self.services.version)

    async def execute(self, who: Person, command: protocol.TableCommand) -> protocol.AnyMessage:
        """Carry out a command as every table understands it, whether or not it plays in a group."""
        if isinstance(command, protocol.Ask):
            return await assistance.why(self.table, who, command, self.services.slices)
        if isinstance(command, protocol.Aim):
            return assistance.after(self.table, who, command, self.services.rng)
        if isinstance(command, protocol.Hint):
            return await self._hint(who, command)
        if isinstance(command, protocol.Invite):
            return await self._invite(who, command)
        if isinstance(command, protocol.Robot) and command.level == "like-me":
            return await self._seat_like(who, command)
        async with self.lock:
            await self.sync_when_uncertain()
            await self.prepare()
            if isinstance(command, protocol.Rematch):
                return await self._rematch(who, command)
            if not self._is_done(who, command):
                try:
                    await self.commit(lambda: self._decide(who, command))
                except Refusal:
                    if not self._is_done(who, command):  # another node took the same move meanwhile
                        raise
            if isinstance(command, protocol.ShowNonce) and self.table.duplicate is None and not unshown(self.table):
                await self.commit(self._begin)
            return self._done(command)

    def is_free(self, command: protocol.Move) -> bool:
        """May this move be made at once: does nothing have to be waited for but the disk?"""
        table = self.table
        waits = self.uncertain or table.duplicate is not None or table.status != "playing"
        return not waits and self.lock.is_free() and not is_repeated(table, command)

    def move_at_once(self, who: Person, command: protocol.Move, tell: Tell) -> None:
        """Decide a move where ``is_free``, and ``tell`` how it ended.

        It does what ``handle`` does, without a task that waits for the disk.
        """
        self.lock.take_now()
        try:
            draft = self._draft(decide(self.table, self.seed, who, command, self.services.version))
            self.services.store.append_and_tell(draft.row, draft.listing, partial(self._end_move, draft, command, tell))
        except BaseException:
            self.lock.release()
            raise

    def _end_move(self, draft: Draft, command: protocol.Move, tell: Tell, written: bool | StorageUnavailable) -> None:
        """Apply the move that is on disk, and say so."""
        answer: protocol.Done | Exception | None = None
        try:
            if written is True:
                self.apply_committed(draft.seq, draft.at, draft.event, draft.state)
                answer = self._done(command)
            elif isinstance(written, StorageUnavailable):
                self.uncertain = True
                answer = Refusal("later")
        except Exception as error:  # told to whoever waits for the answer
            answer = error
        finally:
            self.lock.release()
        tell(answer)

    def _done(self, command: protocol.TableCommand) -> protocol.Done:
        return protocol.Done(table=self.table.id, seq=self.table.seq, id=command.id)

    def _is_done(self, who: Person, command: protocol.TableCommand) -> bool:
        """Answer a repeated move again instead of playing it again, to its own person only."""
        if not isinstance(command, protocol.Move) or not is_repeated(self.table, command):
            return False
        if self.table.chairs[command.seat].person != who.id:
            raise Refusal("not_seated")
        return True

    def _decide(self, who: Person, command: protocol.TableCommand) -> Outcome:
        if isinstance(command, protocol.Change):
            command = structs.replace(command, plan=suited(command.plan, self.services.children))
        return decide(self.table, self.seed, who, command, self.services.version)

    async def _hint(self, who: Person, command: protocol.Hint) -> protocol.Coached:
        """Ask the coach; from the first hint on the game does not count for ratings."""
        assistance.require_hints(self.table, who, command.seat)
        async with self.lock:
            assistance.require_own_turn(self.table, who, command.seat)  # it may be over since the question came in
            if not self.table.hinted:
                await self.write(ev.HintGiven(command.seat))
        step = len(self.table.steps)
        found = await self.services.bots.compare(self.table, command.seat)
        return assistance.coached(self.table, command, step, found)

    async def _invite(self, who: Person, command: protocol.Invite) -> protocol.Done:
        """Tell the bot at the table where it waits; it comes by itself."""
        require_free_chair(self.table, who, command)
        waiting = await self.services.find_bot(command.bot, self.table.plan.game)
        async with waiting.lock:
            await waiting.commit(lambda: Outcome(challenge(waiting.table, self.table, command)))
        return self._done(command)

    async def _seat_like(self, who: Person, command: protocol.Robot) -> protocol.Done:
        """Seat a bot whose level is the one nearest to the host's rating."""
        require_host(self.table, who)
        level = await self.services.like(self.table.plan.game, who.id)
        async with self.lock:
            await self.sync_when_uncertain()
            await self.commit(lambda: Outcome(robot(self.table, self.seed, who, command, level)))
        return self._done(command)

    async def _follow_host(self, who: Person) -> None:
        """Before the start, find anew the level of the bots that are like the host; from then on it is fixed.

        Not before a start that is refused: every rated game is gone through, and a refusal costs nothing. Of tables
        with one deal another may not be ready; there the level stays as it was when the bot sat down.
        """
        like = [seat for seat, chair in enumerate(self.table.chairs) if chair.like]
        if not like or self.table.duplicate is not None:
            return
        require_ready(self.table, who)
        level = await self.services.like(self.table.plan.game, who.id)
        async with self.lock:
            for seat in like:
                chair = self.table.chairs[seat]
                if chair.like and chair.robot != level:
                    await self.write(ev.BotSeated(seat, level, chair.nonce, like=True))

    async def _rematch(self, who: Person, command: protocol.Rematch) -> protocol.Done:
        """Open a new table with the same chairs; asking twice leads to the same one."""
        rematch.require_rematch(self.table, who)
        if self.table.rematch is None:
            other = await self.services.open_table(who, self.table.plan)
            apart = await welcome.kept_apart(self.services.store, who.id)
            await other.write_all(rematch.seating_events(other.table, other.seed, self.table, apart))
            await self.write(ev.RematchOpened(other.table.id, self.table.seats_of(who.id)[0]))
        return protocol.Done(table=str(self.table.rematch), seq=self.table.seq, id=command.id)

    # -- what people see ---------------------------------------------------------------------

    def view(self, person: str) -> protocol.TableView:
        """Show the table as the person sees it now."""
        return broadcast.view(self.room, self.table, person)

    def time_left(self, seat: int) -> int | None:
        """Return the milliseconds that the seat still has for its decision, None when no clock runs for it."""
        return time_left(self.table, seat, self.services.clock.now())

    def has_rested(self) -> bool:
        """Has the table waited for somebody to come, with a time that had run out?"""
        by_post = isinstance(self.table.plan.pace, protocol.Post) or self.table.tournament is not None
        return not by_post and has_rested(self.table, self.services.clock.now())

    def is_attended(self) -> bool:
        """May stand-ins play here: is one of the people at the table here, or is it by post or in a tournament?"""
        waits_for_nobody = isinstance(self.table.plan.pace, protocol.Post) or self.table.tournament is not None
        return waits_for_nobody or bool(self.room.present(self.table))

    def describe_progress(self) -> dict[str, str]:
        """Say how far the game has got; put into words once after each event, because lists ask for many tables."""
        if self.progress[0] != self.table.seq:
            self.progress = (self.table.seq, describe_progress(self.table))
        return self.progress[1]

    # -- what is written ---------------------------------------------------------------------

    async def write(self, event: ev.AnyEvent) -> None:
        """Commit an event that is right whatever other nodes have written meanwhile."""
        await self.commit(lambda: Outcome(event))

    async def write_all(self, events: Iterable[ev.AnyEvent]) -> None:
        """Commit events in order; each is applied before the next is made."""
        async with self.lock:
            for event in events:
                await self.write(event)

    async def commit(self, make: Callable[[], Outcome]) -> None:
        """Write the event that ``make`` gives, then apply it; if another node was faster, catch up and try again."""
        for _ in range(MAX_TRIES):
            draft = self._draft(make())
            try:
                written = await self.services.store.append(draft.row, draft.listing)
            except StorageUnavailable:
                self.uncertain = True
                raise Refusal("later") from None
            if written:
                self.apply_committed(draft.seq, draft.at, draft.event, draft.state)
                return
            await self.catch_up()
        raise Refusal("conflict")

    def _draft(self, made: Outcome) -> Draft:
        """Make the row of an event, and what lists say after it."""
        table = self.table
        seq, at = table.seq + 1, now()
        event = timed(table, made.event, self.services.clock.now())
        row = EventRow(table.id, seq, at, ev.encode(event).decode())
        listed = listing_after(table, event, made.state)
        index = None if listed is None else partial(set_listed, table=table.id, **structs.asdict(listed))
        return Draft(seq, at, event, made.state, row, index)

    def apply_committed(self, seq: int, at: int, event: ev.AnyEvent, played: State | None, own: bool = True) -> None:
        """Apply what is on disk, broadcast it, and publish it to the followers."""
        table = self.table
        before = table.state
        apply_or_pause(table, seq, at, event, played)
        if table.unplayable:
            broadcast.broadcast_snapshot(self.room, table)
        else:
            broadcast.broadcast_event(self.room, table, event, before)
        self.services.publish(self, event, own)

    # -- what is on disk ---------------------------------------------------------------------

    async def sync_when_uncertain(self) -> None:
        """Read the disk first, after a write without an answer."""
        if self.uncertain:
            await self.catch_up()

    async def sync_to(self, seq: int) -> None:
        """Catch up when another node says that it wrote this event."""
        async with self.lock:
            if self.table.seq < seq:
                await self.catch_up()

    async def take_in(self, seq: int, at: int, data: str) -> None:
        """Apply an event that another node has written; where one is missing before it, read them."""
        async with self.lock:
            if self.table.seq + 1 == seq and not self.uncertain:
                await self._take(seq, at, data, own=False)
            elif self.table.seq < seq:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Read, apply and broadcast what other nodes have written.

        After a write without an answer, what is found is treated as our own, whoever asks for it first: it may be.
        """
        table_id, seq, own = self.table.id, self.table.seq, self.uncertain
        try:
            found = await self.services.store.read(lambda c: events_since(c, table_id, seq))
        except StorageUnavailable:
            self.uncertain = True
            raise Refusal("later") from None
        self.uncertain = False
        for number, at, data in found:
            await self._take(number, at, data, own)

    async def _take(self, seq: int, at: int, data: str, own: bool) -> None:
        event = ev.decode(data)
        if isinstance(event, ev.Started):
            await self.prepare()
        self.apply_committed(seq, at, event, None, own)

    async def prepare(self) -> None:
        """Play again what the table plays on from, before it starts; others come in between."""
        if self.table.status == "lobby":
            await self.services.slices.gather(preparing(self.table))

    async def load(self, rows: list[Any]) -> None:
        """Apply the rows of the disk, without telling anybody."""
        self.table = await self.services.slices.last(_folding(TableState(self.table.id), rows))

    async def reload(self) -> None:
        """Read the table anew when its past was rewritten, and show it to every page."""
        table_id = self.table.id
        await self.load(await self.services.store.read(lambda c: events_since(c, table_id, -1)))
        broadcast.broadcast_snapshot(self.room, self.table)


def _folding(table: TableState, rows: list[Any]) -> Iterator[TableState]:
    """Yield the table after each event of the disk."""
    yield table
    for seq, at, data in rows:
        event = ev.decode(data)
        if isinstance(event, ev.Started):
            yield from (table for _ in preparing(table))
        apply_or_pause(table, seq, at, event)
        yield table
