"""Somebody has their data deleted: their games stay, without them.

What is written about a table says who sat, hosted and spoke. Those words are rewritten in place; numbers and order of
the events stay, so that every record and its proof of the dice stay true.
"""

from __future__ import annotations

import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from ludotheque.server import events as ev
from ludotheque.server import schema, stand_ins, telling
from ludotheque.server.database import StoreDown
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.shelfmarks import events_since

if TYPE_CHECKING:
    from ludotheque.server.house import House
    from ludotheque.server.live import LiveTable

log = logging.getLogger("ludotheque.leaving")
LEAVING = "leaving:"  # before the name of somebody of whom something is still written


async def leave_for_good(house: House, person: str) -> None:
    """Delete the person; bots go on for them at tables under way, chairs before the game become free."""

    def delete(c: sa.Connection) -> None:
        _delete_person(c, person)
        house.visitors.tell_left(c, "gone", person)

    await house.store.write(delete)
    house.visitors.see_out_for_good(person)
    await _take_out(house, person)


async def catch_up(house: House) -> None:
    """People who left when not all could be written: nobody can ask for it again in their name."""
    h = schema.house
    wanted = sa.select(h.c.key).where(h.c.key.startswith(LEAVING, autoescape=True))
    try:
        for (key,) in await house.store.read(lambda c: c.execute(wanted).all()):
            await _take_out(house, key.removeprefix(LEAVING))
    except (Refusal, StoreDown) as error:
        log.warning("somebody's data are deleted at the next start: %s", error)


async def _take_out(house: House, person: str) -> None:
    def finish(c: sa.Connection) -> None:
        _delete_traces(c, person)
        house.visitors.tell_left(c, "gone", person)

    for table in await house.store.read(lambda c: tables_with(c, person)):
        live = await house.tables.find(table)
        async with live.lock:
            await live.catch_up()
            await _vacate(live, person)
            await house.store.write(partial(anonymise, table=table, person=person))
            await _reload(house, live)
    await house.store.write(finish)


async def forget(house: House, person: str) -> None:
    """Another node has deleted the person: tables in memory here are read again without the name."""
    house.visitors.see_out_for_good(person)
    for live in [one for one in list(house.tables.at_hand.values()) if _names(one.ledger, person)]:
        async with live.lock:
            await _reload(house, live)


def _names(ledger: Ledger, person: str) -> bool:
    """Does what is remembered of this table say who that was?"""
    spoke = any(said.person == person for _, _, said in ledger.chat)
    return spoke or ledger.host == person or bool(ledger.seats_of(person))


async def _vacate(live: LiveTable, person: str) -> None:
    """Free the chairs before a game; give them to the stand-in in a game, with the same nonce for the dice."""
    ledger = live.ledger
    for seat in ledger.seats_of(person):
        place = ledger.places[seat]
        if ledger.status == "lobby":
            await live.write(ev.Stood(seat))
        elif ledger.status == "playing":
            await live.write(ev.Robotted(seat, ledger.plan.stand_in, place.nonce, given=not place.drawn))


async def _reload(house: House, live: LiveTable) -> None:
    """The table in memory forgets the name, too; what becomes of it is shown to all."""
    table = live.ledger.id
    rows = await house.store.read(lambda c: events_since(c, table, -1))
    live.ledger = Ledger(table)
    live.load(rows)
    telling.show_again(live.room, live.ledger)
    stand_ins.wake(live)


def tables_with(c: sa.Connection, person: str) -> list[str]:
    """Every table whose events name the person."""
    e = schema.event
    wanted = sa.select(e.c.table_id).where(e.c.data.contains(f'"{person}"', autoescape=True)).distinct()
    return [str(row[0]) for row in c.execute(wanted)]


def anonymise(c: sa.Connection, table: str, person: str) -> None:
    """Take the person out of all that was written about the table."""
    ghost = "gone-" + secrets.token_urlsafe(12)  # another one at every table: nothing links them
    for seq, _, data in events_since(c, table, -1):
        event = ev.decode(data)
        if (clean := without(event, person, ghost)) is not event:
            e = schema.event
            row = sa.update(e).where(e.c.table_id == table, e.c.seq == seq)
            c.execute(row.values(data=ev.encode(clean).decode()))
    r = schema.result
    c.execute(sa.update(r).where(r.c.table_id == table, r.c.player == person).values(player=ghost))


def without(event: ev.AnyEvent, person: str, ghost: str) -> ev.AnyEvent:
    """The event as if somebody unknown had been there."""
    replace: Any = msgspec.structs.replace
    found: ev.AnyEvent = event
    if isinstance(event, ev.Opened) and event.host == person:
        found = replace(event, host=ghost)
    elif isinstance(event, ev.Sat) and event.person == person:
        found = replace(event, person=ghost, name="")
    elif isinstance(event, ev.Said) and event.person == person:
        found = replace(event, person=ghost, name="", text="")
    return found


def _delete_person(c: sa.Connection, person: str) -> None:
    """First, so that no cookie or token of theirs opens anything any more."""
    c.execute(sa.delete(schema.api_token).where(schema.api_token.c.person == person))
    c.execute(sa.delete(schema.person).where(schema.person.c.id == person))
    c.execute(sa.delete(schema.house).where(schema.house.c.key == LEAVING + person))
    c.execute(sa.insert(schema.house).values(key=LEAVING + person, value=b""))


def _delete_traces(c: sa.Connection, person: str) -> None:
    brought = sa.select(schema.imported.c.id).where(schema.imported.c.person == person)
    c.execute(sa.delete(schema.analysis).where(schema.analysis.c.subject.in_(brought)))
    for table in (schema.imported, schema.push, schema.seen, schema.notice, schema.chair):
        c.execute(sa.delete(table).where(table.c.person == person))
    c.execute(sa.delete(schema.house).where(schema.house.c.key.in_((LEAVING + person, f"since:{person}"))))
