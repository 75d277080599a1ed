"""The facts of a position of Marathon, as they are written down."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotheque.games.marathon.edition import PLACES
from ludotheque.games.marathon.pawns import PawnsFacts

Cell = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]


class GuestFacts(msgspec.Struct, forbid_unknown_fields=True):
    """One seat; a sheet left out has zeros in the cells written so far."""

    clock: int = 0
    ticks: int = 0
    penalty: int = 0
    sheet: list[list[Cell]] | None = None


class RowFacts(PawnsFacts, kw_only=True, forbid_unknown_fields=True):
    """A row that is face up."""

    card: str
    dice: list[int] = msgspec.field(default_factory=lambda: [1] * len(PLACES))


class RowsFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The two rows; a row that is face down is null."""

    a: RowFacts | None = None
    b: RowFacts | None = None


class ExpelledFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The pawn of a seat waits for a free cell; the cell it was expelled from."""

    seat: int
    row: Literal["a", "b"]
    cell: int


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a position after its heading."""

    guests: list[GuestFacts]
    phase: Literal["pile", "draw", "roll", "turn", "send", "over"] = "turn"
    order: list[int] | None = None  # the furthest behind first; left out: equal clocks by seat
    rows: RowsFacts = msgspec.field(default_factory=RowsFacts)
    discarded: list[str] = []  # one Escale card for each leg already scored
    forced: bool = False  # the row being opened follows a forced move
    expelled: ExpelledFacts | None = None
