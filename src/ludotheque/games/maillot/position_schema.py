"""Define the facts of a position of Maillot Jaune, as they are written down."""

from __future__ import annotations

from typing import Literal

import msgspec


class Arrival(msgspec.Struct, forbid_unknown_fields=True):
    """Across the line of this stage: in which round, how far beyond, and as which of all to cross."""

    round: int
    over: int
    order: int


class Departure(msgspec.Struct, forbid_unknown_fields=True):
    """Out of the tour: in which stage, and as which of all to leave."""

    stage: int
    order: int


class RiderFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A figure and its card; at the banner with everything, unless said otherwise."""

    col: int = 0
    lane: int = 0
    energy: int | None = None
    form: int | None = None
    skip: Literal["", "puncture", "assist"] = ""
    arrival: Arrival | None = None
    out: Departure | None = None


class TurnFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The turn under way."""

    rider: str
    way: Literal["free", "tow", "shift", "pact", "paired"] = "free"
    partner: str | None = None
    refused: list[str] = []
    asked: list[str] | None = None  # left out: those whom MJ-37 or MJ-72 asks
    safe: int = 0
    risk: int = 0
    punctured: bool = False


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """What a completed stage brought a rider."""

    delay: int
    place: int


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a position after its heading. Phase ``round``: the round begins, its order follows from MJ-15."""

    phase: Literal[
        "round", "first", "deal", "pick", "wake", "answer", "tow_dice", "break", "dice", "move", "assist", "over"
    ] = "round"
    first: int | None = 0
    picks: list[list[str]] = []
    stage: int = 1
    round: int = 1
    turn: TurnFacts | None = None
    queue: list[str] = []
    riders: dict[str, RiderFacts] = {}
    declined: dict[str, list[str]] = {}
    results: list[dict[str, Result]] | None = None  # left out: no delays, places in the order of the first start
