"""Bring along with the page of a table what it asks for first, so that the board is drawn before anything is asked.

What is brought is for the one who asks and for this moment: such a page is stored nowhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request

from ludotheque.registry import load, slugs
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.accounts import describe_me
from ludotheque.server.http.dependencies import find_person
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import client_address, cost_of, limit_of
from ludotheque.server.play import presence
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.views.catalogue import edition_info, game_info

ELEMENT = '<script type="application/json" id="brought">{}</script>'  # data, which no policy takes for a script


async def for_table(request: Request[Any, Any, Any], table: str, language: str) -> str:
    """Return the element with the answers that the page of a table that has begun needs.

    Nothing for strangers, for whoever may not look, and where coming in changes the table first.
    """
    node: Node = request.app.state.node
    try:
        who = await find_person(request)
        if who is None or who.program:
            return ""
        live = await node.tables.find(table)
        return _element(await _answers(node, live, who, client_address(request.scope), language))
    except (Refusal, StorageUnavailable):
        return ""  # the page asks for it, and says what is wrong


async def _answers(node: Node, live: LiveTable, who: Person, address: str, language: str) -> dict[str, Any]:
    """Return the answer to each path that the page asks; under the id of the table, what its socket tells first."""
    await node.policy.admit(live, who)
    if presence.is_awaited(live, who.id):
        raise Refusal("later")
    watch = protocol.Watch(table=live.table.id)
    node.rate_limits.take(who.id, limit_of(watch))
    await node.rate_limits.spend(address, cost_of(watch))
    seen, avoided = await presence.read_past(node.store, live.table.id, who.id)
    me = await node.store.read(lambda c: describe_me(c, who))
    return {
        "/api/me": me,
        **_public(live.table.plan.game, language),
        f"/api/tables/{live.table.id}/edition": edition_info(live.table.edition),
        live.table.id: await presence.look_ahead(live, who.id, seen, avoided.muted),
    }


@lru_cache(maxsize=64)
def _public(slug: str, language: str) -> dict[str, msgspec.Raw]:
    """Return the answers that are the same for everybody, encoded once."""
    return {
        "/api/games": msgspec.Raw(msgspec.json.encode([game_info(load(one)) for one in slugs()])),
        f"/api/games/{slug}/words/{language}": msgspec.Raw(msgspec.json.encode(load(slug).catalogue(language))),
    }


def _element(answers: dict[str, Any]) -> str:
    """Write the answers into an element; nothing in them can end it.

    >>> _element({"name": "</script>"})
    '<script type="application/json" id="brought">{"name":"\\\\u003c/script>"}</script>'
    """
    return ELEMENT.format(msgspec.json.encode(answers).decode().replace("<", "\\u003c"))
