"""Tables: open, find, look, command, download."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import SAY_YOUR_NAME, Viewer
from ludotheque.server.http.urls import base_of
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import client_address, limit_of
from ludotheque.server.play.waiting import host_name, is_attended
from ludotheque.server.protocol import replays
from ludotheque.server.protocol.catalogue import EditionInfo
from ludotheque.server.protocol.home import Found, Home, TableLine
from ludotheque.server.replays.finished import is_imported
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.views import history
from ludotheque.server.views import log as log_views
from ludotheque.server.views import table as table_views
from ludotheque.server.views.catalogue import edition_info
from ludotheque.server.views.chapters import chapters


async def line(node: Node, table_id: str, person: str) -> TableLine | None:
    """The table in a list, as the person sees it; None if it cannot be read now, or was closed before its game."""
    try:
        live = await node.tables.find(table_id)
    except Refusal:
        return None
    table = live.table
    if table.status == "closed" and not table.has_begun:
        return None
    mine = table.seats_of(person)
    return TableLine(
        id=table.id,
        code=table.code,
        game=table.plan.game,
        status=table.status,
        seats=len(table.chairs),
        names=[chair.name or chair.robot for chair in table.chairs],
        turn=table.turn,
        mine=mine,
        my_turn=table.turn in mine,
        since=table.since,
        inks=[chair.ink for chair in table.chairs],
        where=live.describe_progress(),
        pace=table.plan.pace,
        host=host_name(live),
        rules=table_views.other_rules(table),
    )


async def _lines(node: Node, tables: list[str], person: str) -> list[TableLine]:
    found = []
    for table in tables:
        found.append(await line(node, table, person))
        await asyncio.sleep(0)  # somebody's move may come in between
    return [one for one in found if one is not None]


@get("/home", summary="My tables and open tables")
async def home(state: State, who: Person) -> Home:
    node: Node = state.node
    mine = await _lines(node, await node.store.read(lambda c: stored_tables.tables_of(c, who.id)), who.id)
    order = {"playing": 0, "lobby": 1, "paused": 2, "over": 3, "closed": 4}
    mine.sort(key=lambda entry: (not entry.my_turn, order[entry.status], -entry.since))
    found = await _lines(node, await node.store.read(stored_tables.open_tables), who.id)
    waiting = [entry for entry in found if not entry.mine and is_attended(await node.tables.find(entry.id))]
    return Home(mine, waiting, node.tables.count_playing())


@post("/tables", summary="Open a table")
async def open_table(state: State, who: Person, data: protocol.Plan) -> protocol.TableView:
    node: Node = state.node
    node.rate_limits.take(who.id, "tables")
    live = await node.tables.open(who, data)
    return live.view(who.id)


@get("/tables/{table:str}", summary="Look at a table")
async def look(state: State, who: Person, table: str) -> protocol.TableView:
    node: Node = state.node
    live = await node.tables.find(table)
    await node.policy.admit(live, who)
    return live.view(who.id)


@get("/codes/{code:str}", summary="Find a table by its six letters")
async def by_code(state: State, request: Request[Any, Any, Any], who: Person, code: str) -> Found:
    state.node.rate_limits.take(who.id, "codes")
    state.node.rate_limits.take(client_address(request.scope), "codes")  # a new name does not make new tries
    live = await state.node.tables.find_by_code(code)
    return Found(live.table.id, live.table.status)


@post("/tables/{table:str}/commands", summary="Do something at a table", status_code=200)
async def command(state: State, who: Person, table: str, data: protocol.TableCommand) -> protocol.AnyMessage:
    node: Node = state.node
    node.rate_limits.take(who.id, limit_of(data))
    live = await node.tables.find(table)
    return await live.handle(who, data)


@get("/tables/{table:str}/record", summary="The record of a finished game")
async def record(state: State, viewer: Viewer, table: str) -> Response[str]:
    state.node.rate_limits.take(viewer.limited_as, "commands")
    try:
        game = await state.node.finished.find(table, abandoned=True)
    except Refusal as refusal:
        if refusal.code != "not_over":
            raise
        raise ClientException("The record can be downloaded when the game is over.", status_code=409) from None
    found = game.record()
    name = f"{found.game}-{game.table.code or game.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.write(), media_type="application/json", headers=headers)


@get("/tables/{table:str}/replay", summary="A finished game, everything open")
async def replay(state: State, viewer: Viewer, table: str) -> replays.Replay:
    state.node.rate_limits.take(viewer.limited_as, "looks")
    game = await state.node.finished.find(table)
    return replays.Replay(game.view(viewer.id), log_views.full_log(game.table), chapters(game.table))


@get("/tables/{table:str}/replay/{step:int}", summary="A finished game after some steps")
async def moment(state: State, viewer: Viewer, table: str, step: int) -> replays.Moment:
    state.node.rate_limits.take(viewer.limited_as, "commands")
    game = await state.node.finished.find(table)
    if not 0 <= step <= len(game.table.steps):
        raise ClientException(f"There is no step {step}; accepted are 0 to {len(game.table.steps)}.")
    return table_views.moment(game.table, step)


@get("/tables/{table:str}/since/{step:int}", summary="What happened since some step, as the reader saw it")
async def since(state: State, who: Person, table: str, step: int) -> list[protocol.Frame]:
    node: Node = state.node
    node.rate_limits.take(who.id, "looks")
    live = await node.tables.find(table)
    await node.policy.admit(live, who)
    return history.frames(live.table, who.id, step)


@get("/tables/{table:str}/edition", summary="The component values that a table is played with")
async def edition(state: State, viewer: Viewer, table: str) -> EditionInfo:
    if is_imported(table):
        return edition_info((await state.node.finished.find(table)).table.edition)
    live = await state.node.tables.find(table)
    if not viewer.id and not live.table.has_ended:
        raise NotAuthorizedException(SAY_YOUR_NAME)
    return edition_info(live.table.edition)


@get("/tables/{table:str}/qr", summary="A QR code of the invitation, as SVG")
async def qr(state: State, request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    live = await state.node.tables.find(table)
    base = base_of(request)
    picture = io.BytesIO()
    segno.make(f"{base}/t/{live.table.code}", error="m").save(picture, kind="svg", border=4, scale=6)
    return Response(picture.getvalue(), media_type="image/svg+xml")


router = Router(
    "/",
    route_handlers=[home, open_table, look, by_code, command, record, replay, moment, since, edition, qr],
    tags=["tables"],
)
