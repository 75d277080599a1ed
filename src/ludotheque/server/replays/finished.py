"""Find finished games: those of the tables, and records that somebody imported."""

from __future__ import annotations

import asyncio
import hashlib

from msgspec import Struct

from ludotheque.kernel.errors import LudoError, OtherRules
from ludotheque.kernel.record import Record
from ludotheque.server import ids, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.groups.policy import SameDealPolicy
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.replays.proof import proved
from ludotheque.server.replays.transfer import read_record
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage.store import Store
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.apply import apply_event, explain_other_rules
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now
from ludotheque.server.views import table as table_views

PREFIX = "rec-"  # of the ids of imported records
DIGITS = 22


class Finished(Struct, frozen=True):
    """A game that is over: of a live table, or of an imported record."""

    table: TableState
    live: LiveTable | None = None
    imported: Record | None = None

    def record(self) -> Record:
        """Return the game as a record, with the proof of its dice if there is one."""
        if self.imported is not None:
            return self.imported
        assert self.live is not None
        return proved(self.table, self.live.seed)

    def view(self, person: str) -> protocol.TableView:
        """Show the table as the person sees it; nobody is present at an imported one."""
        if self.live is not None:
            return self.live.view(person)
        chairs = table_views.chair_views(self.table, set(), now())
        return table_views.table_view(self.table, person, chairs)


def is_imported(subject: str) -> bool:
    """Is this the id of an imported record? Those of tables are shorter, and may begin so, too.

    >>> is_imported("rec-" + "0" * 22), is_imported("rec-00000000000000000A")
    (True, False)
    """
    return subject.startswith(PREFIX) and not ids.is_id(subject)


class FinishedGames:
    """All games of the house that are over."""

    def __init__(self, store: Store, tables: TableRegistry, policy: SameDealPolicy) -> None:
        self.store = store
        self.tables = tables
        self.policy = policy

    async def find(self, subject: str, abandoned: bool = False) -> Finished:
        """Return the finished game of that id; Refusal if there is none, if it is not over, or still sealed.

        ``abandoned``: a game that its people gave up will do.
        """
        if is_imported(subject):
            record = await self._imported(subject)
            try:
                return Finished(table_of(record, subject), imported=record)
            except OtherRules as error:
                raise Refusal("other_rules", explain_other_rules(error)) from None
        live = await self.tables.find(subject)
        if live.table.unplayable:
            raise Refusal("other_rules", live.table.notice)
        given_up = live.table.status == "closed" and live.table.has_begun
        if live.table.status != "over" and not (abandoned and given_up):
            raise Refusal("not_over")
        await self.policy.admit_all(live)
        return Finished(live.table, live)

    async def _imported(self, subject: str) -> Record:
        found = await self.store.read(lambda c: stored_replays.imported_record(c, subject))
        if found is None:
            raise Refusal("not_found")
        return Record.read(found)

    async def import_record(self, person: str, data: bytes) -> str:
        """Keep a record that somebody brought, after replaying it; return the id it is found under."""
        record = await asyncio.to_thread(_checked, data)
        clean = record.write()
        subject = PREFIX + hashlib.sha256(clean.encode()).hexdigest()[:DIGITS]
        await self.store.write(lambda c: stored_replays.keep_imported(c, subject, person, clean))
        return subject


def _checked(data: bytes) -> Record:
    """Return the record, if it is that of a finished game under these rules."""
    try:
        record = read_record(data)
    except OtherRules as error:
        raise Refusal("other_rules", explain_other_rules(error)) from None
    except LudoError as error:
        raise Refusal("bad_record", f"This record cannot be read: {error}.".replace("..", ".")) from None
    if record.scores is None:
        raise Refusal("bad_record", "The game of this record is not over; accepted are finished games.")
    return record


def table_of(record: Record, subject: str) -> TableState:
    """Return a record as a table on which nobody sits."""
    table = TableState(subject)
    plan = protocol.Plan(record.game, record.seats, dict(record.options), edition=record.edition_values)
    origin = ev.Origin(subject, list(record.steps))
    apply_event(table, 0, 0, ev.Opened(plan, "", "", "", origin=origin))
    apply_event(table, 1, 0, ev.Started([], "", rules_version=record.rules))
    table.origin = None
    return table
