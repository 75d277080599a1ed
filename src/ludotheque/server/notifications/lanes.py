"""Let a service that hangs delay nobody else's messages: few at a time to each host, and none while it rests.

Whatever has no place is told so at once, and waits in the database. A host that has answered quickly may take more at
a time than one of which nothing good is known; of these few are called at once under one domain, whatever their names.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

from ludotheque.server.notifications.channels import NoPlace

T = TypeVar("T")
MAX_AT_ONCE = 32  # messages of one channel
MAX_ALL_UNKNOWN = 16  # of them, to hosts that are not known to answer
MAX_KNOWN, MAX_UNKNOWN = 8, 2  # to one host that is known to answer; to one that is not, and to those of its domain
QUICK_SECONDS = 3.0  # in which a host answers that is known to
HANG_SECONDS = 15.0  # after which nobody waits for an answer any more, whatever holds it up
FIRST_REST, MAX_REST = 30.0, 600.0  # seconds in which a host that hung is not called; twice as long each time
MAX_HOSTS = 2_000  # that are remembered


class Hung(Exception):
    """A host that does not answer in time, or did not a short while ago."""


class Host:
    """What is known of a host."""

    def __init__(self) -> None:
        self.busy = 0
        self.is_known = False  # it answered quickly when it was last called
        self.rest = 0.0  # how long it rests when it hangs
        self.rests_until = float("-inf")


class Lanes:
    """The threads of one channel, and what they may be used for."""

    def __init__(self, name: str, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.threads = ThreadPoolExecutor(MAX_AT_ONCE, name)
        self.monotonic = monotonic
        self.busy = 0
        self.hosts: OrderedDict[str, Host] = OrderedDict()
        self.domains: Counter[str] = Counter()  # messages to hosts that are not known, by domain

    def close(self) -> None:
        """Begin nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, url: str, work: Callable[[], T]) -> T:
        """Do what calls this address, beside the event loop; NoPlace if it has to wait, Hung if there is no answer."""
        name = urlsplit(url).hostname or ""
        host, domain = self._host(name), ".".join(name.split(".")[-2:])
        if self.monotonic() < host.rests_until:
            raise Hung
        if not self._has_place(host, domain):
            raise NoPlace
        counted = not host.is_known
        self.busy, host.busy = self.busy + 1, host.busy + 1
        self.domains[domain] += counted
        began, call = self.monotonic(), asyncio.get_running_loop().run_in_executor(self.threads, work)
        call.add_done_callback(partial(self._ended, host, domain, counted, began))
        done, _ = await asyncio.wait([call], timeout=HANG_SECONDS)
        if not done:  # a thread cannot be ended: it keeps its place, but nobody waits for it
            self._hung(host)
            raise Hung
        return call.result()

    def _host(self, name: str) -> Host:
        host = self.hosts.setdefault(name, Host())
        self.hosts.move_to_end(name)
        while len(self.hosts) > MAX_HOSTS:
            self.hosts.popitem(last=False)
        return host

    def _has_place(self, host: Host, domain: str) -> bool:
        if self.busy >= MAX_AT_ONCE:
            return False
        if host.is_known:
            return host.busy < MAX_KNOWN
        return max(host.busy, self.domains[domain]) < MAX_UNKNOWN and self.domains.total() < MAX_ALL_UNKNOWN

    def _ended(self, host: Host, domain: str, counted: bool, began: float, call: asyncio.Future[T]) -> None:
        self.busy, host.busy = self.busy - 1, host.busy - 1
        self.domains[domain] -= counted
        if not self.domains[domain]:
            del self.domains[domain]
        is_quick = self.monotonic() - began < QUICK_SECONDS
        failed = call.cancelled() or call.exception() is not None
        if is_quick and not failed:
            host.is_known, host.rest = True, 0.0
        elif not is_quick and failed:
            self._hung(host)
        elif not is_quick:
            host.is_known = False

    def _hung(self, host: Host) -> None:
        at = self.monotonic()
        host.is_known = False
        if at >= host.rests_until:  # of several that hang at once one is enough
            host.rest = min(max(FIRST_REST, 2 * host.rest), MAX_REST)
            host.rests_until = at + host.rest
