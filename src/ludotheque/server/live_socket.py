"""The WebSocket at /ws: nothing between the page and the table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from ludotheque._version import __version__
from ludotheque.server import duplicates, shelfmarks, visiting, wire
from ludotheque.server.asking import own_origin, person_of
from ludotheque.server.database import StoreDown
from ludotheque.server.gate import address_of
from ludotheque.server.house import House
from ludotheque.server.limits import allowance
from ludotheque.server.line import NAME, Line
from ludotheque.server.live import LiveTable
from ludotheque.server.refusal import Refusal
from ludotheque.server.socket import Socket
from ludotheque.server.who import Who

log = logging.getLogger("ludotheque.socket")
MOST_BYTES = 8_192
MOST_WATCHED = 8
MOST_UNANSWERED = 32  # messages; then nothing more is read until they are answered


class Conversation:
    """One open page and the tables it watches."""

    def __init__(self, house: House, socket: Socket, line: Line) -> None:
        self.house = house
        self.socket = socket
        self.line = line
        self.watched: dict[str, LiveTable] = {}
        self.unanswered: deque[bytes] = deque()
        self.answering: asyncio.Task[None] | None = None

    def heard(self, text: bytes) -> None:
        """A message came in; they are answered one after the other."""
        self.unanswered.append(text)
        if self.answering is None:
            self.answering = self.line.loop.create_task(self.answer())
        elif len(self.unanswered) == MOST_UNANSWERED:
            self.line.transport.pause_reading()

    async def answer(self) -> None:
        """Answer everything that waits."""
        try:
            while self.unanswered:
                await self.hear(self.unanswered.popleft())
                if len(self.unanswered) == MOST_UNANSWERED - 1 and not self.line.transport.is_closing():
                    self.line.transport.resume_reading()
        except Exception:  # a fault of ours: the page comes back by itself and sees the present
            log.exception("a message could not be answered")
            self.line.hang_up(1011, "a fault of the house")
        finally:
            self.answering = None

    async def hear(self, text: bytes) -> None:
        """Answer one message; whatever it is, the table is unharmed."""
        command: wire.AnyCommand | None = None
        try:
            command = self.read(text)
            answer = await self.carry_out(command)
        except (Refusal, StoreDown) as found:
            refusal = found if isinstance(found, Refusal) else Refusal("later")
            table = command.table if command is not None else ""
            self.socket.say(refusal.message(table, command.id if command is not None else None))
            return
        if answer is not None:
            self.socket.say(answer)

    def read(self, text: bytes) -> wire.AnyCommand:
        if len(text) > MOST_BYTES:
            raise Refusal("too_big")
        try:
            command: wire.AnyCommand = wire.decode_command(text)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError) as error:
            raise Refusal("malformed", f"The message could not be read: {error}") from None
        return command

    async def carry_out(self, command: wire.AnyCommand) -> wire.AnyMessage | None:
        who = self.socket.who
        if who.id in self.house.visitors.gone:
            raise Refusal("not_signed_in")
        self.house.limits.take(who.id, allowance(command))
        live = self.watched.get(command.table) or await self.house.tables.find(command.table)
        if isinstance(command, wire.Watch):
            await self.watch(live, command)
            return None
        return await live.command(who, command)

    async def watch(self, live: LiveTable, command: wire.Watch) -> None:
        table, person = live.ledger.id, self.socket.who.id
        await duplicates.admit(self.house, live, self.socket.who)
        if table not in self.watched and len(self.watched) >= MOST_WATCHED:
            raise Refusal("too_fast", f"One page may watch at most {MOST_WATCHED} tables.")
        self.socket.words = command.words
        seen = await self.house.store.read(lambda c: shelfmarks.last_seen(c, table, person))
        await visiting.come_in(live, self.socket, seen)
        self.watched[table] = live  # not before: a table that nobody watches may leave the memory

    async def leave(self) -> None:
        """Remember what was seen, and go."""
        for table, live in self.watched.items():
            visiting.go(live, self.socket)
            if self.socket.who.id not in self.house.visitors.gone and live.ledger.seats_of(self.socket.who.id):
                seq = live.ledger.seq
                person = self.socket.who.id
                await self.house.write_quietly(partial(shelfmarks.mark_seen, table=table, person=person, seq=seq))


def make_socket_app(house: House) -> Any:
    """The ASGI application of /ws."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        if scope["path"] != "/ws":
            await send({"type": "websocket.close", "code": 4404, "reason": "the socket is at /ws"})
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not own_origin(house, headers.get("origin"), headers.get("host", "")):
            await send({"type": "websocket.close", "code": 4403, "reason": "this page is of another site"})
            return
        try:
            who = await _who(house, headers)
        except (StoreDown, Refusal):
            await send({"type": "websocket.close", "code": 1013, "reason": "later"})
            return
        if who is None:
            await send({"type": "websocket.close", "code": 4401, "reason": "say your name first"})
            return
        line, address = scope["extensions"][NAME]["line"], address_of(scope)
        if not house.callers.let_in(line, who.id, address):
            await send({"type": "websocket.close", "code": 4429, "reason": "too many pages"})
            return
        try:
            await send({"type": "websocket.accept"})
            await _converse(house, who, line, receive)
        finally:
            house.callers.let_out(line, who.id, address)

    return app


async def _who(house: House, headers: dict[str, str]) -> Who | None:
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    plain = {name: morsel.value for name, morsel in cookies.items()}
    return await person_of(house, plain, headers.get("authorization", ""))


async def _converse(house: House, who: Who, line: Line, receive: Any) -> None:
    """From here on the line gives every message to the conversation; ASGI only tells of the end."""
    talk = Conversation(house, Socket(who, line), line)
    house.sockets += 1
    talk.socket.say(wire.Welcome(person=who.id, name=who.name, version=__version__))
    line.listener = talk
    try:
        while (await receive())["type"] == "websocket.receive":
            pass  # binary or not, a message that came before the line was ours is not a command
    finally:
        house.sockets -= 1
        line.listener = None
        if talk.answering is not None:
            await asyncio.wait([talk.answering])
        await talk.leave()
