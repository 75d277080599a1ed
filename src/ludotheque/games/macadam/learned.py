"""What the Champions of Macadam have learned: the numbers that ``tools/learn macadam`` wrote."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from importlib.resources import files


@cache
def numbers() -> list[int]:
    """Of 16 bits each, the low byte first."""
    found = array("h", (files(__package__) / "instinct.bin").read_bytes())
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()
