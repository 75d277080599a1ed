"""The door: how to write to whoever keeps the house, the address to give to others, and the way to a table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.datastructures import State

from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import Viewer, known_game
from ludotheque.server.http.urls import base_of
from ludotheque.server.identity import Person
from ludotheque.server.ids import is_code
from ludotheque.server.node import Node
from ludotheque.server.play.pairing import expected_wait, find_somebody, quick_plan
from ludotheque.server.play.waiting import free_chairs, host_name
from ludotheque.server.protocol.company import HouseInfo
from ludotheque.server.protocol.invitations import Invitation, Invited, LetterBox, Paired, PairingWanted, Wait
from ludotheque.server.settings import Settings
from ludotheque.server.storage import people
from ludotheque.server.tables.kind_names import KIND_NAMES, kind_name

UNSET = Settings().contact
SCHEMES = ("mailto:", "https://", "http://")


@get("/letters", summary="How to write to the host", sync_to_thread=False, spends=0)
def letters(state: State) -> LetterBox:
    return LetterBox(letter_address(state.node.settings.contact))


@get("/address", summary="The address of the house for other devices", sync_to_thread=False, spends=1)
def invitation(request: Request[Any, Any, Any]) -> Invitation:
    return Invitation(base_of(request))


@get("/house", summary="What everybody may know of the house", sync_to_thread=False, spends=0)
def house(state: State) -> HouseInfo:
    node: Node = state.node
    settings = node.settings
    return HouseInfo(settings.children, list(KIND_NAMES), settings.announcers, node.mailer is not None)


@get("/invitations/{table:str}", summary="A table as it is told to whoever was invited, by its code or id", spends=3)
async def invited(state: State, address: str, table: str) -> Invited | None:
    node: Node = state.node
    node.rate_limits.take(address, "codes")
    try:
        return await read_invitation(node, table)
    except Refusal as refusal:
        if refusal.code != "not_found":
            raise
        return None


async def read_invitation(node: Node, key: str) -> Invited:
    """Return the table of a code or of an id as strangers are told of it; Refusal if there is none."""
    live = await (node.tables.find_by_code(key) if is_code(key) else node.tables.find(key))
    table = live.table
    host = host_name(live)
    if host is None:
        person = await node.store.read(lambda c: people.by_id(c, table.host))
        host = person.name if person is not None else ""
    if table.plan.children:
        host = kind_name(host, ())
    return Invited(
        table=table.id,
        code=table.code,
        game=table.plan.game,
        status=table.status,
        host=host,
        seats=len(table.chairs),
        free=free_chairs(live),
        names=[] if table.plan.children else [chair.name for chair in table.chairs if chair.name],
        pace=table.plan.pace,
        children=table.plan.children,
    )


@post("/pairing", summary="Find somebody who wants to play that game now, or wait for them", status_code=200, spends=15)
async def pair(state: State, who: Person, data: PairingWanted, address: str) -> Paired:
    node: Node = state.node
    game = known_game(data.game)
    if node.settings.children:
        raise Refusal("children")
    live = await find_somebody(node.tables, who, game.slug)
    if live is not None:
        return Paired(live.table.id, False)
    node.rate_limits.take(who.id, "tables")
    node.rate_limits.take(address, "address tables")
    return Paired((await node.tables.open(who, quick_plan(game))).table.id, True)


@get("/pairing/{slug:str}", summary="How long others waited lately for somebody", spends=10)
async def wait(state: State, viewer: Viewer, slug: str) -> Wait:
    state.node.rate_limits.take(viewer.limited_as, "commands")
    return Wait(await expected_wait(state.node.tables, known_game(slug).slug))


def letter_address(contact: str) -> str:
    """Return the address that a reader may be sent to.

    >>> letter_address("mailto:odile@ludotheque.example"), letter_address("javascript:alert()"), letter_address(UNSET)
    ('mailto:odile@ludotheque.example', '', '')
    """
    return contact if contact != UNSET and contact.lower().startswith(SCHEMES) else ""


router = Router("/", route_handlers=[letters, invitation, house, invited, pair, wait], tags=["house"])
