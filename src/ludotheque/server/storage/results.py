"""Read and write the results of finished games, a row for each seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage import rating_books, schema
from ludotheque.server.storage.tables import STARTED, UNENDED, sealed

PROGRAM = "program:"  # before the id of a person whose bot played


def replace(c: sa.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    """Make these the only results of the table."""
    r = schema.result
    c.execute(sa.delete(r).where(r.c.table_id == table))
    if rows:
        c.execute(sa.insert(r), rows)


def tables_without_results(c: sa.Connection) -> list[str]:
    """Return the finished tables of people that have no results yet, the oldest first; none that never began."""
    t, r, k, e = schema.game_table, schema.result, schema.chair, schema.event
    played = sa.select(k.c.table_id)
    known = sa.select(r.c.table_id)
    begun = sa.exists().where(e.c.table_id == t.c.id, e.c.data.like(STARTED))
    wanted = sa.select(t.c.id).where(
        t.c.status.in_(("over", "closed")), t.c.id.in_(played), t.c.id.not_in(known), begun
    )
    return [str(row[0]) for row in c.execute(wanted.order_by(t.c.made))]


def of_person(c: sa.Connection, person: str) -> list[Any]:
    """Return the person's results, the newest first."""
    r = schema.result
    return list(c.execute(sa.select(r).where(r.c.player == person, is_open()).order_by(r.c.at.desc())))


def history(c: sa.Connection, person: str, before: tuple[int, str] | None, limit: int) -> list[Any]:
    """Return the games that the person played to the end, the newest first, after those already seen.

    They are read from an index; of the few that are shown it is asked whether others still play their deal.
    """
    found: list[Any] = []
    while True:
        page = _ended_before(c, person, before, limit)
        shown = _open_among(c, [row.table_id for row in page])
        found += [row for row in page if row.table_id in shown]
        if len(page) < limit or len(found) >= limit:
            return found[:limit]
        before = (page[-1].at, page[-1].table_id)


def _ended_before(c: sa.Connection, person: str, before: tuple[int, str] | None, limit: int) -> list[Any]:
    r = schema.result
    mine = sa.select(r.c.at, r.c.table_id).where(_is_of(person), r.c.played).distinct()
    if before is not None:
        mine = mine.where(_is_before(before))
    return list(c.execute(mine.order_by(r.c.at.desc(), r.c.table_id.desc()).limit(limit)))


def _open_among(c: sa.Connection, tables: list[str]) -> set[str]:
    r = schema.result
    return set(c.execute(sa.select(r.c.table_id).where(r.c.table_id.in_(tables), is_open())).scalars())


def of_tables(c: sa.Connection, tables: Iterable[str]) -> list[Any]:
    """Return the results of these tables, chair by chair."""
    r = schema.result
    return list(c.execute(sa.select(r).where(r.c.table_id.in_(list(tables))).order_by(r.c.table_id, r.c.seat)))


def rated_after(c: sa.Connection, game: str, last: tuple[int, str]) -> list[Any]:
    """Return the results that count for ratings, in the order of the games, after a game's end and table."""
    return list(c.execute(_rated_after(), {"game": game, "at": last[0], "table": last[1]}))


@cache
def _rated_after() -> sa.Select[Any]:
    """Write the question once: it is asked for every game at each look at the leaderboard."""
    r = schema.result
    last = sa.tuple_(sa.bindparam("at", type_=r.c.at.type), sa.bindparam("table", type_=r.c.table_id.type))
    wanted = sa.select(r.c.at, r.c.table_id, r.c.player, r.c.rank, r.c.played).where(
        r.c.game == sa.bindparam("game"), r.c.rated, is_open(), sa.tuple_(r.c.at, r.c.table_id) > last
    )
    return wanted.order_by(r.c.at, r.c.table_id, r.c.seat)


def is_whole(c: sa.Connection, game: str, rows: int) -> bool:
    """Are so many results all that count for ratings? Those that are sealed are looked for only if some are missing."""
    every, of_game = _all_rated(), {"game": game}
    missing = int(c.execute(every, of_game).scalar_one()) - rows
    if missing == 0:
        return True
    hidden = every.where(schema.result.c.table_id.in_(sealed()))
    return missing == int(c.execute(hidden, of_game).scalar_one())


@cache
def _all_rated() -> sa.Select[Any]:
    """Count what counts for ratings, from an index alone."""
    r = schema.result
    return sa.select(sa.func.count()).where(r.c.game == sa.bindparam("game"), r.c.rated)


def rename_player(c: sa.Connection, table: str, player: str, name: str) -> None:
    """Write another player into the results of a table, for the person and the bot of that person."""
    r = schema.result
    named = sa.and_(r.c.table_id == table, _is_of(player))
    game = c.execute(sa.select(r.c.game).where(named)).scalars().first()
    if game is not None:
        c.execute(sa.update(r).where(named).values(player=name))
        rating_books.outdate(c, game)


def names(c: sa.Connection, players: Iterable[str]) -> dict[str, str]:
    """Return the names of those players who are people."""
    p = schema.person
    wanted = sa.select(p.c.id, p.c.name).where(p.c.id.in_(list(players)))
    return {row.id: row.name for row in c.execute(wanted)}


def lent_names(c: sa.Connection, tables: Iterable[str]) -> dict[tuple[str, int], str]:
    """Return what people are called at those of the tables that are for children, by table and seat."""
    k = schema.chair
    wanted = sa.select(k).where(k.c.table_id.in_(list(tables)), k.c.lent.is_not(None))
    return {(row.table_id, row.seat): row.lent for row in c.execute(wanted)}


def is_open() -> sa.ColumnElement[bool]:
    """Hold results back until all tables of the same deal are over: they would tell something of the deal."""
    own, other = schema.game_table.alias(), schema.game_table.alias()
    drawing = sa.and_(other.c.seed == own.c.seed, other.c.status.in_(UNENDED))
    return ~sa.exists().where(own.c.id == schema.result.c.table_id, drawing)


def _is_before(game: tuple[int, str]) -> sa.ColumnElement[bool]:
    """Find the results of games that ended earlier; of those of one moment the table decides."""
    r = schema.result
    return sa.tuple_(r.c.at, r.c.table_id) < _moment(game)


def _moment(game: tuple[int, str]) -> sa.ColumnElement[Any]:
    return sa.tuple_(sa.literal(game[0]), sa.literal(game[1]))


def _is_of(person: str) -> sa.ColumnElement[bool]:
    """Find the results of a person and of their bots."""
    return schema.result.c.player.in_((person, PROGRAM + person))
