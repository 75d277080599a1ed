"""What travels about reports: a message or a name that somebody wants the host of the house to look at."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Seat

MAX_WORDS = 300  # of whoever reports, and of the admin who settles it
Reason = Literal["insult", "threat", "private", "advert", "other"]
Kind = Literal["message", "name"]


class NewReport(Struct, forbid_unknown_fields=True, frozen=True):
    """A message at a table, by its number (``seq``), or the name on a chair (``seat``): one of the two."""

    table: Annotated[str, Meta(max_length=22)]
    reason: Reason
    seq: Annotated[int, Meta(ge=0)] | None = None
    seat: Seat | None = None
    words: Annotated[str, Meta(max_length=MAX_WORDS)] = ""


class Report(Struct, frozen=True):
    """A report as admins read it; ``accused`` and ``reporter`` are ids of people, for the office only."""

    id: str
    kind: Kind
    accused: str
    name: str  # of the accused, as it was then
    text: str  # of the message; empty for a name
    table: str
    reason: Reason
    words: str
    reporter: str
    reporter_name: str  # empty for somebody who left the house
    at: int
    settled: int | None = None
    settled_by: str = ""
    outcome: str = ""


class Reports(Struct, frozen=True):
    """What is to be settled, the oldest first, and how much that is; or what was settled, the newest first."""

    reports: list[Report]
    open: int


class Settlement(Struct, forbid_unknown_fields=True, frozen=True):
    """What the admin did about it, in a few words."""

    outcome: Annotated[str, Meta(max_length=MAX_WORDS)] = ""
