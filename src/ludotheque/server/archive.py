"""Finished games as records, out of the house and into it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import sqlalchemy as sa

from ludotheque._version import __version__
from ludotheque.fair.odds import draws as found
from ludotheque.fair.proof import Proof, listed, write
from ludotheque.kernel.record import Record
from ludotheque.server import events as ev
from ludotheque.server import fairness, schema, shelfmarks
from ludotheque.server.folding import take
from ludotheque.server.ledger import Ledger
from ludotheque.server.recording import record_of
from ludotheque.server.wire import Plan


def finished_records(connection: sa.Connection) -> Iterator[Record | None]:
    """The records of all games that are over, the oldest first; None for one that these rules do not replay."""
    t = schema.game_table
    wanted = sa.select(t).where(t.c.status == "over", t.c.id.not_in(shelfmarks.sealed())).order_by(t.c.made)
    for row in connection.execute(wanted).all():
        ledger = Ledger(row.id)
        for seq, at, data in shelfmarks.events_since(connection, row.id, -1):
            take(ledger, seq, at, ev.decode(data))
        yield None if ledger.unplayable else proved(ledger, bytes(row.seed))


def proved(ledger: Ledger, seed: bytes) -> Record:
    """The record of a game that is over or abandoned, with its proof; never before."""
    record = record_of(ledger)
    if ledger.host:
        record.extra["fairness"] = proof(ledger, record, seed)
    elif ledger.proof is not None:  # imported: this house drew nothing
        record.extra["fairness"] = ledger.proof
    return record


def proof(ledger: Ledger, record: Record, seed: bytes) -> dict[str, object]:
    """What anybody needs to check the dice of a finished game."""
    if not ledger.ended:
        raise ValueError(f"table {ledger.id} is not over: its seed is a secret")
    odds, draws = listed(found(record, ledger.game))
    made = Proof(
        commitment=ledger.commitment,
        seed=seed.hex(),
        nonces=ledger.nonces(),
        drawn=ledger.drawn(),
        scheme=ledger.scheme,
        odds=odds if ledger.scheme > 1 else [],
        draws=draws if ledger.scheme > 1 else [],
        duplicate=ledger.duplicate,
    )
    return write(made)


def add_record(connection: sa.Connection, record: Record) -> int:
    """Put a finished game on the shelf as a table of its own; 0 if it is there already."""
    table = hashlib.sha256(record.write().encode()).hexdigest()[:22]
    if shelfmarks.table_row(connection, table) is not None or record.scores is None:
        return 0
    code, now, seed = shelfmarks.new_code(), shelfmarks.now(), fairness.new_seed()
    plan = Plan(record.game, record.seats, dict(record.options), edition=record.edition_values)
    row = {"id": table, "code": code, "game": record.game, "seed": seed, "public": False, "status": "over", "made": now}
    shelfmarks.add_table(connection, row)
    events: list[ev.AnyEvent] = [
        ev.Opened(plan, "", fairness.commitment(seed), code, proof=record.extra.get("fairness"))
    ]
    events += [ev.Robotted(seat, "import", "") for seat in range(record.seats)]
    events += _played(record)
    for seq, event in enumerate(events):
        data = ev.encode(event).decode()
        connection.execute(sa.insert(schema.event).values(table_id=table, seq=seq, at=now, data=data))
    return 1


def _played(record: Record) -> list[ev.AnyEvent]:
    """Each decision with the chance events that follow it."""
    first = next((k for k, (actor, _) in enumerate(record.steps) if actor >= 0), len(record.steps))
    events: list[ev.AnyEvent] = [ev.Started([token for _, token in record.steps[:first]], __version__)]
    tokens: list[str] = []
    seat = 0
    for actor, token in record.steps[first:]:
        if actor >= 0 and tokens:
            events.append(ev.Moved(seat, tokens))
            tokens = []
        if actor >= 0:
            seat = actor
        tokens.append(token)
    return [*events, ev.Moved(seat, tokens)] if tokens else events
