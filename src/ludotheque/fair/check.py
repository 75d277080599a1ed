"""Recompute every draw of a record from its proof, and name what was changed with its step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludotheque.fair import drawing
from ludotheque.fair.odds import Draw, draws
from ludotheque.fair.proof import Proof, read
from ludotheque.kernel.errors import BadRecord
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record

CHAIRS = 9  # of the largest table: the chairs of duplicate tables are numbered on from table to table


class Fault(NamedTuple):
    """Something that does not fit. ``kind`` names its sentence (``fault-<kind>``); step 0 is before the first step."""

    kind: str
    step: int
    facts: dict[str, Any]


class Report(NamedTuple):
    """What a check found: how many draws were recomputed, which places of the nonces the house filled, the faults."""

    draws: int
    drawn: list[int]
    nonces: int
    faults: list[Fault]


def check(record: Record, game: Game[Any]) -> Report:
    """Compare the record with its proof and with the rules."""
    if "fairness" not in record.extra:
        return Report(0, [], 0, [Fault("none", 0, {})])
    try:
        proof = read(record.extra["fairness"])
    except BadRecord as error:
        return Report(0, [], 0, [Fault("unreadable", 0, {"error": str(error)})])
    found, broken = _replayed(record, game)
    before = earlier(record)
    wrong = {number: real for number, real in _wrong(proof, found).items() if found[number].step > before}
    faults = [*_commitment(proof, found, wrong), *_nonces(proof), *_draws(proof, found, wrong)]
    faults += _odds(proof, found, whole=not broken)
    faults += broken or _result(record, game)
    return Report(len(found), proof.drawn, len(proof.nonces), sorted(faults, key=lambda fault: fault.step))


def earlier(record: Record) -> int:
    """Steps of another game that this table played on from: their draws are not this table's."""
    house = record.extra.get("house")
    played_on = house.get("played_on") if isinstance(house, dict) else None
    steps = played_on.get("steps") if isinstance(played_on, dict) else 0
    return steps if type(steps) is int else 0


def _replayed(record: Record, game: Game[Any]) -> tuple[list[Draw], list[Fault]]:
    """The draws up to the first step that the rules do not allow."""
    found: list[Draw] = []
    try:
        for draw in draws(record, game):
            found.append(draw)
    except BadRecord as error:
        return found, [Fault("rules", error.step, {"error": str(error)})]
    return found, []


def _wrong(proof: Proof, found: Sequence[Draw]) -> dict[int, str]:
    """Number of each draw that is not the written one, and what it should be."""
    numbers, wrong = drawing.Numbers(proof.duplicate is not None), {}
    for draw in found:
        pick = drawing.draw(proof.key, proof.nonces, numbers.next(draw.odds[0][0]), draw.total)
        real = drawing.choose(draw.odds, pick)
        if real != draw.token:
            wrong[draw.number] = real
    return wrong


def _most(wrong: dict[int, str], found: Sequence[Draw]) -> bool:
    """Are so many draws wrong that not they were changed, but what they are drawn from?"""
    return len(wrong) > 2 and 2 * len(wrong) > len(found)


def _commitment(proof: Proof, found: Sequence[Draw], wrong: dict[int, str]) -> list[Fault]:
    real = drawing.commitment(proof.key)
    if real == proof.commitment:
        return []
    kind = "seed" if _most(wrong, found) else "commitment"
    return [Fault(kind, 0, {"real": real[:16], "written": proof.commitment[:16]})]


def _nonces(proof: Proof) -> list[Fault]:
    """From scheme 2 on, what the house drew must follow from the seed."""
    if proof.scheme < 2:
        return []
    tables = proof.duplicate.tables if proof.duplicate else 1
    own = {drawing.house_nonce(proof.key, chair) for chair in range(CHAIRS * tables)}
    faults = []
    for place in proof.drawn:
        nonce = proof.nonces[place] if 0 <= place < len(proof.nonces) else ""
        if nonce not in own:
            faults.append(Fault("house-nonce", 0, {"place": place}))
    return faults


def _draws(proof: Proof, found: Sequence[Draw], wrong: dict[int, str]) -> list[Fault]:
    if _most(wrong, found):
        first = found[min(wrong)]
        facts = {"real": wrong[first.number], "written": first.token, "wrong": len(wrong), "draws": len(found)}
        return [Fault("all-draws", first.step, facts)]
    if len(wrong) == 2:
        one, two = (found[number] for number in sorted(wrong))
        if (one.token, two.token) == (wrong[two.number], wrong[one.number]):
            return [Fault("order", one.step, {"other": two.step, "real": two.token, "written": one.token})]
    return [Fault("draw", found[n].step, {"real": real, "written": found[n].token}) for n, real in wrong.items()]


def _odds(proof: Proof, found: Sequence[Draw], whole: bool) -> list[Fault]:
    """The odds that the record tells browsers must be those of the rules."""
    if proof.scheme < 2:
        return []
    if whole and len(proof.draws) != len(found):
        facts = {"written": len(proof.draws), "real": len(found)}
        return [Fault("count", found[-1].step if found else 0, facts)]
    lists = [tuple(odds) for odds in proof.odds]
    for draw, place in zip(found, proof.draws, strict=False):
        if not 0 <= place < len(lists) or lists[place] != draw.odds:
            return [Fault("odds", draw.step, {})]
    return []


def _result(record: Record, game: Game[Any]) -> list[Fault]:
    try:
        record.validate(game)
    except BadRecord as error:
        return [Fault("rules", error.step, {"error": str(error)})]
    return []
