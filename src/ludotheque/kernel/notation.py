"""Tokens: what people, records and the wire see in place of action numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Form:
    """One form of token: how it is written, the pattern it must fit, the clause it rests on.

    >>> Form("bid:<amount>", r"bid:(0|[1-9][0-9]*)", "MK-34").fits("bid:07")
    False
    """

    shown: str
    pattern: str
    clause: str

    def fits(self, token: str) -> bool:
        return re.fullmatch(self.pattern, token) is not None


def grammar(forms: tuple[Form, ...]) -> str:
    """All forms on one line."""
    return ", ".join(form.shown for form in forms)


def nearest(token: str, legal: list[str]) -> str | None:
    """Return the legal token that looks most like this one: same kind first, then the closest parts.

    >>> nearest("bid:40", ["bid:0", "bid:12", "bid:30"])
    'bid:30'
    >>> nearest("to:4:2", ["pass", "to:3:2", "to:9:1"])
    'to:3:2'
    """
    return min(legal, key=lambda other: (_distance(token, other), other), default=None)


def _distance(token: str, other: str) -> float:
    ours, theirs = token.split(":"), other.split(":")
    apart = 1000.0 * (ours[0] != theirs[0]) + 100.0 * abs(len(ours) - len(theirs))
    return apart + sum(_apart(a, b) for a, b in zip(ours[1:], theirs[1:], strict=False))


def _apart(ours: str, theirs: str) -> float:
    if ours == theirs:
        return 0.0
    if ours.isdecimal() and theirs.isdecimal():
        return 1.0 + abs(int(ours) - int(theirs))
    return 20.0
