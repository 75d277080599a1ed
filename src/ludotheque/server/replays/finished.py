"""Find finished games: those of the tables, and records that somebody imported."""

from __future__ import annotations

import hashlib
import hmac
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludotheque.analysis.task import Task
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import OtherRules
from ludotheque.kernel.record import FIRST_RULES
from ludotheque.kernel.state import CHANCE
from ludotheque.registry import load
from ludotheque.server import ids, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.groups.policy import SameDealPolicy
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.replays import readings
from ludotheque.server.replays.readings import Source, packed
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store
from ludotheque.server.tables.reducers.apply import explain_other_rules
from ludotheque.server.tables.state import TableState
from ludotheque.server.workers.reading_room import ReadingRoom

PREFIX = "rec-"  # of the ids of imported records
DIGITS = 22
ADDRESS_SECRET = "address"  # the name of what addresses are hashed with, among the secrets


class Head(Struct, frozen=True):
    """What an imported record says of itself; its steps are read elsewhere."""

    game: str
    seats: int
    options: dict[str, Any]
    rules: int = FIRST_RULES
    edition_values: dict[str, Any] | None = None


class Steps(Struct, frozen=True):
    """The steps of an imported record alone."""

    steps: list[tuple[int | Literal["chance"], str]]


class Finished(Struct, frozen=True):
    """A game that is over: of a live table, or of an imported record."""

    subject: str
    plan: protocol.Plan
    rules_version: int
    live: LiveTable | None = None
    imported: str = ""

    @property
    def table(self) -> TableState:
        """Return the table of a game that was played here."""
        assert self.live is not None
        return self.live.table

    @property
    def edition(self) -> Edition:
        """Return the component values that the game was played with."""
        found: Edition = load(self.plan.game).edition_of(self.plan.edition)
        return found

    def source(self) -> Source:
        """Return the game for the reading process."""
        return Source(self.subject, self.imported) if self.live is None else packed(self.table)

    def steps(self) -> list[tuple[int, str]]:
        """Return the steps of the game."""
        if self.live is not None:
            return self.table.steps
        found = msgspec.json.decode(self.imported, type=Steps).steps
        return [(CHANCE if actor == "chance" else actor, token) for actor, token in found]


def is_imported(subject: str) -> bool:
    """Is this the id of an imported record? Those of tables are shorter, and may begin so, too.

    >>> is_imported("rec-" + "0" * 22), is_imported("rec-00000000000000000A")
    (True, False)
    """
    return subject.startswith(PREFIX) and not ids.is_id(subject)


class FinishedGames:
    """All games of the house that are over; what takes long is read in a process of its own."""

    def __init__(
        self,
        store: Store,
        secrets: Secrets,
        tables: TableRegistry,
        policy: SameDealPolicy,
        reading: ReadingRoom,
        max_bytes: int,
    ) -> None:
        self.store = store
        self.secrets = secrets
        self.max_bytes = max_bytes  # of all imported records
        self.tables = tables
        self.policy = policy
        self.reading = reading

    async def find(self, subject: str, abandoned: bool = False) -> Finished:
        """Return the finished game of that id; Refusal if there is none, if it is not over, or still sealed.

        ``abandoned``: a game that its people gave up will do.
        """
        if is_imported(subject):
            return await self._find_imported(subject)
        live = await self.tables.find(subject)
        table = live.table
        if table.unplayable:
            raise Refusal("other_rules", table.notice)
        if table.status != "over" and not (abandoned and table.has_ended and table.has_begun):
            raise Refusal("not_over")
        await self.policy.admit_all(live)
        return Finished(subject, table.plan, table.game.rules_version, live)

    async def _find_imported(self, subject: str) -> Finished:
        found = await self.store.read(lambda c: stored_replays.imported_record(c, subject))
        if found is None:
            raise Refusal("not_found")
        text, is_unopened = found
        if is_unopened:
            await self.store.write_index(lambda c: stored_replays.mark_opened(c, subject))
        head = msgspec.json.decode(text, type=Head)
        played = load(head.game).rules_version
        if head.rules != played:
            raise Refusal("other_rules", explain_other_rules(OtherRules(head.game, head.rules, played)))
        plan = protocol.Plan(head.game, head.seats, head.options, edition=head.edition_values)
        load(head.game).edition_of(head.edition_values)  # BadEdition: values that were accepted once, and no longer are
        return Finished(subject, plan, head.rules, imported=text)

    # -- what is read in the reading process; ``who`` asks for it -----------------------------

    async def replay(self, game: Finished, person: str, who: str) -> bytes:
        """Return the whole game, everything open, as JSON."""
        view = b"" if game.live is None else protocol.encode(game.live.view(person))
        return await self.reading.read(who, readings.whole_replay, (game.source(), view))

    async def moment(self, game: Finished, step: int, who: str) -> bytes:
        """Return the game after some steps, as JSON."""
        return await self.reading.read(who, readings.moment, (game.source(), step))

    async def holdings(self, game: Finished, step: int, who: str) -> list[list[str]]:
        """Return what each seat has after some steps, in words."""
        return await self.reading.read(who, readings.holdings, (game.source(), step))

    async def record(self, game: Finished, who: str) -> str:
        """Return the game as a record, with the proof of its dice if there is one."""
        if game.live is None:
            return game.imported
        return await self.reading.read(who, readings.proved_record, (game.source(), game.live.seed))

    async def task(self, game: Finished, who: str) -> Task:
        """Return the game as it is analysed."""
        return await self.reading.read(who, readings.analysis_task, game.source())

    async def import_record(self, person: str, data: bytes, who: str = "") -> str:
        """Keep a record that somebody brought, after replaying it; return the id it is found under."""
        clean = await self.reading.read(who, readings.checked, data)
        subject = PREFIX + hashlib.sha256(clean.encode()).hexdigest()[:DIGITS]
        key = await self.secrets.get(ADDRESS_SECRET)
        address = hmac.new(key, who.encode(), hashlib.sha256).hexdigest()[:DIGITS]  # not the address itself
        keep = partial(stored_replays.keep_imported, person=person, address=address, data=clean, most=self.max_bytes)
        await self.store.write(lambda c: keep(c, subject))
        return subject
