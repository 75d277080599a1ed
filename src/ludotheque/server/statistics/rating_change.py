"""What one finished game did to the rating of somebody who played it."""

from __future__ import annotations

from ludotheque.ratings import Rating, Ratings, shown
from ludotheque.server.protocol.statistics import Rated, RatingChange
from ludotheque.server.statistics.counting import counts, why_uncounted
from ludotheque.server.statistics.rating_book import RatingBooks
from ludotheque.server.statistics.results import player_of
from ludotheque.server.storage.engine import Connection
from ludotheque.server.tables.state import TableState


def rating_change(c: Connection, books: RatingBooks, table: TableState, seat: int) -> RatingChange:
    """Say what the game did after those that ended before it; its own results need not be written yet."""
    why = why_uncounted(table, seat)
    if why is not None:
        return RatingChange(why=why)
    player, game, ended = player_of(table.chairs[seat]), table.plan.game, (table.standing_since, table.id)
    book = books.read(c, game)
    known = book.changes.get(table.id)
    if known is None or player not in known:
        before = book if ended > book.last else books.read_until(c, game, ended)
        known = {player: _one_more(before.people.players, table, player)}
    old, new = known[player]
    return RatingChange(Rated(*shown(old)), Rated(*shown(new)))


def _one_more(players: dict[str, Rating], table: TableState, player: str) -> tuple[Rating | None, Rating]:
    """Rate the game after all that these ratings come from, and leave them as they are."""
    chairs = zip(table.chairs, counts(table), strict=True)
    ranks = [(player_of(chair), count.rank) for chair, count in chairs if count.rated]
    after = Ratings({one: players[one] for one, _ in ranks if one in players})
    after.add(ranks)
    return players.get(player), after.players[player]
