"""The secrets of a table's chance; ``ludotheque.fair.drawing`` says how they are used, docs/fairness.md why."""

from __future__ import annotations

import secrets

from ludotheque.fair.drawing import BITS, Numbers, choose, commitment, draw, house_nonce

__all__ = ["Numbers", "choose", "commitment", "draw", "house_nonce", "new_seed"]


def new_seed() -> bytes:
    """A secret of 256 bits for a new table."""
    return secrets.token_bytes(BITS // 8)
