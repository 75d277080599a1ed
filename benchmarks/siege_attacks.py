"""What one address does to a house: the worst case of each route and kind of connection, in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx

from benchmarks.lean_client import connect
from benchmarks.server_load import LOAD_CORE
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.registry import load
from ludotheque.server.tables.record import MAX_STEPS

ADDRESS = "192.0.2.1"  # told by the header of a proxy: loopback has one address for everybody
CONNECTIONS = 16
FORWARDED = {"X-Forwarded-For": ADDRESS}


@dataclass
class Prepared:
    """What the attacker has at hand: a name, a long record that was imported, a table."""

    port: int
    cookie: str
    record: str
    table: str
    text: str


Attack = Callable[[Prepared, float], Awaitable[None]]


def routes(at_hand: Prepared) -> dict[str, tuple[str, str, Any]]:
    """The dear routes, and one that is not: method, path, body."""
    record, table = f"/api/tables/{at_hand.record}", f"/api/tables/{at_hand.table}"
    return {
        "replay": ("GET", f"{record}/replay", None),
        "moment": ("GET", f"{record}/replay/{random.randrange(1000)}", None),
        "record": ("GET", f"{record}/record", None),
        "edition": ("GET", f"{record}/edition", None),
        "analysis": ("GET", f"{record}/analysis", None),
        "analyse": ("POST", f"{record}/analysis", None),
        "play-on": ("POST", f"{record}/play-on", {"step": 1000}),
        "import": ("POST", "/api/records", at_hand.text),
        "bad import": ("POST", "/api/records", "[" * 200_000),
        "try an edition": ("POST", "/api/games/mark/edition/try", {"values": {"roll_limit": 1_000}, "seats": 4}),
        "open tables": ("POST", "/api/tables", {"game": "maillot", "seats": 9}),
        "look": ("GET", table, None),
        "since": ("GET", f"{table}/since/0", None),
        "home": ("GET", "/api/home", None),
        "waiting bots": ("GET", "/api/bots", None),
        "invite a bot": ("POST", f"{table}/commands", {"do": "invite", "bot": "nobody", "seat": 0}),
        "hints": ("POST", f"{table}/commands", {"do": "hint", "seat": 0}),
        "invitation": ("GET", f"/api/invitations/{at_hand.table}", None),
        "pairing": ("POST", "/api/pairing", {"game": "lemans"}),
        "waits": ("GET", "/api/pairing/lemans", None),
        "same deal": ("POST", "/api/duplicates", {"plan": {"game": "maillot", "seats": 9}, "tables": 8}),
        "my games": ("GET", "/api/me/games", None),
        "my history": ("GET", "/api/me/history", None),
        "my data": ("GET", "/api/me/export", None),
        "rating change": ("GET", f"/api/me/ratings/{at_hand.table}", None),
        "print": ("GET", "/api/games/mark/print.pdf", None),
        "my dice": ("GET", "/api/me/dice", None),
        "standings": ("GET", "/api/standings", None),
        "rulebook": ("GET", "/api/games/maillot/rulebook", None),
        "games": ("GET", "/api/games", None),
        "lesson": ("POST", "/api/games/macadam/lessons/1/1", {"tokens": []}),
        "QR code": ("GET", f"{table}/qr", None),
        "the page": ("GET", "/", None),
        "OpenAPI": ("GET", "/openapi/openapi.json", None),
        "passwords": ("POST", "/api/sign-in", {"login": "somebody", "password": "x" * 60}),
        "recovery codes": ("POST", "/api/recover", {"login": "somebody", "code": "x" * 20, "password": "y" * 60}),
        "login links": ("POST", "/api/sign-in/link", {"secret": "x" * 43}),
        "health": ("GET", "/health", None),
        "nowhere": ("GET", "/api/nowhere", None),
    }


def request_of(at_hand: Prepared, method: str, path: str, body: Any) -> bytes:
    """A whole request of the attacker's."""
    text = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
    fields = {"Host": f"127.0.0.1:{at_hand.port}", "Cookie": at_hand.cookie, "Accept-Encoding": "gzip", **FORWARDED}
    if method == "POST":
        fields |= {"Content-Type": "application/json", "Content-Length": str(len(text))}
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + text


async def hammer(port: int, request: bytes, until: float) -> None:
    """Ask the same on one connection after the other answer, as fast as the house lets us."""
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                while time.monotonic() < until:
                    writer.write(request)
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
                await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", at_hand.port))
                line.send(said)
            lines.append(line)
        for line in lines[:-1000]:
            line.close()
        lines = lines[-1000:]
        await asyncio.sleep(0.02)
    for line in lines:
        line.close()


async def come_and_go(at_hand: Prepared, until: float) -> None:
    """Sockets that are opened and dropped."""
    headers = {"Cookie": at_hand.cookie, **FORWARDED}

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, ConnectionError):
                (await connect(at_hand.port, "/ws", headers, lambda _: None)).close()
            await asyncio.sleep(0.002)

    await asyncio.gather(*(one() for _ in range(CONNECTIONS)))


async def watching(at_hand: Prepared, until: float) -> None:
    """The whole table, again and again, on every socket that one may have."""
    await _talk(at_hand, until, json.dumps({"do": "watch", "table": at_hand.table}).encode())


async def babble(at_hand: Prepared, until: float) -> None:
    """Messages that nobody can read."""
    await _talk(at_hand, until, b'{"do":')


async def _talk(at_hand: Prepared, until: float, message: bytes) -> None:
    headers = {"Cookie": at_hand.cookie, **FORWARDED}

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, ConnectionError):
                line = await connect(at_hand.port, "/ws", headers, lambda _: None)
                while time.monotonic() < until and line.transport is not None and not line.transport.is_closing():
                    line.send(message)
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
}


# -- one process ---------------------------------------------------------------------------------


def names(at_hand: Prepared) -> list[str]:
    """Every attack."""
    return [*routes(at_hand), *KINDS]


def attack(at_hand: Prepared, chosen: list[str], seconds: float) -> None:
    """Do these for some seconds, all at once; the players come first on the core that both share."""
    os.nice(19)
    os.sched_setaffinity(0, LOAD_CORE)
    until, each = time.monotonic() + seconds, max(1, CONNECTIONS // len(chosen))

    async def run() -> None:
        work = [KINDS[name](at_hand, until) for name in chosen if name in KINDS]
        for name in chosen:
            if name not in KINDS:
                request = request_of(at_hand, *routes(at_hand)[name])
                work += [hammer(at_hand.port, request, until) for _ in range(each)]
        await asyncio.gather(*work)

    asyncio.run(run())


def prepare(port: int) -> Prepared:
    """Come in, import the longest record that is accepted, open a table and play a little at it."""
    text = long_record()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=FORWARDED, timeout=60) as http:
        http.post("/api/me", json={"name": "Siège"}).raise_for_status()
        record = http.post("/api/records", content=text)
        record.raise_for_status()
        table = http.post("/api/tables", json={"game": "macadam", "seats": 2}).json()["id"]
        for command in ({"do": "sit"}, {"do": "robot", "seat": 1}, {"do": "start"}):
            http.post(f"/api/tables/{table}/commands", json=command)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        return Prepared(port, cookie, record.json()["id"], table, text)


def long_record() -> str:
    """The record of a game of Mark that goes on nearly as long as one may: nobody sells."""
    game = load("mark")
    for limit in range(1_000, 100, -50):
        state = game.new(2, None, game.edition_of({"roll_limit": limit}))
        record, rng = Record.begin(state), random.Random(1)
        while state.actor() != OVER and len(record.steps) < MAX_STEPS:
            legal = [action for action, _ in state.chances()] if state.actor() == CHANCE else state.legal()[:3]
            record.play(state, rng.choice(legal))
        if state.actor() == OVER:
            return record.write()
    raise RuntimeError("no game of Mark is short enough")
