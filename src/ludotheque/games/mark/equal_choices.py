"""Which choices of Mark come to the same: a company and its mirror image are worth the same (MK-17, MK-19)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from ludotheque.games.mark.views import MarkView

BOUGHT = "bought"  # a piece without a colour of its own in the token: the lot that was won


def alike(view: Mapping[str, Any] | MarkView, token: str) -> Hashable:
    """Describe what a legal token leads to, whichever way the company is looked at."""
    kind, *rest = token.split(":")
    if kind not in ("take", "move", "sell", "place", "return"):
        return token
    company = view["companies"][view["actor"]]
    first, second = list(company["first"]), list(company["second"])
    if kind == "take":
        first[int(rest[1])] = rest[0]
    elif kind == "place":
        first[int(rest[0])] = BOUGHT
    elif kind == "move":
        first[int(rest[1])], second[int(rest[2])] = None, rest[0]
    elif kind == "sell":
        second[int(rest[1])] = None
    else:
        (first if rest[0] == "first" else second)[int(rest[1])] = None
    after, mirrored = (*first, *second), (*reversed(first), *reversed(second))
    return kind, min(after, mirrored, key=str), _sold(view, rest[2]) if kind == "sell" else ""


def _sold(view: Mapping[str, Any] | MarkView, name: str) -> Hashable:
    """Describe the row of the market that a sale fills; rows that nobody has opened differ by their prices only."""
    row = next(row for row in view["market"] if row["row"] == name)
    return name if row["colour"] is not None else tuple(row["prices"])
