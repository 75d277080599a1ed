"""How chance is drawn from a committed seed and everybody's nonces.

At creation the house commits to a secret 256-bit seed by its SHA-256. Each seat adds a nonce. The n-th
chance event of a table is drawn from HMAC-SHA256(seed, nonces, n) by exact integer weights; from scheme 3 on the
digest of the terms (``transcript.py``), which hold the nonces, stands in their place.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

BITS = 256
DIGESTS = 2**BITS
NONCE_BYTES = 16
ABSENT = "absent"  # instead of a level: somebody who showed no nonce
T = TypeVar("T")


def commitment(seed: bytes, scheme: int) -> str:
    """Return what is published before anybody sits down; from scheme 3 on it says by which scheme will be drawn."""
    return hashlib.sha256(seed if scheme < 3 else f"ludotheque|{scheme}|{seed.hex()}".encode()).hexdigest()


def pledge(nonce: str) -> str:
    """Return what a player publishes of a nonce before anybody shows theirs."""
    return hashlib.sha256(f"pledge|{nonce}".encode()).hexdigest()


def house_nonce(seed: bytes, chair: int, player: str = "") -> str:
    """Return the nonce of a chair whose player brings none.

    It follows from the committed seed: the house cannot choose it after it has seen the others' nonces.
    ``player``, from scheme 3 on: the level of the bot, or ABSENT.
    """
    mixed = _keyed(seed).copy()
    mixed.update("|".join(["nonce", str(chair), *([player] if player else [])]).encode())
    return mixed.digest()[:NONCE_BYTES].hex()


def draw(seed: bytes, nonces: Sequence[str], number: int | str, total: int) -> int:
    """Draw a whole number from 0 to total-1 for the chance event of that number, each exactly as likely.

    >>> draw(bytes(32), ["aa", "bb"], 0, 6) == draw(bytes(32), ["aa", "bb"], 0, 6)
    True
    """
    limit = DIGESTS - DIGESTS % total
    attempt = 0
    while True:
        text = "|".join([*nonces, str(number), str(attempt)])
        mixed = _keyed(seed).copy()
        mixed.update(text.encode())
        value = int.from_bytes(mixed.digest(), "big")
        if value < limit:
            return value % total
        attempt += 1


def kind_of(token: str) -> str:
    """Return what sort of draw a token belongs to.

    >>> kind_of("roll:white:red")
    'roll'
    """
    return token.partition(":")[0]


class Numbers:
    """The numbers of a table's draws: 0, 1, 2; at duplicate tables each kind of draw has numbers of its own.

    So the third roll is the same at every table, however many cards each has drawn before it.

    >>> [Numbers(True).next("roll:6"), Numbers(False).next("roll:6")]
    ['roll:0', 0]
    """

    def __init__(self, by_kind: bool, drawn: Mapping[str, int] | None = None, count: int = 0) -> None:
        self.by_kind = by_kind
        self.counts: dict[str, int] = {"": count, **(drawn or {})}

    def next(self, token: str) -> int | str:
        """Return the number of the draw that comes next; ``token``: the first that it may give."""
        kind = kind_of(token) if self.by_kind else ""
        number = self.counts.get(kind, 0)
        self.counts[kind] = number + 1
        return f"{kind}:{number}" if self.by_kind else number


@lru_cache(maxsize=10_000)
def _keyed(seed: bytes) -> hmac.HMAC:
    """HMAC-SHA256 with the table's seed as its key, to be copied for each draw."""
    return hmac.new(seed, digestmod="sha256")


def choose(chances: Sequence[tuple[T, int]], pick: int) -> T:
    """Return what a number from 0 to the sum of the weights falls on.

    >>> choose([("heads", 1), ("tails", 3)], 1)
    'tails'
    """
    for outcome, weight in chances:
        if pick < weight:
            return outcome
        pick -= weight
    raise ValueError(f"{pick} is beyond the weights")
