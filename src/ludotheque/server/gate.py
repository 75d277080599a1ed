"""What every HTTP request passes: a limit for its address, and the headers that every answer carries."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any

from ludotheque.server.refusal import Refusal
from ludotheque.server.wire import encode

if TYPE_CHECKING:
    from ludotheque.server.house import House

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
LINES = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
MOST_NAME = 255
TOO_MANY = 429
NETWORK = 64  # bits of an IPv6 address that belong to one household


def address_of(scope: Any) -> str:
    """Where a request comes from: an IPv4 address, or the network of an IPv6 one.

    >>> address_of({"client": ("192.0.2.7", 4000)}), address_of({"client": ("2001:db8:1:2:3:4:5:6", 4000)})
    ('192.0.2.7', '2001:db8:1:2::')
    """
    client = scope.get("client")
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network(f"{host.partition('%')[0]}/{NETWORK}", strict=False).network_address)
    except ValueError:
        return host


def make_gate(house: House, app: Any) -> Any:
    """The application behind its gate."""

    async def gate(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(line for line in LINES if line[0] not in given)]
            await send(message)

        if not _could_be(scope["path"]):
            await _refuse(Refusal("not_found", "There is no such page."), 404, sending)
            return
        try:
            house.limits.take(address_of(scope), "requests")
        except Refusal as refusal:
            await _refuse(refusal, TOO_MANY, sending)
            return
        await app(scope, receive, sending)

    return gate


def _could_be(path: str) -> bool:
    """No name on any disk holds a NUL or is longer than 255 bytes."""
    return "\x00" not in path and all(len(part.encode()) <= MOST_NAME for part in path.split("/"))


async def _refuse(refusal: Refusal, status: int, send: Any) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == TOO_MANY:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(refusal.message())})
