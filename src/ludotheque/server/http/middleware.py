"""What every HTTP request passes: rate limit, security headers, the check of its origin, the request log."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.costs import end_turn
from ludotheque.server.http.policies import HEADERS, HTTPS_HEADERS, PRIVATE_HEADERS
from ludotheque.server.people.origins import is_own_origin
from ludotheque.server.people.rate_limits import RateLimits, client_address

access = logging.getLogger("ludotheque.access")
PRIVATE = ("/api/", "/feed/")  # where every answer is for the one who asked, unless it says otherwise
MAX_NAME = 255
TOO_MANY = 429
SAFE = ("GET", "HEAD", "OPTIONS")


def limit_and_secure(app: Any, limits: RateLimits, https: bool = False) -> Any:
    """Wrap the application: limit the requests of an address, and add the security headers to every answer."""
    everywhere = _lines({**HEADERS, **(HTTPS_HEADERS if https else {})})
    private = everywhere + _lines(PRIVATE_HEADERS)

    async def middleware(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def send_secured(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                lines = private if scope["path"].startswith(PRIVATE) else everywhere
                message["headers"] = [*message["headers"], *(line for line in lines if line[0] not in given)]
            await send(message)

        if not _is_possible(scope["path"]):
            await _refuse(Refusal("not_found", "There is no such page."), 404, send_secured)
            return
        try:
            await limits.pace(client_address(scope))
        except Refusal as refusal:
            await _refuse(refusal, TOO_MANY, send_secured)
            return
        try:
            await app(scope, receive, send_secured)
        finally:
            end_turn(scope)

    return middleware


def _lines(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _is_possible(path: str) -> bool:
    """Refuse what no disk can hold: a NUL, or a name longer than 255 bytes."""
    return "\x00" not in path and all(len(part.encode()) <= MAX_NAME for part in path.split("/"))


async def _refuse(refusal: Refusal, status: int, send: Any) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == TOO_MANY:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": protocol.encode(protocol.refused(refusal))})


def only_own_pages(app: ASGIApp) -> ASGIApp:
    """Let no other site write with our visitors' cookies."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method", "GET") not in SAFE:
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            settings, origin = scope["litestar_app"].state.node.settings, headers.get("origin")
            own = settings.origins, settings.public_url, origin, scope["scheme"], headers.get("host", "")
            foreign = origin is None and headers.get("sec-fetch-site") in ("cross-site", "same-site")
            if foreign or not is_own_origin(*own):
                raise HTTPException("This request comes from another site.", status_code=403)
        await app(scope, receive, send)

    return middleware


def log_requests(app: ASGIApp) -> ASGIApp:
    """Log method, route pattern, status and time of every request; a pattern holds no code, token or secret."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if "method" not in scope or not access.isEnabledFor(logging.INFO):
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_noted)
        finally:
            route = scope.get("path_template", "?")
            ms = round((time.perf_counter() - began) * 1000, 1)
            fields = {"method": scope.get("method"), "route": route, "status": status, "ms": ms}
            access.info("request", extra=fields)

    return middleware
