"""Come in by a link that counts once."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, Router, post
from litestar.exceptions import ClientException, NotAuthorizedException

from ludotheque.server.errors import Refusal
from ludotheque.server.http import session_cookies
from ludotheque.server.http.accounts import PASSWORD_COST, describe_me, set_password
from ludotheque.server.http.guests import guest_to_bring, leave_browser
from ludotheque.server.http.link_preview import preferred
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.notifications.letters import sign_in_letter
from ludotheque.server.people import login_links
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.protocol.accounts import Me, UsedLink
from ludotheque.server.protocol.notices import AskedLink
from ludotheque.server.storage import addresses
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import Connection, StorageUnavailable

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
    if data.password is None or login is None:
        answer = await _come_in(request, who, data.secret)
    else:
        answer = await set_password(request, who, login, data.password, partial(_consume, secret=data.secret))
    await leave_browser(request, guest, who.id)
    return answer


def _consume(c: Connection, secret: str) -> None:
    """Use the link up, in the transaction that lets its person in: of two who try it at once, one comes in."""
    if login_links.consume(c, secret) is None:
        raise NotAuthorizedException(SPENT)


async def _come_in(request: Request[Any, Any, Any], who: Person, secret: str) -> Response[Me]:
    """Begin a session."""
    session = await session_cookies.new_session(request)

    def write(c: Connection) -> Me:
        _consume(c, secret)
        session.begin(c, who.id)
        return describe_me(c, who)

    return Response(await session.node.store.write(write), cookies=session.cookies())


@post(
    "/sign-in/email",
    summary="Have a link to come in sent to an address; the answer is the same whether or not it is known",
    status_code=204,
    spends=2,
)
async def ask_link(request: Request[Any, Any, Any], address: str, data: AskedLink) -> None:
    node: Node = request.app.state.node
    if node.mailer is None:
        raise ClientException("This house sends no e-mail.")
    node.rate_limits.take(address, "e-mails")
    language = preferred(request.headers.get("accept-language", ""))
    node.spawn(_send_link(node, data.address.strip().lower(), language))  # nobody can time whether there is an account


async def _send_link(node: Node, mailbox: str, language: str) -> None:
    """Send the links of everybody with this address, unless it was sent enough already."""
    try:
        node.rate_limits.take(mailbox, "mailboxes")
        found = await node.store.write(lambda c: _make_links(c, mailbox))
    except (Refusal, StorageUnavailable):
        return
    if found and node.mailer is not None:
        node.mailer.send(mailbox, sign_in_letter(node.mailer.house, language, found), found[0][1])


def _make_links(c: Connection, mailbox: str) -> list[tuple[str, str]]:
    people = addresses.people_at(c, mailbox)
    return [(row.login or row.name, login_links.path_of(login_links.create(c, row.id, "email"))) for row in people]


router = Router("/", route_handlers=[use_link, ask_link], tags=["me"])
