"""Find the person behind a request."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ludotheque.server.identity import Person
from ludotheque.server.people import cookies
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.settings import Settings
from ludotheque.server.storage import credentials
from ludotheque.server.storage.credentials import Credential
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.secrets import Secrets
from ludotheque.server.storage.store import Store

COOKIE_SECRET = "cookie"  # the name of what signs cookies among the secrets


class Authentication:
    """Reads cookies and personal tokens."""

    def __init__(self, store: Store, secrets: Secrets, sessions: Sessions, settings: Settings) -> None:
        self.store = store
        self.secrets = secrets
        self.sessions = sessions
        self.secure = settings.public_url.startswith("https://")

    async def cookie_secret(self) -> bytes:
        """Return the secret that signs cookies."""
        return await self.secrets.get(COOKIE_SECRET)

    async def person(self, given: Mapping[str, str], authorization: str) -> Person | None:
        """Return the person behind a Bearer token or, without one, a cookie."""
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self._program(token)
        return await self.session(given)

    async def session(self, given: Mapping[str, str]) -> Person | None:
        """Return the person behind a cookie: the only one who may change what opens their things."""
        cookie, is_foreign_name = cookies.given_cookie(given, self.secure)
        signed = cookies.signed_text(await self.cookie_secret(), cookie) if cookie else None
        if cookie is None or signed is None:
            return None
        key = cookies.session_of(cookie)
        found = await self.sessions.find(key, partial(credentials.session, session=key))
        if found is None and not signed.startswith(cookies.SESSION):
            found = await self._adopt(key, *cookies.read_old_cookie(signed))
        return None if found is None or (is_foreign_name and not found.plain) else found.who

    async def _adopt(self, key: str, person: str, made: int) -> Credential | None:
        """Begin a session for a cookie of before sessions were kept, once."""
        if not await self.store.read(lambda c: credentials.may_adopt(c, key, person, made)):
            return None
        await self.store.write(lambda c: credentials.adopt_session(c, key, person, made))
        return await self.sessions.find(key, partial(credentials.session, session=key))

    async def _program(self, token: str) -> Person | None:
        if not token.startswith(credentials.PREFIX):
            return None
        key = credentials.digest(token)
        found = await self.sessions.find(key, partial(credentials.token, hashed=key))
        return None if found is None else found.who

    def begin_session(self, c: Connection, cookie: str, person: str, device: str) -> None:
        """Begin a session of the person, whose cookie is then given to the browser."""
        credentials.add_session(c, cookies.session_of(cookie), person, device, plain=not self.secure)
