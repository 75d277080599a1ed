"""What travels about tables that play the same deal."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Level, Plan, Status
from ludotheque.server.protocol.views import Result


class DuplicatePlan(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host wants: so many tables, and bots of a level that play the deal for comparison (None: no bots)."""

    plan: Plan
    tables: Annotated[int, Meta(ge=2, le=8)] = 2
    par: Level | None = "habitue"


class DealTable(Struct):
    """One of the tables. ``result`` is told when all are over; None then, too, for an abandoned one."""

    id: str
    code: str
    number: int
    par: bool
    level: Level | None
    status: Status
    names: list[str | None]
    free: int
    mine: bool
    result: Result | None


class Deal(Struct):
    """A deal and those who play it. ``means``: of each seat's scores over the people's tables that were finished."""

    group: str
    game: str
    seats: int
    commitment: str
    host: bool
    over: bool
    tables: list[DealTable]
    means: list[float]
