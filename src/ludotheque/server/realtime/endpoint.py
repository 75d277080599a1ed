"""The WebSocket at /ws: let a page in or not, then hand its line to a session."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any

from ludotheque._version import __version__
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.origins import is_own_origin
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.realtime.session import ClientSession
from ludotheque.server.realtime.websocket import EXTENSION, FastWebSocket
from ludotheque.server.storage.engine import StorageUnavailable


def make_socket_app(node: Node) -> Any:
    """Make the ASGI application of /ws."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        if scope["path"] != "/ws":
            await send({"type": "websocket.close", "code": 4404, "reason": "the socket is at /ws"})
            return
        address = client_address(scope)
        try:
            await node.rate_limits.pace(address)
        except Refusal:
            await send({"type": "websocket.close", "code": 4429, "reason": "too many requests"})
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        settings = node.settings
        own = settings.origins, settings.public_url, headers.get("origin"), scope["scheme"], headers.get("host", "")
        if not is_own_origin(*own):
            await send({"type": "websocket.close", "code": 4403, "reason": "this page is of another site"})
            return
        try:
            who = await _find_person(node, headers)
        except (StorageUnavailable, Refusal):
            await send({"type": "websocket.close", "code": 1013, "reason": "later"})
            return
        if who is None:
            await send({"type": "websocket.close", "code": 4401, "reason": "say your name first"})
            return
        line = scope["extensions"][EXTENSION]["line"]
        if not node.connection_limits.acquire(line, who.id, address):
            await send({"type": "websocket.close", "code": 4429, "reason": "too many pages"})
            return
        node.sessions.attach(line, who.credential)
        line.address = address
        try:
            await send({"type": "websocket.accept"})
            await _serve(node, who, line, address, receive)
        finally:
            node.sessions.detach(line)
            node.connection_limits.release(line, who.id, address)

    return app


async def _find_person(node: Node, headers: dict[str, str]) -> Person | None:
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    plain = {name: morsel.value for name, morsel in cookies.items()}
    return await node.authentication.person(plain, headers.get("authorization", ""))


async def _serve(node: Node, who: Person, line: FastWebSocket, address: str, receive: Any) -> None:
    """Give every message of the line to a session; ASGI only tells of the end."""
    session = ClientSession(node, who, line, address)
    node.connections += 1
    if node.returns.is_return(who.id):
        node.metrics.reconnects.add()
    session.connection.send(protocol.Welcome(person=who.id, name=who.name, version=__version__))
    said = node.house.shown()
    if said.notice is not None or said.closing is not None:
        session.connection.send(protocol.Announced(says=said))
    line.on_message = session.on_message
    try:
        while (heard := await receive())["type"] == "websocket.receive":
            pass  # binary or not, a message that came before the line was ours is not a command
        node.returns.ended(who.id, heard.get("code", 1006))
    finally:
        node.connections -= 1
        line.on_message = None
        await session.end()
