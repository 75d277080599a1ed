"""Who is asking: cookie or personal token, and whether the request comes from our own pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.types import ASGIApp, Receive, Scope
from litestar.types import Send as ASGISend
from msgspec import Struct

from ludotheque.server import people
from ludotheque.server.gate import address_of
from ludotheque.server.who import Who

if TYPE_CHECKING:
    from ludotheque.server.house import House

SAFE = ("GET", "HEAD", "OPTIONS")


class Reader(Struct, frozen=True):
    """Somebody who only looks at what is open to all: the person's id, or "" for one who has not said a name."""

    id: str
    purse: str  # whose allowance is used: the person's, or that of the address


async def person_of(house: House, cookies: Mapping[str, str], authorization: str) -> Who | None:
    """The person behind a cookie or a Bearer token."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() == "bearer" and token:
        return await house.store.read(lambda c: people.by_token(c, token))
    cookie = cookies.get(people.COOKIE)
    if cookie is None:
        return None
    found = people.read_cookie(await house.keys.of("cookie"), cookie)
    if found is None or not await house.visitors.counts(cookie, *found):
        return None
    return await house.visitors.who(found[0])


async def provide_who(request: Request[Any, Any, Any]) -> Who:
    """The dependency of every route that needs a person."""
    found = await person_of(request.app.state.house, request.cookies, request.headers.get("authorization", ""))
    if found is None:
        raise NotAuthorizedException("Say your name first: POST /api/me.")
    return found


async def provide_reader(request: Request[Any, Any, Any]) -> Reader:
    """The dependency of routes that are open to strangers, too."""
    found = await person_of(request.app.state.house, request.cookies, request.headers.get("authorization", ""))
    return Reader("", address_of(request.scope)) if found is None else Reader(found.id, found.id)


def own_origin(house: House, origin: str | None, host: str) -> bool:
    """Browsers say where a request comes from; programs do not."""
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return (site != "" and site == host) or origin in house.settings.origins


def only_own_pages(app: ASGIApp) -> ASGIApp:
    """Middleware: no other site may write with our visitors' cookies."""

    async def middleware(scope: Scope, receive: Receive, send: ASGISend) -> None:
        if scope.get("method", "GET") not in SAFE:
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            house, origin = scope["litestar_app"].state.house, headers.get("origin")
            elsewhere = origin is None and headers.get("sec-fetch-site") in ("cross-site", "same-site")
            if elsewhere or not own_origin(house, origin, headers.get("host", "")):
                raise HTTPException("This request comes from another site.", status_code=403)
        await app(scope, receive, send)

    return middleware
