"""Tables: open, find, look, command, download."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException
from msgspec import Struct

from ludotheque.server import duplicates, narrating, past, shelfmarks, showing, wire, wire_replay
from ludotheque.server.asking import Reader
from ludotheque.server.chapters import chapters
from ludotheque.server.finished import finished, is_imported
from ludotheque.server.gate import address_of
from ludotheque.server.house import House
from ludotheque.server.limits import allowance
from ludotheque.server.own_address import base_of
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes.games import EditionInfo, edition_info
from ludotheque.server.who import Who


class TableLine(Struct):
    """A table in a list."""

    id: str
    code: str
    game: str
    status: wire.Status
    seats: int
    names: list[str | None]
    turn: int | None
    mine: list[int]
    my_turn: bool
    since: int
    inks: list[int]
    where: dict[str, str]  # how far a running game has got, in both languages


class Home(Struct):
    """The home page: my tables (your turn first), and open tables."""

    mine: list[TableLine]
    open: list[TableLine]
    running: int


class Found(Struct):
    """A table found by its code."""

    table: str
    status: wire.Status


async def line(house: House, table: str, person: str) -> TableLine | None:
    """The table in a list, as the person sees it; None if it cannot be read now."""
    try:
        live = await house.tables.find(table)
    except Refusal:
        return None
    ledger = live.ledger
    mine = ledger.seats_of(person)
    return TableLine(
        id=ledger.id,
        code=ledger.code,
        game=ledger.plan.game,
        status=ledger.status,
        seats=len(ledger.places),
        names=[place.name or place.robot for place in ledger.places],
        turn=ledger.turn,
        mine=mine,
        my_turn=ledger.turn in mine,
        since=ledger.since,
        inks=[place.ink for place in ledger.places],
        where=live.whereabouts(),
    )


async def _lines(house: House, tables: list[str], person: str) -> list[TableLine]:
    found = []
    for table in tables:
        found.append(await line(house, table, person))
        await asyncio.sleep(0)  # somebody's move may come in between
    return [one for one in found if one is not None]


@get("/home", summary="My tables and open tables")
async def home(state: State, who: Who) -> Home:
    house: House = state.house
    mine = await _lines(house, await house.store.read(lambda c: shelfmarks.tables_of(c, who.id)), who.id)
    order = {"playing": 0, "lobby": 1, "paused": 2, "over": 3, "closed": 4}
    mine.sort(key=lambda entry: (not entry.my_turn, order[entry.status], -entry.since))
    found = await _lines(house, await house.store.read(shelfmarks.open_tables), who.id)
    running = house.tables.running()
    return Home(mine, [entry for entry in found if not entry.mine], running)


@post("/tables", summary="Open a table")
async def open_table(state: State, who: Who, data: wire.Plan) -> wire.TableView:
    house: House = state.house
    house.limits.take(who.id, "tables")
    live = await house.tables.open(who, data)
    return live.view(who.id)


@get("/tables/{table:str}", summary="Look at a table")
async def look(state: State, who: Who, table: str) -> wire.TableView:
    house: House = state.house
    live = await house.tables.find(table)
    await duplicates.admit(house, live, who)
    return live.view(who.id)


@get("/codes/{code:str}", summary="Find a table by its six letters")
async def by_code(state: State, request: Request[Any, Any, Any], who: Who, code: str) -> Found:
    state.house.limits.take(who.id, "codes")
    state.house.limits.take(address_of(request.scope), "codes")  # a new name does not make new tries
    live = await state.house.tables.by_code(code)
    return Found(live.ledger.id, live.ledger.status)


@post("/tables/{table:str}/commands", summary="Do something at a table", status_code=200)
async def command(state: State, who: Who, table: str, data: wire.TableCommand) -> wire.AnyMessage:
    house: House = state.house
    house.limits.take(who.id, allowance(data))
    live = await house.tables.find(table)
    return await live.command(who, data)


@get("/tables/{table:str}/record", summary="The record of a finished game")
async def record(state: State, reader: Reader, table: str) -> Response[str]:
    state.house.limits.take(reader.purse, "commands")
    try:
        game = await finished(state.house, table, abandoned=True)
    except Refusal as refusal:
        if refusal.code != "not_over":
            raise
        raise ClientException("The record can be downloaded when the game is over.", status_code=409) from None
    found = game.record()
    name = f"{found.game}-{game.ledger.code or game.ledger.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.write(), media_type="application/json", headers=headers)


@get("/tables/{table:str}/replay", summary="A finished game, everything open")
async def replay(state: State, reader: Reader, table: str) -> wire_replay.Replay:
    state.house.limits.take(reader.purse, "looks")
    game = await finished(state.house, table)
    return wire_replay.Replay(game.view(state.house, reader.id), narrating.open_log(game.ledger), chapters(game.ledger))


@get("/tables/{table:str}/replay/{step:int}", summary="A finished game after some steps")
async def moment(state: State, reader: Reader, table: str, step: int) -> wire_replay.Moment:
    state.house.limits.take(reader.purse, "commands")
    ledger = (await finished(state.house, table)).ledger
    if not 0 <= step <= len(ledger.steps):
        raise ClientException(f"There is no step {step}; accepted are 0 to {len(ledger.steps)}.")
    return showing.moment(ledger, step)


@get("/tables/{table:str}/since/{step:int}", summary="What happened since some step, as the reader saw it")
async def since(state: State, who: Who, table: str, step: int) -> list[wire.Frame]:
    house: House = state.house
    house.limits.take(who.id, "looks")
    live = await house.tables.find(table)
    await duplicates.admit(house, live, who)
    return past.frames(live.ledger, who.id, step)


@get("/tables/{table:str}/edition", summary="The component values that a table is played with")
async def edition(state: State, reader: Reader, table: str) -> EditionInfo:
    if is_imported(table):
        return edition_info((await finished(state.house, table)).ledger.edition)
    live = await state.house.tables.find(table)
    if not reader.id and not live.ledger.ended:
        raise NotAuthorizedException("Say your name first: POST /api/me.")
    return edition_info(live.ledger.edition)


@get("/tables/{table:str}/qr", summary="A QR code of the invitation, as SVG")
async def qr(state: State, request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    live = await state.house.tables.find(table)
    base = base_of(request)
    picture = io.BytesIO()
    segno.make(f"{base}/t/{live.ledger.code}", error="m").save(picture, kind="svg", border=4, scale=6)
    return Response(picture.getvalue(), media_type="image/svg+xml")


router = Router(
    "/",
    route_handlers=[home, open_table, look, by_code, command, record, replay, moment, since, edition, qr],
    tags=["tables"],
)
