"""Sign and read the cookie that names a session."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from ludotheque.server.ids import new_id

PLAIN_NAME = "ludo"
HOST_NAME = "__Host-ludo"  # with https: no other host can set it
SESSION = "s."  # begins the cookie of a session; cookies of before name a person
YEAR_SECONDS = 365 * 86_400


def sign(secret: bytes, text: str) -> str:
    """Sign a text of this house."""
    return f"{text}.{_mac(secret, text)}"


def signed_text(secret: bytes, signed: str) -> str | None:
    """Return the text that was signed, None if it was not signed by this house."""
    text, _, mac = signed.rpartition(".")
    return text if hmac.compare_digest(mac.encode(), _mac(secret, text).encode()) else None


def new_cookie(secret: bytes) -> str:
    """Make the cookie of a new session."""
    return sign(secret, SESSION + new_id())


def session_of(cookie: str) -> str:
    """Return the id of a cookie's session: who reads it on disk cannot make the cookie from it."""
    return hashlib.sha256(cookie.encode()).hexdigest()[:32]


def read_old_cookie(signed: str) -> tuple[str, int]:
    """Return the person of a cookie of before sessions were kept, and when it was made (0: unknown)."""
    person, _, rest = signed.partition(".")
    made = rest.partition(".")[0]
    return person, int(made) if made.isdecimal() else 0


def given_cookie(cookies: Mapping[str, str], secure: bool) -> tuple[str | None, bool]:
    """Return the cookie of a request, and whether it came under the name that any neighbouring host may set."""
    if secure and HOST_NAME in cookies:
        return cookies[HOST_NAME], False
    return cookies.get(PLAIN_NAME), secure


def _mac(secret: bytes, text: str) -> str:
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
