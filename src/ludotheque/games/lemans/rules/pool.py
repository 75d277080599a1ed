"""The pool: every card that is neither held nor laid, as copies of each type."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kernel.rng import Rng


def pick(pool: vec[i64], size: i64, rng: Rng) -> i64:
    """Choose a card type by its copies; ``size`` is their sum."""
    left: i64 = rng.below(size)
    number: i64 = 0
    copies: i64 = pool[0]
    while left >= copies:
        left -= copies
        number += 1
        copies = pool[number]
    return number
