"""Tell the other nodes of the house, through PostgreSQL, once it is on disk."""

from __future__ import annotations

import sqlalchemy as sa

TABLES = "ludotheque"  # <table>:<seq>, for every event
PEOPLE = "ludotheque_people"  # <node>:<how>:<person>, when somebody signed out, was deleted, merged, or avoids others
ATTENDED = "ludotheque_attended"  # <node>:<tables>, now and then: at which open tables of a node somebody waits
SIGNED_OUT, DELETED, MERGED, AVOIDED = "out", "gone", "merged", "avoided"

TELL = sa.text("select pg_notify(:channel, :words)")
TELL_ALL = sa.text("""
    select pg_notify(:channel, value->>0 || ':' || (value->>1))
    from json_array_elements(cast(:rows as json)) as value""")


def tell(c: sa.Connection, channel: str, words: str) -> None:
    """Tell the other nodes, once this transaction is on disk; over SQLite there are none."""
    if c.dialect.name == "postgresql":
        c.execute(TELL, {"channel": channel, "words": words})


def tell_written(c: sa.Connection, rows: str) -> None:
    """Tell them of a whole batch of events, written as JSON."""
    if c.dialect.name == "postgresql":
        c.execute(TELL_ALL, {"channel": TABLES, "rows": rows})
