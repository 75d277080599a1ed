"""Tables: open, find, look, command, download."""

from __future__ import annotations

import asyncio
import io
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import SAY_YOUR_NAME, Viewer, encoded
from ludotheque.server.http.urls import base_of
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import client_address, cost_of, limit_of
from ludotheque.server.play.waiting import host_name, is_attended
from ludotheque.server.play.welcome import kept_apart, meets
from ludotheque.server.protocol import replays
from ludotheque.server.protocol.catalogue import EditionInfo
from ludotheque.server.protocol.home import Found, Home, TableLine, WaitingBot
from ludotheque.server.replays.finished import FinishedGames, is_imported
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.views import history
from ludotheque.server.views import table as table_views
from ludotheque.server.views.catalogue import edition_info

MAX_OPEN = 400  # open tables that are looked at, the newest first
MAX_LISTED = 50
LINE_COST = 0.25  # milliseconds of a table in a list
LOOK_COST = 0.01  # of one that is only looked at


async def line(node: Node, table_id: str, person: str) -> TableLine | None:
    """Return the table in a list, as the person sees it; None if it cannot be read, or was closed before its game."""
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
        since=table.standing_since,
        left=None if table.turn is None else live.time_left(table.turn),
        inks=[chair.ink for chair in table.chairs],
        where=live.describe_progress(),
        pace=table.plan.pace,
        host=host_name(live),
        rules=table_views.other_rules(table),
    )


async def _lines(node: Node, tables: list[str], person: str, address: str) -> list[TableLine]:
    await node.rate_limits.spend(address, len(tables) * LINE_COST)
    found = []
    for table in tables:
        found.append(await line(node, table, person))
        await asyncio.sleep(0)  # somebody's move may come in between
    return [one for one in found if one is not None]


@get("/home", summary="My tables and open tables", spends=5)
async def home(state: State, who: Person, address: str) -> Home:
    node: Node = state.node
    own = await node.store.read(lambda c: stored_tables.tables_at_hand(c, who.id))
    mine = await _lines(node, own, who.id, address)
    order = {"playing": 0, "lobby": 1, "paused": 2, "over": 3, "closed": 4}
    mine.sort(key=lambda entry: (not entry.my_turn, order[entry.status], -entry.since))
    waiting = await _lines(node, await _waiting(node, who.id, address), who.id, address)
    return Home(mine, waiting, node.tables.count_playing())


async def _waiting(node: Node, person: str, address: str) -> list[str]:
    """Return the newest open tables at which others are, but whom one is kept apart from; none hides another."""
    found: list[str] = []
    apart = await kept_apart(node.store, person)
    opened = await node.store.read(partial(stored_tables.open_tables, limit=MAX_OPEN))
    await node.rate_limits.spend(address, len(opened) * LOOK_COST)
    for table_id in opened:
        with suppress(Refusal):
            live = await node.tables.find(table_id)
            if is_attended(live) and not live.table.seats_of(person) and not meets(live.table, apart):
                found.append(table_id)
        await asyncio.sleep(0)
        if len(found) == MAX_LISTED:
            break
    return found


@get("/bots", summary="Bots from outside that wait for a challenge", spends=5)
async def waiting_bots(state: State, who: Person) -> list[WaitingBot]:
    node: Node = state.node
    node.rate_limits.take(who.id, "looks")
    return await node.challenges.bots()


@post("/tables", summary="Open a table", spends=5)
async def open_table(state: State, who: Person, data: protocol.Plan, address: str) -> protocol.TableView:
    node: Node = state.node
    node.rate_limits.take(who.id, "tables")
    node.rate_limits.take(address, "address tables")
    live = await node.tables.open(who, data)
    return live.view(who.id)


@get("/tables/{table:str}", summary="Look at a table", spends=3)
async def look(state: State, who: Person, table: str) -> protocol.TableView:
    node: Node = state.node
    live = await node.tables.find(table)
    await node.policy.admit(live, who)
    return live.view(who.id)


@get("/codes/{code:str}", summary="Find a table by its six letters", spends=2)
async def by_code(state: State, request: Request[Any, Any, Any], who: Person, code: str) -> Found:
    state.node.rate_limits.take(who.id, "codes")
    state.node.rate_limits.take(client_address(request.scope), "codes")  # a new name does not make new tries
    live = await state.node.tables.find_by_code(code)
    return Found(live.table.id, live.table.status)


@post("/tables/{table:str}/commands", summary="Do something at a table", status_code=200, spends=2)
async def command(
    state: State, who: Person, table: str, data: protocol.TableCommand, address: str
) -> protocol.AnyMessage:
    node: Node = state.node
    node.rate_limits.take(who.id, limit_of(data))
    await node.rate_limits.spend(address, cost_of(data))
    live = await node.tables.find(table)
    node.house.admit(live, who, data)
    return await live.handle(who, data)


@get("/tables/{table:str}/record", summary="The record of a finished game", spends=20)
async def record(state: State, viewer: Viewer, table: str) -> Response[str]:
    state.node.rate_limits.take(viewer.limited_as, "commands")
    try:
        game = await state.node.finished.find(table, abandoned=True)
    except Refusal as refusal:
        if refusal.code != "not_over":
            raise
        raise ClientException("The record can be downloaded when the game is over.", status_code=409) from None
    name = f"{game.plan.game}-{game.subject if game.live is None else game.table.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    found = await state.node.finished.record(game, viewer.limited_as)
    return Response(found, media_type="application/json", headers=headers)


@get("/tables/{table:str}/replay", summary="A finished game, everything open", spends=60)
async def replay(state: State, viewer: Viewer, table: str) -> Response[replays.Replay]:
    finished: FinishedGames = state.node.finished
    state.node.rate_limits.take(viewer.limited_as, "looks")
    found = await finished.replay(await finished.find(table), viewer.id, viewer.limited_as)
    return encoded(replays.Replay, found)


@get("/tables/{table:str}/replay/{step:int}", summary="A finished game after some steps", spends=5)
async def moment(state: State, viewer: Viewer, table: str, step: int) -> Response[replays.Moment]:
    finished: FinishedGames = state.node.finished
    state.node.rate_limits.take(viewer.limited_as, "commands")
    found = await finished.moment(await finished.find(table), step, viewer.limited_as)
    return encoded(replays.Moment, found)


@get("/tables/{table:str}/since/{step:int}", summary="What happened since some step, as the reader saw it", spends=30)
async def since(state: State, who: Person, table: str, step: int) -> list[protocol.Frame]:
    node: Node = state.node
    node.rate_limits.take(who.id, "looks")
    live = await node.tables.find(table)
    await node.policy.admit(live, who)
    return await node.services.slices.gather(history.frames(live.table, who.id, step))


@get("/tables/{table:str}/edition", summary="The component values that a table is played with", spends=3)
async def edition(state: State, viewer: Viewer, table: str) -> EditionInfo:
    if is_imported(table):
        return edition_info((await state.node.finished.find(table)).edition)
    live = await state.node.tables.find(table)
    if not viewer.id and not live.table.has_ended:
        raise NotAuthorizedException(SAY_YOUR_NAME)
    return edition_info(live.table.edition)


@get("/tables/{table:str}/qr", summary="A QR code of the invitation, as SVG", spends=10)
async def qr(state: State, request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    live = await state.node.tables.find(table)
    address = f"{base_of(request)}/t/{live.table.code}"
    return Response(await asyncio.to_thread(_qr_code, address), media_type="image/svg+xml")


@lru_cache(maxsize=500)
def _qr_code(address: str) -> bytes:
    """Draw the code of an address; takes some milliseconds, and each table has one."""
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", border=4, scale=6)
    return picture.getvalue()


router = Router(
    "/",
    route_handlers=[home, waiting_bots, open_table, look, by_code, command, record, replay, moment, since, edition, qr],
    tags=["tables"],
)
