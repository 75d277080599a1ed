"""Finished games seen again: import, analysis, playing on."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import Viewer, encoded
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.play.rematch import practice_events
from ludotheque.server.protocol.replays import AnalysisView, Imported, PlayOn
from ludotheque.server.tables import events as ev

STEPS_OF_A_TABLE = 100  # that a new table keeps of another game, for the price of one more table


@post("/records", summary="Bring a record file (ludotheque-record/1); it opens as a replay, not as a table", spends=60)
async def bring(state: State, request: Request[Any, Any, Any], who: Person, address: str) -> Imported:
    node: Node = state.node
    node.rate_limits.take(who.id, "records")
    node.rate_limits.take(address, "address records")
    return Imported(await node.finished.import_record(who.id, await request.body(), address))


@get("/tables/{table:str}/analysis", summary="The analysis of a finished game, or how far it is", spends=3)
async def analysis(state: State, viewer: Viewer, table: str) -> Response[AnalysisView]:
    state.node.rate_limits.take(viewer.limited_as, "commands")
    await state.node.finished.find(table)
    return encoded(AnalysisView, await state.node.analyses.status(table))


@post("/tables/{table:str}/analysis", summary="Have a finished game analysed", status_code=200, spends=20)
async def analyse(state: State, who: Person, table: str, address: str) -> Response[AnalysisView]:
    node: Node = state.node
    game = await node.finished.find(table)
    node.rate_limits.take(who.id, "records")
    node.rate_limits.take(address, "address records")
    return encoded(AnalysisView, await node.analyses.ask(table, lambda: node.finished.task(game, address), address))


@post(
    "/tables/{table:str}/play-on",
    summary="A new table, unrated and without clock, from a step of a finished game",
    spends=30,
)
async def play_on(state: State, who: Person, table: str, data: PlayOn, address: str) -> protocol.TableView:
    node: Node = state.node
    node.rate_limits.take(who.id, "tables")
    game = await node.finished.find(table)
    steps = game.steps()
    if data.step >= len(steps):
        last = len(steps) - 1
        raise Refusal("no_step", f"One cannot play on from step {data.step}; accepted are 0 to {last}.")
    node.rate_limits.take(address, "address tables", 1 + data.step // STEPS_OF_A_TABLE)
    holds = await node.finished.holdings(game, data.step, who.id)
    origin = ev.Origin(table, steps[: data.step], game.rules_version, holds)
    plan = msgspec.structs.replace(game.plan, public=False, pace=protocol.Free())  # practice: nobody is hurried
    live = await node.tables.open(who, plan, origin=origin)
    chairs = list(live.table.chairs if game.live is None else game.table.chairs)  # an imported record has none
    await live.write_all(practice_events(live.table, live.seed, chairs, who))
    return live.view(who.id)


router = Router("/", route_handlers=[bring, analysis, analyse, play_on], tags=["replay"])
