"""Limit how often a person or an address may speak, command, open tables, try codes or come in."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.people.loop_turns import LoopTurns
from ludotheque.server.people.work_turns import WorkTurns
from ludotheque.server.settings import Settings

MAX_REMEMBERED = 20_000  # people and addresses
REFUSED_SECONDS = 0.5  # until an address that asks for too much hears so
DEAR = 1  # milliseconds; after a piece of so much work an address rests some turns of the event loop
NETWORK = 64  # bits of an IPv6 address that belong to one household
LIMITS: dict[type, str] = {
    protocol.Say: "chat",  # this and the next are heard by others
    protocol.Invite: "chat",
    protocol.Watch: "looks",  # the whole log is told: far dearer than a move
    protocol.Hint: "hints",
}
COSTS: dict[type, int] = {  # milliseconds at most
    protocol.Watch: 30,
    protocol.Ask: 15,  # in words of one's own: every token is put into words
    protocol.Hint: 5,
    protocol.TakeBack: 2,
}


def limit_of(command: protocol.AnyCommand) -> str:
    """Name the limit that a command counts against: chat, advice (a search of seconds), or just commands."""
    return LIMITS.get(type(command), "commands")


def cost_of(command: protocol.AnyCommand) -> int:
    """Return the milliseconds that a command takes at most, for the allowance of its address."""
    if isinstance(command, protocol.Robot) and command.level == "like-me":
        return 40  # every rated game of that game is gone through
    return COSTS.get(type(command), 0)


def client_address(scope: Any) -> str:
    """Return where a request comes from: an IPv4 address, or the network of an IPv6 one.

    >>> [client_address({"client": (one, 4000)}) for one in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3:4:5:6")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::']
    """
    client = scope.get("client")
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        found = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:  # all of them lie in one network, and are people of many
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK), strict=False).network_address)


Buckets = dict[str, tuple[float, float]]  # by the name of the limit: what was left, and when


class RateLimits:
    """Token buckets, forgotten when long unused."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.rates = {  # per second, and how many at once
            "commands": (float(settings.commands_per_second), settings.commands_per_second * 2.0),
            "chat": (settings.chat_per_minute / 60, float(min(settings.chat_per_minute, 5))),
            "tables": (settings.most_tables_per_person / 3600, max(20.0, settings.most_tables_per_person / 10)),
            "address tables": (settings.arrivals_per_minute / 150, max(80.0, settings.arrivals_per_minute * 2.0)),
            "announcements": (settings.arrivals_per_minute / 12_000, max(10.0, settings.arrivals_per_minute / 2)),
            "entries": (0.02, 12.0),  # into tournaments and out of them, of a person: each is kept
            # of bots that enter tournaments, by all people of an address: nobody sits there, and games are kept
            "bot tables": (settings.arrivals_per_minute / 150, max(400.0, settings.arrivals_per_minute * 2.0)),
            "looks": (settings.looks_per_minute / 60, max(30.0, settings.looks_per_minute / 2)),
            "work": (float(settings.work_per_second), settings.work_per_second * 4.0),  # milliseconds of this machine
            "requests": (float(settings.requests_per_second), settings.requests_per_second * 5.0),
            "work pace": (settings.work_per_second * 1.6, settings.work_per_second * 0.6),  # the rest waits
            "pace": (settings.requests_per_second * 2.0, 60.0),  # of those requests; the others wait
            "arrivals": (settings.arrivals_per_minute / 60, max(40.0, settings.arrivals_per_minute * 1.0)),
            "sign-ins": (0.05, 10.0),  # of one address to one login: nobody is kept out by what others try
            "claims": (settings.arrivals_per_minute / 2400, max(30.0, settings.arrivals_per_minute * 1.0)),  # of logins
            # and exports: every event of the house is gone through
            "merges": (settings.arrivals_per_minute / 4000, max(5.0, settings.arrivals_per_minute / 4)),
            "tokens": (0.02, 20.0),
            "pushes": (0.1, 20.0),
            "e-mails": (1 / 60, 5.0),  # that a person or an address has sent to somebody
            "mailboxes": (1 / 600, 3.0),  # what one mailbox is sent because somebody asked for it
            "codes": (0.5, 20.0),
            "hints": (0.5, 6.0),
            "reports": (0.005, 8.0),  # eight at once, then one in three minutes
            "invitations": (0.01, 12.0),  # of people: a dozen at once, then one in two minutes
            "prints": (0.05, 6.0),
            "tries": (4.0, 40.0),  # of an edition, while somebody types: a game of bots each
            "records": (0.05, 10.0),  # imports and analyses of a person
            "address records": (0.2, 60.0),  # of all people of an address
        }
        self.buckets: OrderedDict[str, Buckets] = OrderedDict()  # of each person or address, the last used at the end
        self.turns = LoopTurns()
        self.work_turns = WorkTurns()

    def take(self, who: str, limit: str, amount: float = 1) -> None:
        """Count a use, or an amount of it, by a person or an address; Refusal('too_fast') when there was too much."""
        now, buckets = self.clock(), self._buckets_of(who)
        left = self._left(buckets, limit, now)
        if left < amount and left < self.rates[limit][1]:
            buckets[limit] = (left, now)
            raise Refusal("too_fast")
        buckets[limit] = (left - amount, now)

    def spend_at_once(self, address: str, milliseconds: float) -> bool:
        """Let an address pay for a little work; False, and nothing is paid, if it would have to wait for its turn."""
        now, buckets = self.clock(), self._buckets_of(address)
        work, pace = self._left(buckets, "work", now), self._left(buckets, "work pace", now)
        if work < milliseconds or pace < milliseconds:
            return False
        buckets["work"] = (work - milliseconds, now)
        buckets["work pace"] = (pace - milliseconds, now)
        return True

    async def pace(self, address: str) -> None:
        """Count a request of an address. A few are let in one after the other, more wait, too many are refused."""
        await self._take_and_wait(address, "requests", "pace", 1)
        await self.turns.next(address)

    async def spend(self, address: str, milliseconds: float) -> None:
        """Let an address pay for work. A little is done at once, more is spread, too much is refused."""
        await self._take_and_wait(address, "work", "work pace", milliseconds)
        if milliseconds >= DEAR:
            await self.turns.next(address)

    async def _take_and_wait(self, address: str, limit: str, pace: str, amount: float) -> None:
        """Count a use and keep its pace; a refusal takes its time, so that asking again at once is no flood either."""
        try:
            self.take(address, limit, amount)
        except Refusal:
            await asyncio.sleep(REFUSED_SECONDS)
            await self.turns.next(address)
            raise
        if wait := self._behind(address, pace, amount):
            await asyncio.sleep(wait)

    def _behind(self, address: str, limit: str, amount: float) -> float:
        """Count a use; return the seconds until those before are through, as far as they came faster than the limit."""
        now, buckets = self.clock(), self._buckets_of(address)
        left = self._left(buckets, limit, now) - amount
        buckets[limit] = (left, now)
        return -left / self.rates[limit][0] if left < 0 else 0.0

    def _left(self, buckets: Buckets, limit: str, now: float) -> float:
        """Return what is left in a bucket."""
        rate, most = self.rates[limit]
        kept = buckets.get(limit)
        if kept is None:
            return most
        left = kept[0] + (now - kept[1]) * rate
        return left if left < most else most

    def _buckets_of(self, who: str) -> Buckets:
        """Return the buckets of a person or an address; those not used for the longest time are forgotten."""
        buckets = self.buckets.get(who)
        if buckets is not None:
            self.buckets.move_to_end(who)
            return buckets
        if len(self.buckets) >= MAX_REMEMBERED:
            self.buckets.popitem(last=False)
        buckets = self.buckets[who] = {}
        return buckets
