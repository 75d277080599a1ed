"""Give a browser the cookie of its session, renew it, and take it back."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from msgspec import Struct

from ludotheque.server.node import Node
from ludotheque.server.people import cookies
from ludotheque.server.people.devices import device_name


class NewSession(Struct, frozen=True):
    """A session that is about to be written: ``begin`` is called within the transaction that admits the person."""

    node: Node
    cookie: str
    device: str

    def begin(self, c: Any, person: str) -> None:
        """Begin the session of the person."""
        self.node.authentication.begin_session(c, self.cookie, person, self.device)

    def cookies(self) -> list[Cookie]:
        """Return what the browser is given."""
        return [_cookie(self.node, self.cookie, cookies.YEAR_SECONDS)]


async def new_session(request: Request[Any, Any, Any]) -> NewSession:
    """Prepare a session of the browser that asks."""
    node: Node = request.app.state.node
    value = cookies.new_cookie(await node.authentication.cookie_secret())
    return NewSession(node, value, device_name(request.headers.get("user-agent", "")))


def renewed(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Let the same cookie last for another year; with https, under the name that no other host can set."""
    node: Node = request.app.state.node
    value, is_foreign_name = cookies.given_cookie(request.cookies, node.authentication.secure)
    given = [] if value is None else [_cookie(node, value, cookies.YEAR_SECONDS)]
    return [*given, Cookie(cookies.PLAIN_NAME, value="", max_age=0, path="/")] if is_foreign_name else given


def forgotten(node: Node) -> list[Cookie]:
    """Return what makes a browser forget its cookie."""
    old = [Cookie(cookies.PLAIN_NAME, value="", max_age=0, path="/")] if node.authentication.secure else []
    return [_cookie(node, "", 0), *old]


def _cookie(node: Node, value: str, max_age: int) -> Cookie:
    secure = node.authentication.secure
    name = cookies.HOST_NAME if secure else cookies.PLAIN_NAME
    return Cookie(name, value=value, secure=secure, httponly=True, samesite="lax", max_age=max_age, path="/")
