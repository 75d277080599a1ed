"""The pool: every card that is neither held nor laid, as copies of each type."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kernel.rng import Rng


def pick(pool: vec[i64], size: i64, rng: Rng) -> i64:
    """Choose a card type by its copies; ``size`` is their sum."""
    left: i64 = rng.below(size)
    number: i64 = 0
    for copies in pool:  # quicker than by its number, which would be held against the length at every step
        if left < copies:
            break
        left -= copies
        number += 1
    return number
