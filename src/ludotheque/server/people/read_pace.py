"""Read what arrives on a connection in small pieces, and let each address pay for the time that takes.

Some bytes cost far more than others: pings, empty frames, bodies in chunks of one byte. Whoever sends many is read
later, one connection after the other, and the connections of others come in between.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

from ludotheque.server.settings import Settings

PIECE = 512  # bytes that are read at once; nearly all messages and most requests are shorter
TURN_SECONDS = 0.001  # that one connection reads in a turn of the event loop
SHORT_SECONDS = 0.0002  # that are read without any rest after them; most messages take less
REST = 3  # times as long as it was read an address rests otherwise: its connections are not read all at once
SHARE = 0.4  # of the work that an address may ask for; the reading of what people send takes far less
FREE_SECONDS = 0.02  # that an address may be behind before it has to wait
MAX_HELD = 1_000_000  # bytes that arrived and are not read yet
AGAIN_SECONDS = 0.01  # until a connection that others have paused is looked at again
MAX_REMEMBERED = 20_000
MAX_PEERS = 4_096  # of which it is remembered whether they are proxies


class ReadPace:
    """How many seconds of reading each address has not paid for yet."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = settings.work_per_second * SHARE / 1000  # seconds of reading in a second
        self.clock = clock
        self.owed: dict[str, tuple[float, float]] = {}  # by address, and when
        self.free_at: dict[str, float] = {}  # by address: when another of its connections may be read

    def book(self, address: str) -> float:
        """Return how many seconds a connection has to wait for its turn among those of its address."""
        free_at = self.free_at.get(address)
        if free_at is None:
            return 0.0
        wait = free_at - self.clock()
        if wait <= 0:
            del self.free_at[address]
            return 0.0
        self.free_at[address] = free_at + (1 + REST) * TURN_SECONDS
        return wait

    def pay(self, address: str, spent: float) -> float:
        """Count seconds of reading; return how many the address has to wait before it is read again."""
        if not address:  # those of a proxy, who are people of many
            return 0.0
        now = self.clock()
        owed, at = self.owed.get(address, (0.0, now))
        owed = max(0.0, owed - (now - at) * self.rate) + spent
        if len(self.owed) >= MAX_REMEMBERED:
            self.owed.clear()
        self.owed[address] = (owed, now)
        return max(0.0, owed - FREE_SECONDS) / self.rate

    def rest(self, address: str, spent: float) -> None:
        """Leave an address alone for a while after so many seconds in which one of its connections was read."""
        if not address:
            return
        if len(self.free_at) >= MAX_REMEMBERED:
            self.free_at.clear()
        self.free_at[address] = max(self.free_at.get(address, 0.0), self.clock() + REST * spent)


class PacedReading(asyncio.Protocol):
    """Gives ``take_bytes`` what arrives, piece by piece; the rest waits its turn."""

    pace: ClassVar[ReadPace | None] = None  # shared by all connections
    address = ""  # who pays
    transport: Any
    loop: Any
    config: Any  # of uvicorn
    client: Any  # the other end, as the connection says
    held = b""  # arrived, and not read yet
    resuming: asyncio.TimerHandle | None = None
    unpaid = 0.0
    was_short = False  # what was read last took no longer than SHORT_SECONDS

    @abstractmethod
    def take_bytes(self, data: bytes) -> None:
        """Read some bytes."""

    @abstractmethod
    def wants_bytes(self) -> bool:
        """Tell whether more may be read: nobody else has paused the reading."""

    def is_message(self, data: bytes) -> bool:
        """Tell whether this is one short message, for which its address pays by itself when it is answered."""
        return False

    def is_proxy(self) -> bool:
        """Tell whether the other end counts as a proxy, whose word is believed."""
        return self.client is not None and _is_trusted(self.client[0], str(self.config.forwarded_allow_ips or ""))

    def has_ended(self) -> bool:
        """Tell whether nothing more is read here."""
        return bool(self.transport.is_closing())

    def data_received(self, data: bytes) -> None:
        """Read at once what is short, the rest as the address may."""
        if self.resuming is not None:
            self.held += data  # it was on its way when the reading was paused
            if len(self.held) > MAX_HELD:
                self.transport.abort()
            self._pause()
        elif (pace := self.pace) is None or self.address not in pace.free_at:  # nearly always: no turn has to be booked
            self._read(data)
        elif not self._needs_no_turn(data) and (wait := pace.book(self.address)):
            self._hold(data, wait)
        else:
            self._read(data)

    def _needs_no_turn(self, data: bytes) -> bool:
        """Let somebody who plays be read while their address rests: each of hundreds would wait for all before.

        A turn is as long as the dearest reading; a page whose last message was short takes a twentieth of that.
        """
        return self.was_short and self.is_message(data)

    def _hold(self, data: bytes, wait: float) -> None:
        self.held = data
        self._pause()
        self.resuming = self.loop.call_later(wait, self._go_on)

    def _read(self, data: bytes) -> None:
        began, at = time.perf_counter(), len(data)
        if len(data) <= PIECE:
            self.take_bytes(data)
        else:
            at = self._read_pieces(data, began + TURN_SECONDS)
        spent = time.perf_counter() - began
        self.was_short = spent <= SHORT_SECONDS
        if self.was_short and self.unpaid + spent <= TURN_SECONDS and at == len(data):
            self.unpaid += spent  # nearly always: nothing has to be paid yet
            return
        wait = self._pay(spent)
        if at < len(data) and self.pace is not None:
            wait = max(wait, self.pace.book(self.address))  # the address's other connections are first
        if (wait or at < len(data)) and not self.has_ended():
            self._hold(data[at:], wait)

    def _pay(self, spent: float) -> float:
        """Count seconds of reading; return how many this connection has to wait for them."""
        if self.pace is None:
            return 0.0
        if spent > SHORT_SECONDS:
            self.pace.rest(self.address, spent)
        self.unpaid += spent
        if self.unpaid <= TURN_SECONDS:
            return 0.0
        owed, self.unpaid = self.unpaid, 0.0
        return self.pace.pay(self.address, owed)

    def _read_pieces(self, data: bytes, until: float) -> int:
        """Read for a moment; return where the rest begins."""
        for at in range(0, len(data), PIECE):
            self.take_bytes(data[at : at + PIECE])
            if self.has_ended() or not self.wants_bytes() or time.perf_counter() > until:
                return at + PIECE
        return len(data)

    def _go_on(self) -> None:
        self.resuming = None
        if self.has_ended():
            self.held = b""
            return
        if not self.wants_bytes():
            self.resuming = self.loop.call_later(AGAIN_SECONDS, self._go_on)
            return
        data, self.held = self.held, b""
        self._resume()  # before: after an upgrade the connection is somebody else's, who would not know of the pause
        if data:
            self._read(data)

    def _pause(self) -> None:
        if self.transport.is_reading():
            self.transport.pause_reading()

    def _resume(self) -> None:
        if not self.transport.is_reading():
            self.transport.resume_reading()

    def forget_held(self) -> None:
        """Read no more: the connection has ended."""
        self.held = b""
        if self.resuming is not None:
            self.resuming.cancel()
            self.resuming = None


@lru_cache(MAX_PEERS)
def _is_trusted(host: str, trusted: str) -> bool:
    """Tell whether a host is among those named, by its address or its network, as uvicorn reads them.

    >>> [_is_trusted(host, "127.0.0.1, 10.0.0.0/8") for host in ("127.0.0.1", "10.1.2.3", "192.0.2.1", "a socket")]
    [True, True, False, False]
    """
    names = [one.strip() for one in trusted.split(",")]
    if "*" in names or host in names:
        return True
    for one in names:
        with suppress(ValueError):
            if "/" in one and ip_address(host) in ip_network(one):
                return True
    return False
