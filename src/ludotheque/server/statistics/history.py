"""The games that a person played, page by page."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.statistics import History, PlayedGame, PlayedSeat
from ludotheque.server.statistics.results import BOT
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.results import PROGRAM

PAGE = 20  # games
CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,22})")


def history(c: Connection, person: str, before: str) -> History:
    """Return a page of the person's games; ``before``: what the page before gave as next."""
    found = stored_results.history(c, person, _cursor(before), PAGE + 1)
    page = found[:PAGE]
    rows = stored_results.of_tables(c, (row.table_id for row in page))
    names = stored_results.names(c, {row.player.removeprefix(PROGRAM) for row in rows})
    lent = stored_results.lent_names(c, (row.table_id for row in page))
    tables = {table: list(chairs) for table, chairs in groupby(rows, key=lambda row: row.table_id)}
    games = [_game(tables[row.table_id], names, lent, person) for row in page]
    return History(games, f"{page[-1].at}.{page[-1].table_id}" if len(found) > PAGE else None)


def _cursor(text: str) -> tuple[int, str] | None:
    """Read where a page begins; the empty text is the first page."""
    if not text:
        return None
    found = CURSOR.fullmatch(text)
    if found is None:
        raise Refusal("malformed", f"There is no page {text!r}; leave it out for the first one, then take next.")
    return int(found[1]), found[2]


def _game(rows: list[Any], names: dict[str, str], lent: dict[tuple[str, int], str], person: str) -> PlayedGame:
    first = rows[0]
    seats = [_seat(row, names, lent, person) for row in rows]
    rated = any(row.rated for row, seat in zip(rows, seats, strict=True) if seat.mine)
    return PlayedGame(first.table_id, first.game, first.at, rated, seats)


def _seat(row: Any, names: dict[str, str], lent: dict[tuple[str, int], str], person: str) -> PlayedSeat:
    """Tell who played on a chair, by the name they had at a children's table.

    Whoever let a stand-in play there did not, and is not named.
    """
    level = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    player = row.player.removeprefix(PROGRAM)
    name = names.get(player)
    if name is not None and player != person:
        name = lent.get((row.table_id, row.seat), name)
    return PlayedSeat(name if row.played else None, level, player == person, row.rank, row.score)
