"""What becomes of the guest that a browser was, when somebody signs in there."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.storage import credentials
from ludotheque.server.storage import merging as stored_merging
from ludotheque.server.storage import people as stored_people


async def guest_to_bring(request: Request[Any, Any, Any], account: str, bring: bool | None) -> Person | None:
    """Return the guest whose tables come along, None if nobody's do; Refusal if that must be said first."""
    node: Node = request.app.state.node
    before = await node.authentication.session(request.cookies)
    if before is None or before.id == account:
        return None

    def has_tables(c: Any) -> bool:
        return stored_people.login_of(c, before.id) is None and stored_merging.has_left_anything(c, before.id)

    if bring is False or not await node.store.read(has_tables):
        return None
    if bring is None:
        raise Refusal("guest_tables")
    node.rate_limits.take(client_address(request.scope), "merges")
    return before


async def leave_browser(request: Request[Any, Any, Any], guest: Person | None, account: str) -> None:
    """Bring the guest along; or end the session that this browser had, for nobody could use it any more."""
    node: Node = request.app.state.node
    if guest is not None:
        await node.merging.merge(guest.id, account)
        return
    before = await node.authentication.session(request.cookies)
    if before is not None:
        await node.sessions.withdraw(before.id, lambda c: credentials.end_session(c, before.id, before.credential))
