"""Whether the dice of finished games were bad."""

from __future__ import annotations

from litestar import Router, get
from litestar.datastructures import State

from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import Viewer
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.protocol.dice import MyLuck, TableLuck
from ludotheque.server.replays.readings import Source, packed, table_luck
from ludotheque.server.storage import tables as stored_tables

MAX_GAMES = 60  # of a person, the latest: each is replayed


@get("/tables/{table:str}/dice", summary="Were the dice of a finished game bad?", spends=15)
async def dice(state: State, viewer: Viewer, table: str) -> TableLuck:
    node: Node = state.node
    node.rate_limits.take(viewer.limited_as, "commands")
    live = await node.tables.find(table)
    if live.table.unplayable:
        raise Refusal("other_rules", live.table.notice)
    if not live.table.has_ended:
        raise Refusal("not_over")
    await node.policy.admit_all(live)
    found = await node.reading.read(viewer.limited_as, table_luck, [packed(live.table)])
    return TableLuck(table, live.table.plan.game, found)


@get("/me/dice", summary="Were the dice of my games bad?", spends=250)
async def my_dice(state: State, who: Person) -> list[MyLuck]:
    node: Node = state.node
    node.rate_limits.take(who.id, "hints")
    games: dict[str, list[Source]] = {}
    tables = await node.store.read(lambda c: stored_tables.tables_of(c, who.id))
    count = 0
    for table in tables:
        if count == MAX_GAMES:
            break
        live = await node.tables.find(table)
        replayed = live.table.status == "over" and not live.table.unplayable
        if replayed and await node.groups.is_over(live):
            games.setdefault(live.table.plan.game, []).append(packed(live.table))
            count += 1
    return [MyLuck(game, await node.reading.read(who.id, table_luck, found)) for game, found in sorted(games.items())]


router = Router("/", route_handlers=[dice, my_dice], tags=["chance"])
