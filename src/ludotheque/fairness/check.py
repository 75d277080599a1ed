"""Recompute every draw of a record from its proof, and name what was changed with its step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludotheque.fairness import drawing
from ludotheque.fairness.odds import Draw, draws, earlier
from ludotheque.fairness.proof import Proof, read
from ludotheque.kernel.errors import BadRecord, OtherRules
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record

CHAIRS = 9  # of the largest table: the chairs of duplicate tables are numbered on from table to table
MOST_TABLES = 8  # with one deal; a record that speaks of more is not believed


class Fault(NamedTuple):
    """Something that does not fit. ``kind`` names its sentence (``fault-<kind>``); step 0 is before the first step."""

    kind: str
    step: int
    facts: dict[str, Any]


class Report(NamedTuple):
    """What a check found: how many draws of this table were recomputed, which places of the nonces the house filled,
    the faults."""

    draws: int
    drawn: list[int]
    nonces: int
    faults: list[Fault]


class Wrong(NamedTuple):
    """A draw that is not what it should be."""

    draw: Draw
    real: str


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
    own = [draw for draw in found if draw.step > before]
    real = _recomputed(proof, found)
    wrong = [Wrong(draw, real[draw.number]) for draw in own if real[draw.number] != draw.token]
    many = len(wrong) > 2 and 2 * len(wrong) > len(own)  # not they were changed, but what they are drawn from
    faults = [*_commitment(proof, many), *_nonces(proof), *_draws(wrong, len(own), many)]
    faults += _odds(proof, found, whole=not broken)
    faults += broken or _result(record, game)
    return Report(len(own), proof.drawn, len(proof.nonces), sorted(faults, key=lambda fault: fault.step))


def _replayed(record: Record, game: Game[Any]) -> tuple[list[Draw], list[Fault]]:
    """Return the draws up to the first step that the rules do not allow."""
    found: list[Draw] = []
    try:
        for draw in draws(record, game):
            found.append(draw)
    except OtherRules as error:
        return found, [Fault("version", 0, {"needed": error.needed, "played": error.played})]
    except BadRecord as error:
        return found, [Fault("rules", error.step, {"error": str(error)})]
    return found, []


def _recomputed(proof: Proof, found: Sequence[Draw]) -> list[str]:
    """Return what each draw should be."""
    numbers, real = drawing.Numbers(proof.duplicate is not None), []
    for draw in found:
        pick = drawing.draw(proof.key, proof.nonces, numbers.next(draw.odds[0][0]), draw.total)
        real.append(drawing.choose(draw.odds, pick))
    return real


def _commitment(proof: Proof, many: bool) -> list[Fault]:
    real = drawing.commitment(proof.key)
    if real == proof.commitment:
        return []
    kind = "seed" if many else "commitment"
    return [Fault(kind, 0, {"real": real[:16], "written": proof.commitment[:16]})]


def _nonces(proof: Proof) -> list[Fault]:
    """From scheme 2 on, what the house drew must follow from the seed."""
    if proof.scheme < 2:
        return []
    tables = min(proof.duplicate.tables, MOST_TABLES) if proof.duplicate else 1
    own = {drawing.house_nonce(proof.key, chair) for chair in range(CHAIRS * tables)}
    faults = []
    for place in proof.drawn:
        nonce = proof.nonces[place] if 0 <= place < len(proof.nonces) else ""
        if nonce not in own:
            faults.append(Fault("house-nonce", 0, {"place": place}))
    return faults


def _draws(wrong: Sequence[Wrong], draws: int, many: bool) -> list[Fault]:
    """Which draws were changed: all of them, two exchanged, or these."""
    if many:
        first = wrong[0]
        facts = {"real": first.real, "written": first.draw.token, "wrong": len(wrong), "draws": draws}
        return [Fault("all-draws", first.draw.step, facts)]
    if len(wrong) == 2:
        one, two = wrong
        if (one.draw.token, two.draw.token) == (two.real, one.real):
            return [
                Fault("order", one.draw.step, {"other": two.draw.step, "real": one.real, "written": one.draw.token})
            ]
    return [Fault("draw", draw.step, {"real": real, "written": draw.token}) for draw, real in wrong]


def _odds(proof: Proof, found: Sequence[Draw], whole: bool) -> list[Fault]:
    """Require that the odds which the record tells browsers are those of the rules."""
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
