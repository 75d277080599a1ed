"""Know people by their cookies, and sign them out at every node."""

from __future__ import annotations

import time

from ludotheque.server.identity import Person
from ludotheque.server.people.connection_limits import ConnectionLimits
from ludotheque.server.storage import notify
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.store import Store
from ludotheque.server.timestamps import now

COOKIE_SECONDS = 10.0
MAX_REMEMBERED = 20_000


class Sessions:
    """The people of this node, remembered for a while."""

    def __init__(self, store: Store, node: str, connections: ConnectionLimits) -> None:
        self.store = store
        self.node = node
        self.connections = connections
        self.known: dict[str, Person] = {}
        self.cookies: dict[str, float] = {}  # valid until then, without asking the disk again
        self.deleted: set[str] = set()  # people whose data were deleted while a page of theirs was open

    async def find(self, person: str) -> Person | None:
        """Return the person, None if there is none."""
        if person not in self.known:
            found = await self.store.read(lambda c: stored_people.by_id(c, person))
            if found is None:
                return None
            if len(self.known) > MAX_REMEMBERED:
                self.known.clear()
            self.known[person] = found
        return self.known[person]

    def forget(self, person: str) -> None:
        """Ask the disk the next time: the name may be another."""
        self.known.pop(person, None)

    async def is_valid(self, cookie: str, person: str, made: int) -> bool:
        """Has the cookie not been withdrawn? What another node withdrew is noticed after some seconds."""
        if self.cookies.get(cookie, 0.0) > time.monotonic():
            return True
        if not await self.store.read(lambda c: stored_people.counts(c, cookie, person, made)):
            return False
        if len(self.cookies) > MAX_REMEMBERED:
            self.cookies.clear()
        self.cookies[cookie] = time.monotonic() + COOKIE_SECONDS
        return True

    async def sign_out(self, person: str, cookie: str) -> None:
        """Withdraw this cookie and close the person's pages, at every node."""

        def run(c: Connection) -> None:
            stored_people.withdraw(c, cookie)
            self._notify(c, notify.SIGNED_OUT, person)

        await self.store.write(run)
        self.close(person)

    async def sign_out_everywhere(self, person: str) -> None:
        """Withdraw every cookie of the person made until now, too."""

        def run(c: Connection) -> None:
            stored_people.withdraw_all(c, person, now())
            self._notify(c, notify.SIGNED_OUT, person)

        await self.store.write(run)
        self.close(person)

    def notify_deleted(self, c: Connection, person: str) -> None:
        """Tell the other nodes that the person's data are deleted."""
        self._notify(c, notify.DELETED, person)

    def _notify(self, c: Connection, how: str, person: str) -> None:
        notify.tell(c, notify.PEOPLE, f"{self.node}:{how}:{person}")

    def close(self, person: str) -> None:
        """Close the person's pages at this node, and ask the disk again which cookies are valid."""
        self.forget(person)
        self.cookies.clear()
        self.connections.close_all(person)

    def close_deleted(self, person: str) -> None:
        """Do the same for somebody whose data are deleted; a page that is still open is not answered any more."""
        self.deleted.add(person)
        self.close(person)
