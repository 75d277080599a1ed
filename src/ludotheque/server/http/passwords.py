"""Ask for a password, as often as an address may try one."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people import accounts
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.storage import people as stored_people


def take_try(request: Request[Any, Any, Any], login: str) -> None:
    """Count one try of an address at a login: whoever tries elsewhere, the login's owner among them, is not slowed."""
    node: Node = request.app.state.node
    address = client_address(request.scope)
    node.rate_limits.take(address, "arrivals")
    node.rate_limits.take(f"{address} {login}", "sign-ins")


async def require_password(request: Request[Any, Any, Any], who: Person, password: str) -> None:
    """Refuse what a cookie alone, left on somebody's machine, must not do; a person without account has no more."""
    node: Node = request.app.state.node
    account = await node.store.read(lambda c: stored_people.account_of(c, who.id))
    if account is None:
        return
    if not password:
        raise Refusal("wrong_password")
    take_try(request, account.login)
    if not await accounts.password_fits(account.password, password):
        raise Refusal("wrong_password")
