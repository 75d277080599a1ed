"""Finished games as records, out of the house and into it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import sqlalchemy as sa

from ludotheque._version import __version__
from ludotheque.kernel.record import Record
from ludotheque.server import events as ev
from ludotheque.server import fairness, schema, shelfmarks
from ludotheque.server.ledger import Ledger
from ludotheque.server.wire import Plan


def finished_records(connection: sa.Connection) -> Iterator[Record]:
    """The records of all games that are over, the oldest first."""
    t = schema.game_table
    for row in connection.execute(sa.select(t).where(t.c.status == "over").order_by(t.c.made)).all():
        ledger = Ledger(row.id)
        for seq, at, data in shelfmarks.events_since(connection, row.id, -1):
            ledger.fold(seq, at, ev.decode(data))
        record = ledger.record()
        record.extra["fairness"] = proof(ledger, bytes(row.seed))
        yield record


def proof(ledger: Ledger, seed: bytes) -> dict[str, object]:
    """What anybody needs to check the dice of a finished game."""
    drawn = [seat for seat, place in enumerate(ledger.places) if place.drawn or place.robot is not None]
    return {"commitment": ledger.commitment, "seed": seed.hex(), "nonces": ledger.nonces(), "drawn": drawn}


def add_record(connection: sa.Connection, record: Record) -> int:
    """Put a finished game on the shelf as a table of its own; 0 if it is there already."""
    table = hashlib.sha256(record.write().encode()).hexdigest()[:22]
    if shelfmarks.table_row(connection, table) is not None or record.scores is None:
        return 0
    code, now, seed = shelfmarks.new_code(), shelfmarks.now(), fairness.new_seed()
    plan = Plan(record.game, record.seats, dict(record.options), edition=record.edition_values)
    row = {"id": table, "code": code, "game": record.game, "seed": seed, "public": False, "status": "over", "made": now}
    shelfmarks.add_table(connection, row)
    events: list[ev.AnyEvent] = [ev.Opened(plan, "", fairness.commitment(seed), code)]
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
