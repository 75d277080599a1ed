"""Prove the dice of a finished game."""

from __future__ import annotations

from ludotheque.fairness.odds import draws as found
from ludotheque.fairness.proof import Proof, listed, write
from ludotheque.kernel.record import Record
from ludotheque.server.tables.record import record_of
from ludotheque.server.tables.state import TableState


def proved(table: TableState, seed: bytes) -> Record:
    """Return the record of a game that is over or abandoned, with its proof; never before."""
    record = record_of(table)
    if table.host:
        record.extra["fairness"] = proof(table, record, seed)
    elif table.proof is not None:  # imported: this house drew nothing
        record.extra["fairness"] = table.proof
    return record


def proof(table: TableState, record: Record, seed: bytes) -> dict[str, object]:
    """Return what anybody needs to check the dice of a finished game."""
    if not table.has_ended:
        raise ValueError(f"table {table.id} is not over: its seed is a secret")
    odds, draws = listed(found(record, table.game))
    made = Proof(
        commitment=table.commitment,
        seed=seed.hex(),
        nonces=table.nonces(),
        drawn=table.drawn(),
        scheme=table.scheme,
        odds=odds if table.scheme > 1 else [],
        draws=draws if table.scheme > 1 else [],
        duplicate=table.duplicate,
    )
    return write(made)
