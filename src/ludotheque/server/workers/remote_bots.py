"""Thinking on other machines: questions are jobs in PostgreSQL (Procrastinate), answers come back by NOTIFY.

Whoever asks waits only for a while: without an answer in time the house thinks for itself, and an answer that comes
too late is not even begun. Lines on which nothing comes through any more are given up, on both sides.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import procrastinate
import psycopg

from ludotheque.bots.levels import level
from ludotheque.bots.service import Estimate, Question, compare, think
from ludotheque.server.storage.engine import LINE
from ludotheque.server.storage.postgres import BoundedAsyncConnection, PatientAsyncConnection, set_up
from ludotheque.server.workers.bot_pool import BotPool

log = logging.getLogger("ludotheque.remote_bots")
T = TypeVar("T")
QUEUE = "thinking"
CHANNEL = "ludotheque_thought"
PART = 2_500  # letters of an answer in one notice: PostgreSQL takes less than 8,000 bytes
GRACE_SECONDS = 2.0  # beyond the level's own time
RETRY_SECONDS = 1.0
LOCK = 20_200_328  # any number, the same for all nodes and workers
WORKS: dict[str, tuple[Callable[[Question], Any], Any]] = {"think": (think, str), "compare": (compare, list[Estimate])}


def make_app(url: str, kind: type[BoundedAsyncConnection] = BoundedAsyncConnection) -> procrastinate.App:
    """Open the jobs of this database, over lines that are given up when nobody answers."""
    connector = procrastinate.PsycopgConnector(
        conninfo=url, connection_class=kind, kwargs=_line(url), configure=set_up, min_size=1, timeout=kind.seconds
    )
    return procrastinate.App(connector=connector)


def _line(url: str) -> dict[str, Any]:
    """Return how soon a dead line is noticed, as far as the address does not say it."""
    told = psycopg.conninfo.conninfo_to_dict(url)
    return {name: value for name, value in LINE.items() if name not in told}


@asynccontextmanager
async def _connected(url: str, kind: type[BoundedAsyncConnection]) -> AsyncIterator[BoundedAsyncConnection]:
    """Hold a line of one's own; one that is half open is not told goodbye."""
    line = await kind.connect(url, autocommit=True, **_line(url))
    try:
        await set_up(line)
        yield line
    finally:
        line.pgconn.finish()


async def prepare(url: str) -> None:
    """Make Procrastinate's own tables, once; nodes and workers may start at the same time."""
    app = make_app(url, PatientAsyncConnection)
    async with _connected(url, PatientAsyncConnection) as line, line.transaction(), app.open_async():
        await line.execute("select pg_advisory_xact_lock(%s)", [LOCK])
        found = await (await line.execute("select to_regclass('procrastinate_jobs')")).fetchone()
        if found is not None and found[0] is None:
            await app.schema_manager.apply_schema_async()


class RemoteBots:
    """The house's side: ask, and wait for the answer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.app = make_app(url)
        self.waiting: dict[str, asyncio.Future[str]] = {}
        self.parts: dict[str, str] = {}
        self.listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await prepare(self.url)
        await self.app.open_async()
        self.listening = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
            await self.app.close_async()

    async def ask(self, work: Callable[[Question], T], question: Question) -> T | None:
        """Return the answer of a worker; None if none came in time."""
        kind = work.__name__
        name, seconds = secrets.token_hex(8), level(question.level).seconds * question.share + GRACE_SECONDS
        question = question._replace(until=None)  # by a clock that the other machine has not
        answer = self.waiting[name] = asyncio.get_running_loop().create_future()
        words = {"name": name, "kind": kind, "until": time.time() + seconds, "question": msgspec.to_builtins(question)}
        try:
            async with asyncio.timeout(seconds):
                await self.app.configure_task(f"ludotheque.{QUEUE}", queue=QUEUE).defer_async(**words)
                found: T = msgspec.json.decode(await answer, type=WORKS[kind][1])
                return found
        except (TimeoutError, procrastinate.exceptions.ConnectorException):
            log.warning("remote bots: no worker answered in time, this node thinks for itself")
            return None
        finally:
            self.waiting.pop(name, None)
            self.parts.pop(name, None)

    async def _listen(self) -> None:
        """Hear the answers for ever; reconnect when the line drops."""
        while True:
            try:
                async with _connected(self.url, BoundedAsyncConnection) as line:
                    await line.execute(f"listen {CHANNEL}")
                    while True:
                        async for heard in line.notifies():
                            self._heard(heard.payload)
                        await line.execute("select 1")
            except (psycopg.Error, OSError) as error:
                log.warning("remote bots: the connection dropped: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, payload: str) -> None:
        """Parts of an answer come in their order; the last one says so."""
        name, _, rest = payload.partition(":")
        last, _, text = rest.partition(":")
        answer = self.waiting.get(name)
        if answer is None or answer.done():
            return
        self.parts[name] = self.parts.get(name, "") + text
        if last == "1":
            answer.set_result(self.parts.pop(name))


async def work(url: str, bots: BotPool, wait: bool = True) -> None:
    """Answer questions as a worker until stopped (or, without waiting, until none is left)."""
    await prepare(url)
    app = make_app(url)

    @app.task(name=f"ludotheque.{QUEUE}", queue=QUEUE)
    async def answer(name: str, kind: str, until: float, question: dict[str, Any]) -> None:
        if time.time() > until:
            return  # the house has long thought for itself
        asked = msgspec.convert(question, Question)
        found = await bots.ask(WORKS[kind][0], asked)
        if found is not None:
            await _tell(url, name, msgspec.json.encode(found).decode())

    async with app.open_async():
        await app.run_worker_async(
            queues=[QUEUE],
            concurrency=bots.workers,
            wait=wait,
            fetch_job_polling_interval=1.0,
            delete_jobs=procrastinate.jobs.DeleteJobCondition.ALWAYS,
        )


async def _tell(url: str, name: str, text: str) -> None:
    parts = [text[at : at + PART] for at in range(0, len(text), PART)]
    async with _connected(url, BoundedAsyncConnection) as line, line.transaction():
        for number, part in enumerate(parts, 1):
            words = f"{name}:{int(number == len(parts))}:{part}"
            await line.execute("select pg_notify(%s, %s)", [CHANNEL, words])
