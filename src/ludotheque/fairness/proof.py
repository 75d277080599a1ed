"""The proof inside a record: everything that a stranger needs to recompute its draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheque.fairness.odds import Draw
from ludotheque.kernel.errors import BadRecord

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]  # the first houses left some chairs without one
SCHEME = 2


class Duplicate(Struct, frozen=True):
    """This table among those that play the same deal; its draws use the nonces of all of them."""

    group: str
    number: int  # from 0
    tables: int
    par: bool = False  # played by bots alone, for comparison


class Proof(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """``drawn``: places in ``nonces`` that the house filled. ``draws``: for each chance event, its list in ``odds``.

    Scheme 1 (houses before 0.6) had no odds, and drew the nonces of bots freely.
    """

    commitment: Hex64
    seed: Hex64
    nonces: list[Nonce]
    drawn: list[int]
    scheme: int = 1
    odds: list[list[tuple[str, int]]] = []
    draws: list[int] = []
    duplicate: Duplicate | None = None

    @property
    def key(self) -> bytes:
        return bytes.fromhex(self.seed)


def read(data: Any) -> Proof:
    """Read the proof as a record holds it; BadRecord says what is wrong with it."""
    try:
        return msgspec.convert(data, Proof)
    except msgspec.ValidationError as error:
        raise BadRecord(f"its proof cannot be read: {error}") from None


def write(proof: Proof) -> dict[str, Any]:
    """Return the proof as JSON-able data."""
    found: dict[str, Any] = msgspec.to_builtins(proof)
    return found


def listed(found: Iterable[Draw]) -> tuple[list[list[tuple[str, int]]], list[int]]:
    """Every different list of odds once, and for each chance event the place of its list."""
    places: dict[tuple[tuple[str, int], ...], int] = {}
    used = [places.setdefault(draw.odds, len(places)) for draw in found]
    return [list(odds) for odds in places], used
