"""Make ids, codes and seeds that nobody can guess."""

from __future__ import annotations

import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from ludotheque.fairness.drawing import BITS

CODE_LENGTH = 6
ID = re.compile("[A-Za-z0-9_-]{1,22}")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I, no O: codes are read aloud


def new_id() -> str:
    """Make the id of a new table, person or study; none begins with a dash, which commands would take for an option."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def group_table_id(group: str, number: int) -> str:
    """Return the id of one of the tables that play the same deal."""
    return derived_id(f"{group}|{number}")


def derived_id(words: str) -> str:
    """Return the id that these words always give, at every node."""
    return urlsafe_b64encode(sha256(words.encode()).digest()).decode()[:22]


def is_id(text: str) -> bool:
    """Could this be the id of a table or of a person?"""
    return ID.fullmatch(text) is not None


def new_code() -> str:
    """Make six letters that are read aloud to invite somebody."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Could this be the code of a table?

    >>> is_code("abcdef"), is_code("ABC123")
    (True, False)
    """
    return len(text) == CODE_LENGTH and text.isalpha() and text.isascii()


def new_seed() -> bytes:
    """Make the secret seed of a new table, 256 bits; docs/fairness.md says how it is used."""
    return secrets.token_bytes(BITS // 8)
