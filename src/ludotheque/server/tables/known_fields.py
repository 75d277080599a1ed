"""Keep of a record from outside what a house writes into one, and nothing else: the house is no store for strangers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Struct

from ludotheque.fairness import proof as proofs
from ludotheque.fairness.check import CHAIRS, MOST_TABLES
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import State
from ludotheque.server.protocol import Level
from ludotheque.server.tables import events as ev

PLAYED_BY = {ev.ABSENCE, *get_args(Level)}
MAX_NONCES = CHAIRS * (MOST_TABLES + 1)
PLAIN = re.compile(r"[0-9a-f]{0,64}|[A-Za-z0-9_-]{0,22}")  # a hash, a seed, a nonce; the id of a group of tables


class PlayedOn(Struct, frozen=True):
    """The game that a record plays on from."""

    source: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
    steps: Annotated[int, Meta(ge=0)]


class House(Struct, frozen=True, omit_defaults=True):
    """What a house adds to a record (tables/record.py)."""

    played_by: dict[str, str] = {}
    played_on: PlayedOn | None = None


def keep_known(record: Record, state: State) -> dict[str, Any]:
    """Return what the record says beside its game (``state``: any moment of it); what is not known is left out."""
    kept: dict[str, Any] = {}
    proof = record.extra.get("fairness")
    if proof is not None and _is_proof(proof, len(record.steps), set(state.setting.tokens)):
        kept["fairness"] = proof
    house = _house(record)
    if house:
        kept["house"] = house
    return kept


def _is_proof(data: Any, steps: int, tokens: set[str]) -> bool:
    """Is it a proof, with words and of a size that this game can have? Whether it is true is another question."""
    try:
        proof = proofs.read(data)
    except BadRecord:
        return False
    fits = len(proof.nonces) <= MAX_NONCES and len(proof.drawn) <= MAX_NONCES
    fits = fits and len(proof.draws) <= steps and len(proof.odds) <= steps
    return fits and all(word in tokens or PLAIN.fullmatch(word) for word in _words(data))


def _words(data: Any) -> Iterator[str]:
    """Yield every text within plain data, names of fields left out: those are known."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list | tuple):
        for item in data.values() if isinstance(data, dict) else data:
            yield from _words(item)


def _house(record: Record) -> dict[str, Any]:
    try:
        found = msgspec.convert(record.extra.get("house", {}), House)
    except msgspec.ValidationError:
        return {}
    steps = {str(step) for step in range(1, len(record.steps) + 1)}
    played_by = {step: by for step, by in found.played_by.items() if step in steps and by in PLAYED_BY}
    kept: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(found, played_by=played_by))
    return kept
