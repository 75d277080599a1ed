"""The secrets of a table's chance. How they are used: ``ludotheque.fair.drawing``; how that is proved: docs/fairness.md."""

from __future__ import annotations

import secrets

from ludotheque.fair.drawing import BITS, Numbers, choose, commitment, draw, house_nonce

__all__ = ["Numbers", "choose", "commitment", "draw", "house_nonce", "new_seed"]


def new_seed() -> bytes:
    return secrets.token_bytes(BITS // 8)
