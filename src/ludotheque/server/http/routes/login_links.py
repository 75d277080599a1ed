"""Come in by a link that counts once."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, post
from litestar.exceptions import ClientException, NotAuthorizedException

from ludotheque.server.http import session_cookies
from ludotheque.server.http.accounts import PASSWORD_COST, describe_me, set_password
from ludotheque.server.http.guests import guest_to_bring, leave_browser
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people import login_links
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.protocol.accounts import Me, UsedLink
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import Connection

SPENT = "This link has been used or is too old; ask for another."


@post(
    "/sign-in/link",
    summary="Come back to one's account by a link, once; with a new password if one is wanted",
    status_code=200,
    spends=PASSWORD_COST,
)
async def use_link(request: Request[Any, Any, Any], data: UsedLink) -> Response[Me]:
    node: Node = request.app.state.node
    node.rate_limits.take(client_address(request.scope), "arrivals")
    who = await node.store.read(lambda c: login_links.find(c, data.secret))
    if who is None:
        raise NotAuthorizedException(SPENT)
    login = await node.store.read(lambda c: stored_people.login_of(c, who.id))
    if data.password is not None and login is None:
        raise ClientException("This person has no account: come in without a new password.")
    guest = await guest_to_bring(request, who.id, data.bring)
    answer = await _come_in(request, who, data.secret)
    if data.password is not None and login is not None:
        answer = await set_password(request, who, login, data.password)
    await leave_browser(request, guest, who.id)
    return answer


async def _come_in(request: Request[Any, Any, Any], who: Person, secret: str) -> Response[Me]:
    """Use the link up and begin the session in one transaction: of two who try it at once, one comes in."""
    session = await session_cookies.new_session(request)

    def write(c: Connection) -> Me:
        if login_links.consume(c, secret) is None:
            raise NotAuthorizedException(SPENT)
        session.begin(c, who.id)
        return describe_me(c, who)

    return Response(await session.node.store.write(write), cookies=session.cookies())


router = Router("/", route_handlers=[use_link], tags=["me"])
