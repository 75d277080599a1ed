"""'Your turn' for people who are not looking: web push and a feed. Nothing is sent twice."""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludotheque.server import schema, shelfmarks
from ludotheque.server.database import StoreDown
from ludotheque.server.push import PushGone, send

if TYPE_CHECKING:
    from ludotheque.server.house import House
    from ludotheque.server.live import LiveTable

log = logging.getLogger("ludotheque.notices")
KEPT = 50  # notices in a feed
CLAIM_TRIES, CLAIM_SECONDS = 30, 2.0
MOST_BROWSERS = 12  # of one person
SENDERS = 4  # messages under way; others wait


class Notices:
    """Writes each notice down once, then sends it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.senders = ThreadPoolExecutor(SENDERS, "ludo-push")  # a slow push service makes nobody else wait

    def turn(self, live: LiveTable) -> None:
        """The seat to act belongs to somebody who is not in the room."""
        ledger = live.ledger
        seat = ledger.turn
        if seat is None or seat in live.room.here(ledger):
            return
        person = ledger.places[seat].person
        if person is not None and not ledger.places[seat].away:
            self.house.spawn(self._notify(ledger.id, ledger.seq, person, ledger.game.title))

    async def _notify(self, table: str, seq: int, person: str, title: str) -> None:
        if not await self._claimed(table, seq, person):
            return
        try:
            subscriptions = await self.house.store.read(lambda c: subscriptions_of(c, person))
        except StoreDown:
            return  # it is in the feed
        body = json.dumps({"table": table, "title": title})
        for endpoint, keys in subscriptions:
            await self._push(endpoint, keys, body)

    async def _claimed(self, table: str, seq: int, person: str) -> bool:
        """Is it ours to send? A database that is away is asked again for a while."""
        for _ in range(CLAIM_TRIES):
            try:
                return await self.house.store.write(lambda c: claim(c, table, seq, person, shelfmarks.now()))
            except StoreDown:
                await asyncio.sleep(CLAIM_SECONDS)
        log.warning("a notice could not be written down")
        return False

    async def _push(self, endpoint: str, keys: str, body: str) -> None:
        house = self.house
        private = await house.keys.of("vapid")
        try:
            loop, contact = asyncio.get_running_loop(), house.settings.contact
            await loop.run_in_executor(self.senders, send, endpoint, json.loads(keys), body, private, contact)
        except PushGone:
            await house.write_quietly(lambda c: forget(c, endpoint))
        except Exception:
            log.warning("a push message could not be delivered")


def claim(c: sa.Connection, table: str, seq: int, person: str, at: int) -> bool:
    """True for the one node and the one time that may send this notice."""
    insert: Any = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    row = insert(schema.notice).values(table_id=table, seq=seq, person=person, at=at)
    return bool(c.execute(row.on_conflict_do_nothing()).rowcount == 1)


def subscriptions_of(c: sa.Connection, person: str) -> list[tuple[str, str]]:
    """Where the person's browsers hear of it: addresses and keys."""
    p = schema.push
    return [(row[0], row[1]) for row in c.execute(sa.select(p.c.endpoint, p.c.secrets).where(p.c.person == person))]


def subscribe(c: sa.Connection, person: str, endpoint: str, keys: str) -> None:
    """A browser of the person, who may have a dozen: others make room."""
    forget(c, endpoint)
    for other, _ in subscriptions_of(c, person)[MOST_BROWSERS - 1 :]:
        forget(c, other)
    c.execute(sa.insert(schema.push).values(endpoint=endpoint, person=person, secrets=keys))


def forget_own(c: sa.Connection, person: str, endpoint: str) -> None:
    """Somebody else's browser is not theirs to unsubscribe."""
    p = schema.push
    c.execute(sa.delete(p).where(p.c.endpoint == endpoint, p.c.person == person))


def forget(c: sa.Connection, endpoint: str) -> None:
    """Nobody listens at this address any more."""
    c.execute(sa.delete(schema.push).where(schema.push.c.endpoint == endpoint))


def latest(c: sa.Connection, person: str) -> list[Any]:
    """The person's notices, the newest first, with the game of each."""
    n, t = schema.notice, schema.game_table
    wanted = (
        sa.select(n.c.table_id, n.c.seq, n.c.at, t.c.game)
        .join(t, t.c.id == n.c.table_id)
        .where(n.c.person == person)
        .order_by(n.c.at.desc())
        .limit(KEPT)
    )
    return list(c.execute(wanted))


def company(c: sa.Connection, person: str, tables: set[str]) -> dict[str, list[str]]:
    """The names of the other people at each of the tables, in the order of their chairs."""
    k, p = schema.chair, schema.person
    wanted = (
        sa.select(k.c.table_id, p.c.name)
        .join(p, p.c.id == k.c.person)
        .where(k.c.table_id.in_(tables), k.c.person != person)
        .order_by(k.c.table_id, k.c.seat)
    )
    found: dict[str, list[str]] = {}
    for table, name in c.execute(wanted):
        found.setdefault(table, []).append(name)
    return found
