"""What a live table may use of its node: storage, bots, the policy of groups, and whoever follows its events."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from ludotheque.kernel.rng import Rng
from ludotheque.server import protocol
from ludotheque.server.identity import Person
from ludotheque.server.play.house_clock import HouseClock
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.slices import Slices

T = TypeVar("T")  # the live table itself
T_contra = TypeVar("T_contra", contravariant=True)
Follower = Callable[[T, ev.AnyEvent, bool], None]  # what takes time it spawns: the table goes on
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Told(NamedTuple):
    """What another node said of an open table of its own, and when."""

    at: float  # monotonic
    bot: bool  # it is a bot from outside that waits there


class GroupPolicy(Protocol[T_contra]):
    """What tables with the same deal must respect; a table of a group asks before it acts."""

    def guard(self, live: T_contra, who: Person, command: protocol.TableCommand) -> AbstractAsyncContextManager[None]:
        """Refuse what is not allowed in a group; the command is carried out within this context."""

    async def start(self, live: T_contra, who: Person) -> None:
        """Call the start of all tables of the group."""

    async def begin(self, live: T_contra, late: bool) -> None:
        """Begin all of them once every nonce was shown, or, ``late``, without those that were not."""


class TableServices(Generic[T]):
    """Wired by the node, which sets what needs tables itself (``groups`` and the three functions) once those exist."""

    groups: GroupPolicy[T]
    open_table: Callable[[Person, protocol.Plan], Awaitable[T]]
    find_bot: Callable[[str, str], Awaitable[T]]  # the table at which the bot of that name waits for that game
    like: Callable[[str, str], Awaitable[str]]  # the level that is like a person at a game

    def __init__(
        self, store: Store, clock: HouseClock, bots: BotPool, rng: Rng, version: str, children: bool = False
    ) -> None:
        self.store = store
        self.clock = clock
        self.bots = bots
        self.rng = rng  # for previews only: dice come from the seed of a table
        self.version = version  # of this build, written into every table that starts
        self.children = children  # every table is a children's table
        self.slices = Slices()
        self.attended: dict[str, Told] = {}  # tables at which somebody waits at another node
        self.followers: list[Follower[T]] = []

    def subscribe(self, follower: Follower[T]) -> None:
        """Call the follower after each event of any table, in the order of subscription."""
        self.followers.append(follower)

    def publish(self, live: T, event: ev.AnyEvent, own: bool) -> None:
        """Tell all followers of an event that was applied; ``own``: this node wrote it and does what follows."""
        for follow in self.followers:
            follow(live, event, own)
