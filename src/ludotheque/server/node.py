"""Build the parts of one node, wire them together, start and stop them.

A house is one database; one or several nodes serve it. What follows an event of a table subscribes here.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludotheque._version import __version__
from ludotheque.kernel.rng import Rng
from ludotheque.server import housekeeping, scheduler
from ludotheque.server.cluster import ClusterListener
from ludotheque.server.deletion import Deletion
from ludotheque.server.groups.policy import SameDealPolicy
from ludotheque.server.groups.service import GroupService
from ludotheque.server.load import LoadMeter, memory_bytes
from ludotheque.server.merging import Merging
from ludotheque.server.notifications.channels import Channel
from ludotheque.server.notifications.email_channel import EmailChannel
from ludotheque.server.notifications.lanes import Lanes
from ludotheque.server.notifications.letters import House
from ludotheque.server.notifications.mailer import Mailer
from ludotheque.server.notifications.notifier import Notifier
from ludotheque.server.notifications.push_channel import PushChannel
from ludotheque.server.notifications.smtp import MailServer
from ludotheque.server.notifications.stop_links import StopLinks
from ludotheque.server.notifications.webhook_channel import WebhookChannel
from ludotheque.server.office.follower import Follower
from ludotheque.server.office.house_state import HouseState
from ludotheque.server.office.service import Office
from ludotheque.server.people.authentication import Authentication
from ludotheque.server.people.connection_limits import ConnectionLimits
from ludotheque.server.people.rate_limits import RateLimits
from ludotheque.server.people.returns import Returns
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.play.answer_slots import AnswerSlots
from ludotheque.server.play.autoplay import Autoplay
from ludotheque.server.play.challenges import Challenges
from ludotheque.server.play.company import TableCompany
from ludotheque.server.play.holidays import HolidayKeeper
from ludotheque.server.play.house_clock import HouseClock
from ludotheque.server.play.last_seen import LastSeen
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.play.services import TableServices
from ludotheque.server.play.turn_notices import TurnNotices
from ludotheque.server.protocol.office import NodeLoad
from ludotheque.server.replays.analyses import Analyses
from ludotheque.server.replays.finished import FinishedGames
from ludotheque.server.replays.moments import Moments
from ludotheque.server.settings import Settings
from ludotheque.server.statistics import rating_keeping
from ludotheque.server.statistics.like_me import like_me
from ludotheque.server.statistics.rating_book import RatingBooks
from ludotheque.server.statistics.results import ResultRecorder
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.heartbeat import Heartbeat
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now
from ludotheque.server.tournament_play import ticking
from ludotheque.server.tournament_play.notices import RoundNotices
from ludotheque.server.tournament_play.people import TournamentPeople
from ludotheque.server.tournament_play.registry import TournamentRegistry
from ludotheque.server.tournament_play.rounds import RoundTables
from ludotheque.server.tournament_play.service import TournamentService
from ludotheque.server.tournament_play.wall import Walls
from ludotheque.server.views.catalogue import read_all
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.pairing_desk import PairingDesk
from ludotheque.server.workers.print_jobs import PrintJobs
from ludotheque.server.workers.reading_room import ReadingRoom
from ludotheque.server.workers.study_runner import StudyRunner

log = logging.getLogger("ludotheque.node")
MAX_SENDERS, MAX_LINK_SENDERS = 8, 4  # letters that leave the house at the same time; others wait


class Node:
    """Takes up the tables that were in play, and stops without losing a move."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.name = store.node
        self.tasks: set[asyncio.Task[Any]] = set()
        self.metrics = store.metrics
        self.load = LoadMeter(self.metrics)
        self.connections = 0
        self.started = now()
        self._build_people()
        self._build_workers()
        self._build_notifier()
        self._build_tables()
        self._build_followers()

    def _build_people(self) -> None:
        self.connection_limits = ConnectionLimits(self.settings)
        self.rate_limits = RateLimits(self.settings)
        self.returns = Returns()
        self.secrets = Secrets(self.store)
        self.heartbeat = Heartbeat(self.store)
        self.sessions = Sessions(self.store, self.name, self.connection_limits, self.spawn)
        self.authentication = Authentication(self.store, self.secrets, self.sessions, self.settings)

    def _build_workers(self) -> None:
        self.bots = BotPool(self.settings.robot_workers, self.settings.robot_effort, self.metrics)
        self.print_jobs = PrintJobs()
        self.reading = ReadingRoom()
        self.pairing = PairingDesk()
        self.studies = StudyRunner(Path(self.settings.studies))

    def _build_notifier(self) -> None:
        self.lanes = {name: Lanes(f"ludo-{name}") for name in ("push", "webhook")}
        self.senders = ThreadPoolExecutor(MAX_SENDERS, "ludo-email")  # of notices; who waits for a link waits for none
        self.link_senders = ThreadPoolExecutor(MAX_LINK_SENDERS, "ludo-links")
        self.push = PushChannel(self.store, self.secrets, self.settings.contact, self.lanes["push"])
        self.stops = StopLinks(self.store, self.secrets)
        self.mailer: Mailer | None = None
        channels: dict[str, Channel] = {
            "push": self.push,
            "webhook": WebhookChannel(self.store, self._address(), self.lanes["webhook"]),
        }
        if self.settings.smtp_host:
            house, server = House(self.settings.email_from, self.settings.public_url), MailServer(self.settings)
            self.mailer = Mailer(house, server, self.link_senders, self.spawn)
            channels["email"] = EmailChannel(self.store, house, server, self.stops, self.senders)
        self.notifier = Notifier(self.store, channels, self.spawn)

    def _address(self) -> str:
        """Return what links outside the house begin with."""
        return self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}"

    def _build_tables(self) -> None:
        rng = Rng(secrets.randbits(60))
        self.clock = HouseClock(self.store)
        self.services = TableServices[LiveTable](
            self.store, self.clock, self.bots, rng, __version__, self.settings.children
        )
        self.tables = TableRegistry(self.services)
        self.groups = GroupService(self.tables)
        self.policy = SameDealPolicy(self.groups)
        self.services.groups = self.policy
        self.services.open_table = self.tables.open
        self.challenges = Challenges(self.tables)
        self.services.find_bot = self.challenges.find
        self.services.like = self._like
        self.company = TableCompany(self.tables, self.name)
        self.last_seen = LastSeen(self.store)
        self.finished = FinishedGames(
            self.store,
            self.secrets,
            self.tables,
            self.policy,
            self.reading,
            self.settings.imports_megabytes * 1_000_000,
        )
        self.analyses = Analyses(self.store, self.bots, self.spawn)
        self.tournament_registry = TournamentRegistry(self.store)
        self.tournaments = TournamentService(
            self.tournament_registry,
            RoundTables(self.tables, self.groups),
            self.pairing,
            self.clock,
            self.spawn,
            self.settings.abandoned_days * housekeeping.DAY,
        )
        self.walls = Walls(self.tournaments)
        self.moments = Moments(self.store, self.reading)

    def _build_followers(self) -> None:
        slots = AnswerSlots(self.settings.robot_pause, self.settings.robot_effort)
        self.autoplay = Autoplay(self.bots, self.spawn, slots)
        self.holidays = HolidayKeeper(self.store, self.spawn)
        self.results = ResultRecorder(self.store, self.tables, self.spawn)
        for follow in (
            self._count,
            self.autoplay.follow,
            self.challenges.follow,
            self.results.follow,
            TurnNotices(self.notifier).follow,
            self.tournaments.follow_table,
        ):
            self.services.subscribe(follow)
        self.rating_books = RatingBooks()
        self.tournament_registry.subscribe(RoundNotices(self.notifier, self.tournaments).follow)
        people = TournamentPeople(self.tournament_registry)
        leaving = (self.store, self.tables, self.sessions, self.autoplay, people)
        self.deletion = Deletion(*leaving)
        self.merging = Merging(*leaving, self.spawn)
        self._build_office(people)
        parts = (self.tables, self.tournament_registry, self.sessions, self.deletion, self.merging, self.company)
        self.cluster = ClusterListener(self.store, *parts)

    async def _like(self, game: str, person: str) -> str:
        """Find the level of the bots that is like a person."""
        return (await self.store.read(lambda c: like_me(c, self.rating_books, game, person))).level

    def _build_office(self, people: TournamentPeople) -> None:
        self.house = HouseState()
        follower = Follower(self.store, self.tables, people, self.sessions, self.autoplay, self.house)
        self.office = Office(self.store, self.settings, self.name, follower, self.measure)

    def _count(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Count moves for the metrics."""
        if isinstance(event, ev.Moved):
            self.metrics.moves.add()

    def measure(self) -> NodeLoad:
        """Say how busy this node is."""
        load, metrics = self.load, self.metrics
        load.sample_when_due()
        return NodeLoad(
            node=self.name,
            version=__version__,
            started=self.started,
            connections=self.connections,
            tables=len(self.tables.in_memory),
            playing=self.tables.count_playing(),
            moves_per_second=load.moves_per_second(),
            move_p50=load.milliseconds(metrics.move_seconds, 0.5),
            move_p99=load.milliseconds(metrics.move_seconds, 0.99),
            commit_p50=load.milliseconds(metrics.commit_seconds, 0.5),
            commit_p99=load.milliseconds(metrics.commit_seconds, 0.99),
            bot_questions=self.bots.asked,
            errors=load.errors.last_hour(),
            memory=memory_bytes(),
            database=self.store.is_reachable(),
        )

    # -- starting and stopping ---------------------------------------------------------------

    async def start(self) -> None:
        """Open the store, then begin what runs in the background: the tables that were in play are taken up."""
        self.store.start()
        self.load.open()
        await self._find_remote_bots()
        await self.clock.open()
        await self.office.open()
        if await self.store.read(stored_tables.has_running_clocks):
            await self.clock.grant_grace()
        self.spawn(asyncio.to_thread(read_all))
        self.spawn(self._take_up_all())
        self.spawn(scheduler.run(self.tables, self.autoplay, self.holidays))
        self.spawn(ticking.run(self.tournaments))
        self.spawn(self.sessions.run())
        self.spawn(self.office.follower.run())
        self.spawn(self.office.run())
        self.spawn(self.deletion.resume())
        self.spawn(self.merging.resume())
        self.spawn(self.notifier.run())
        self.spawn(rating_keeping.run(self.rating_books, self.store))
        self.cluster.start(self.spawn)

    async def _take_up_all(self) -> None:
        """Let bots and clocks go on, table after table; whoever looks at one before its turn does not wait for it."""
        await housekeeping.tidy_up(self.office)  # what nobody plays is not read
        self.spawn(housekeeping.run(self.office, self.results.catch_up))
        self.spawn(self.results.catch_up())
        for table_id in await self.store.read(stored_tables.running_tables):
            try:
                await self._take_up(table_id)
            except Exception:  # all the other tables are taken up
                log.exception("table %s: it could not be read", table_id)

    async def _take_up(self, table_id: str) -> None:
        live = await self.tables.find(table_id)
        if live.table.has_ended:  # an earlier release wrote the end, and was killed before its row could say so
            status = live.table.status
            await self.store.write_index(lambda c: stored_tables.set_status(c, table_id, status))
        self.autoplay.wake(live)

    async def _find_remote_bots(self) -> None:
        """Let other machines think for the bots, with PostgreSQL and where the settings say so."""
        if not self.settings.robots_elsewhere:
            return
        from ludotheque.server.workers.remote_bots import RemoteBots  # slow to import, and most houses need none

        remote = RemoteBots(self.store.plain_url())
        await remote.start()
        self.bots.remote = remote

    async def stop(self) -> None:
        """Let every command under way finish, then close the store."""
        await self.studies.close()
        await self.notifier.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in list(self.tables.in_memory.values()):
            async with live.lock:
                pass
        await rating_keeping.keep(self.rating_books, self.store)
        await self.office.close()
        self.bots.stop()
        self.reading.stop()
        self.pairing.stop()
        for lanes in self.lanes.values():
            lanes.close()
        for senders in (self.senders, self.link_senders):
            senders.shutdown(wait=False, cancel_futures=True)
        if self.bots.remote is not None:
            await self.bots.remote.stop()
        await self.store.close()
        self.load.close()

    # -- work in the background --------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this in the background; it ends with the node."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())
