"""Finished games seen again: import, analysis, playing on."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State

from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.asking import Reader
from ludotheque.server.finished import finished, take_in
from ludotheque.server.house import House
from ludotheque.server.refusal import Refusal
from ludotheque.server.who import Who
from ludotheque.server.wire_replay import AnalysisView, Imported, PlayOn


@post("/records", summary="Bring a record file (ludotheque-record/1); it opens as a replay, not as a table")
async def bring(state: State, request: Request[Any, Any, Any], who: Who) -> Imported:
    house: House = state.house
    house.limits.take(who.id, "records")
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("bad_record", "This file is not a text; accepted is a record in JSON.") from None
    return Imported(await take_in(house, who.id, text))


@get("/tables/{table:str}/analysis", summary="The analysis of a finished game, or how far it is")
async def analysis(state: State, reader: Reader, table: str) -> AnalysisView:
    state.house.limits.take(reader.purse, "commands")
    await finished(state.house, table)
    found: AnalysisView = await state.house.analyses.look(table)
    return found


@post("/tables/{table:str}/analysis", summary="Have a finished game analysed", status_code=200)
async def analyse(state: State, who: Who, table: str) -> AnalysisView:
    house: House = state.house
    game = await finished(house, table)
    house.limits.take(who.id, "records")
    return await house.analyses.ask(table, game.ledger)


@post("/tables/{table:str}/play-on", summary="A new table, unrated and without clock, from a step of a finished game")
async def play_on(state: State, who: Who, table: str, data: PlayOn) -> wire.TableView:
    house: House = state.house
    house.limits.take(who.id, "tables")
    ledger = (await finished(house, table)).ledger
    if data.step >= len(ledger.steps):
        last = len(ledger.steps) - 1
        raise Refusal("no_step", f"One cannot play on from step {data.step}; accepted are 0 to {last}.")
    origin = ev.Origin(table, ledger.steps[: data.step])
    plan = msgspec.structs.replace(ledger.plan, public=False, pace=wire.Free())  # practice: nobody is hurried
    live = await house.tables.open(who, plan, origin=origin)
    return live.view(who.id)


router = Router("/", route_handlers=[bring, analysis, analyse, play_on], tags=["replay"])
