"""What one address does to a house: the worst case of each route and kind of connection, in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from multiprocessing.queues import SimpleQueue
from typing import Any

import httpx

from benchmarks.lean_client import FastWebSocket, connect
from benchmarks.server_load import LOAD_CORE
from benchmarks.siege_routes import TOURNAMENT, Prepared, routes
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.registry import load
from ludotheque.server.tables.record import MAX_STEPS

ADDRESS = "127.17.0.1"  # from which the attacker prepares: every loopback address is one of its own
CONNECTIONS = 16
ANALYSED_SECONDS = 300
PINGS = b"\x89\x80\0\0\0\0" * 1000  # frames without a word, masked with nothing
FRAGMENTS = b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 1000

Attack = Callable[[Prepared, float], Awaitable[None]]
Span = tuple[list[str], float, float]  # attacks at once, from when and until when
Asked = SimpleQueue[list[int]]
sent: Counter[str] = Counter()  # by this process


def request_of(at_hand: Prepared, method: str, path: str, body: Any) -> bytes:
    """A whole request of the attacker's."""
    text = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
    fields = {"Host": f"127.0.0.1:{at_hand.port}", "Accept-Encoding": "gzip", **at_hand.headers}
    if method != "GET":
        fields |= {"Content-Type": "application/json", "Content-Length": str(len(text))}
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + text


async def hammer(at_hand: Prepared, request: bytes, until: float) -> None:
    """Ask the same on one connection after the other answer, as fast as the house lets us."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", at_hand.port, local_addr=(at_hand.address, 0))
            try:
                while time.monotonic() < until:
                    writer.write(request)
                    sent["requests"] += 1
                    await asyncio.wait_for(_answer(reader), max(0.1, until - time.monotonic()))
            finally:
                writer.close()
        await asyncio.sleep(0.005)


async def _answer(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    lines = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
    if b"content-length" in lines:
        await reader.readexactly(int(lines[b"content-length"]))
    elif b"chunked" in lines.get(b"transfer-encoding", b""):
        while size := int((await reader.readuntil(b"\r\n")).strip(), 16):
            await reader.readexactly(size + 2)
        await reader.readuntil(b"\r\n")


# -- kinds of connections ------------------------------------------------------------------------


async def silent(at_hand: Prepared, until: float) -> None:
    """A thousand connections that say nothing, opened again when they are closed."""
    await _hold(at_hand, until, b"")


async def half_heads(at_hand: Prepared, until: float) -> None:
    """A thousand requests that never end."""
    await _hold(at_hand, until, b"GET / HTTP/1.1\r\nHost: x\r\nX: ")


async def _hold(at_hand: Prepared, until: float, said: bytes) -> None:
    lines: list[socket.socket] = []
    while time.monotonic() < until:
        for _ in range(5):  # 250 a second: faster floods are for the network to stop
            line = socket.socket()
            line.setblocking(False)
            with contextlib.suppress(OSError):
                line.bind((at_hand.address, 0))
                await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", at_hand.port))
                line.send(said)
                sent["connections"] += 1
            lines.append(line)
        for line in lines[:-1000]:
            line.close()
        lines = lines[-1000:]
        await asyncio.sleep(0.02)
    for line in lines:
        line.close()


async def come_and_go(at_hand: Prepared, until: float) -> None:
    """Sockets that are opened and dropped."""

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, ConnectionError):
                (await _socket(at_hand)).close()
                sent["connections"] += 1
            await asyncio.sleep(0.002)

    await asyncio.gather(*(one() for _ in range(CONNECTIONS)))


async def _socket(at_hand: Prepared) -> FastWebSocket:
    return await connect(at_hand.port, "/ws", at_hand.headers, lambda _: None, at_hand.address)


async def watching(at_hand: Prepared, until: float) -> None:
    """The whole table, again and again, on every socket that one may have."""
    await _talk(at_hand, until, json.dumps({"do": "watch", "table": at_hand.table}).encode())


async def babble(at_hand: Prepared, until: float) -> None:
    """Messages that nobody can read."""
    await _talk(at_hand, until, b'{"do":')


async def pings(at_hand: Prepared, until: float) -> None:
    """Empty pings, thousands in a packet: nothing costs less to send."""
    await _speak(at_hand, until, lambda line: line.transport.write(PINGS) if line.transport else None)


async def fragments(at_hand: Prepared, until: float) -> None:
    """Messages in empty pieces."""
    await _speak(at_hand, until, lambda line: line.transport.write(FRAGMENTS) if line.transport else None)


async def _talk(at_hand: Prepared, until: float, message: bytes) -> None:
    await _speak(at_hand, until, lambda line: line.send(message))


async def _speak(at_hand: Prepared, until: float, say: Callable[[FastWebSocket], None]) -> None:
    """Say the same again and again on every socket that one may have."""

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, ConnectionError):
                line = await _socket(at_hand)
                while time.monotonic() < until and line.transport is not None and not line.transport.is_closing():
                    say(line)
                    sent["messages"] += 1
                    await asyncio.sleep(0.002)
                line.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(CONNECTIONS)))


KINDS: dict[str, Attack] = {
    "silent connections": silent,
    "half heads": half_heads,
    "sockets that come and go": come_and_go,
    "whole tables by socket": watching,
    "unreadable messages": babble,
    "pings": pings,
    "fragments": fragments,
}


# -- one process ---------------------------------------------------------------------------------


def names(at_hand: Prepared) -> list[str]:
    """Every attack."""
    return [*routes(at_hand), *KINDS]


def attack(at_hand: Prepared, spans: list[Span], asked: Asked) -> None:
    """Do what each span of the monotonic clock says; the players come first on the core that both share.

    ``asked`` is told in the end how much was asked for in each. Each span has an address of its own, whose allowances
    nothing has touched: windows are alike, whatever came before.
    """
    os.nice(19)
    os.sched_setaffinity(0, LOAD_CORE)

    async def run() -> None:
        for chosen, start, until in spans:
            await asyncio.sleep(max(0.0, start - time.monotonic()))
            before = sent.total()
            await asyncio.gather(*_work(replace(at_hand, address=_address(int(start))), chosen, until))
            counts.append(sent.total() - before)

    counts: list[int] = []
    asyncio.run(run())
    asked.put(counts)


def _address(number: int) -> str:
    return f"127.18.{number >> 8 & 255}.{number & 255}"


def _work(at_hand: Prepared, chosen: list[str], until: float) -> Iterator[Awaitable[None]]:
    each = max(1, CONNECTIONS // len(chosen))
    asked = routes(at_hand)
    for name in chosen:
        if name in KINDS:
            yield KINDS[name](at_hand, until)
        else:
            request = request_of(at_hand, *asked[name])
            yield from (hammer(at_hand, request, until) for _ in range(each))


def prepare(port: int) -> Prepared:
    """Come in, import the longest record that is accepted, have a short one analysed, play a little, announce."""
    text = long_record()
    way = httpx.HTTPTransport(local_address=ADDRESS)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=way, timeout=60) as http:
        _made(http.post("/api/me", json={"name": "Siège"}))
        record = _made(http.post("/api/records", content=text))["id"]
        table, ended = _begun_table(http), _begun_table(http)
        _made(http.post(f"/api/tables/{ended['id']}/commands", json={"do": "abandon", "seat": 0}))
        group = _made(http.post("/api/duplicates", json={"plan": {"game": "maillot", "seats": 2}, "par": None}))[
            "group"
        ]
        analysed, step = _analysed(http)
        return Prepared(
            port=port,
            address=ADDRESS,
            cookie="; ".join(f"{name}={value}" for name, value in http.cookies.items()),
            record=record,
            analysed=analysed,
            step=step,
            table=table["id"],
            code=table["code"],
            ended=ended["id"],
            group=group,
            tournament=_tournament(http),
            feed=_made(http.get("/api/feeds"))["atom"],
            text=text,
        )


def _made(answer: httpx.Response) -> Any:
    answer.raise_for_status()
    return answer.json()


def _begun_table(http: httpx.Client) -> Any:
    table = _made(http.post("/api/tables", json={"game": "macadam", "seats": 2}))
    for command in ({"do": "sit"}, {"do": "robot", "seat": 1}, {"do": "start"}):
        _made(http.post(f"/api/tables/{table['id']}/commands", json=command))
    return table


def _analysed(http: httpx.Client) -> tuple[str, int]:
    """Have a game analysed in which there is a moment to try again."""
    found = _made(http.post("/api/records", content=random_record("lemans", {})))["id"]
    _made(http.post(f"/api/tables/{found}/analysis"))
    until = time.monotonic() + ANALYSED_SECONDS
    while (said := _made(http.get(f"/api/tables/{found}/analysis")))["state"] != "done":
        if time.monotonic() > until:
            raise RuntimeError("the analysis takes too long")
        time.sleep(1)
    return found, said["analysis"]["moments"][0]["step"]


def _tournament(http: httpx.Client) -> str:
    """Announce the largest one, with bots."""
    found: str = _made(http.post("/api/tournaments", json=TOURNAMENT))["id"]
    for _ in range(4):
        _made(http.post(f"/api/tournaments/{found}/commands", json={"do": "bots", "count": 64}))
        time.sleep(2)  # so many cost something
    return found


def long_record() -> str:
    """The record of a game of Mark that goes on nearly as long as one may: nobody sells."""
    for limit in range(1_000, 100, -50):
        found = random_record("mark", {"roll_limit": limit})
        if found:
            return found
    raise RuntimeError("no game of Mark is short enough")


def random_record(slug: str, values: dict[str, Any]) -> str:
    """The record of a game of chance choices, empty if it is longer than one may be."""
    game = load(slug)
    state = game.new(2, None, game.edition_of(values or None))
    record, rng = Record.begin(state), random.Random(1)
    while state.actor() != OVER and len(record.steps) < MAX_STEPS:
        legal = [action for action, _ in state.chances()] if state.actor() == CHANCE else state.legal()[:3]
        record.play(state, rng.choice(legal))
    return record.write() if state.actor() == OVER else ""
