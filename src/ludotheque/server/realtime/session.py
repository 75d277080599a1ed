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
from ludotheque.server.storage.engine import StorageUnavailable

log = logging.getLogger("ludotheque.realtime")
MAX_BYTES = 8_192
MAX_WATCHED = 8
MESSAGE_COST = 0.5  # milliseconds of any message, also of one that cannot be read
READING = (protocol.Watch, protocol.Ask, protocol.Aim)  # what a token may say that only reads
MOVE = b'"move"'  # in the text of every move
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
        self.is_moving = False  # a move is on its way to the disk without a task
        self.moved: asyncio.Future[None] | None = None  # told when it is there, if the page ends meanwhile

    def on_message(self, text: bytes) -> None:
        """Take a message in; they are answered one after the other."""
        is_idle = self.answering is None and not self.is_moving
        if is_idle and MOVE in text and self._move_at_once(text):
            return
        self.unanswered.append(text)
        if is_idle:
            self._go_on()
        elif len(self.unanswered) == MAX_UNANSWERED:
            self.line.fill(True)

    def _go_on(self) -> None:
        self.answering = self.line.loop.create_task(self._answer_all())

    def _move_at_once(self, text: bytes) -> bool:
        """Make a move at a table that waits for nothing else; False: the message takes the usual way."""
        began = time.perf_counter()
        try:
            command = _read(text)
        except Refusal:
            return False
        if not isinstance(command, protocol.Move):
            return False
        live = self.watched.get(command.table)
        if live is None or not live.is_free(command):
            return False
        if not self.node.rate_limits.spend_at_once(self.address, MESSAGE_COST):
            return False
        try:
            self._permit(command)
            self.node.house.admit(live, self.who, command)
            live.move_at_once(self.who, command, partial(self._tell_moved, text, command, began))
        except Refusal as refusal:
            self._refuse(refusal, command)
        except Exception as error:
            self._fail(error)
        else:
            self.is_moving = True
        return True

    def _tell_moved(
        self, text: bytes, command: protocol.Move, began: float, answer: protocol.Done | Exception | None
    ) -> None:
        """Answer a move, and go on with what came meanwhile."""
        if isinstance(answer, protocol.Done):
            self._tell(command, answer, began)
        elif isinstance(answer, Refusal):
            self._refuse(answer, command)
        elif answer is None:  # another node was faster
            self.unanswered.appendleft(text)
        else:
            self._fail(answer)
        self.is_moving = False
        moved, self.moved = self.moved, None
        if moved is not None:
            moved.set_result(None)
        if self.unanswered:
            self._go_on()

    async def _answer_all(self) -> None:
        try:
            while self.unanswered:
                await self.answer(self.unanswered.popleft())
                if len(self.unanswered) == MAX_UNANSWERED - 1:
                    self.line.fill(False)
        except Exception as error:
            self._fail(error)
        finally:
            self.answering = None

    def _fail(self, error: Exception) -> None:
        """Close after a fault of ours: the page comes back by itself and sees the present."""
        log.error("a message could not be answered", exc_info=error)
        self.line.close_with(1011, "a fault of the house")

    async def answer(self, text: bytes) -> None:
        """Answer one message; whatever it is, the table is unharmed."""
        command: protocol.AnyCommand | None = None
        began = time.perf_counter()
        try:
            await self.node.rate_limits.spend(self.address, MESSAGE_COST)
            command = _read(text)
            answer = await self._execute(command)
        except (Refusal, StorageUnavailable) as found:
            self._refuse(found if isinstance(found, Refusal) else Refusal("later"), command)
            return
        self._tell(command, answer, began)

    def _refuse(self, refusal: Refusal, command: protocol.AnyCommand | None) -> None:
        self.node.metrics.refusals.add(refusal.code)
        table_id = command.table if command is not None else ""
        self.connection.send(protocol.refused(refusal, table_id, command.id if command is not None else None))

    def _tell(self, command: protocol.AnyCommand, answer: protocol.AnyMessage | None, began: float) -> None:
        if answer is not None:
            self.connection.send(answer)
        if isinstance(command, protocol.Move):
            self.node.metrics.move_seconds.observe(time.perf_counter() - began)

    def _permit(self, command: protocol.AnyCommand) -> None:
        """Refuse what this person may not say, or says too often."""
        if self.who.id in self.node.sessions.deleted:
            raise Refusal("not_signed_in")
        if self.who.scope == "read" and not isinstance(command, READING):
            raise Refusal("token_scope")
        self.node.rate_limits.take(self.who.id, limit_of(command))

    async def _execute(self, command: protocol.AnyCommand) -> protocol.AnyMessage | None:
        self._permit(command)
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
        seen, avoided = await presence.read_past(self.node.store, table_id, person)
        self.connection.muted = avoided.muted
        await presence.enter(live, self.connection, seen)
        if live.table.seats_of(person) and self.who.scope != "read":  # else its person has not seen it
            self.node.notifier.withdraw(person, table_id)
        self.watched[table_id] = live  # not before: a table that nobody watches may leave the memory

    async def end(self) -> None:
        """Finish the answer under way, remember what was seen, and leave all tables."""
        await self.rest()
        for table_id, live in self.watched.items():
            presence.leave(live, self.connection)
            is_gone = self.who.id in self.node.sessions.deleted or self.who.scope == "read"
            if not is_gone and live.table.seats_of(self.who.id):
                await self.node.last_seen.mark(table_id, self.who.id, live.table.seq)

    async def rest(self) -> None:
        """Wait until everything that the page said is answered."""
        while self.is_moving or self.answering is not None:
            if self.is_moving:
                self.moved = self.moved or self.line.loop.create_future()
            await asyncio.wait([one for one in (self.moved, self.answering) if one is not None])


def _read(text: bytes) -> protocol.AnyCommand:
    if len(text) > MAX_BYTES:
        raise Refusal("too_big")
    try:
        command: protocol.AnyCommand = protocol.decode_command(text)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", f"The message could not be read: {error}") from None
    return command
