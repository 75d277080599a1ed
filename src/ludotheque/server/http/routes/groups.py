"""Open, look at and close several tables with the same deal."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.datastructures import State

from ludotheque.server.groups.results import compare
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.protocol.groups import Deal, DuplicatePlan


@post("/duplicates", summary="Open several tables with the same deal", spends=50)
async def open_duplicates(state: State, who: Person, data: DuplicatePlan, address: str) -> Deal:
    node: Node = state.node
    node.rate_limits.take(who.id, "tables", data.tables)
    node.rate_limits.take(address, "address tables", data.tables)
    group = await node.groups.open(who, data)
    return await compare(node.groups, group, who.id)


@get("/duplicates/{group:str}", summary="The tables of a deal; their results when all are over", spends=10)
async def look_at_deal(state: State, who: Person, group: str) -> Deal:
    return await compare(state.node.groups, group, who.id)


@post("/duplicates/{group:str}/close", summary="The host ends the tables that still play", status_code=200, spends=20)
async def close_deal(state: State, who: Person, group: str) -> Deal:
    await state.node.groups.close(group, who)
    return await compare(state.node.groups, group, who.id)


router = Router("/", route_handlers=[open_duplicates, look_at_deal, close_deal], tags=["chance"])
