"""Who is the host of the house: the logins named in the settings; without any, whoever sits at the machine itself."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from ludotheque.server import people
from ludotheque.server.asking import person_of
from ludotheque.server.refusal import Refusal

HERE = ("127.0.0.1", "::1")
NAMES = ("localhost", *HERE)  # under any other name a page of another site may be asking (DNS rebinding)


async def is_host(request: Request[Any, Any, Any]) -> bool:
    """May the one who asks use the machine for studies?

    Behind a proxy every request seems to come from here: a house with a public address must name its hosts.
    """
    house = request.app.state.house
    settings = house.settings
    if not settings.hosts:
        client = request.client
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        at_home = client is not None and client.host in HERE and called_here(request.headers.get("host", ""))
        return at_home and not forwarded and not settings.public_url
    who = await person_of(house, request.cookies, request.headers.get("authorization", ""))
    if who is None:
        return False
    login = await house.store.read(lambda c: people.login_of(c, who.id))
    return login in settings.hosts


def called_here(host: str) -> bool:
    """Does the reader call the house by a name that is good on this machine only?

    >>> [called_here(host) for host in ("localhost:8765", "[::1]:8765", "house.example:8765", "[")]
    [True, True, False, False]
    """
    try:
        return urlsplit(f"//{host}").hostname in NAMES
    except ValueError:
        return False


async def provide_host(request: Request[Any, Any, Any]) -> bool:
    """The dependency of every route that only the host may use."""
    if not await is_host(request):
        raise Refusal("not_host", "Only the host of the house may do that: see the setting `hosts`.")
    return True
