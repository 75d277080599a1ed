"""Prove the dice of a finished game."""

from __future__ import annotations

from msgspec import structs

from ludotheque.fairness.odds import draws as found
from ludotheque.fairness.proof import Proof, listed, write
from ludotheque.fairness.transcript import transcript
from ludotheque.kernel.record import Record
from ludotheque.server.tables.cast import Cast, proof_of
from ludotheque.server.tables.record import record_of
from ludotheque.server.tables.state import TableState


def proved(table: TableState, seed: bytes) -> Record:
    """Return the record of a game that is over or abandoned, with its proof; never before."""
    record = record_of(table)
    if table.host:
        record.extra["fairness"] = proof(table, record, seed)
        if table.scheme >= 3:
            record.extra["fairness"]["transcript"] = transcript(record)
    elif table.proof is not None:  # imported: this house drew nothing
        record.extra["fairness"] = table.proof
    return record


def proof(table: TableState, record: Record, seed: bytes) -> dict[str, object]:
    """Return what anybody needs to check the dice of a finished game."""
    if not table.has_ended:
        raise ValueError(f"table {table.id} is not over: its seed is a secret")
    odds, draws = listed(found(record, table.game))
    if table.scheme >= 3:
        made = proof_of(table, Cast(table.nonces(), table.players, table.pledges), seed.hex())
        return write(structs.replace(made, odds=odds, draws=draws))
    earlier = Proof(
        commitment=table.commitment,
        seed=seed.hex(),
        nonces=table.nonces(),
        drawn=table.drawn(),
        scheme=table.scheme,
        odds=odds if table.scheme > 1 else [],
        draws=draws if table.scheme > 1 else [],
        duplicate=table.duplicate,
    )
    return write(earlier)
