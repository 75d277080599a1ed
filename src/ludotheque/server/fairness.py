"""Fair dice that anyone can check.

At creation the house commits to a secret 256-bit seed by its SHA-256. Each seat adds a nonce. The n-th
chance event of a table is drawn from HMAC-SHA256(seed, nonces, n) by exact integer weights.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache

BITS = 256


def new_seed() -> bytes:
    return secrets.token_bytes(BITS // 8)


def new_nonce() -> str:
    return secrets.token_hex(16)


def commitment(seed: bytes) -> str:
    """What is published before anybody sits down."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, nonces: Sequence[str], number: int, total: int) -> int:
    """A whole number from 0 to total-1 for the number-th chance event, each exactly as likely.

    >>> draw(bytes(32), ["aa", "bb"], 0, 6) == draw(bytes(32), ["aa", "bb"], 0, 6)
    True
    """
    limit = 2**BITS - 2**BITS % total
    attempt = 0
    while True:
        text = "|".join([*nonces, str(number), str(attempt)])
        mixed = _keyed(seed).copy()
        mixed.update(text.encode())
        value = int.from_bytes(mixed.digest(), "big")
        if value < limit:
            return value % total
        attempt += 1


@lru_cache(maxsize=10_000)
def _keyed(seed: bytes) -> hmac.HMAC:
    """HMAC-SHA256 with the table's seed as its key, to be copied for each draw."""
    return hmac.new(seed, digestmod="sha256")


def choose(chances: Sequence[tuple[int, int]], pick: int) -> int:
    """The chance action that a number from 0 to the sum of the weights falls on."""
    for action, weight in chances:
        if pick < weight:
            return action
        pick -= weight
    raise ValueError(f"{pick} is beyond the weights")
