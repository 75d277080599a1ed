"""Tell the other nodes of the house, through PostgreSQL, once it is on disk."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

TABLES = "ludotheque"  # <table>:<seq>, for an event to be read
EVENTS = "ludotheque_events"  # <node>:<rows>, the events themselves, as JSON: nobody has to read them
PEOPLE = "ludotheque_people"  # <node>:<how>:<person>, when somebody signed out, was deleted, merged, or avoids others
ATTENDED = "ludotheque_attended"  # <node>:<tables>, now and then: where somebody waits at a node; "*": a bot
SIGNED_OUT, DELETED, MERGED, AVOIDED = "out", "gone", "merged", "avoided"

TELL = sa.text("select pg_notify(:channel, :words)")
TELL_ALL = sa.text("select pg_notify(:channel, words) from unnest(cast(:all as text[])) as words")
MAX_BYTES = 7_900  # PostgreSQL takes less than 8,000


def tell(c: sa.Connection, channel: str, words: str) -> None:
    """Tell the other nodes, once this transaction is on disk; over SQLite there are none."""
    if c.dialect.name == "postgresql":
        c.execute(TELL, {"channel": channel, "words": words})


def tell_written(c: sa.Connection, node: str, rows: Sequence[bytes]) -> None:
    """Tell them of a whole batch of events, each written as JSON, in as few messages as hold them."""
    if c.dialect.name == "postgresql" and rows:
        words = [f"{node}:[{part}]" for part in gathered(rows)]
        c.execute(TELL_ALL, {"channel": EVENTS, "all": words})


def gathered(rows: Sequence[bytes], most: int = MAX_BYTES) -> list[str]:
    """Join rows by commas, as many as a message holds.

    >>> gathered([b"[1]", b"[2]", b"[3]"], most=7)
    ['[1],[2]', '[3]']
    """
    parts: list[bytes] = []
    for row in rows:
        if parts and len(parts[-1]) + 1 + len(row) <= most:
            parts[-1] += b"," + row
        else:
            parts.append(row)
    return [part.decode() for part in parts]
