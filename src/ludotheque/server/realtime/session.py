"""One open page and the tables it watches: read its messages one after the other, and answer them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from functools import partial

import msgspec

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import cost_of, limit_of
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.realtime.websocket import FastWebSocket
from ludotheque.server.storage import company as stored_company
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.engine import StorageUnavailable

log = logging.getLogger("ludotheque.realtime")
MAX_BYTES = 8_192
MAX_WATCHED = 8
MESSAGE_COST = 0.5  # milliseconds of any message, also of one that cannot be read
READING = (protocol.Watch, protocol.Ask, protocol.Aim)  # what a token may say that only reads
MAX_UNANSWERED = 32  # messages; then nothing more is read until they are answered


class ClientSession:
    """From the welcome until the page is closed."""

    def __init__(self, node: Node, who: Person, line: FastWebSocket, address: str) -> None:
        self.node = node
        self.who = who
        self.address = address
        self.line = line
        self.connection = Connection(who, line)
        self.watched: dict[str, LiveTable] = {}
        self.unanswered: deque[bytes] = deque()
        self.answering: asyncio.Task[None] | None = None

    def on_message(self, text: bytes) -> None:
        """Take a message in; they are answered one after the other."""
        self.unanswered.append(text)
        if self.answering is None:
            self.answering = self.line.loop.create_task(self._answer_all())
        elif len(self.unanswered) == MAX_UNANSWERED:
            self.line.transport.pause_reading()

    async def _answer_all(self) -> None:
        try:
            while self.unanswered:
                await self.answer(self.unanswered.popleft())
                if len(self.unanswered) == MAX_UNANSWERED - 1 and not self.line.transport.is_closing():
                    self.line.transport.resume_reading()
        except Exception:  # a fault of ours: the page comes back by itself and sees the present
            log.exception("a message could not be answered")
            self.line.close_with(1011, "a fault of the house")
        finally:
            self.answering = None

    async def answer(self, text: bytes) -> None:
        """Answer one message; whatever it is, the table is unharmed."""
        command: protocol.AnyCommand | None = None
        began = time.perf_counter()
        try:
            await self.node.rate_limits.spend(self.address, MESSAGE_COST)
            command = _read(text)
            answer = await self._execute(command)
        except (Refusal, StorageUnavailable) as found:
            refusal = found if isinstance(found, Refusal) else Refusal("later")
            self.node.metrics.refusals.add(refusal.code)
            table_id = command.table if command is not None else ""
            self.connection.send(protocol.refused(refusal, table_id, command.id if command is not None else None))
            return
        if answer is not None:
            self.connection.send(answer)
        if isinstance(command, protocol.Move):
            self.node.metrics.move_seconds.observe(time.perf_counter() - began)

    async def _execute(self, command: protocol.AnyCommand) -> protocol.AnyMessage | None:
        if self.who.id in self.node.sessions.deleted:
            raise Refusal("not_signed_in")
        if self.who.scope == "read" and not isinstance(command, READING):
            raise Refusal("token_scope")
        self.node.rate_limits.take(self.who.id, limit_of(command))
        if cost := cost_of(command):
            await self.node.rate_limits.spend(self.address, cost)
        live = self.watched.get(command.table) or await self.node.tables.find(command.table)
        if isinstance(command, protocol.Watch):
            await self._watch(live, command)
            return None
        self.node.house.admit(live, self.who, command)
        return await live.handle(self.who, command)

    async def _watch(self, live: LiveTable, command: protocol.Watch) -> None:
        table_id, person = live.table.id, self.who.id
        await self.node.policy.admit(live, self.who)
        if table_id not in self.watched and len(self.watched) >= MAX_WATCHED:
            raise Refusal("too_fast", f"One page may watch at most {MAX_WATCHED} tables.")
        self.connection.words = command.words
        seen, avoided = await self.node.store.read(
            lambda c: (stored_tables.last_seen(c, table_id, person), stored_company.avoided(c, person))
        )
        self.connection.muted = avoided.muted
        await presence.enter(live, self.connection, seen)
        if live.table.seats_of(person):
            self.node.notifier.withdraw(person, table_id)
        self.watched[table_id] = live  # not before: a table that nobody watches may leave the memory

    async def end(self) -> None:
        """Finish the answer under way, remember what was seen, and leave all tables."""
        if self.answering is not None:
            await asyncio.wait([self.answering])
        for table_id, live in self.watched.items():
            presence.leave(live, self.connection)
            if self.who.id not in self.node.sessions.deleted and live.table.seats_of(self.who.id):
                seen = partial(stored_tables.mark_seen, table=table_id, person=self.who.id, seq=live.table.seq)
                await self.node.store.write_index(seen)


def _read(text: bytes) -> protocol.AnyCommand:
    if len(text) > MAX_BYTES:
        raise Refusal("too_big")
    try:
        command: protocol.AnyCommand = protocol.decode_command(text)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", f"The message could not be read: {error}") from None
    return command
