"""What travels about studies."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludotheque.kernel.languages import FIRST, LanguageCode
from ludotheque.server.protocol.plan import Level

Status = Literal["running", "stopped", "done", "failed"]


class StudyInfo(Struct, frozen=True):
    """One study and how far it is."""

    id: str
    game: str
    seats: list[int]
    bots: list[str]
    games: int  # of all versions and seats
    done: int
    rate: float  # games a second
    status: Status
    fault: str = ""


class StudyOrder(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host wants studied; with ``edition`` the house edition is compared with those values."""

    game: str
    seats: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=9)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=4)]
    games: Annotated[int, Meta(ge=1, le=200_000)]
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1
    options: dict[str, int | str | bool] = {}
    edition: dict[str, Any] | None = None
    language: LanguageCode = FIRST


class StudyResumption(Struct, forbid_unknown_fields=True, frozen=True):
    """How a stopped study goes on; ``language`` is the one that its report shows first."""

    language: LanguageCode = FIRST


class LabInfo(Struct, frozen=True):
    """May the one who asks use the lab, and what is in it?"""

    allowed: bool
    studies: list[StudyInfo]
