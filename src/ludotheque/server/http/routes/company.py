"""Company: people one has played with, whom one mutes or blocks, whom one invites, and reports to the host."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.datastructures import State

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.notifications.notice import Notice
from ludotheque.server.people import company, reports
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.play.waiting import free_chairs
from ludotheque.server.protocol.company import Avoid, InviteCompanion, MyCompany, PersonalInvitation, TableCompany
from ludotheque.server.protocol.reports import NewReport
from ludotheque.server.storage import company as stored
from ludotheque.server.storage.engine import Connection
from ludotheque.server.timestamps import now


@get("/company", summary="People I have played with, and those whom I mute or block", spends=10)
async def mine(state: State, owner: Person) -> MyCompany:
    node: Node = state.node
    node.rate_limits.take(owner.id, "looks")
    secret = await node.secrets.get(company.SECRET)
    return await node.store.read(lambda c: company.my_company(c, secret, owner.id))


@post("/company/avoided", summary="Mute somebody, or block them as well; they are not told", status_code=204, spends=10)
async def avoid(state: State, owner: Person, data: Avoid) -> None:
    node: Node = state.node
    node.rate_limits.take(owner.id, "commands")
    secret = await node.secrets.get(company.SECRET)
    live = None if data.table is None else await _find(node, owner, data.table)

    if live is not None:
        other = company.find_at_table(live.table, data)
    else:
        other = await node.store.read(lambda c: company.find_companion(c, secret, owner.id, data.companion or ""))

    lent = company.name_at(live.table, other, "") if live is not None and live.table.plan.children else None

    def write(c: Connection) -> None:
        company.avoid(c, owner.id, other, data.blocked, lent)
        node.company.tell_others(c, owner.id)

    await node.store.write(write)
    await node.company.refresh(owner.id)
    if data.blocked:
        await node.company.show_out(owner.id, other)


@delete("/company/avoided/{companion:str}", summary="Read and meet somebody again", status_code=204, spends=10)
async def meet_again(state: State, owner: Person, companion: str) -> None:
    node: Node = state.node
    secret = await node.secrets.get(company.SECRET)
    other = await node.store.read(lambda c: company.find_companion(c, secret, owner.id, companion))

    def write(c: Connection) -> None:
        stored.meet_again(c, owner.id, other)
        node.company.tell_others(c, owner.id)

    await node.store.write(write)
    await node.company.refresh(owner.id)


@get("/tables/{table:str}/company", summary="Whom I avoid at a table, and whom I may invite there", spends=10)
async def at_table(state: State, owner: Person, table: str) -> TableCompany:
    node: Node = state.node
    node.rate_limits.take(owner.id, "looks")
    secret = await node.secrets.get(company.SECRET)
    live = await _find(node, owner, table)
    return await node.store.read(lambda c: _at_table(c, secret, owner.id, live))


def _at_table(c: Connection, secret: bytes, person: str, live: LiveTable) -> TableCompany:
    chairs, avoided = live.table.chairs, stored.avoided(c, person)
    muted, blocked = (
        [seat for seat, chair in enumerate(chairs) if chair.person in people]
        for people in (avoided.muted - avoided.blocked, avoided.blocked)
    )
    here = {chair.person for chair in chairs if chair.person is not None}
    invites = _may_invite(live, person)
    known = company.companions(c, secret, person, here | avoided.blocked) if invites else []
    invited = [company.companion_id(secret, person, one) for one in stored.invited_to(c, live.table.id)]
    ids = {one.id for one in known}
    return TableCompany(muted, blocked, live.table.host in avoided.blocked, known, sorted(ids & set(invited)))


@post("/tables/{table:str}/invitations", summary="Invite somebody I have played with", status_code=204, spends=5)
async def invite(state: State, owner: Person, table: str, data: InviteCompanion) -> None:
    node: Node = state.node
    node.rate_limits.take(owner.id, "invitations")
    secret = await node.secrets.get(company.SECRET)
    live = await _find(node, owner, table)
    if not _may_invite(live, owner.id):
        raise Refusal("not_seated", "Those invite who sit at a table that waits, or have opened it.")
    if not free_chairs(live):
        raise Refusal("full")

    def write(c: Connection) -> str | None:
        other = company.find_companion(c, secret, owner.id, data.companion)
        return other if company.invite(c, live.table, owner.id, other) else None

    other = await node.store.write(write)
    if other is not None:
        node.notifier.notify(_notice(live, other, company.name_at(live.table, owner.id, owner.name)))


def _notice(live: LiveTable, person: str, by: str) -> Notice:
    table, title = live.table.id, live.table.game.title
    return Notice("invite", person, f"invite:{table}", table, title, f"/table/{table}", by, until=now() + company.DAY)


@get("/me/invitations", summary="Who invites me, to tables that still wait", spends=2)
async def my_invitations(state: State, owner: Person) -> list[PersonalInvitation]:
    node: Node = state.node
    found = []
    for row in await node.store.read(lambda c: stored.invitations(c, owner.id)):
        live = await node.tables.find(row.table_id)
        plan, free = live.table.plan, free_chairs(live)
        if free and live.table.status == "lobby" and not live.table.seats_of(owner.id):
            host = company.name_at(live.table, row.host, row.name)
            here = (live.table.id, plan.game, host, row.at, plan.seats, free, plan.pace, plan.children)
            found.append(PersonalInvitation(*here))
    return found


@delete("/me/invitations/{table:str}", summary="Decline an invitation", status_code=204, spends=5)
async def decline(state: State, owner: Person, table: str) -> None:
    node: Node = state.node
    await node.store.write(lambda c: stored.decline(c, table, owner.id))
    node.notifier.withdraw(owner.id, table)


@post("/reports", summary="Report a message or a name to the host of the house", status_code=204, spends=5)
async def report(state: State, owner: Person, data: NewReport) -> None:
    node: Node = state.node
    live = await _find(node, owner, data.table)
    reports.find_reported(live.table, data)
    node.rate_limits.take(owner.id, "reports")
    await node.store.write(lambda c: reports.report(c, owner.id, live.table, data))


async def _find(node: Node, who: Person, table: str) -> LiveTable:
    """Return a table at which the person may look."""
    live = await node.tables.find(table)
    await node.policy.admit(live, who)
    return live


def _may_invite(live: LiveTable, person: str) -> bool:
    return live.table.status == "lobby" and (person == live.table.host or bool(live.table.seats_of(person)))


router = Router(
    "/",
    route_handlers=[mine, avoid, meet_again, at_table, invite, my_invitations, decline, report],
    tags=["me"],
)
