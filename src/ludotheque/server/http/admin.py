"""Tell who is an admin: the logins named in the settings; without any, whoever sits at the machine itself."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.exceptions import NotFoundException

from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import find_person
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.storage import people as stored_people

AT_THE_MACHINE = "machine"  # the name of an admin who has none
HERE = ("127.0.0.1", "::1")
NAMES = ("localhost", *HERE)  # under any other name a page of another site may be asking (DNS rebinding)


async def is_admin(request: Request[Any, Any, Any]) -> bool:
    """May the one who asks use the machine for studies, and the office?

    Behind a proxy every request seems to come from here: a house with a public address must name its admins.
    """
    node: Node = request.app.state.node
    settings, who = node.settings, await find_person(request)
    if who is not None and who.program:  # a token plays or reads, whoever's it is and wherever it is used
        return False
    if not settings.admins:
        return is_from_here(request) and not settings.public_url
    if who is None:
        return False
    login = await node.store.read(lambda c: stored_people.login_of(c, who.id))
    return login in settings.admins


def is_from_here(request: Request[Any, Any, Any]) -> bool:
    """Tell whether the request comes from this machine itself, through no proxy."""
    client = request.client
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    here = client is not None and client.host in HERE and is_called_here(request.headers.get("host", ""))
    return here and not forwarded


def is_called_here(host: str) -> bool:
    """Is the house called by a name that is good on this machine only?

    >>> [is_called_here(host) for host in ("localhost:8765", "[::1]:8765", "house.example:8765", "[")]
    [True, True, False, False]
    """
    try:
        return urlsplit(f"//{host}").hostname in NAMES
    except ValueError:
        return False


async def provide_admin(request: Request[Any, Any, Any]) -> bool:
    """Refuse a route to everybody but admins."""
    if not await is_admin(request):
        raise Refusal("not_host", "Only an admin of the house may do that: see the setting `admins`.")
    return True


async def provide_officer(request: Request[Any, Any, Any]) -> Person:
    """Give a route of the office the admin who asks; for everybody else, programs too, there is no such page.

    Without admins in the settings it is whoever sits at the machine, under their name if they have said one.
    """
    who = await find_person(request)
    if (who is not None and who.program) or not await is_admin(request):
        raise NotFoundException
    return Person("", AT_THE_MACHINE) if who is None else who
