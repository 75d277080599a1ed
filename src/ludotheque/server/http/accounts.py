"""What several routes do to an account: describe it, give it a new password."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import ClientException

from ludotheque.server.http import session_cookies
from ludotheque.server.http.passwords import Recheck
from ludotheque.server.identity import Person
from ludotheque.server.people import accounts, recovery
from ludotheque.server.protocol.accounts import Me
from ludotheque.server.storage import addresses, credentials
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import recovery as stored_recovery
from ludotheque.server.storage.engine import Connection

PASSWORD_COST = 60  # milliseconds that the hash of a password takes, and is meant to take


def describe_me(c: Connection, who: Person) -> Me:
    """Return what a person is told of themselves."""
    return Me(who.id, who.name, stored_people.login_of(c, who.id), stored_recovery.has_code(c, who.id))


async def set_password(
    request: Request[Any, Any, Any], who: Person, login: str, password: str, recheck: Recheck
) -> Response[Me]:
    """Whoever came in before has to come in again, by the new password or by the new code.

    ``recheck`` refuses if what allowed it counts no more when it is written: of two who try at once, one succeeds.
    """
    session, code = await session_cookies.new_session(request), recovery.new_code()
    stored = await accounts.hash_password(password)

    def write(c: Connection) -> None:
        stored_people.lock(c, who.id)
        recheck(c)
        if stored_people.login_of(c, who.id) is None:  # given with a cookie alone: it would let in whoever gave it
            addresses.forget_email(c, who.id)
        if not stored_people.set_account(c, who.id, login, stored):
            raise ClientException("This login is taken; choose another.", status_code=409)
        credentials.end_all(c, who.id)
        stored_recovery.forget_all(c, who.id)
        stored_recovery.keep(c, who.id, recovery.code_digest(code))
        session.begin(c, who.id)

    await session.node.sessions.withdraw(who.id, write)
    return Response(Me(who.id, who.name, login, True, code), cookies=session.cookies())
