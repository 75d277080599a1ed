"""Several tables with the same deal: one seed, one commitment, one list of nonces.

All tables start together, so that everybody's nonce is in the deal before any card is seen. Nobody sits at two of them;
from the start until the last is over each is closed to all who do not sit there, and the seed stays a secret.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, structs

from ludotheque.fair.proof import Duplicate
from ludotheque.server import commands, fairness, shelfmarks, wire
from ludotheque.server import events as ev
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

if TYPE_CHECKING:
    from ludotheque.server.house import House
    from ludotheque.server.live import LiveTable

LOBBY = wire.Sit | wire.Stand | wire.Robot | wire.Swap | wire.Ink | wire.Change | wire.Ready


class DuplicatePlan(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host wants: so many tables, and bots of a level that play the deal for comparison (None: no bots)."""

    plan: wire.Plan
    tables: Annotated[int, Meta(ge=2, le=8)] = 2
    par: wire.Level | None = "habitue"


async def open_group(house: House, who: Who, wanted: DuplicatePlan) -> str:
    """Open the tables; the id of the group."""
    commands.check_plan(wanted.plan)
    group, seed = shelfmarks.new_id(), fairness.new_seed()
    for number in range(wanted.tables):
        await house.tables.open(who, wanted.plan, seed, Duplicate(group, number, wanted.tables))
    if wanted.par is not None:
        plan = structs.replace(wanted.plan, public=False, pace=wire.Free())
        live = await house.tables.open(who, plan, seed, Duplicate(group, wanted.tables, wanted.tables, par=True))
        async with live.lock:
            for seat in range(plan.seats):
                nonce = commands.house_nonce(live.ledger, seed, seat)
                await live.write(ev.Robotted(seat, wanted.par, nonce))
    return group


async def tables_of(house: House, group: str) -> list[LiveTable]:
    """The tables of the group, that of the bots last; Refusal if there is no such group."""
    first = await house.tables.find(shelfmarks.duplicate_id(group, 0))
    deal = first.ledger.duplicate
    assert deal is not None
    found = [first]
    for number in range(1, deal.tables):
        found.append(await house.tables.find(shelfmarks.duplicate_id(group, number)))
    try:
        found.append(await house.tables.find(shelfmarks.duplicate_id(group, deal.tables)))
    except Refusal as refusal:
        if refusal.code != "not_found":
            raise
    return found


async def all_over(house: House, live: LiveTable) -> bool:
    """May the deal be seen? Once it may, it always may."""
    deal = live.ledger.duplicate
    if deal is None or live.room.unsealed:
        return True
    found = await tables_of(house, deal.group)
    if not all(other.ledger.ended for other in found):
        return False
    for other in found:
        other.room.unsealed = True
    return True


async def admit(house: House, live: LiveTable, who: Who) -> None:
    """Refuse whoever may not look at this table now."""
    if not live.room.may_see(live.ledger, who.id) and not await all_over(house, live):
        raise Refusal("sealed")


async def admit_all(house: House, live: LiveTable) -> None:
    """Refuse records and replays, even to those who played, while another table is under way."""
    if not await all_over(house, live):
        raise Refusal("sealed")


async def command(house: House, live: LiveTable, who: Who, wanted: wire.TableCommand) -> wire.AnyMessage | None:
    """What is different at a duplicate table; None: nothing, carry it out as everywhere."""
    deal = live.ledger.duplicate
    assert deal is not None
    await admit(house, live, who)
    if deal.par and isinstance(wanted, LOBBY):
        raise Refusal("par_table")
    if isinstance(wanted, wire.Change):
        raise Refusal("same_plan")
    if isinstance(wanted, wire.Start):
        await start(house, deal.group, who)
        return wire.Done(table=live.ledger.id, seq=live.ledger.seq, id=wanted.id)
    if isinstance(wanted, wire.Sit):
        async with _lock(house, deal.group):
            for other in await tables_of(house, deal.group):
                if other is not live and other.ledger.seats_of(who.id):
                    raise Refusal("one_table")
            return await live.do(who, wanted)
    return None


def _lock(house: House, group: str) -> asyncio.Lock:
    return house.groups.setdefault(group, asyncio.Lock())


async def start(house: House, group: str, who: Who) -> None:
    """Start every table from the nonces of all; after a crash half-way, the rest with those that the first took."""
    found = await tables_of(house, group)
    async with _lock(house, group), AsyncExitStack() as locks:
        for live in found:
            await locks.enter_async_context(live.lock)
            await live.catch_up()  # who sat down at another node brings a nonce, too
        _check_apart(found)
        waiting = [live for live in found if live.ledger.status == "lobby"]
        if not waiting:
            raise Refusal("not_lobby")
        for live in waiting:
            commands.check_ready(live.ledger, who)
        begun = next((live.ledger for live in found if live.ledger.mixed), None)
        nonces, drawn = (begun.mixed, begun.mixed_drawn) if begun else _gathered(found)
        for live in waiting:
            await live.carry_out(partial(commands.start, live.ledger, live.seed, who, house.rules, nonces, drawn))


def _check_apart(found: list[LiveTable]) -> None:
    """Refuse the start while somebody sits at two tables: two nodes may have let them, each at one."""
    people = [{place.person for place in live.ledger.places if place.person is not None} for live in found]
    if sum(map(len, people)) > len(set[str]().union(*people)):
        raise Refusal("one_table", "Somebody sits at two tables of this deal; one of the two must become free.")


def _gathered(found: list[LiveTable]) -> tuple[list[str], list[int]]:
    """Everybody's nonces, table by table and chair by chair, and the places that the house filled."""
    places = [place for live in found if not live.ledger.par for place in live.ledger.places]
    drawn = [k for k, place in enumerate(places) if place.drawn]
    return [place.nonce for place in places], drawn


async def close(house: House, group: str, who: Who) -> None:
    """The host ends the tables that still play, so that the others can be compared."""
    for live in await tables_of(house, group):
        if live.ledger.host != who.id:
            raise Refusal("not_host")
        if live.ledger.status == "lobby":
            raise Refusal("not_playing")
        if not live.ledger.ended:
            async with live.lock:
                await live.write(ev.Closed())
