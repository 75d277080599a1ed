"""The people who come in, known by their cookies and remembered for a while."""

from __future__ import annotations

import time

import sqlalchemy as sa

from ludotheque.server import channels, people, shelfmarks
from ludotheque.server.callers import Callers
from ludotheque.server.store import Store
from ludotheque.server.who import Who

COOKIE_SECONDS = 10.0
MOST_REMEMBERED = 20_000


class Visitors:
    """Lets people in, and sees them out at every node."""

    def __init__(self, store: Store, node: str, callers: Callers) -> None:
        self.store = store
        self.node = node
        self.callers = callers
        self.known: dict[str, Who] = {}
        self.cookies: dict[str, float] = {}  # that count until then, without looking again
        self.gone: set[str] = set()  # people who had their data deleted while a page of theirs was open

    async def who(self, person: str) -> Who | None:
        """The person, None if there is none."""
        if person not in self.known:
            found = await self.store.read(lambda c: people.by_id(c, person))
            if found is None:
                return None
            if len(self.known) > MOST_REMEMBERED:
                self.known.clear()
            self.known[person] = found
        return self.known[person]

    def forget(self, person: str) -> None:
        """Ask the disk the next time: the name may be another."""
        self.known.pop(person, None)

    async def counts(self, cookie: str, person: str, made: int) -> bool:
        """Has the cookie not been withdrawn? Another node's word is heard after some seconds."""
        if self.cookies.get(cookie, 0.0) > time.monotonic():
            return True
        if not await self.store.read(lambda c: people.counts(c, cookie, person, made)):
            return False
        if len(self.cookies) > MOST_REMEMBERED:
            self.cookies.clear()
        self.cookies[cookie] = time.monotonic() + COOKIE_SECONDS
        return True

    async def sign_out(self, person: str, cookie: str) -> None:
        """This cookie counts no more; pages that were opened with it are closed, at every node."""

        def run(c: sa.Connection) -> None:
            people.withdraw(c, cookie)
            self.tell_left(c, "out", person)

        await self.store.write(run)
        self.see_out(person)

    async def sign_out_everywhere(self, person: str) -> None:
        """Nor does any other cookie made until now."""

        def run(c: sa.Connection) -> None:
            people.withdraw_all(c, person, shelfmarks.now())
            self.tell_left(c, "out", person)

        await self.store.write(run)
        self.see_out(person)

    def tell_left(self, c: sa.Connection, how: str, person: str) -> None:
        """Let the other nodes know that somebody signed out, or is gone for good."""
        channels.tell(c, channels.PEOPLE, f"{self.node}:{how}:{person}")

    def see_out(self, person: str) -> None:
        """Close the person's pages here, and ask the disk again which cookies count."""
        self.forget(person)
        self.cookies.clear()
        self.callers.hang_up(person)

    def see_out_for_good(self, person: str) -> None:
        """The same for somebody whose data are deleted: a page that is still open says nothing more."""
        self.gone.add(person)
        self.see_out(person)
