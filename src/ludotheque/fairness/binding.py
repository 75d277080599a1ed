"""Check what scheme 3 binds beside the draws: who sat where, whose nonce is whose, and the transcript."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.bots.levels import HOUSE
from ludotheque.fairness import drawing
from ludotheque.fairness.odds import earlier
from ludotheque.fairness.proof import PERSON, Proof
from ludotheque.fairness.transcript import transcript
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE

MOST_TABLES = 128  # with one deal, of a tournament of 256; a record that speaks of more is not believed
ABSENCE = "absence"  # in ``played_by``: a stand-in decided


class Fault(NamedTuple):
    """Something that does not fit. ``kind`` names its sentence (``fault-<kind>``); step 0 is before the first step."""

    kind: str
    step: int
    facts: dict[str, Any]


def binding_faults(record: Record, proof: Proof) -> list[Fault]:
    """List what was changed of that which a record of scheme 3 binds."""
    faults = [] if transcript(record) == proof.transcript else [Fault("transcript", 0, {})]
    if not _fits(record, proof):
        return [*faults, Fault("chairs", 0, {"chairs": len(proof.chairs), "nonces": len(proof.nonces)})]
    return [*faults, *_nonces(proof), *_deciders(record, proof)]


def _fits(record: Record, proof: Proof) -> bool:
    """Is there one pledge and one nonce for each chair of each table?"""
    tables = 1 if proof.duplicate is None else proof.duplicate.tables
    wanted = record.seats * tables if 1 <= tables <= MOST_TABLES else -1
    return wanted == len(proof.chairs) == len(proof.pledges) == len(proof.nonces)


def _nonces(proof: Proof) -> list[Fault]:
    """Check the nonces: a person's is the one that was pledged, any other follows from seed, place and player.

    Bots have one of a few levels and pledge nothing: whoever could write anything there could choose among all dice.
    """
    faults = []
    for place, (player, pledged, nonce) in enumerate(zip(proof.chairs, proof.pledges, proof.nonces, strict=True)):
        if player not in (PERSON, drawing.ABSENT, *HOUSE) or (player in HOUSE and pledged):
            faults.append(Fault("player", 0, {"place": place, "player": player}))
        elif player == PERSON:
            if not nonce or pledged != drawing.pledge(nonce):
                faults.append(Fault("pledge", 0, {"place": place}))
        elif nonce != drawing.house_nonce(proof.key, place, player):
            faults.append(Fault("house-nonce", 0, {"place": place}))
    return faults


def _deciders(record: Record, proof: Proof) -> list[Fault]:
    """Check that a bot's chair is played by that bot at every step."""
    for step, seat, by in decisions(record):
        player = _player(proof, record.seats, seat)
        if player not in (None, PERSON, drawing.ABSENT, by) or (player is None and not by):
            return [Fault("played-by", step, {"chair": seat, "player": player or "", "by": by})]
    return []


def decisions(record: Record) -> list[tuple[int, int, str]]:
    """Each decision of this table: its step, its seat, and who made it (empty: the person of the chair)."""
    house = record.extra.get("house")
    written = house.get("played_by") if isinstance(house, dict) else None
    played_by = written if isinstance(written, dict) else {}
    before = earlier(record)
    return [
        (step, actor, _name(played_by.get(str(step))))
        for step, (actor, _) in enumerate(record.steps, 1)
        if actor != CHANCE and step > before
    ]


def _name(written: Any) -> str:
    """Return who decided; anything but a text names nobody."""
    return written if isinstance(written, str) else ""


def _player(proof: Proof, seats: int, seat: int) -> str | None:
    """Who the proof says sits on a chair of this table; None at the bots' own table of a deal, which adds no nonces."""
    shared = proof.duplicate
    place = seat if shared is None else shared.number * seats + seat
    return proof.chairs[place] if 0 <= place < len(proof.chairs) else None


def _is_bot(by: str) -> bool:
    return by not in ("", ABSENCE)


def _taken_over(record: Record, proof: Proof) -> list[Fault]:
    """List the chairs of people for which a bot decides since some step, and those whose person never decides."""
    found: dict[int, Fault] = {}
    began = set[int]()
    all_of_them = [one for one in decisions(record) if _player(proof, record.seats, one[1]) in (PERSON, drawing.ABSENT)]
    present = {seat for _, seat, by in all_of_them if not by}
    for step, seat, by in all_of_them:
        if _is_bot(by) or (by and seat not in present):
            kind = "taken-over" if seat in began else "never-played"
            found.setdefault(seat, Fault(kind, step, {"chair": seat, "by": by}))
        began.add(seat)
    return list(found.values())


def caveats(record: Record, proof: Proof, draws: int) -> list[Fault]:
    """List what the record does not prove, though nothing in it is wrong."""
    told = []
    if proof.scheme < 3:
        told.append(Fault("weak", 0, {"scheme": proof.scheme}))
    if before := earlier(record):
        told.append(Fault("earlier", 0, {"steps": before}))
    if not draws:
        told.append(Fault("nothing", 0, {}))
    if len(proof.house_places) == len(proof.nonces):
        told.append(Fault("house-only", 0, {}))
    if proof.scheme >= 3 and _fits(record, proof):
        seated = enumerate(zip(proof.chairs, proof.pledges, strict=True))
        told += [Fault("withheld", 0, {"place": n}) for n, (player, pledged) in seated if player != PERSON and pledged]
        told += _taken_over(record, proof)
    return told
