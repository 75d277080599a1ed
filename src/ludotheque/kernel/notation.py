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
