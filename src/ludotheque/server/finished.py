"""Finished games: those of the tables, and records that somebody brought."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import Struct

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.record import Record
from ludotheque.server import duplicates, schema, shelfmarks, showing, wire
from ludotheque.server import events as ev
from ludotheque.server.archive import proved
from ludotheque.server.folding import fold
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.shelf import load

if TYPE_CHECKING:
    from ludotheque.server.house import House

PREFIX = "rec-"  # of the names of imported records
MOST_IMPORTS = 50  # of one person; older ones make room
DIGITS = 22


class Finished(Struct, frozen=True):
    """A game that is over: of a table, with the seed of its dice, or of an imported record."""

    ledger: Ledger
    seed: bytes | None = None
    imported: Record | None = None

    def record(self) -> Record:
        """The game as a record, with the proof of its dice if there is one."""
        if self.imported is not None:
            return self.imported
        assert self.seed is not None
        return proved(self.ledger, self.seed)

    def view(self, house: House, person: str) -> wire.TableView:
        """The table as the person sees it, nobody present at an imported one."""
        if self.seed is not None:
            return house.tables.at_hand[self.ledger.id].view(person)
        chairs = showing.all_chairs(self.ledger, set(), shelfmarks.now())
        return showing.table_view(self.ledger, person, chairs)


def is_imported(subject: str) -> bool:
    """Is this the name of an imported record? Those of tables are shorter, and may begin so, too.

    >>> is_imported("rec-" + "0" * 22), is_imported("rec-00000000000000000A")
    (True, False)
    """
    return subject.startswith(PREFIX) and not shelfmarks.is_id(subject)


async def finished(house: House, subject: str, abandoned: bool = False) -> Finished:
    """The finished game of that name; Refusal if there is none, if it is not over, or still sealed.

    ``abandoned``: a game that its people gave up will do.
    """
    if is_imported(subject):
        record = await _imported(house, subject)
        return Finished(ledger_of(record, subject), imported=record)
    live = await house.tables.find(subject)
    if live.ledger.status != "over" and not (abandoned and live.ledger.ended):
        raise Refusal("not_over")
    await duplicates.admit_all(house, live)
    return Finished(live.ledger, live.seed)


async def _imported(house: House, subject: str) -> Record:
    i = schema.imported
    found = await house.store.read(lambda c: c.execute(sa.select(i.c.data).where(i.c.id == subject)).scalar())
    if found is None:
        raise Refusal("not_found")
    return Record.read(found)


async def take_in(house: House, person: str, text: str) -> str:
    """Keep a record that somebody brought, after replaying it; the name it is found under."""
    record = await asyncio.to_thread(_checked, text)
    clean = record.write()
    name = PREFIX + hashlib.sha256(clean.encode()).hexdigest()[:DIGITS]
    await house.store.write(lambda c: _keep(c, name, person, clean))
    return name


def _checked(text: str) -> Record:
    """The record, if it is that of a finished game under these rules."""
    try:
        record = Record.read(text)
        record.validate(load(record.game))
    except LudoError as error:
        raise Refusal("bad_record", f"This record cannot be read: {error}.".replace("..", ".")) from None
    if record.scores is None:
        raise Refusal("bad_record", "The game of this record is not over; accepted are finished games.")
    return record


def _keep(c: sa.Connection, name: str, person: str, data: str) -> None:
    i = schema.imported
    if c.execute(sa.select(i.c.id).where(i.c.id == name)).first() is not None:
        return
    c.execute(sa.insert(i).values(id=name, person=person, made=shelfmarks.now(), data=data))
    mine = sa.select(i.c.id).where(i.c.person == person).order_by(i.c.made.desc()).offset(MOST_IMPORTS)
    old = [row[0] for row in c.execute(mine)]
    c.execute(sa.delete(i).where(i.c.id.in_(old)))
    c.execute(sa.delete(schema.analysis).where(schema.analysis.c.subject.in_(old)))


def ledger_of(record: Record, name: str) -> Ledger:
    """A record as a table on which nobody sits."""
    ledger = Ledger(name)
    plan = wire.Plan(record.game, record.seats, dict(record.options), edition=record.edition_values)
    origin = ev.Origin(name, list(record.steps))
    fold(ledger, 0, 0, ev.Opened(plan, "", "", "", origin=origin))
    fold(ledger, 1, 0, ev.Started([], ""))
    ledger.origin = None
    return ledger
