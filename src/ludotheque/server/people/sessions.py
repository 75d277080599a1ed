"""Know who is behind a session or a token without asking the disk each time, and withdraw them at every node."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from msgspec.structs import replace

from ludotheque.server.errors import Refusal
from ludotheque.server.people.connection_limits import COME_AGAIN, ConnectionLimits
from ludotheque.server.protocol.transport import MessageTransport
from ludotheque.server.storage import credentials, notify
from ludotheque.server.storage.credentials import Credential
from ludotheque.server.storage.engine import Connection, StorageUnavailable
from ludotheque.server.storage.store import Store
from ludotheque.server.timestamps import now

log = logging.getLogger("ludotheque.people")
T = TypeVar("T")
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
TRUSTED_SECONDS = 10.0  # until the disk is asked again, should this node not have heard that something was withdrawn
RECHECK_SECONDS = 60.0
USED_MS = 300_000  # the last use is written as seldom as this
MAX_REMEMBERED = 20_000
MAX_READS = 5


class Sessions:
    """The sessions and tokens in use at this node, remembered until they are withdrawn."""

    def __init__(self, store: Store, node: str, connections: ConnectionLimits, spawn: Spawn) -> None:
        self.store = store
        self.node = node
        self.connections = connections
        self.spawn = spawn
        self.known: dict[str, tuple[Credential, float]] = {}  # by id, and trusted until then
        self.by_person: dict[str, set[str]] = {}
        self.lines: dict[MessageTransport, str] = {}  # open pages, and by which session or token each came in
        self.withdrawals = 0
        self.deleted: set[str] = set()  # people whose data were deleted while a page of theirs was open

    # -- who it is ---------------------------------------------------------------------------

    async def find(self, key: str, read: Callable[[Connection], Credential | None]) -> Credential | None:
        """Return the session or token of that id, from memory or by ``read``; None if it does not count (any more)."""
        known, until = self.known.get(key, (None, 0.0))
        if known is None or until < time.monotonic():
            known = await self._read(key, read)
        if known is None or known.expires <= now():
            return None
        self._mark_used(key, known)
        return known

    async def _read(self, key: str, read: Callable[[Connection], Credential | None]) -> Credential | None:
        """Ask the disk; again if anything was withdrawn meanwhile, for the answer may be of before."""
        for _ in range(MAX_READS):
            before = self.withdrawals
            found = await self.store.read(read)
            if before == self.withdrawals:
                self._remember(key, found)
                return found
        raise Refusal("later")

    def _remember(self, key: str, found: Credential | None) -> None:
        if found is None:
            self.known.pop(key, None)
            return
        if len(self.known) >= MAX_REMEMBERED:
            self.known.clear()
            self.by_person.clear()
        self.known[key] = (found, time.monotonic() + TRUSTED_SECONDS)
        self.by_person.setdefault(found.who.id, set()).add(key)

    def _mark_used(self, key: str, found: Credential) -> None:
        """Write the last use now and then, without waiting; a clock that was set back does not stop it."""
        at = now()
        if abs(at - found.used) >= USED_MS and key in self.known:
            self.known[key] = (replace(found, used=at), self.known[key][1])
            mark = credentials.mark_token_used if found.who.program else credentials.mark_session_used
            self.spawn(self.store.write_index(lambda c: mark(c, key, at)))

    def forget(self, person: str) -> None:
        """Ask the disk the next time: the name may be another, or something was withdrawn."""
        self.withdrawals += 1
        for key in self.by_person.pop(person, ()):
            self.known.pop(key, None)

    # -- open pages --------------------------------------------------------------------------

    def attach(self, line: MessageTransport, key: str) -> None:
        """Note by which session or token a page came in."""
        self.lines[line] = key

    def detach(self, line: MessageTransport) -> None:
        """Forget a page that is closed."""
        self.lines.pop(line, None)

    async def recheck(self) -> None:
        """Close the pages whose session or token does not count any more, though nobody told this node."""
        self.withdrawals += 1
        self.known.clear()
        self.by_person.clear()
        lines, at = dict(self.lines), now()
        counting = await self.store.read(lambda c: credentials.still_counting(c, set(lines.values()), at))
        for line, key in lines.items():
            if key not in counting:
                line.close_with(COME_AGAIN, "come in again")

    async def run(self) -> None:
        """Check the open pages again and again, until cancelled: tokens expire, and a message may have been lost."""
        while True:
            await asyncio.sleep(RECHECK_SECONDS)
            try:
                await self.recheck()
            except StorageUnavailable:
                log.warning("sessions: the open pages are checked later")

    # -- withdrawing -------------------------------------------------------------------------

    async def withdraw(self, person: str, run: Callable[[Connection], T]) -> T:
        """Write what withdraws something of the person; then close their pages, at every node.

        Pages that are still welcome come back by themselves.
        """

        def write(c: Connection) -> T:
            result = run(c)
            notify.tell(c, notify.PEOPLE, f"{self.node}:{notify.SIGNED_OUT}:{person}")
            return result

        result = await self.store.write(write)
        self.close(person)
        return result

    def notify_deleted(self, c: Connection, person: str) -> None:
        """Tell the other nodes that the person's data are deleted."""
        notify.tell(c, notify.PEOPLE, f"{self.node}:{notify.DELETED}:{person}")

    def notify_merged(self, c: Connection, guest: str) -> None:
        """Tell the other nodes that everything of a guest is somebody else's now."""
        notify.tell(c, notify.PEOPLE, f"{self.node}:{notify.MERGED}:{guest}")

    def close(self, person: str) -> None:
        """Close the person's pages at this node, and ask the disk again what counts."""
        self.forget(person)
        self.connections.close_all(person)

    def close_deleted(self, person: str) -> None:
        """Do the same for somebody whose data are deleted; a page that is still open is not answered any more."""
        self.deleted.add(person)
        self.close(person)
