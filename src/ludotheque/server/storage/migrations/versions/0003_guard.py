"""Imported records have a size, an origin and a last reader; who sits where is made true again from the events.

Lists of tables used to be written after the event that changed them, and a house that was killed in between said
something else for ever.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003_guard"
down_revision = "0002_replay"
SEATING = ("opened", "changed", "sat", "stood", "robot", "swapped")


def upgrade() -> None:
    op.add_column("imported", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("imported", sa.Column("address", sa.String(32), nullable=False, server_default=""))
    op.add_column("imported", sa.Column("opened", sa.BigInteger, nullable=False, server_default="0"))
    connection = op.get_bind()
    connection.execute(sa.text("update imported set size = length(data), opened = made"))
    for (table,) in connection.execute(sa.text("select id from game_table")).all():
        _repair(connection, table)


def _repair(connection: Any, table: str) -> None:
    """Write who sits at the table, and whether strangers see it, if its row says something else."""
    chairs, public = _seated(connection, table)
    written = sa.text("select seat, person from chair where table_id = :table")
    if public is None:
        return
    if dict(connection.execute(written, {"table": table}).all()) != chairs:
        connection.execute(sa.text("delete from chair where table_id = :table"), {"table": table})
        for seat, person in chairs.items():
            row = {"table": table, "seat": seat, "person": person}
            connection.execute(
                sa.text("insert into chair (table_id, seat, person) values (:table, :seat, :person)"), row
            )
    told = sa.text("update game_table set public = :public where id = :table and public != :public")
    connection.execute(told, {"table": table, "public": public})


def _seated(connection: Any, table: str) -> tuple[dict[int, str], bool | None]:
    """Return who sits where after all events, and whether the table is public; None if it has no events."""
    events = sa.text("select data from event where table_id = :table order by seq")
    chairs: dict[int, str] = {}
    public = None
    for (data,) in connection.execute(events, {"table": table}):
        event = json.loads(data)
        kind = event["kind"]
        if kind not in SEATING:
            continue
        if kind in ("opened", "changed"):
            public = bool(event["plan"].get("public", False))
            chairs = {seat: person for seat, person in chairs.items() if seat < event["plan"]["seats"]}
        elif kind == "swapped":
            moved = {event["seat"]: event["other"], event["other"]: event["seat"]}
            chairs = {moved.get(seat, seat): person for seat, person in chairs.items()}
        elif kind == "sat" and not event["person"].startswith("gone-"):  # not somebody whose data were deleted
            chairs[event["seat"]] = event["person"]
        else:
            chairs.pop(event["seat"], None)
    return chairs, public
