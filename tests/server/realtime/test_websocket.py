"""Frames as the network may cut and join them: whatever arrives how, the commands are the same."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from ludotheque.server.realtime.websocket import FastWebSocket
from server.houses import PATIENCE, Guest

TEXT, CONTINUED, PING, PONG, CLOSE = 0x1, 0x0, 0x9, 0xA, 0x8


def frame(data: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """A masked frame, as a page sends it."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    return bytes([(0x80 if final else 0) | opcode]) + size + mask + masked


def command(table: str, number: int, padding: int = 0) -> bytes:
    """A question whose answer says its number: every command is refused, being no seat's."""
    return json.dumps({"do": "ready", "table": table, "seat": 0, "ready": True, "id": number}).encode() + b" " * padding


class Wire:
    """A socket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.02)  # each piece in a packet of its own

    async def next(self) -> tuple[int, bytes]:
        head = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        size = head[1]
        if size == 126:
            size = struct.unpack("!H", await self.reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await self.reader.readexactly(8))[0]
        return head[0] & 0x0F, await self.reader.readexactly(size)

    async def answers(self, count: int) -> list[Any]:
        """The numbers of the next refusals."""
        found: list[Any] = []
        while len(found) < count:
            opcode, data = await self.next()
            assert opcode == TEXT, data
            told = json.loads(data)
            if told["is"] == "refused":
                found.append(told["id"])
        return found


async def opened(guest: Guest) -> Wire:
    reader, writer = await asyncio.open_connection("127.0.0.1", guest.house.port)
    key = base64.b64encode(os.urandom(16)).decode()
    words = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{guest.house.port}", "Upgrade: websocket", "Connection: Upgrade"]
    words += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {guest.cookie()['cookie']}"]
    writer.write(("\r\n".join(words) + "\r\n\r\n").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    wire = Wire(reader, writer)
    assert json.loads((await wire.next())[1])["is"] == "welcome"
    return wire


async def a_wire(house: Any) -> tuple[Wire, str]:
    guest = await Guest(house, "Léa").come_in()
    table = (await guest.open("lemans", 2))["id"]
    return await opened(guest), table


def test_cut_and_joined_frames_are_the_same_commands(house: Any) -> None:
    async def scene() -> None:
        wire, table = await a_wire(house)
        one, two, three = (frame(command(table, number)) for number in (1, 2, 3))
        await wire.send(one)
        assert await wire.answers(1) == [1]
        await wire.send(one[:1], one[1:4], one[4:-1], one[-1:])
        assert await wire.answers(1) == [1]
        await wire.send(one + two + three[:2], three[2:] + one)
        assert await wire.answers(4) == [1, 2, 3, 1]
        await wire.send(frame(command(table, 4, padding=400)), two)
        assert await wire.answers(2) == [4, 2]

    asyncio.run(scene())


def test_a_message_in_parts_with_a_ping_between(house: Any) -> None:
    async def scene() -> None:
        wire, table = await a_wire(house)
        text = command(table, 7)
        await wire.send(frame(text[:10], final=False), frame(b"here?", PING))
        assert await wire.next() == (PONG, b"here?")
        await wire.send(frame(text[10:], CONTINUED))
        assert await wire.answers(1) == [7]

    asyncio.run(scene())


@pytest.mark.parametrize("bad", ["a text within another", "unmasked", "reserved bits"])
def test_what_is_no_frame_ends_the_line(house: Any, bad: str) -> None:
    async def scene() -> None:
        wire, table = await a_wire(house)
        text = command(table, 1)
        pieces = {
            "a text within another": [frame(text[:5], final=False), frame(text)],
            "unmasked": [bytes([0x81, len(text)]) + text],
            "reserved bits": [bytes([0xC1]) + frame(text)[1:]],
        }[bad]
        await wire.send(*pieces)
        opcode, data = await wire.next()
        assert (opcode, struct.unpack("!H", data[:2])[0]) == (CLOSE, 1002)

    asyncio.run(scene())


def test_the_library_tells_when_nothing_is_half_read() -> None:
    """The short way is taken between frames only; if the library changes inside, it is never taken, and this fails."""
    line = FastWebSocket(Config(app=None, ws=FastWebSocket), ServerState(), {}, asyncio.new_event_loop())
    words = ["GET /ws HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    line.conn.receive_data(("\r\n".join([*words, f"Sec-WebSocket-Key: {'A' * 22}=="]) + "\r\n\r\n").encode())
    (request,) = line.conn.events_received()
    line.conn.send_response(line.conn.accept(request))
    told, whole = list[bytes](), frame(b"hi")
    line.on_message = told.append
    line.is_between_frames = line.has_read_all()
    line.data_received(whole)
    assert (told, line.conn.events_received()) == ([b"hi"], [])
    line.conn.receive_data(whole[:3])
    assert not line.has_read_all()
    line.conn.receive_data(whole[3:])
    assert line.has_read_all()
    line.loop.close()


def test_lines_to_which_something_was_said_in_one_turn_are_flushed_by_one_call() -> None:
    """One that fails is cut, and takes none of the others with it."""

    class Wired(FastWebSocket):
        def __init__(self, loop: asyncio.AbstractEventLoop, fails: bool = False) -> None:
            super().__init__(Config(app=None, ws=FastWebSocket), ServerState(), {}, loop)
            self.fails, self.sent, self.aborted = fails, list[bytes](), False
            self.transport = self  # type: ignore[assignment]

        def is_closing(self) -> bool:
            return False

        def write(self, data: bytes) -> None:
            if self.fails:
                raise OSError("broken")
            self.sent.append(data)

        def abort(self) -> None:
            self.aborted = True

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        lines = [Wired(loop), Wired(loop, fails=True), Wired(loop)]
        for text in (b"a", b"b"):
            for line in lines:
                line.send_text(text)
        assert lines[0].outbox.lines == lines
        await asyncio.sleep(0)
        assert [line.sent for line in lines] == [[b"\x81\x01a\x81\x01b"], [], [b"\x81\x01a\x81\x01b"]]
        assert [line.aborted for line in lines] == [False, True, False]
        lines[2].send_text(b"c")
        await asyncio.sleep(0)
        assert lines[2].sent[-1] == b"\x81\x01c"

    asyncio.run(scene())


@pytest.mark.parametrize(("peer", "payer"), [("127.0.0.1", ""), ("10.1.2.3", ""), ("192.0.2.7", "192.0.2.7")])
def test_a_proxy_does_not_pay_for_the_greetings_of_many(peer: str, payer: str) -> None:
    """Else all who come back after a restart would wait for each other before they are heard."""

    class Transport(asyncio.Transport):
        def get_extra_info(self, name: str, default: Any = None) -> Any:
            return (peer, 4000) if name == "peername" else default

    loop = asyncio.new_event_loop()
    config = Config(app=None, ws=FastWebSocket, forwarded_allow_ips="127.0.0.1, 10.0.0.0/8")
    line = FastWebSocket(config, ServerState(), {}, loop)
    line.connection_made(Transport())
    assert line.address == payer
    loop.close()
