"""The house: all tables of this node, the clocks, the other nodes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from ludotheque._version import __version__
from ludotheque.fair.proof import SCHEME, Duplicate
from ludotheque.kernel.rng import Rng
from ludotheque.server import commands, fairness, leaving, people, shelfmarks, showing, wire
from ludotheque.server import events as ev
from ludotheque.server.analyses import Analyses
from ludotheque.server.callers import Callers
from ludotheque.server.commands import Outcome, Who
from ludotheque.server.limits import Limits
from ludotheque.server.live import LiveTable
from ludotheque.server.notices import Notices
from ludotheque.server.push import new_vapid_key
from ludotheque.server.refusal import Refusal
from ludotheque.server.results import Results
from ludotheque.server.robots import Robots
from ludotheque.server.settings import Settings
from ludotheque.server.shelfmarks import duplicate_id
from ludotheque.server.store import PEOPLE, Store, StoreDown, tell_nodes

log = logging.getLogger("ludotheque.house")
SWEEP_SECONDS = 1.0
STUCK_SECONDS = 5.0  # a bot that has not answered by then is asked again
CODE_TRIES = 20
COOKIE_SECONDS = 10.0
IDLE_SECONDS = 600.0  # until a table that waits for nobody leaves the memory; it stays on disk
MOST_REMEMBERED = 20_000


class House:
    """Opens and finds tables; wakes bots and stand-ins."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.node = secrets.token_hex(4)  # so that it does not listen to itself
        self.rules = __version__
        self.tables: dict[str, LiveTable] = {}
        self.loading = WeakValueDictionary[str, asyncio.Lock]()  # tables that are being read from disk
        self.robots = Robots(settings.robot_workers, settings.robot_effort)
        self.notices = Notices(self)
        self.analyses = Analyses(self)
        self.results = Results(self)
        self.limits = Limits(settings)
        self.secrets: dict[str, bytes] = {}
        self.people: dict[str, Who] = {}
        self.gone: set[str] = set()  # people who had their data deleted while a page of theirs was open
        self.cookies: dict[str, float] = {}  # that count until then, without looking again
        self.callers = Callers(settings)
        self.rng = Rng(secrets.randbits(60))
        self.tasks: set[asyncio.Task[Any]] = set()
        self.groups = WeakValueDictionary[str, asyncio.Lock]()  # of duplicate tables: one person, one table
        self.moves = 0
        self.sockets = 0

    async def start(self) -> None:
        """Take up the tables that were in play, then keep the clocks."""
        self.store.start()
        await self._find_thinkers()
        for table in await self.store.read(shelfmarks.running_tables):
            try:
                await self._take_up(table)
            except Exception:  # the house opens with all its other tables
                log.exception("table %s cannot be read", table)
        self.spawn(self._sweep())
        self.spawn(self.results.catch_up())
        self.spawn(leaving.catch_up(self))

    async def _take_up(self, table: str) -> None:
        live = await self.find(table)
        if live.ledger.ended:  # the end is on disk, but the database was away when the table's row was to say so
            status = live.ledger.status
            await self.write_quietly(partial(shelfmarks.set_status, table=table, status=status))
        self._wake_robot(live)

    async def _find_thinkers(self) -> None:
        """With PostgreSQL other machines may think for the bots."""
        if not self.settings.robots_elsewhere:
            return
        from ludotheque.server.elsewhere import Elsewhere  # slow to import, and most houses need none

        self.robots.elsewhere = Elsewhere(self.store.plain_url())
        await self.robots.elsewhere.start()

    async def stop(self) -> None:
        """Let every command under way finish, then close the store."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        self.robots.stop()
        if self.robots.elsewhere is not None:
            await self.robots.elsewhere.stop()
        await self.store.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house failed", exc_info=task.exception())

    # -- tables ------------------------------------------------------------------------------

    async def open(
        self,
        who: Who,
        plan: wire.Plan,
        seed: bytes | None = None,
        duplicate: Duplicate | None = None,
        origin: ev.Origin | None = None,
    ) -> LiveTable:
        """A new table with its host, not yet seated; duplicate tables bring the seed they share."""
        commands.check_plan(plan)
        seed = seed or fairness.new_seed()
        table = shelfmarks.new_id() if duplicate is None else duplicate_id(duplicate.group, duplicate.number)
        code = await self._free_code()
        row = {
            "id": table,
            "code": code,
            "game": plan.game,
            "seed": seed,
            "public": plan.public,
            "status": "lobby",
            "made": shelfmarks.now(),
        }
        try:
            await self.store.write(lambda c: shelfmarks.add_table(c, row))
        except StoreDown:
            raise Refusal("later") from None
        live = LiveTable(self, table, seed)
        opened = ev.Opened(plan, who.id, fairness.commitment(seed), code, SCHEME, duplicate, origin=origin)
        async with live.lock:
            await live._carry_out(lambda: Outcome(opened))
        self.tables[table] = live
        return live

    async def _free_code(self) -> str:
        for _ in range(CODE_TRIES):
            code = shelfmarks.new_code()
            if await self.store.read(partial(shelfmarks.table_by_code, code=code)) is None:
                return code
        raise Refusal("later")

    async def find(self, table: str) -> LiveTable:
        """The table, from memory or from disk."""
        found = self.tables.get(table)
        if found is None:
            if not shelfmarks.is_id(table):
                raise Refusal("not_found")
            async with self.loading.setdefault(table, asyncio.Lock()):
                if table not in self.tables:
                    self.tables[table] = await self._load(table)
            found = self.tables[table]
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> LiveTable:
        try:
            row = await self.store.read(lambda c: shelfmarks.table_row(c, table))
            events = await self.store.read(lambda c: shelfmarks.events_since(c, table, -1))
        except StoreDown:
            raise Refusal("later") from None
        if row is None or not events:
            raise Refusal("not_found")
        live = LiveTable(self, table, bytes(row.seed))
        live.load(events)
        return live

    async def by_code(self, code: str) -> LiveTable:
        table = None
        if len(code) == shelfmarks.CODE_LENGTH and code.isalpha() and code.isascii():
            table = await self.store.read(lambda c: shelfmarks.table_by_code(c, code))
        if table is None:
            raise Refusal("not_found", "No table has this code.")
        return await self.find(table)

    async def write_quietly(self, run: Callable[[Any], None]) -> None:
        """Keep an index true; the events stay the truth if that fails."""
        try:
            await self.store.write(run)
        except StoreDown:
            log.warning("an index could not be written")

    # -- people and secrets ------------------------------------------------------------------

    async def who(self, person: str) -> Who | None:
        """The person, remembered for a while."""
        if person not in self.people:
            found = await self.store.read(lambda c: people.by_id(c, person))
            if found is None:
                return None
            if len(self.people) > MOST_REMEMBERED:
                self.people.clear()
            self.people[person] = found
        return self.people[person]

    def forget_person(self, person: str) -> None:
        self.people.pop(person, None)

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

        def run(c: Any) -> None:
            people.withdraw(c, cookie)
            self.tell_left(c, "out", person)

        await self.store.write(run)
        self.see_out(person)

    async def sign_out_everywhere(self, person: str) -> None:
        """Nor does any other cookie made until now."""

        def run(c: Any) -> None:
            people.withdraw_all(c, person, shelfmarks.now())
            self.tell_left(c, "out", person)

        await self.store.write(run)
        self.see_out(person)

    def tell_left(self, c: Any, how: str, person: str) -> None:
        """Let the other nodes know that somebody signed out, or is gone for good."""
        tell_nodes(c, PEOPLE, f"{self.node}:{how}:{person}")

    def see_out(self, person: str) -> None:
        """Close the person's pages here, and ask the disk again which cookies count."""
        self.forget_person(person)
        self.cookies.clear()
        self.callers.hang_up(person)

    async def secret(self, name: str) -> bytes:
        """A secret of the house (cookie, feed, vapid), made once and shared by all nodes."""
        if name not in self.secrets:
            made = new_vapid_key() if name == "vapid" else secrets.token_bytes(32)
            self.secrets[name] = await self.store.write(lambda c: shelfmarks.house_secret(c, name, made))
        return self.secrets[name]

    # -- what follows an event ---------------------------------------------------------------

    def moved(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """A table has taken an event in: wake the bot whose turn it is, tell absent people."""
        if isinstance(event, ev.Moved):
            self.moves += 1
        if own:
            self._wake_robot(live)
            self.results.moved(live, event)
            if isinstance(event, ev.Moved | ev.Started):
                self.notices.turn(live)

    def _wake_robot(self, live: LiveTable) -> None:
        seat = live.ledger.turn
        if seat is None:
            return
        place = live.ledger.places[seat]
        if (place.robot is not None or place.away) and not live.thinking():
            self._let_play(live, seat, self.settings.robot_pause)

    def _let_play(self, live: LiveTable, seat: int, pause: float) -> None:
        live.thought_of = live.ledger.state
        live.robot_task = self.spawn(self._play_later(live, seat, pause))

    async def _play_later(self, live: LiveTable, seat: int, pause: float) -> None:
        """After a pause in which people can follow, the bot of the chair or the stand-in of its person plays."""
        await asyncio.sleep(pause)
        robot = live.ledger.places[seat].robot
        try:
            await live.play_for(seat, robot or "absence", robot or live.ledger.plan.stand_in)
        except Refusal as refusal:
            log.info("a bot's move waits: %s", refusal.code)

    async def _sweep(self) -> None:
        """Once a second: clocks that ran out, bots that did not answer."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in list(self.tables.values()):
                try:
                    self._check_clock(live)
                except Exception:  # the clocks of all other tables go on
                    log.exception("the clock of table %s cannot be read", live.ledger.id)
            self._put_away(time.monotonic() - IDLE_SECONDS)

    def _put_away(self, before: float) -> None:
        """Tables in which nothing can happen by itself and that nobody looks at need no memory."""
        for table, live in list(self.tables.items()):
            if live.used < before and live.ledger.turn is None and not live.sockets and not live.lock.locked():
                del self.tables[table]

    def _check_clock(self, live: LiveTable) -> None:
        ledger = live.ledger
        seat = ledger.turn
        if seat is None:
            return
        place = ledger.places[seat]
        stuck = shelfmarks.now() - ledger.since > STUCK_SECONDS * 1000
        if live.thinking():
            return
        if (place.robot is not None or place.away) and stuck:
            self._wake_robot(live)
        elif place.robot is None and showing.time_left(ledger, seat, shelfmarks.now()) == 0:
            self._let_play(live, seat, 0)
