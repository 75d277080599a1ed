"""Ratings as far as they were worked out, kept so that a house that opens need not rate every game again."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import insert_if_absent


class KeptBook(NamedTuple):
    """What the rated games of one game had come to, up to the game that ended last."""

    generation: int
    at: int  # the end of that game, and its table
    table_id: str
    results: int  # that were rated
    data: str
    format: int  # how the data are written, and what they mean


def generation(c: sa.Connection, game: str) -> int:
    """Return how often somebody in the results of that game was called otherwise: ratings from before count no more."""
    b = schema.rating_book
    return int(c.execute(sa.select(b.c.generation).where(b.c.game == game)).scalar() or 0)


def kept(c: sa.Connection, game: str, form: int) -> KeptBook | None:
    """Return what was kept in this format and still counts; another format is as good as nothing."""
    b = schema.rating_book
    row = c.execute(sa.select(b).where(b.c.game == game, b.c.data != "", b.c.format == form)).one_or_none()
    return None if row is None else KeptBook(*(getattr(row, name) for name in KeptBook._fields))


def keep(c: sa.Connection, game: str, book: KeptBook) -> bool:
    """Keep a book instead of the one before; False if somebody was called otherwise since it was begun."""
    b = schema.rating_book
    insert_if_absent(c, b, game=game, generation=0, at=-1, table_id="", results=0, data="")
    same = sa.update(b).where(b.c.game == game, b.c.generation == book.generation)
    return bool(c.execute(same.values(**book._asdict())).rowcount == 1)


def outdate(c: sa.Connection, game: str) -> None:
    """Let all ratings of the game be worked out anew, at every node: somebody in its results is called otherwise."""
    b = schema.rating_book
    insert_if_absent(c, b, game=game, generation=0, at=-1, table_id="", results=0, data="")
    c.execute(sa.update(b).where(b.c.game == game).values(generation=b.c.generation + 1, results=0, data=""))
