"""What arrives is read in small pieces, and whoever sends what is dear to read waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import pytest

from ludotheque.server.people.read_pace import FREE_SECONDS, PIECE, REST, PacedReading, ReadPace
from ludotheque.server.settings import Settings


class Transport:
    """A transport that says whether it is read."""

    def __init__(self) -> None:
        self.reading, self.closing = True, False

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def abort(self) -> None:
        self.closing = True


class Loop:
    """An event loop that does something later when it is told to."""

    def __init__(self) -> None:
        self.later: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, seconds: float, run: Callable[[], None]) -> object:
        self.later.append((seconds, run))
        return run

    def go_on(self) -> float:
        seconds, run = self.later.pop(0)
        run()
        return seconds


class Line(PacedReading):
    """A connection on which each piece costs some time."""

    def __init__(self, clock: list[float], cost: float) -> None:
        self.transport, self.loop, self.address = Transport(), Loop(), "192.0.2.7"
        self.clock, self.cost, self.read, self.wanted = clock, cost, bytearray(), True

    def take_bytes(self, data: bytes) -> None:
        assert len(data) <= PIECE
        self.read += data
        self.clock[0] += self.cost

    def wants_bytes(self) -> bool:
        return self.wanted


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(PacedReading, "pace", ReadPace(Settings(work_per_second=250), lambda: now[0]))
    return now


def test_whoever_sends_what_is_cheap_is_read_at_once(clock: list[float]) -> None:
    line = Line(clock, cost=0.000_001)
    for _ in range(100):
        line.data_received(b"x" * 100 * PIECE)
    assert (len(line.read), line.loop.later, line.transport.reading) == (10_000 * PIECE, [], True)


def test_what_is_dear_is_read_piece_by_piece_and_then_later(clock: list[float]) -> None:
    line, sent = Line(clock, cost=0.003), bytes(range(256)) * 200
    line.data_received(sent)
    assert (len(line.read), line.transport.reading) == (PIECE, False)  # others come in between
    line.data_received(b"end")  # it was on its way
    waits = []
    while line.loop.later:
        waits.append(line.loop.go_on())
        clock[0] += waits[-1]
    assert line.read == sent + b"end"
    assert line.transport.reading
    assert waits[0] == pytest.approx(REST * 0.003)
    assert sum(waits) > 2  # 100 pieces of 3 ms at 100 ms a second
    assert max(waits) <= FREE_SECONDS + 0.1


def test_all_lines_of_an_address_pay_together_and_nobody_else(clock: list[float]) -> None:
    lines, other = [Line(clock, cost=0.003) for _ in range(20)], Line(clock, cost=0.003)
    other.address = "192.0.2.8"
    for line in (*lines, other):
        line.data_received(b"x" * 2 * PIECE)
    for line in lines:
        line.loop.go_on()
    assert lines[-1].loop.later[0][0] > 0.3
    assert other.loop.later[0][0] == pytest.approx(REST * 0.003)


def test_the_lines_of_an_address_are_read_one_after_the_other(clock: list[float]) -> None:
    """However many there are, whatever else the house does comes in between."""
    lines = [Line(clock, cost=0.003) for _ in range(16)]
    for line in lines:
        line.data_received(b"x" * 2 * PIECE)
    assert [len(line.read) for line in lines] == [PIECE] + [0] * 15
    waits = [line.loop.later[0][0] for line in lines[1:]]
    assert all(later - sooner >= 0.004 for sooner, later in pairwise(waits))


def test_whoever_is_cheap_again_is_read_at_once(clock: list[float]) -> None:
    dear, line = Line(clock, cost=0.003), Line(clock, cost=0.000_001)
    dear.data_received(b"x")
    clock[0] += REST * 0.003
    line.data_received(b"x")
    assert (line.read, line.loop.later, line.transport.reading) == (b"x", [], True)


class Page(Line):
    """A line on which every piece is one message."""

    def is_message(self, data: bytes) -> bool:
        return len(data) < PIECE


def test_short_messages_are_read_while_their_address_rests(clock: list[float]) -> None:
    """Hundreds play behind one address: one piece that took long must not make each wait for all the others."""
    dear, pages = Line(clock, cost=0.003), [Page(clock, cost=0.000_05) for _ in range(100)]
    for page in pages:
        page.data_received(b"first")
    dear.data_received(b"x" * 2 * PIECE)
    for page in pages:
        page.data_received(b"move")
    assert all(page.read == b"firstmove" for page in pages)
    assert dear.loop.later[0][0] == pytest.approx(REST * 0.003)


def test_a_page_whose_last_message_was_dear_waits_for_its_turn(clock: list[float]) -> None:
    """So does one that has sent nothing yet, and whoever sends more than one message at once."""
    dear, new, many = Page(clock, cost=0.003), Page(clock, cost=0.000_05), Page(clock, cost=0.000_05)
    many.data_received(b"first")
    dear.data_received(b"first")
    for page in (dear, new):
        page.data_received(b"move")
    many.data_received(b"x" * PIECE)
    assert [page.read for page in (dear, new, many)] == [b"first", b"", b"first"]


def test_what_others_have_paused_stays_so(clock: list[float]) -> None:
    line = Line(clock, cost=0.003)
    line.data_received(b"x" * 2 * PIECE)
    line.wanted = False
    line.loop.go_on()
    assert (len(line.read), line.transport.reading) == (PIECE, False)
    line.wanted = True
    line.loop.go_on()
    assert (len(line.read), line.transport.reading) == (2 * PIECE, True)


def test_a_line_that_was_closed_is_not_read(clock: list[float]) -> None:
    line = Line(clock, cost=0.003)
    line.data_received(b"x" * 2 * PIECE)
    line.transport.abort()
    line.loop.go_on()
    assert (len(line.read), line.held, line.loop.later) == (PIECE, b"", [])


def test_a_connection_that_was_paused_is_read_by_whoever_takes_it_over(clock: list[float]) -> None:
    """The head of an upgrade came in two pieces: the socket that follows is read on."""

    class Upgrading(Line):
        def has_ended(self) -> bool:
            return len(self.read) > PIECE

    line = Upgrading(clock, cost=0.003)
    line.data_received(b"x" * 2 * PIECE)
    assert not line.transport.reading
    line.loop.go_on()
    assert (line.has_ended(), line.transport.reading) == (True, True)


def test_a_proxy_does_not_pay_for_all(clock: list[float]) -> None:
    line = Line(clock, cost=0.003)
    line.address = ""
    for _ in range(20):
        line.data_received(b"x")
    assert line.loop.later == []
