"""Read what the Champion of Macadam has learned: the numbers that ``tools/learn macadam`` wrote."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from importlib.resources import files


@cache
def numbers() -> list[int]:
    """Read the numbers, of 16 bits each, the low byte first."""
    found = array("h", (files("ludotheque.games.macadam.bot") / "instinct.bin").read_bytes())
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()
