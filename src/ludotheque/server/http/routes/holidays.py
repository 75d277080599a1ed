"""My days off from games by correspondence."""

from __future__ import annotations

from datetime import UTC, tzinfo
from typing import Any

from litestar import Router, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException

from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.notifications.quiet_hours import zone_of
from ludotheque.server.people import holidays
from ludotheque.server.protocol import notices as wire
from ludotheque.server.storage import holidays as stored
from ludotheque.server.storage import notice_settings
from ludotheque.server.storage.engine import Connection
from ludotheque.server.timestamps import now


@get("/me/holidays", summary="My days off from games by correspondence", spends=2)
async def show(state: State, owner: Person) -> wire.Holidays:
    node: Node = state.node
    return await node.store.read(lambda c: _describe(c, node, owner.id))


def _describe(c: Connection, node: Node, person: str) -> wire.Holidays:
    zone, at = _zone(c, person), now()
    today = holidays.local(at, zone).date()
    rows, allowance = stored.of_person(c, person, f"{today.year}-01-01"), node.settings.holiday_days
    days = [wire.Holiday(row.first, row.last, row.begins <= at) for row in rows if row.ends > at]
    left = max(0, allowance - holidays.spent(rows, today.year))
    return wire.Holidays(days, allowance, left, holidays.earliest(at, zone).isoformat())


def _zone(c: Connection, person: str) -> tzinfo:
    return zone_of(notice_settings.read(c, person)["zone"]) or UTC


@post("/me/holidays", summary="Take days off, a day ahead at least", status_code=201, spends=8)
async def take(state: State, owner: Person, data: wire.NewHoliday) -> wire.Holidays:
    node: Node = state.node

    def write(c: Connection) -> wire.Holidays:
        notice_settings.lock(c, owner.id)  # one at a time: the allowance holds
        zone, rows = _zone(c, owner.id), stored.of_person(c, owner.id)
        try:
            row = holidays.checked(data.first, data.last, now(), zone, rows, node.settings.holiday_days)
        except holidays.BadHoliday as error:
            raise ClientException(str(error)) from None
        stored.add(c, {**row, "person": owner.id})
        return _describe(c, node, owner.id)

    found = await node.store.write(write)
    node.holidays.forget()
    return found


@delete("/me/holidays/{first:str}", summary="Take days off back, or end them today", status_code=200, spends=5)
async def end(state: State, owner: Person, first: str) -> wire.Holidays:
    node: Node = state.node

    def write(c: Connection) -> wire.Holidays:
        row = next((row for row in stored.of_person(c, owner.id) if row.first == first), None)
        if row is None:
            raise NotFoundException("There are no such days off.")
        _end(c, row)
        return _describe(c, node, owner.id)

    found = await node.store.write(write)
    node.holidays.forget()
    return found


def _end(c: Connection, row: Any) -> None:
    """Take back what has not begun; end at the next midnight what has."""
    at = now()
    if row.begins > at:
        stored.remove(c, row.person, row.begins)
    elif changed := holidays.cut_short(row, at, _zone(c, row.person)):
        stored.shorten(c, row.person, row.begins, **changed)


router = Router("/", route_handlers=[show, take, end], tags=["me"])
