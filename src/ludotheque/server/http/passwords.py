"""Ask for a password, as often as an address may try one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Request

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people import accounts
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.storage import credentials
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import Connection

Recheck = Callable[[Connection], object]  # raises if something is not as it was


def take_try(request: Request[Any, Any, Any], login: str) -> None:
    """Count one try of an address at a login: whoever tries elsewhere, the login's owner among them, is not slowed."""
    node: Node = request.app.state.node
    address = client_address(request.scope)
    node.rate_limits.take(address, "arrivals")
    node.rate_limits.take(f"{address} {login}", "sign-ins")


async def require_password(request: Request[Any, Any, Any], who: Person, password: str) -> Recheck:
    """Refuse what a cookie alone, left on somebody's machine, must not do; a person without account has no more.

    Return what the transaction that writes must ask once more: hashing takes its time, and meanwhile the password may
    have been changed, or the session ended.
    """
    node: Node = request.app.state.node
    account = await node.store.read(lambda c: stored_people.account_of(c, who.id))
    if account is None:
        return partial(require_unchanged, who=who, password=None)
    if not password:
        raise Refusal("wrong_password")
    take_try(request, account.login)
    if not await accounts.password_fits(account.password, password):
        raise Refusal("wrong_password")
    return partial(require_unchanged, who=who, password=account.password)


def require_unchanged(c: Connection, who: Person, password: str | None) -> None:
    """Refuse what was asked for in a session that has ended, or under another password than the present one."""
    stored_people.lock(c, who.id)
    if credentials.session(c, who.credential) is None:
        raise Refusal("not_signed_in")
    if stored_people.password_of(c, who.id) != password:
        raise Refusal("wrong_password")
