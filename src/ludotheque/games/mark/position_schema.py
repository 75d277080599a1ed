"""The facts of a position of Mark, as they are written down."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["white", "blue", "gold", "green", "red"]
StarFace = Literal["white", "blue", "gold", "green", "red", "star"]
HammerFace = Literal["white", "blue", "gold", "green", "red", "hammer"]


class CompanyFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: its money and its two rows, column by column; left out: what it has at the start."""

    money: int | None = None
    first: list[Colour | None] | None = None
    second: list[Colour | None] | None = None


class RowFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A market row that a colour has taken, and how many of its cells are filled."""

    colour: Colour
    sold: int


class DiceFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The faces of the last roll."""

    star: StarFace
    hammer: HammerFace


class AuctionFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The last auction whose bids were shown."""

    roller: int
    colour: Colour
    bids: list[int]
    winner: int | None
    delivered: bool


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a position after its heading. The bank holds what is not on the board."""

    phase: Literal["return", "roll", "lot", "bid", "place", "act", "over"]
    companies: list[CompanyFacts]
    roller: int = 0
    rolls: int = 1
    dice: DiceFacts | None = None
    actions_left: int | None = None
    market: dict[str, RowFacts] = {}
    lot: Colour | None = None
    bids: list[int | None] | None = None
    last_auction: AuctionFacts | None = None
