"""Silent pages are asked whether they are there, and given up when they do not answer; others are left alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from ludotheque.server.realtime.pings import LOOKS, PARTS, PAYLOAD, PING, Pings, look_at
from ludotheque.server.realtime.websocket import FastWebSocket

SECONDS = 0.2
MASKED_PONG = b"\x8a\x84" + bytes(4)


class Wired(FastWebSocket):
    """An open line whose transport keeps what was written."""

    def __init__(self) -> None:
        config = Config(app=None, ws=FastWebSocket, ws_ping_interval=SECONDS, ws_ping_timeout=SECONDS)
        super().__init__(config, ServerState(), {}, asyncio.get_running_loop())
        self.sent, self.is_over, self.heard = list[bytes](), False, list[bytes]()
        self.transport: Any = self
        self.is_between_frames, self.on_message = True, self.heard.append

    def is_closing(self) -> bool:
        return self.is_over

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.is_over = True

    abort = close

    def look(self, times: int) -> list[bytes]:
        """What was written during so many looks."""
        before = len(self.sent)
        for _ in range(times):
            look_at(self)
        return self.sent[before:]


def scene(play: Any) -> None:
    async def run() -> None:
        found = play()
        if found is not None:
            await found

    asyncio.run(run())


def test_a_silent_page_is_asked_once_and_then_given_up() -> None:
    def play() -> None:
        line = Wired()
        (ping,) = line.look(LOOKS)
        assert (ping[0], ping[1], len(ping)) == (PING, PAYLOAD, 2 + PAYLOAD)
        assert line.look(LOOKS - 1) == []
        assert not line.is_over
        line.look(1)
        assert line.is_over

    scene(play)


def test_an_answer_is_one_only_to_the_last_ping() -> None:
    def play() -> None:
        line = Wired()
        line.data_received(MASKED_PONG + bytes(PAYLOAD))  # nobody asked
        (ping,) = line.look(LOOKS)
        for wrong in (bytes(PAYLOAD), b"", ping[2:-1]):
            line.data_received(b"\x8a" + bytes((0x80 | len(wrong),)) + bytes(4) + wrong)
            assert line.silent == LOOKS
        line.data_received(MASKED_PONG + ping[2:])
        assert (line.silent, line.heard, line.is_over) == (0, [], False)
        (again,) = line.look(LOOKS)
        line.data_received(MASKED_PONG + ping[2:])  # that of before
        assert again != ping
        line.look(LOOKS)
        assert line.is_over

    scene(play)


def test_who_speaks_is_not_asked() -> None:
    def play() -> None:
        line = Wired()
        for _ in range(10):
            assert line.look(LOOKS - 1) == []
            line.data_received(b"\x81\x82" + bytes(4) + b"hi")
        assert line.heard == [b"hi"] * 10

    scene(play)


def test_pieces_of_a_message_are_no_sign() -> None:
    """Else a line could be held for ever by a byte now and then."""

    def play() -> None:
        line = Wired()
        line.is_between_frames = False
        line.conn.receive_data = lambda data: None  # type: ignore[method-assign]
        for _ in range(2 * LOOKS):
            line.data_received(b"\x81")
            line.look(1)
        assert line.is_over

    scene(play)


def test_a_line_that_is_closed_already_is_not_asked() -> None:
    def play() -> None:
        line = Wired()
        line.close_sent = True
        assert line.look(LOOKS) == []

    scene(play)


@pytest.mark.parametrize("count", [1, 3 * PARTS])
def test_all_lines_are_asked_in_time_by_one_timer(count: int) -> None:
    async def play() -> None:
        lines = [Wired() for _ in range(count)]
        loop = asyncio.get_running_loop()
        pings = Pings(SECONDS)
        parts = [pings.add(line, loop) for line in lines]
        assert max(map(len, pings.parts)) - min(map(len, pings.parts)) <= 1
        for _ in range(LOOKS * PARTS):
            assert pings.timer is not None
            pings.timer.cancel()
            pings._look(loop)
        assert all(len(line.sent) == 1 for line in lines)
        for part, line in zip(parts, lines, strict=True):
            part.discard(line)
        assert pings.timer is not None
        pings.timer.cancel()
        pings._look(loop)
        assert pings.timer is None  # nobody is left

    scene(play)


def test_a_line_that_fails_takes_none_of_the_others_with_it() -> None:
    async def play() -> None:
        bad, good = Wired(), Wired()
        bad.write = lambda data: 1 / 0  # type: ignore[method-assign, assignment]
        pings, loop = Pings(SECONDS), asyncio.get_running_loop()
        pings.parts[0] |= {bad, good}
        for _ in range(LOOKS):
            pings.looked = 0
            pings._look(loop)
        assert bad.is_over
        assert len(good.sent) == 1

    scene(play)
