"""Tournaments: announce, enter, direct, look, export."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State

from ludotheque.server.errors import Refusal
from ludotheque.server.http.admin import is_admin
from ludotheque.server.http.dependencies import Viewer
from ludotheque.server.http.urls import base_of
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.office.house_state import require_unmuted
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.storage import tournaments as stored
from ludotheque.server.tournament_play.live_tournament import LiveTournament
from ludotheque.server.tournaments.rules.length import tables_of_bots
from ludotheque.server.tournaments.state import TournamentState
from ludotheque.server.views import tournament_sheets as sheets
from ludotheque.server.views import tournaments as views

BOT_COST = 3  # milliseconds for each bot that enters
MOST_BOT_TABLES = 1000  # that one command lets bots play at
TABLE_COST = 0.02  # for each table of each round that is told


def _view(node: Node, live: LiveTournament, person: str) -> protocol.TournamentView:
    directs = bool(person) and person == live.state.organiser
    return views.tournament_view(live.state, live.standings(), person, directs, node.tournaments.times())


async def _paid(node: Node, tournament: str, address: str) -> LiveTournament:
    """Return a tournament for whose size the address has paid."""
    live = await node.tournament_registry.find(tournament)
    await node.rate_limits.spend(address, TABLE_COST * sum(len(one.tables) for one in live.state.rounds))
    return live


@get("/tournaments", summary="Tournaments that are open to everybody, and mine", spends=40)
async def tournaments(state: State, viewer: Viewer) -> list[protocol.TournamentLine]:
    node: Node = state.node
    found = await node.store.read(lambda c: stored.listed_for(c, viewer.id))
    lives = [await node.tournament_registry.find(one) for one in found]
    return [views.line_view(live.state, viewer.id) for live in lives]


@post("/tournaments", summary="Announce a tournament", spends=8)
async def announce(
    state: State, request: Request[Any, Any, Any], who: Person, address: str, data: protocol.TournamentPlan
) -> protocol.TournamentView:
    node: Node = state.node
    if node.settings.announcers == "admins" and not await is_admin(request):
        raise Refusal("not_announcing")
    require_unmuted(who)  # everybody reads the title
    node.rate_limits.take(who.id, "tables")
    node.rate_limits.take(address, "announcements")
    return _view(node, await node.tournament_registry.announce(who, data), who.id)


@get("/tournaments/{tournament:str}", summary="A tournament: entrants, pairings, standings", spends=10)
async def look(state: State, viewer: Viewer, address: str, tournament: str) -> protocol.TournamentView:
    node: Node = state.node
    return _view(node, await _paid(node, tournament, address), viewer.id)


@get("/tournaments/{tournament:str}/wall", summary="The present round, second by second", spends=3)
async def wall(state: State, tournament: str) -> protocol.Wall:
    node: Node = state.node
    return await node.walls.wall(await node.tournament_registry.find(tournament))


@get("/tournaments/{tournament:str}/sheets/{entrant:int}", summary="One entrant, round by round", spends=10)
async def sheet(state: State, viewer: Viewer, address: str, tournament: str, entrant: int) -> protocol.Sheet:
    live = await _paid(state.node, tournament, address)
    return sheets.sheet(live.state, live.standings(), entrant, viewer.id)


@get("/tournaments/{tournament:str}/exports/{form:str}", summary="A tournament as csv or json", spends=20)
async def export(
    state: State, request: Request[Any, Any, Any], address: str, tournament: str, form: str
) -> Response[str | protocol.TournamentView]:
    node: Node = state.node
    live = await _paid(node, tournament, address)
    headers = {"content-disposition": f'attachment; filename="tournament-{live.state.id}.{form}"'}
    if form == "csv":
        return Response(
            sheets.as_csv(live.state, base_of(request)), media_type="text/csv; charset=utf-8", headers=headers
        )
    if form != "json":
        raise Refusal("no_tournament", f"Form: found {form}, accepted are csv and json.")
    return Response(_view(node, live, ""), headers=headers)


@get("/tournament-codes/{code:str}", summary="Find a tournament by its six letters", spends=5)
async def by_code(state: State, who: Person, address: str, code: str) -> protocol.TournamentLine:
    node: Node = state.node
    node.rate_limits.take(who.id, "codes")
    node.rate_limits.take(address, "codes")  # a new name does not make new tries
    return views.line_view((await node.tournament_registry.find_by_code(code)).state, who.id)


@post("/tournaments/{tournament:str}/commands", summary="Enter, leave, direct", status_code=200, spends=10)
async def command(
    state: State, who: Person, address: str, tournament: str, data: protocol.AnyTournamentCommand
) -> protocol.TournamentView:
    node: Node = state.node
    node.rate_limits.take(who.id, "commands")
    if isinstance(data, protocol.EnterTournament) and data.code:
        node.rate_limits.take(who.id, "codes")
        node.rate_limits.take(address, "codes")
    if isinstance(data, protocol.ChangeTournament):
        require_unmuted(who)
    if isinstance(data, protocol.EnterBots):
        await node.rate_limits.spend(address, BOT_COST * data.count)
    if isinstance(data, protocol.EnterTournament | protocol.LeaveTournament):
        node.rate_limits.take(who.id, "entries")
    live = await _paid(node, tournament, address)
    if more := _more_tables(live.state, who, data):
        if more > MOST_BOT_TABLES:
            raise Refusal("bad_plan", f"Bots would play at {more} tables more; accepted are {MOST_BOT_TABLES} at once.")
        node.rate_limits.take(address, "bot tables", more)
    await node.tournaments.handle(live, who, data)
    return _view(node, live, who.id)


def _more_tables(state: TournamentState, who: Person, data: protocol.AnyTournamentCommand) -> int:
    """Return how many more tables the bots of a tournament will open after a command of its organiser."""
    if who.id != state.organiser:
        return 0
    bots = sum(one.level is not None for one in state.active)
    plan = data.plan if isinstance(data, protocol.ChangeTournament) else state.plan
    more = data.count if isinstance(data, protocol.EnterBots) else 0
    return max(0, tables_of_bots(plan, bots + more) - tables_of_bots(state.plan, bots))


router = Router(
    "/", route_handlers=[tournaments, announce, look, wall, sheet, export, by_code, command], tags=["tournaments"]
)
