"""Tokens: what people, records and the wire see in place of action numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
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


def nearest(token: str, legal: list[str], leads: Mapping[str, tuple[str, ...]]) -> str | None:
    """Return the legal token that was meant: of the same kind, else of a kind that leads to it, with the closest parts.

    ``leads``: for a kind, what is done on the way to it, the likeliest first. Of equals the first counts: give the
    tokens in the order of the board. None when nothing legal has to do with it.

    >>> nearest("bid:40", ["bid:0", "bid:12", "bid:30"], {})
    'bid:30'
    >>> nearest("to:4:2", ["pass", "to:3:2", "to:9:1"], {})
    'to:3:2'
    >>> nearest("card:y1", ["pass", "play"], {"card": ("play",)})
    'play'
    >>> nearest("card:y1", ["pass"], {"card": ("play",)}) is None
    True
    """
    kind = _kind(token)
    for wanted in (kind, *leads.get(kind, ())):
        found = [other for other in legal if _kind(other) == wanted]
        if found:
            return min(found, key=lambda other: _distance(token, other))
    return None


def _kind(token: str) -> str:
    return token.partition(":")[0]


def _distance(token: str, other: str) -> float:
    ours, theirs = token.split(":"), other.split(":")
    return 100.0 * abs(len(ours) - len(theirs)) + sum(_apart(a, b) for a, b in zip(ours[1:], theirs[1:], strict=False))


def _apart(ours: str, theirs: str) -> float:
    if ours == theirs:
        return 0.0
    if ours.isdecimal() and theirs.isdecimal():
        return 1.0 + abs(int(ours) - int(theirs))
    return 10.0 if _stem(ours) == _stem(theirs) else 20.0  # a pedestrian is like a pedestrian


def _stem(word: str) -> str:
    return word.partition("_")[0]
