"""Each notice once: whatever nodes, channels, clocks and failures do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs

from ludotheque.server.notifications import notifier as notifying
from ludotheque.server.notifications.channels import NoPlace, NotTaken
from ludotheque.server.notifications.notice import CHANNELS, Notice
from ludotheque.server.notifications.notifier import BACKOFF, DELAY, LEASE, NO_PLACE, Notifier
from ludotheque.server.storage import notice_settings, notices, schema
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from ludotheque.server.storage.tables import Seen, mark_seen
from ludotheque.server.tables import events as ev

MIDNIGHT = 1_767_225_600_000  # at the beginning of 2026, in London
SECOND, HOUR = 1000, 3_600_000
TURN = Notice("turn", "lea", "turn:t:4", "t", "Le Mans", "/table/t", seq=4)
ROUND = Notice("round", "lea", "round:c:1", "c", "Coupe", "/tournament/c")
INVITE = Notice("invite", "lea", "invite:u:tom", "u", "Mark", "/table/u", by="Tom")


class Clock:
    """The clock on the wall, as the test sets it."""

    at = MIDNIGHT + 12 * HOUR

    def __call__(self) -> int:
        return self.at


class Line:
    """A channel that remembers what it was given, or does not take it."""

    def __init__(self, given: list[tuple[str, tuple[str, ...]]], name: str) -> None:
        self.given, self.name = given, name
        self.trouble: NotTaken | NoPlace | None = None
        self.reached, self.pause = True, 0.0

    def prepare(self, c: Any, settings: dict[str, Any], at: int) -> str | None:
        return "there" if self.reached else None

    def wait_until(self, settings: dict[str, Any]) -> int:
        return 0

    def claimed(self, c: Any, settings: dict[str, Any], at: int) -> None: ...

    async def send(self, where: Any, settings: dict[str, Any], rows: list[Any]) -> None:
        await asyncio.sleep(self.pause)
        if self.trouble is not None:
            raise self.trouble
        self.given.append((self.name, tuple(row.key for row in rows)))


class Office:
    """A notifier over a real database, with lines instead of services."""

    def __init__(self, url: str, clock: Clock) -> None:
        self.given: list[tuple[str, tuple[str, ...]]] = []
        self.lines = {name: Line(self.given, name) for name in CHANNELS}
        self.store, self.clock = Store(url), clock
        self.tasks: list[asyncio.Task[None]] = []
        self.notifier = Notifier(self.store, self.lines, self.spawn, clock)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        self.tasks.append(asyncio.get_running_loop().create_task(work))
        return self.tasks[-1]

    async def settle(self) -> None:
        while self.tasks:
            await self.tasks.pop()

    async def tell(self, *told: Notice) -> None:
        for notice in told:
            self.notifier.notify(notice)
        await self.settle()

    async def after(self, milliseconds: int = DELAY) -> list[tuple[str, tuple[str, ...]]]:
        """What is sent when so much time has passed."""
        self.clock.at += milliseconds
        await self.notifier.sweep()
        await self.settle()
        found = list(self.given)
        self.given.clear()
        return found


@asynccontextmanager
async def offices(url: str, count: int = 1) -> AsyncIterator[list[Office]]:
    migrate(url)
    clock = Clock()
    made = [Office(url, clock) for _ in range(count)]
    for one in made:
        one.store.start()
    yield made
    for one in made:
        await one.store.close()


def test_a_notice_is_told_once_by_the_first_channel(database: str) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            await office.tell(TURN, TURN)
            assert await office.after(DELAY - 1) == []
            assert await office.after(1) == [("push", (TURN.key,))]
            await office.tell(TURN)
            assert await office.after(LEASE + DELAY) == []

    asyncio.run(story())


def test_two_nodes_send_each_notice_once(database: str) -> None:
    """Both write the same notices and look for what is due at the same moment, again and again."""

    async def story() -> None:
        async with offices(database, 2) as nodes:
            told = [Notice("round", f"p{n % 7}", f"round:c:{n}", "c", "Coupe", "/") for n in range(60)]
            for node in nodes:
                for notice in told:
                    node.notifier.notify(notice)
            await asyncio.gather(*(node.settle() for node in nodes))
            nodes[0].clock.at += DELAY
            for _ in range(4):
                await asyncio.gather(*(node.notifier.sweep() for node in nodes))
                await asyncio.gather(*(node.settle() for node in nodes))
            sent = [key for node in nodes for _, keys in node.given for key in keys]
            assert sorted(sent) == sorted(notice.key for notice in told)

    asyncio.run(story())


def test_what_the_person_has_seen_is_not_told(database: str) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            await office.tell(TURN, ROUND)
            office.notifier.withdraw("lea", "c")
            await office.store.write(lambda c: mark_seen(c, [Seen("t", "lea", 4)]))
            assert await office.after() == []
            later = Notice("turn", "lea", "turn:t:9", "t", "Le Mans", "/table/t", seq=9)
            await office.tell(later)  # they left before it
            assert await office.after() == [("push", (later.key,))]

    asyncio.run(story())


@pytest.mark.parametrize("first", ["told", "seen"])
def test_a_page_at_another_node_sees_it(database: str, first: str) -> None:
    """Whichever of the two nodes writes first."""

    async def story() -> None:
        async with offices(database, 2) as [one, other]:
            if first == "seen":
                other.notifier.note_seen(TURN)
                await other.settle()
            await one.tell(TURN)
            if first == "told":
                other.notifier.note_seen(TURN)
                await other.settle()
            assert await one.after() == []

    asyncio.run(story())


@pytest.mark.parametrize("event", [ev.Moved(0, ["pass"]), ev.Closed(), ev.TakenBack(0)])
def test_a_turn_that_has_passed_is_not_told(database: str, event: ev.AnyEvent) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            await office.tell(TURN)
            chat = ev.encode(ev.Said("tom", "Tom", "alors ?")).decode()
            await office.store.append(EventRow("t", 5, 1, chat))
            await office.store.append(EventRow("t", 6, 1, ev.encode(event).decode()))
            assert await office.after() == []

    asyncio.run(story())


def test_what_is_not_worth_telling_any_more(database: str) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            await office.tell(Notice("round", "lea", "round:c:2", "c", "Coupe", "/", until=office.clock() + SECOND))
            assert await office.after() == []

    asyncio.run(story())


def test_the_next_channel_when_one_fails(database: str) -> None:
    """A channel is tried again, later and later; then the next one has its turn, and no other."""

    async def story() -> None:
        async with offices(database) as [office]:
            office.lines["push"].trouble = NotTaken("busy")
            await office.tell(TURN)
            assert await office.after() == []
            for seconds in BACKOFF:
                assert await office.after(seconds * SECOND - 1) == []
                assert await office.after(1) == []
            assert await office.after(0) == [("webhook", (TURN.key,))]
            assert await office.after(24 * HOUR) == []
            office.lines["webhook"].trouble = NotTaken("gone", final=True)
            office.lines["push"].reached = False
            await office.tell(ROUND)
            assert await office.after() == []
            assert await office.after(0) == [("email", (ROUND.key,))]

    asyncio.run(story())


def test_a_person_chooses_the_channels_of_each_kind(database: str) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            chosen = '{"turn": ["email"], "round": ["push", "webhook"], "invite": []}'
            await office.store.write(lambda c: notice_settings.write(c, "lea", channels=chosen))
            await office.tell(TURN, ROUND, INVITE)
            assert sorted(await office.after()) == [("email", (TURN.key,)), ("push", (ROUND.key,))]
            feed = await office.store.read(lambda c: notices.latest(c, "lea"))
            assert {row.key: row.told for row in feed} == {TURN.key: "email", ROUND.key: "push", INVITE.key: None}

    asyncio.run(story())


def test_quiet_hours_hold_everything_back(database: str) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            office.clock.at = MIDNIGHT + 23 * HOUR  # midnight in Paris
            quiet = {"zone": "Europe/Paris", "quiet_from": 22 * 60, "quiet_to": 8 * 60}
            await office.store.write(lambda c: notice_settings.write(c, "lea", **quiet))
            await office.tell(TURN, ROUND)
            assert await office.after() == []
            assert await office.after(8 * HOUR - DELAY - 1) == []
            assert await office.after(1) == [("push", (ROUND.key, TURN.key))]

    asyncio.run(story())


def test_a_node_that_is_killed_loses_nothing(database: str) -> None:
    """It had claimed the notice and sent nothing: another sends it after the lease."""

    async def story() -> None:
        async with offices(database, 2) as [killed, other]:
            killed.lines["push"].pause = 60.0
            await killed.tell(TURN)
            killed.clock.at += DELAY
            await killed.notifier.sweep()
            while killed.tasks and not (await claimed(other.store)):
                await asyncio.sleep(0.005)
            for task in killed.tasks:
                task.cancel()
            assert await other.after(LEASE - 1) == []
            assert await other.after(1) == [("push", (TURN.key,))]

    asyncio.run(story())


async def claimed(store: Store) -> bool:
    wanted = sa.select(schema.notice.c.due).where(schema.notice.c.key == TURN.key)
    due = await store.read(lambda c: c.execute(wanted).scalar())
    return due is not None and due > Clock.at + DELAY


class Away:
    """A database that is away twice."""

    tries = 0

    async def write(self, _: Any) -> None:
        self.tries += 1
        if self.tries < 3:
            raise StorageUnavailable("away")


def test_a_notice_waits_for_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifying, "WRITE_SECONDS", 0.0)
    away = Away()
    asyncio.run(Notifier(away, {}, None)._write(TURN, 0))  # type: ignore[arg-type]
    assert away.tries == 3


async def sweep_all(office: Office) -> None:
    """Let everything go out that has a place, as ``run`` does."""
    office.clock.at += NO_PLACE
    while await asyncio.wait_for(office.notifier.sweep(), 5):
        while office.notifier.claiming:
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.01)


def test_people_whose_service_hangs_delay_nobody_elses_notices(database: str) -> None:
    """A hundred of them hold their own channel, and none of the others."""

    async def story() -> None:
        async with offices(database) as [office]:
            push, webhook = office.lines["push"], office.lines["webhook"]
            push.prepare = lambda c, settings, at: "there" if settings["person"] == "lea" else None  # type: ignore[method-assign]
            webhook.pause = 3600.0
            for number in range(100):
                office.notifier.notify(structs.replace(ROUND, person=f"p{number}"))
            await office.settle()
            await sweep_all(office)
            assert office.notifier.sending["webhook"] >= notifying.MAX_SENDING
            hanging, office.tasks = office.tasks, []
            await office.tell(TURN)
            await sweep_all(office)
            assert office.given == [("push", (TURN.key,))]
            hanging += office.tasks
            for task in hanging:
                task.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)

    asyncio.run(story())


def test_what_has_no_place_waits_and_counts_as_no_try(database: str) -> None:
    async def story() -> None:
        async with offices(database) as [office]:
            office.lines["push"].trouble = NoPlace()
            await office.tell(TURN)
            for _ in range(2 * len(BACKOFF)):
                assert await office.after(NO_PLACE) == []
            office.lines["push"].trouble = None
            assert await office.after(NO_PLACE) == [("push", (TURN.key,))]

    asyncio.run(story())
