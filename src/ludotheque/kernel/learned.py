"""Read what the Champions of a game have learned: the numbers that ``tools/learn`` wrote into its folder."""

from __future__ import annotations

import sys
from array import array
from importlib.resources.abc import Traversable


def numbers(file: Traversable) -> list[int]:
    """Read numbers of 16 bits, the low byte first; none where there is no such file."""
    if not file.is_file():
        return []
    found = array("h", file.read_bytes())
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()
