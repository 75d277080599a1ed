"""Find the person behind a request."""

from __future__ import annotations

from collections.abc import Mapping

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
