"""Chance: whether the dice were bad, and tables with the same deal."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.datastructures import State
from msgspec import Struct

from ludotheque.fair.luck import Luck, luck
from ludotheque.fair.odds import own_draws
from ludotheque.server import comparing, duplicates, shelfmarks
from ludotheque.server.asking import Reader
from ludotheque.server.comparing import Deal
from ludotheque.server.duplicates import DuplicatePlan
from ludotheque.server.house import House
from ludotheque.server.ledger import Ledger
from ludotheque.server.recording import record_of
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who

MOST_GAMES = 60  # of a person, the latest: each is replayed


class TableLuck(Struct):
    """The draws of a finished game, of the whole table."""

    table: str
    game: str
    luck: Luck


class MyLuck(Struct):
    """The draws of all one's finished games, game by game."""

    game: str
    luck: Luck


def _luck(ledgers: list[Ledger]) -> Luck:
    """In a thread: replaying takes milliseconds, and games that are over do not change."""
    return luck(own_draws(record_of(ledger), ledger.game) for ledger in ledgers)


@get("/tables/{table:str}/dice", summary="Were the dice of a finished game bad?")
async def dice(state: State, reader: Reader, table: str) -> TableLuck:
    house: House = state.house
    house.limits.take(reader.purse, "commands")
    live = await house.tables.find(table)
    if not live.ledger.ended:
        raise Refusal("not_over")
    await duplicates.admit_all(house, live)
    return TableLuck(table, live.ledger.plan.game, await asyncio.to_thread(_luck, [live.ledger]))


@get("/me/dice", summary="Were the dice of my games bad?")
async def my_dice(state: State, who: Who) -> list[MyLuck]:
    house: House = state.house
    house.limits.take(who.id, "hints")
    games: dict[str, list[Ledger]] = {}
    tables = await house.store.read(lambda c: shelfmarks.tables_of(c, who.id))
    count = 0
    for table in tables:
        live = await house.tables.find(table)
        if count < MOST_GAMES and live.ledger.status == "over" and await duplicates.all_over(house, live):
            games.setdefault(live.ledger.plan.game, []).append(live.ledger)
            count += 1
    return [MyLuck(game, await asyncio.to_thread(_luck, found)) for game, found in sorted(games.items())]


@post("/duplicates", summary="Open several tables with the same deal")
async def open_duplicates(state: State, who: Who, data: DuplicatePlan) -> Deal:
    house: House = state.house
    for _ in range(data.tables):
        house.limits.take(who.id, "tables")
    group = await duplicates.open_group(house, who, data)
    return await comparing.deal(house, group, who.id)


@get("/duplicates/{group:str}", summary="The tables of a deal; their results when all are over")
async def look_at_deal(state: State, who: Who, group: str) -> Deal:
    return await comparing.deal(state.house, group, who.id)


@post("/duplicates/{group:str}/close", summary="The host ends the tables that still play", status_code=200)
async def close_deal(state: State, who: Who, group: str) -> Deal:
    await duplicates.close(state.house, group, who)
    return await comparing.deal(state.house, group, who.id)


router = Router("/", route_handlers=[dice, my_dice, open_duplicates, look_at_deal, close_deal], tags=["chance"])
