"""Keep of a record from outside what a house writes into one, and nothing else: the house is no store for strangers."""

from __future__ import annotations

import re
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, Struct

from ludotheque.bots.levels import FORMER
from ludotheque.fairness import proof as proofs
from ludotheque.fairness.binding import MOST_TABLES
from ludotheque.fairness.drawing import ABSENT
from ludotheque.fairness.odds import draws
from ludotheque.fairness.proof import PERSON, Proof
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.server.protocol import Level
from ludotheque.server.tables import events as ev

LEVELS = {*get_args(Level), *FORMER}  # records keep the names that levels had when they were played
PLAYED_BY = {ev.ABSENCE, *LEVELS}
CHAIRS = {PERSON, ABSENT, *LEVELS}
MOST_PLACES = 264  # of one deal: a tournament of 256, and bots on the chairs left over
PLAIN = re.compile(r"[0-9a-f]{0,64}|[A-Za-z0-9_-]{0,22}")  # a hash; the id of a table or of a group of them


class PlayedOn(Struct, frozen=True):
    """The game that a record plays on from."""

    source: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
    steps: Annotated[int, Meta(ge=0)]


class House(Struct, frozen=True, omit_defaults=True):
    """What a house adds to a record (tables/record.py)."""

    played_by: dict[str, str] = {}
    played_on: PlayedOn | None = None


def keep_known(record: Record, game: Game[Any]) -> dict[str, Any]:
    """Return what a record that the rules allow says beside its game; what is not known is left out."""
    kept: dict[str, Any] = {}
    proof = record.extra.get("fairness")
    if proof is not None and _is_proof(proof, record, game):
        kept["fairness"] = proof
    house = _house(record)
    if house:
        kept["house"] = house
    return kept


def _is_proof(data: Any, record: Record, game: Game[Any]) -> bool:
    """Is it a proof of this game's size, with its odds and with no words of others? Whether it holds is not asked."""
    try:
        proof = proofs.read(data)
    except BadRecord:
        return False
    tables = proof.duplicate.tables if proof.duplicate else 1
    places = min(record.seats * min(tables, MOST_TABLES), MOST_PLACES)
    fits = all(len(found) <= places for found in (proof.nonces, proof.drawn or [], proof.chairs, proof.pledges))
    fits = fits and all(place <= places for place in proof.drawn or []) and set(proof.chairs) <= CHAIRS
    words = (proof.table, proof.transcript, proof.duplicate.group if proof.duplicate else "")
    return fits and all(PLAIN.fullmatch(word) for word in words) and _has_own_odds(proof, record, game)


def _has_own_odds(proof: Proof, record: Record, game: Game[Any]) -> bool:
    """Are the odds those of the rules, and all of them of some draw? Scheme 1 had none."""
    if proof.scheme < 2:
        return not proof.odds and not proof.draws
    found = [draw.odds for draw in draws(record, game)]
    if set(proof.draws) != set(range(len(proof.odds))) or len(proof.draws) != len(found):
        return False
    lists = [tuple(odds) for odds in proof.odds]
    return all(lists[place] == odds for place, odds in zip(proof.draws, found, strict=True))


def _house(record: Record) -> dict[str, Any]:
    try:
        found = msgspec.convert(record.extra.get("house", {}), House)
    except msgspec.ValidationError:
        return {}
    steps = {str(step) for step in range(1, len(record.steps) + 1)}
    played_by = {step: by for step, by in found.played_by.items() if step in steps and by in PLAYED_BY}
    kept: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(found, played_by=played_by))
    return kept
