"""Who sits where when a game begins, and what they add to its dice."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ludotheque.fairness import drawing
from ludotheque.fairness.proof import PERSON, Proof
from ludotheque.fairness.transcript import terms
from ludotheque.kernel.record import Record
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.state import TableState


class Cast(Struct, frozen=True):
    """The nonces, place by place; from scheme 3 on, the players and what they had pledged, before it what was drawn."""

    nonces: list[str]
    chairs: list[str] = []
    pledges: list[str] = []
    drawn: list[int] = []


def cast_of(chairs: Iterable[Chair], seed: bytes) -> Cast:
    """Return the players as they sit; what bots and absent ones add follows from the seed, the place and the player."""
    nonces, players, pledges = list[str](), list[str](), list[str]()
    for place, chair in enumerate(chairs):
        player = chair.robot or (PERSON if chair.nonce else drawing.ABSENT)
        players.append(player)
        pledges.append(chair.pledge)
        nonces.append(chair.nonce if player == PERSON else drawing.house_nonce(seed, place, player))
    return Cast(nonces, players, pledges)


def unshown(table: TableState) -> list[int]:
    """Return the seats whose nonce was pledged and has not been shown."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.pledge and not chair.nonce]


def terms_of(table: TableState, cast: Cast) -> str:
    """Return the digest of all that is fixed before the first draw, which enters every draw."""
    record = Record.begin(table.first_state())
    if table.origin is not None:
        record.steps = list(table.origin.steps)
        record.extra["house"] = {"played_on": {"steps": len(record.steps)}}
    return terms(record, proof_of(table, cast, ""))


def proof_of(table: TableState, cast: Cast, seed: str) -> Proof:
    """Return what the table proves beside its draws."""
    return Proof(
        commitment=table.commitment,
        seed=seed,
        nonces=cast.nonces,
        scheme=table.scheme,
        duplicate=table.duplicate,
        table=table.id,
        chairs=cast.chairs,
        pledges=cast.pledges,
    )
