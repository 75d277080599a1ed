"""A table in play: takes commands one at a time, writes each to disk, then tells everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.state import State
from ludotheque.server import commands, duplicates, folding, questions, telling, wire
from ludotheque.server import events as ev
from ludotheque.server.batch import Row
from ludotheque.server.clock import with_bank
from ludotheque.server.database import StoreDown
from ludotheque.server.indexing import index
from ludotheque.server.ledger import Ledger
from ludotheque.server.outcome import Outcome
from ludotheque.server.refusal import Refusal
from ludotheque.server.rematch import rematch
from ludotheque.server.room import Room
from ludotheque.server.shelfmarks import events_since, now
from ludotheque.server.stand_ins import Thought
from ludotheque.server.whereabouts import whereabouts
from ludotheque.server.who import Who

if TYPE_CHECKING:
    from ludotheque.server.house import House

TRIES = 5  # when other nodes write the same table at the same time


class LiveTable:
    """The one place where a table of this node changes; whoever changes it holds its lock."""

    def __init__(self, house: House, table: str, seed: bytes) -> None:
        self.house = house
        self.ledger = Ledger(table)
        self.seed = seed
        self.lock = asyncio.Lock()
        self.room = Room()
        self.used = time.monotonic()  # when somebody last asked for it
        self.unsure = False  # a write was not answered: look at the disk first
        self.thought: Thought | None = None  # of the bot or stand-in that was asked last
        self.where: tuple[int, dict[str, str]] = (-1, {})  # after that event

    # -- what people want --------------------------------------------------------------------

    async def command(self, who: Who, command: wire.TableCommand) -> wire.AnyMessage:
        """Carry a command out and answer it; Refusal if it cannot be."""
        if self.ledger.duplicate is not None:
            done = await duplicates.command(self.house, self, who, command)
            if done is not None:
                return done
        return await self.do(who, command)

    async def do(self, who: Who, command: wire.TableCommand) -> wire.AnyMessage:
        """The command, as every table understands it."""
        if isinstance(command, wire.Ask):
            return questions.why(self, who, command)
        if isinstance(command, wire.Aim):
            return questions.after(self, who, command)
        if isinstance(command, wire.Hint):
            return await questions.hint(self, who, command)
        async with self.lock:
            await self.look_when_unsure()
            if isinstance(command, wire.Rematch):
                return await rematch(self, who, command)
            if not self._done_before(who, command):
                try:
                    await self.carry_out(lambda: self._outcome(who, command))
                except Refusal:
                    if not self._done_before(who, command):  # another node took the same move meanwhile
                        raise
            return wire.Done(table=self.ledger.id, seq=self.ledger.seq, id=command.id)

    def _done_before(self, who: Who, command: wire.TableCommand) -> bool:
        """A move that was made already is answered again and not played again, to its own person only."""
        if not isinstance(command, wire.Move) or not commands.already_done(self.ledger, command):
            return False
        if self.ledger.places[command.seat].person != who.id:
            raise Refusal("not_seated")
        return True

    def _outcome(self, who: Who, command: wire.TableCommand) -> Outcome:
        return commands.outcome(self.ledger, self.seed, who, command, self.house.rules)

    # -- what people see ---------------------------------------------------------------------

    def view(self, person: str) -> wire.TableView:
        """The table as the person sees it now."""
        return telling.view(self.room, self.ledger, person)

    def whereabouts(self) -> dict[str, str]:
        """How far the game has got; put into words once after each event, for lists ask for many tables."""
        if self.where[0] != self.ledger.seq:
            self.where = (self.ledger.seq, whereabouts(self.ledger))
        return self.where[1]

    # -- what is written ---------------------------------------------------------------------

    async def write(self, event: ev.AnyEvent) -> None:
        """Write an event that is right whatever other nodes have written meanwhile."""
        await self.carry_out(lambda: Outcome(event))

    async def carry_out(self, make: Callable[[], Outcome]) -> None:
        """Write the event that make() gives; if another node was faster, look again and retry."""
        for _ in range(TRIES):
            made, seq, at = make(), self.ledger.seq + 1, now()
            event = made.event
            if isinstance(event, ev.Moved):
                event = with_bank(self.ledger, event, at)
            row = Row(self.ledger.id, seq, at, ev.encode(event).decode())
            try:
                written = await self.house.store.append(row)
            except StoreDown:
                self.unsure = True
                raise Refusal("later") from None
            if written:
                await self._take_in(seq, at, event, made.state)
                return
            await self.catch_up()
        raise Refusal("conflict")

    async def look_when_unsure(self) -> None:
        """What is found after a write that was not answered may be ours, and is followed up as if it were."""
        if self.unsure:
            await self.catch_up(own=True)

    async def catch_up(self, own: bool = False) -> None:
        """Read and tell what other nodes have written."""
        table, seq = self.ledger.id, self.ledger.seq
        try:
            found = await self.house.store.read(lambda c: events_since(c, table, seq))
        except StoreDown:
            self.unsure = True
            raise Refusal("later") from None
        self.unsure = False
        for number, at, data in found:
            await self._take_in(number, at, ev.decode(data), None, own)

    async def look(self, seq: int) -> None:
        """Another node says that it wrote this step."""
        async with self.lock:
            if self.ledger.seq < seq:
                await self.catch_up()

    async def _take_in(self, seq: int, at: int, event: ev.AnyEvent, played: State | None, own: bool = True) -> None:
        """What is on disk becomes the table, and is told; ``own``: this node wrote it, and does what follows."""
        before = self.ledger.state
        folding.take(self.ledger, seq, at, event, played)
        if self.ledger.unplayable:
            telling.show_again(self.room, self.ledger)
        else:
            telling.tell(self.room, self.ledger, event, before)
        if own:
            await index(self.house, self.ledger, event)
        self.house.moved(self, event, own)

    def load(self, rows: list[Any]) -> None:
        """Take in what is on disk, without a word."""
        for seq, at, data in rows:
            folding.take(self.ledger, seq, at, ev.decode(data))
