"""The office: what an admin sees of the house, and what they do in it. For everybody else there is no such page."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.params import Parameter

from ludotheque.server.http.admin import provide_officer
from ludotheque.server.http.passwords import require_password
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.office import acts, glance
from ludotheque.server.office import tournaments as office_tournaments
from ludotheque.server.people.reports import open_reports, settled_reports
from ludotheque.server.protocol import Status
from ludotheque.server.protocol import office as wire
from ludotheque.server.protocol.reports import Reports
from ludotheque.server.protocol.tournaments import TournamentStatus
from ludotheque.server.storage import people as stored_people

Search = Annotated[str, Parameter(max_length=60)]
Offset = Annotated[int, Parameter(ge=0, le=1_000_000)]
PASSWORD_COST = 60  # milliseconds that the hash of a password takes


@get("/", summary="The house at a glance: counts, the load of each node, announcements", spends=20)
async def office(state: State, officer: Person) -> wire.OfficeView:
    node: Node = state.node
    account = await node.store.read(lambda c: stored_people.account_of(c, officer.id))
    return await node.office.view(officer.name, account is not None)


@get("/people", summary="People, those seen last first", spends=20)
async def people(
    state: State, officer: Person, search: Search = "", which: wire.Which = "all", offset: Offset = 0
) -> wire.OfficePeople:
    found: wire.OfficePeople = await state.node.store.read(lambda c: glance.people(c, search, which, offset))
    return found


@get("/tables", summary="Tables, the newest first; nothing of their games", spends=20)
async def tables(
    state: State, officer: Person, search: Search = "", status: Status | None = None, offset: Offset = 0
) -> wire.OfficeTables:
    found: wire.OfficeTables = await state.node.store.read(lambda c: glance.tables(c, status or "", search, offset))
    return found


@get("/tournaments", summary="Tournaments, the newest first", spends=20)
async def tournaments(
    state: State, officer: Person, search: Search = "", status: TournamentStatus | None = None, offset: Offset = 0
) -> wire.OfficeTournaments:
    found: wire.OfficeTournaments = await state.node.store.read(
        lambda c: office_tournaments.tournaments(c, status or "", search, offset)
    )
    return found


@get("/tournaments/{tournament:str}", summary="The people who have entered a tournament", spends=20)
async def entrants(state: State, officer: Person, tournament: str) -> list[wire.OfficeEntrant]:
    found: list[wire.OfficeEntrant] = await state.node.store.read(lambda c: office_tournaments.entrants(c, tournament))
    return found


@get("/log", summary="The audit log, the newest first", spends=10)
async def log(state: State, officer: Person, before: int | None = None, subject: Search = "") -> list[wire.LogEntry]:
    found: list[wire.LogEntry] = await state.node.store.read(lambda c: glance.log(c, before, subject))
    return found


@get("/reports", summary="Reports that wait, the oldest first; or those that were settled", spends=10)
async def reports(state: State, officer: Person, settled: bool = False) -> Reports:
    found: Reports = await state.node.store.read(settled_reports if settled else open_reports)
    return found


@get("/disk", summary="What fills the disk, and what the rules of retention would let go", spends=200)
async def disk(state: State, officer: Person) -> wire.DiskUse:
    found: wire.DiskUse = await state.node.office.disk()
    return found


@post("/acts", summary="Do something as an admin", status_code=200, spends=PASSWORD_COST)
async def act(state: State, request: Request[Any, Any, Any], officer: Person, data: wire.OfficeOrder) -> wire.ActDone:
    node: Node = state.node
    if isinstance(data.act, acts.FRESH):
        await require_password(request, officer, data.password)
    return await node.office.perform((officer.id, officer.name), data.act, node.settings.admins)


@post("/tidy", summary="Tidy up by the rules of retention, or only say what would go", status_code=200, spends=200)
async def tidy(state: State, officer: Person, data: wire.TidyOrder) -> list[wire.TidyRule]:
    found: list[wire.TidyRule] = await state.node.office.tidy((officer.id, officer.name), data.dry_run)
    return found


router = Router(
    "/office",
    route_handlers=[office, people, tables, tournaments, entrants, log, reports, disk, act, tidy],
    dependencies={"officer": Provide(provide_officer)},
    tags=["office"],
    opt={"spends": 20},
)
