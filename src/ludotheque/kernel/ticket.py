"""Tickets: what people press to decide, and what is written on them."""

from __future__ import annotations

from typing import NamedTuple


class Remark(NamedTuple):
    """What a ticket says besides its label; each may be empty.

    ``detail``: a line of consequence; ``effect``: what is gained or lost, with its sign; ``grave``: the name of the
    act, when it costs much and cannot be undone, so that everybody is asked twice.
    """

    detail: str = ""
    effect: str = ""
    grave: str = ""


class Ghost(NamedTuple):
    """A token that a beginner would expect now: its name, and in a few words the clause that stands against it.

    It is shown only while it is not legal and for that very clause: the rules stay the judge.
    """

    token: str
    label: str
    why: str
    clause: str
