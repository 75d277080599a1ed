"""What routes are given: the person or viewer who asks, the node, a known game."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from litestar import MediaType, Request, Response
from litestar.exceptions import NotAuthorizedException, NotFoundException
from msgspec import Struct

from ludotheque.kernel.errors import UnknownGame
from ludotheque.kernel.game import Game
from ludotheque.registry import load
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.people.rate_limits import client_address

T = TypeVar("T")
SAFE = ("GET", "HEAD", "OPTIONS")
SAY_YOUR_NAME = "Say your name first: POST /api/me."


class Viewer(Struct, frozen=True):
    """Somebody who only looks at what is open to all: the person's id, or "" for one who has not said a name."""

    id: str
    limited_as: str  # whose rate limits are used: the person's, or those of the address


async def find_person(request: Request[Any, Any, Any]) -> Person | None:
    """Return the person behind a request, None for a stranger."""
    node: Node = request.app.state.node
    return await node.authentication.person(request.cookies, request.headers.get("authorization", ""))


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Give a route the person who asks; strangers are refused, and tokens that only read where something is written."""
    found = await find_person(request)
    if found is None:
        raise NotAuthorizedException(SAY_YOUR_NAME)
    require_scope(request, found)
    return found


async def provide_address(request: Request[Any, Any, Any]) -> str:
    """Give a route the address that asks, for what it has to pay."""
    return client_address(request.scope)


async def provide_owner(request: Request[Any, Any, Any]) -> Person:
    """Give a route the person at a browser of theirs; programs are refused, whatever their token may do otherwise."""
    found = await provide_person(request)
    if found.program:
        raise Refusal("token_scope")
    return found


def require_scope(request: Request[Any, Any, Any], who: Person) -> None:
    """Refuse to write for a token that only reads."""
    if who.scope == "read" and request.method not in SAFE:
        raise Refusal("token_scope")


async def provide_viewer(request: Request[Any, Any, Any]) -> Viewer:
    """Give a route that is open to strangers whoever asks."""
    found = await find_person(request)
    return Viewer("", client_address(request.scope)) if found is None else Viewer(found.id, found.id)


def encoded(kind: type[T], data: bytes) -> Response[T]:
    """Answer with what another process has encoded already: JSON of that kind."""
    return cast("Response[T]", Response(data, media_type=MediaType.JSON))


def known_game(slug: str) -> Game[Any]:
    """Return the game of that name, or answer 404."""
    try:
        return load(slug)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None
