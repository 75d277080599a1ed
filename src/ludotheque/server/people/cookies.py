"""Sign and read the cookie that names a person."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ludotheque.server.timestamps import now

COOKIE = "ludo"


YEAR_SECONDS = 365 * 86_400


def sign(secret: bytes, person: str) -> str:
    """Sign the id of a person."""
    return f"{person}.{_mac(secret, person)}"


def signed_person(secret: bytes, cookie: str) -> str | None:
    """Return the person of a cookie, None if it was not signed by this house."""
    person, _, mac = cookie.rpartition(".")
    return person if hmac.compare_digest(mac.encode(), _mac(secret, person).encode()) else None


def new_cookie(secret: bytes, person: str) -> str:
    """Make a cookie of a person, different each time, so that one can be withdrawn without the others."""
    return sign(secret, f"{person}.{now()}.{secrets.token_hex(4)}")


def read_cookie(secret: bytes, cookie: str) -> tuple[str, int] | None:
    """Return the person of a cookie and when it was made (0: unknown); None if it is not ours."""
    signed = signed_person(secret, cookie)
    if signed is None:
        return None
    person, _, rest = signed.partition(".")
    made = rest.partition(".")[0]
    return person, int(made) if made.isdecimal() else 0


def _mac(secret: bytes, person: str) -> str:
    return hmac.new(secret, person.encode(), hashlib.sha256).hexdigest()
