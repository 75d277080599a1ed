"""The facts of a position of 24 Heures, as they are written down."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class CarFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: its hand (newest last), all cards in front of it (oldest first), out or not."""

    hand: list[str] = []
    pile: list[str] = []
    retired: bool = False


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a position after its heading. Left out, the starter has the turn."""

    phase: Literal["pole", "deal", "turn", "draw", "card", "target", "over"]
    cars: list[CarFacts]
    round: Count = 1
    pole: Count | None = 0
    starter: Count | None = None
    turn: Count | None = None
    passes: Count = 0
    pending: str | None = None
    history: list[list[Count]] = []
    last_end: Literal["deck", "last_car", "all_passed"] | None = None
