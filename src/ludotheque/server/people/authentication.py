"""Find the person behind a request, and tell requests of our own pages from those of other sites."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from ludotheque.server.identity import Person
from ludotheque.server.people.cookies import COOKIE, read_cookie
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store

COOKIE_SECRET = "cookie"  # the name of what signs cookies among the secrets


class Authentication:
    """Reads cookies and personal tokens."""

    def __init__(self, store: Store, secrets: Secrets, sessions: Sessions) -> None:
        self.store = store
        self.secrets = secrets
        self.sessions = sessions

    async def cookie_secret(self) -> bytes:
        """Return the secret that signs cookies."""
        return await self.secrets.get(COOKIE_SECRET)

    async def person(self, cookies: Mapping[str, str], authorization: str) -> Person | None:
        """Return the person behind a cookie or a Bearer token."""
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self.store.read(lambda c: stored_people.by_token(c, token))
        cookie = cookies.get(COOKIE)
        if cookie is None:
            return None
        found = read_cookie(await self.cookie_secret(), cookie)
        if found is None or not await self.sessions.is_valid(cookie, *found):
            return None
        return await self.sessions.find(found[0])


def is_own_origin(origins: Collection[str], origin: str | None, host: str) -> bool:
    """Tell whether a request comes from a page of this house. Browsers say where it comes from; programs do not.

    >>> [is_own_origin([], f"https://{site}", "jeux.example") for site in ("jeux.example", "evil.example")]
    [True, False]
    """
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return (site != "" and site == host) or origin in origins
