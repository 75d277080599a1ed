"""Codes that open an account whose password is lost: shown once, and good for one new password."""

from __future__ import annotations

import secrets

from ludotheque.server.storage.credentials import digest

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no letter looks like another, 5 bits each
GROUPS, GROUP = 5, 4
MISREAD = str.maketrans("OIL", "011")


def new_code() -> str:
    """Make a code of 100 bits, in groups that can be copied by hand."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))


def code_digest(code: str) -> str:
    """Return what is stored of a code, however it was copied.

    >>> code_digest("abcd 0123-ABCD-0123 ABCD") == code_digest("ABCD-O1 23-ABCD-0l23-ABCD")
    True
    """
    return digest("".join(letter for letter in code.upper() if letter.isalnum()).translate(MISREAD))
