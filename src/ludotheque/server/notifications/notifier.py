"""Tell people what they wait for: written once, then told by the first of their channels that takes it.

``notify`` writes a notice down; whichever node finds it due claims it, sends it, and writes the outcome. What was seen
meanwhile is not told. A channel that fails is tried again later and later, then the next one has its turn. Whoever
waits for a slow service is counted for its channel alone: the other channels, and their people, do not wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from msgspec import Struct, structs

from ludotheque.server.notifications import quiet_hours
from ludotheque.server.notifications.channels import Channel, NoPlace, NotTaken
from ludotheque.server.notifications.notice import CHANNELS, Notice
from ludotheque.server.storage import holidays, notice_settings, notices
from ludotheque.server.storage.engine import Connection, StorageUnavailable
from ludotheque.server.storage.store import Store
from ludotheque.server.timestamps import now

log = logging.getLogger("ludotheque.notifications")
SECOND = 1000
HOUSE = "Ludothèque"  # what a test is about
WRITE_TRIES, WRITE_SECONDS = 30, 2.0  # while the database is away
SWEEP_SECONDS, AGAIN_SECONDS = 2.0, 0.1  # after nothing was due, and after something was
DELAY = 2 * SECOND  # in which a page that is open somewhere says so
LEASE = 120 * SECOND  # after which a notice whose sender ended is due again; every send ends long before
BACKOFF = (30, 120, 600, 3600, 4 * 3600)  # seconds until it is tried again; then the next channel is tried
MAX_PEOPLE = 32  # for whom a node claims something at the same time
MAX_SENDING = 48  # people whom a node tells something by one channel at the same time
NO_PLACE = 10 * SECOND  # until what has no place now is looked at again
CLOSE_TRIES, CLOSE_SECONDS = 200, 0.05
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Claim(Struct, frozen=True):
    """What one node tells one person now, by one channel."""

    channel: str
    where: Any
    settings: dict[str, Any]
    rows: list[Any]


class Notifier:
    """The one way to tell somebody something while they are away."""

    def __init__(
        self, store: Store, channels: Mapping[str, Channel], spawn: Spawn, clock: Callable[[], int] = now
    ) -> None:
        self.store = store
        self.channels = channels
        self.spawn = spawn
        self.clock = clock
        self.busy: set[str] = set()  # people to whom this node is sending
        self.claiming = 0  # of them, those of whom it is not known yet what they are told
        self.sending: Counter[str] = Counter()  # by channel
        self.closing = False

    # -- what the rest of the house calls ----------------------------------------------------

    def notify(self, notice: Notice) -> None:
        """Tell a person something soon, once; returns at once."""
        self.spawn(self._write(notice, self.clock() + DELAY))

    def note_seen(self, notice: Notice) -> None:
        """Write down that a person sees this at the moment it happens: no node tells them."""
        self.spawn(self._write(notice, None))

    def withdraw(self, person: str, subject: str) -> None:
        """Tell the person nothing more of this table or tournament: they are looking at it."""
        self.spawn(self.store.write_index(lambda c: notices.withdraw(c, person, subject)))

    async def _write(self, notice: Notice, due: int | None) -> None:
        """Write it down, or that it was seen; a database that is away is asked again for a while."""
        row = {**structs.asdict(notice), "at": self.clock(), "due": due}

        def write(c: Connection) -> None:
            if not notices.write(c, row) and due is None:
                notices.settle(c, notice.person, [notice.key], due=None)

        for _ in range(WRITE_TRIES):
            try:
                await self.store.write(write)
                return
            except StorageUnavailable:
                await asyncio.sleep(WRITE_SECONDS)
        log.warning("notice %s could not be written", notice.key)

    async def test(self, person: str, channel: str) -> bool | None:
        """Send a test to the person now, by one channel: whether it was taken, None if they have not set it up."""
        line, at = self.channels.get(channel), self.clock()
        if line is None:
            return None
        settings = await self.store.read(lambda c: notice_settings.read(c, person))
        where = await self.store.read(lambda c: line.prepare(c, settings, at))
        if where is None:
            return None
        try:
            await line.send(where, settings, [Notice("test", person, f"test:{at}", "", HOUSE, "/me")])
        except (NotTaken, NoPlace):
            return False
        return True

    # -- sending -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is due, again and again, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                while await self.sweep():
                    await asyncio.sleep(AGAIN_SECONDS)
            except StorageUnavailable:
                log.warning("storage unavailable: notices wait")

    async def close(self) -> None:
        """Begin nothing more, and let what is being sent arrive: what is not written as sent would be sent again."""
        self.closing = True
        for _ in range(CLOSE_TRIES):
            if not self.busy:
                return
            await asyncio.sleep(CLOSE_SECONDS)

    async def sweep(self) -> list[asyncio.Task[None]]:
        """Begin to send what is due; return the tasks. What is too much at once waits in the database."""
        free = MAX_PEOPLE - self.claiming
        if free <= 0 or self.closing:
            return []
        at = self.clock()
        found = await self.store.read(lambda c: notices.due_people(c, at, free + len(self.busy)))
        chosen = [person for person in found if person not in self.busy][:free]
        self.busy.update(chosen)
        self.claiming += len(chosen)
        return [self.spawn(self._tell(person)) for person in chosen]

    async def _tell(self, person: str) -> None:
        try:
            try:
                claims = await self.store.write(lambda c: self._claim(c, person))
            finally:
                self.claiming -= 1
            for outcome in await asyncio.gather(*(self._send(person, one) for one in claims), return_exceptions=True):
                if outcome is not None:
                    raise outcome
        except StorageUnavailable:
            log.warning("storage unavailable: notices wait")
        finally:
            self.busy.discard(person)

    def _claim(self, c: Connection, person: str) -> list[Claim]:
        """Take what is due to the person, for each channel its part; it is nobody else's for the time of a lease."""
        at, settings = self.clock(), notice_settings.lock(c, person)
        rows = notices.take_due(c, person, at)
        keys = [row.key for row in rows]
        loud = max(quiet_hours.loud_from(settings, at), holidays.ends_for(c, person, at))
        if loud > at:
            notices.settle(c, person, keys, due=loud)
            return []
        reached: dict[str, Any] = {
            name: self.channels[name].prepare(c, settings, at) for name in CHANNELS if name in self.channels
        }
        parts: dict[str, list[Any]] = {}
        for row in rows:
            name = next((name for name in _wanted(settings, row) if reached.get(name) is not None), "")
            parts.setdefault(name, []).append(row)
        notices.settle(c, person, [row.key for row in parts.pop("", [])], due=None)  # it stays in the feed
        return [
            Claim(name, reached[name], settings, part)
            for name, part in parts.items()
            if self._claim_part(c, settings, name, [row.key for row in part], at)
        ]

    def _claim_part(self, c: Connection, settings: dict[str, Any], name: str, keys: list[str], at: int) -> bool:
        """Claim what goes by one channel, unless that must wait to be gathered."""
        channel, person = self.channels[name], settings["person"]
        wait = channel.wait_until(settings)
        if self.sending[name] >= MAX_SENDING:
            wait = max(wait, at + NO_PLACE)
        if wait > at:
            notices.settle(c, person, keys, due=wait)
            return False
        channel.claimed(c, settings, at)
        notices.settle(c, person, keys, due=at + LEASE)
        return True

    async def _send(self, person: str, claim: Claim) -> None:
        keys = [row.key for row in claim.rows]
        self.sending[claim.channel] += 1
        try:
            await self.channels[claim.channel].send(claim.where, claim.settings, claim.rows)
        except NoPlace:
            due = self.clock() + NO_PLACE
            await self.store.write_index(lambda c: notices.settle(c, person, keys, due=due))
            return
        except NotTaken as error:
            trouble = error
            self.store.metrics.notifications.add(claim.channel, "failed")
            log.warning("%s: a notice was not taken", claim.channel)
            await self.store.write_index(lambda c: self._put_off(c, person, claim, trouble))
            return
        finally:
            self.sending[claim.channel] -= 1
        self.store.metrics.notifications.add(claim.channel, "sent")
        await self.store.write_index(lambda c: notices.settle(c, person, keys, due=None, told=claim.channel))

    def _put_off(self, c: Connection, person: str, claim: Claim, trouble: NotTaken) -> None:
        """Try again later; after the last time, or where it is of no use, by the next channel at once."""
        at = self.clock()
        for row in claim.rows:
            if trouble.final or row.tries >= len(BACKOFF):
                values: dict[str, Any] = {"due": at, "tries": 0, "failed": f"{row.failed} {claim.channel}".strip()}
            else:
                values = {"due": at + BACKOFF[row.tries] * SECOND, "tries": row.tries + 1}
            notices.settle(c, person, [row.key], **values)


def _wanted(settings: dict[str, Any], row: Any) -> list[str]:
    """Return the channels by which the person wants to hear of this kind and that were not given up, in order."""
    chosen = settings["channels"].get(row.kind, CHANNELS)
    return [name for name in CHANNELS if name in chosen and name not in row.failed.split()]
