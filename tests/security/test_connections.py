"""Plain connections: so many an address, so many in all; who says nothing makes room, and nobody is shut out."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from ludotheque.server.people.connection_gate import ConnectionGate
from ludotheque.server.settings import Settings
from server.houses import RunningHouse

EACH, ALL = 8, 12


class Quiet:
    """A connection, as the gate knows it."""

    def __init__(self, idle: bool = True) -> None:
        self.idle, self.closed = idle, False

    def is_idle(self) -> bool:
        return self.idle

    def hang_up(self) -> None:
        self.closed = True


def gate() -> ConnectionGate:
    return ConnectionGate(Settings(connections_per_address=2, most_connections=3))


def test_the_oldest_idle_one_of_an_address_makes_room() -> None:
    found, lines = gate(), [Quiet(idle=False), Quiet(), Quiet(), Quiet()]
    assert [found.enter(line, "a") for line in lines] == [True] * 4
    assert [line.closed for line in lines] == [False, True, True, False]
    assert found.count == 2
    for line in lines:
        found.leave(line, "a")
    assert (found.count, found.lines) == (0, {})


def test_whoever_asks_is_not_cut_off_for_whoever_comes() -> None:
    found = gate()
    busy = [Quiet(idle=False), Quiet(idle=False)]
    assert all(found.enter(line, "a") for line in busy)
    assert not found.enter(Quiet(), "a")
    assert found.enter(Quiet(), "b")
    assert not any(line.closed for line in busy)


def test_in_all_those_of_the_busiest_address_make_room() -> None:
    found, greedy, modest = gate(), [Quiet(), Quiet()], Quiet()
    assert all(found.enter(line, "greedy") for line in greedy)
    assert found.enter(modest, "modest")
    assert found.enter(Quiet(), "new")
    assert (greedy[0].closed, modest.closed, found.count) == (True, False, 3)


def test_the_connections_of_a_proxy_count_only_for_all() -> None:
    found, lines = gate(), [Quiet(), Quiet(), Quiet()]
    for line in lines:
        assert found.enter(line, "127.0.0.1")
        found.move(line, "127.0.0.1", "")
    assert found.count == 3
    assert not any(line.closed for line in lines)
    assert found.enter(Quiet(), "192.0.2.1")
    assert (lines[0].closed, found.count) == (True, 3)


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house with a narrow door."""
    limits = {"connections_per_address": EACH, "most_connections": ALL, "head_seconds": 30, "log_level": "warning"}
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, **limits).start()
    yield house
    house.kill()


def test_silent_connections_shut_nobody_out(narrow: RunningHouse) -> None:
    """From the same address, and while a proxy holds many more; the log says it without an address."""
    with ExitStack() as open_lines:
        for _ in range(5 * EACH):
            open_lines.enter_context(socket.create_connection(("127.0.0.1", narrow.port)))
        assert httpx.get(f"{narrow.url}/health").status_code == 200
        for number in range(5 * ALL):
            client = open_lines.enter_context(httpx.Client(headers={"x-forwarded-for": f"192.0.2.{number}"}))
            assert client.get(f"{narrow.url}/health").status_code == 200
        assert httpx.get(f"{narrow.url}/health").status_code == 200
    assert "connections: too many at once" in narrow.log()
    assert "127.0.0.1" not in narrow.log()
    assert "192.0.2" not in narrow.log()


def test_a_head_has_less_time_than_a_body(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, head_seconds=0.5, request_seconds=60).start()
    with (
        socket.create_connection(("127.0.0.1", house.port), 30) as silent,
        socket.create_connection(("127.0.0.1", house.port), 30) as half,
        socket.create_connection(("127.0.0.1", house.port), 30) as body,
    ):
        half.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
        body.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
        )
        for line in (silent, half):
            assert line.recv(1) == b""
        body.sendall(b'{"name": "Bo"}')
        assert b" 200 " in body.recv(1000)
    house.kill()
