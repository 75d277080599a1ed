"""Whether the dice of finished games were bad."""

from __future__ import annotations

import asyncio

from litestar import Router, get
from litestar.datastructures import State

from ludotheque.fairness.luck import Luck, luck
from ludotheque.fairness.odds import own_draws
from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import Viewer
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.protocol.dice import MyLuck, TableLuck
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.tables.record import record_of
from ludotheque.server.tables.state import TableState

MAX_GAMES = 60  # of a person, the latest: each is replayed


def _luck(tables: list[TableState]) -> Luck:
    """In a thread: replaying takes milliseconds, and games that are over do not change."""
    return luck(own_draws(record_of(table), table.game) for table in tables)


@get("/tables/{table:str}/dice", summary="Were the dice of a finished game bad?")
async def dice(state: State, viewer: Viewer, table: str) -> TableLuck:
    node: Node = state.node
    node.rate_limits.take(viewer.limited_as, "commands")
    live = await node.tables.find(table)
    if live.table.unplayable:
        raise Refusal("other_rules", live.table.notice)
    if not live.table.has_ended:
        raise Refusal("not_over")
    await node.policy.admit_all(live)
    return TableLuck(table, live.table.plan.game, await asyncio.to_thread(_luck, [live.table]))


@get("/me/dice", summary="Were the dice of my games bad?")
async def my_dice(state: State, who: Person) -> list[MyLuck]:
    node: Node = state.node
    node.rate_limits.take(who.id, "hints")
    games: dict[str, list[TableState]] = {}
    tables = await node.store.read(lambda c: stored_tables.tables_of(c, who.id))
    count = 0
    for table in tables:
        live = await node.tables.find(table)
        replayed = live.table.status == "over" and not live.table.unplayable
        if count < MAX_GAMES and replayed and await node.groups.is_over(live):
            games.setdefault(live.table.plan.game, []).append(live.table)
            count += 1
    return [MyLuck(game, await asyncio.to_thread(_luck, found)) for game, found in sorted(games.items())]


router = Router("/", route_handlers=[dice, my_dice], tags=["chance"])
