"""Slow and silent connections are closed; nobody else notices."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from contextlib import suppress

import httpx
import pytest

from server.houses import Guest, RunningHouse

SECONDS = 15.0  # the house of these tests gives one second; a slow machine may take longer to notice
UPGRADE = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


def closed(line: socket.socket) -> bool:
    """Does the house hang up in time?"""
    line.settimeout(SECONDS)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def call(house: RunningHouse) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port))


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_to_an_end(house: RunningHouse, said: bytes) -> None:
    began = time.monotonic()
    with call(house) as line:
        line.sendall(said)
        assert httpx.get(f"{house.url}/health").status_code == 200
        assert closed(line)
    assert time.monotonic() - began < SECONDS


def test_a_second_request_that_does_not_come_to_an_end(house: RunningHouse) -> None:
    """A good beginning does not buy more patience."""
    with call(house) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        line.settimeout(SECONDS)
        assert b" 200 " in line.recv(1000)
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\n{")
        assert closed(line)


def test_a_request_that_drips(house: RunningHouse) -> None:
    """A byte now and then does not keep the door open."""
    with call(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        try:
            while time.monotonic() - began < SECONDS:
                line.sendall(b"X: y\r\n")
                time.sleep(0.1)
        except OSError:
            pass
        assert time.monotonic() - began < SECONDS


def test_a_head_without_end(house: RunningHouse) -> None:
    with call(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for _ in range(200):
                line.sendall(b"X: " + b"y" * 1000 + b"\r\n")
        except OSError:
            pass
        assert closed(line)


async def upgraded(house: RunningHouse) -> socket.socket:
    """A socket that is open and then does what no browser does."""
    lea = await Guest(house, "Léa").come_in()
    line = call(house)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(f"{UPGRADE}Sec-WebSocket-Key: {key}\r\nCookie: {lea.cookie()['cookie']}\r\n\r\n".encode())
    line.settimeout(SECONDS)
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1000)
    assert b" 101 " in answer
    return line


@pytest.mark.parametrize(
    "said",
    [
        b"",  # never a pong
        b"\x81\xfe\x10",  # a frame that stops in its head
        b"\x81\xfe\x00\x80\0\0\0\0half",  # in its middle
        b"\x01\x82\0\0\0\0hi",  # a message whose end never comes
    ],
)
def test_a_socket_that_is_not_there(house: RunningHouse, said: bytes) -> None:
    line = asyncio.run(upgraded(house))
    with line:
        line.sendall(said)
        assert closed(line)


def has_no_sockets(house: RunningHouse) -> bool:
    return "\nludo_sockets 0\n" in httpx.get(f"{house.url}/metrics").text


def test_a_socket_that_takes_nothing(house: RunningHouse) -> None:
    """Pings without end, and not one pong is read: the house does not keep them all."""
    line = asyncio.run(upgraded(house))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ping = b"\x89\xfd\0\0\0\0" + b"p" * 125
    line.settimeout(1.0)
    sent, began = 0, time.monotonic()
    hung_up = False
    with line:
        while not hung_up and time.monotonic() - began < SECONDS:
            try:
                sent += line.send(ping * 500)
            except ConnectionError:
                hung_up = True
            except TimeoutError:  # what is full on both sides does not hear that the other end is gone
                hung_up = has_no_sockets(house)
    assert hung_up
    assert sent < 100_000_000


def test_a_socket_that_is_there_stays(house: RunningHouse) -> None:
    """Answering pings is enough, for as long as anybody likes: the deadlines are for others."""

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        async with lea.socket() as line:
            await asyncio.sleep(3.5)
            await line.send("{}")
            assert "welcome" in str(await line.recv())
            assert "malformed" in str(await line.recv())

    asyncio.run(story())


def test_the_house_counts_its_sockets_down(house: RunningHouse) -> None:
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        if has_no_sockets(house):
            return
        time.sleep(0.2)
    raise AssertionError("a socket was not given back")


@pytest.mark.parametrize("said", [b"X-Trailer: x\r\n" * 1000, b"x" * 10_000], ids=["many", "one"])
def test_trailers_without_end(house: RunningHouse, said: bytes) -> None:
    """They are kept until the request is whole: without a limit one connection would fill the memory."""
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Long: "
    sent, most = 0, 20_000_000
    with call(house) as line, suppress(ConnectionError):
        line.settimeout(SECONDS)
        line.sendall(head)
        while sent < most:
            sent += line.send(said)
    assert sent < most
    assert httpx.get(f"{house.url}/health").status_code == 200
