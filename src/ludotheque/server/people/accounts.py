"""Check logins and passwords; an account is only for those who want one."""

from __future__ import annotations

import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ludotheque.server.text import plain

hasher = PasswordHasher()


def normalised_login(text: str) -> str:
    """Return the login as it is stored: nothing invisible, and small letters."""
    return plain(text).lower()


def hash_password(password: str) -> str:
    """Return what is stored of a password; takes a tenth of a second, so call it in a thread."""
    return hasher.hash(password)


def password_fits(stored: str | None, password: str) -> bool:
    """Compare a password with the stored one; takes the same time whether or not there is such an account."""
    try:
        return hasher.verify(stored or _password_of_nobody(), password) and stored is not None
    except VerificationError:
        return False


@cache
def _password_of_nobody() -> str:
    """Return the stored password of an account that does not exist."""
    return hasher.hash(secrets.token_hex(16))
