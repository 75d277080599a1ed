"""The proof inside a record: everything that a stranger needs to recompute its draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.fairness.odds import Draw
from ludotheque.kernel.errors import BadRecord

# Python's $ lets a line end behind it, that of browsers does not.
Hex64 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Pledge = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$(?!\n)")]  # the first houses left some chairs without one
Natural = Annotated[int, Meta(ge=0)]
Odds = Annotated[list[tuple[str, Annotated[int, Meta(ge=1)]]], Meta(min_length=1)]
SCHEME = 3
PERSON = "person"  # of a chair: somebody who showed a nonce; others are a level, or ABSENT


class Duplicate(Struct, frozen=True, forbid_unknown_fields=True):
    """This table among those that play the same deal; its draws use the nonces of all of them."""

    group: str
    number: Natural
    tables: Annotated[int, Meta(ge=1)]
    par: bool = False  # played by bots alone, for comparison


class Proof(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """``drawn``: places in ``nonces`` that the house filled. ``draws``: for each chance event, its list in ``odds``.

    Scheme 1 (houses before 0.6) had no odds, and drew the nonces of bots freely. From scheme 3 on ``chairs`` say who
    sits at each place (PERSON, ABSENT or a level) instead of ``drawn``, ``pledges`` what each had published of a nonce,
    and ``transcript`` is the digest of all that the record proves.
    """

    commitment: Hex64
    seed: Hex64
    nonces: list[Nonce]
    drawn: list[Natural] | None = None
    scheme: int = 1
    odds: list[Odds] = []
    draws: list[Natural] = []
    duplicate: Duplicate | None = None
    table: str = ""
    chairs: list[str] = []
    pledges: list[Pledge] = []
    transcript: str = ""

    @property
    def key(self) -> bytes:
        return bytes.fromhex(self.seed)

    @property
    def house_places(self) -> list[int]:
        """Places in the nonces that the house filled."""
        if self.scheme < 3:
            return self.drawn or []
        return [place for place, player in enumerate(self.chairs) if player != PERSON]


def read(data: Any) -> Proof:
    """Read the proof as a record holds it; BadRecord says what is wrong with it."""
    try:
        found = msgspec.convert(data, Proof)
    except msgspec.ValidationError as error:
        raise BadRecord(f"its proof cannot be read: {error}") from None
    if not 1 <= found.scheme <= SCHEME:
        raise BadRecord(f"its proof cannot be read: scheme {found.scheme} found, known are 1 to {SCHEME}")
    if (found.drawn is None) != (found.scheme >= 3):
        raise BadRecord("its proof cannot be read: `drawn` belongs to schemes 1 and 2, which need it")
    return found


def write(proof: Proof) -> dict[str, Any]:
    """Return the proof as JSON-able data."""
    found: dict[str, Any] = msgspec.to_builtins(proof)
    return found


def listed(found: Iterable[Draw]) -> tuple[list[list[tuple[str, int]]], list[int]]:
    """Every different list of odds once, and for each chance event the place of its list."""
    places: dict[tuple[tuple[str, int], ...], int] = {}
    used = [places.setdefault(draw.odds, len(places)) for draw in found]
    return [list(odds) for odds in places], used
