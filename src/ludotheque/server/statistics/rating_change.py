"""What one finished game did to the rating of somebody who played it."""

from __future__ import annotations

from ludotheque.ratings import ratings, shown
from ludotheque.server.protocol.statistics import Rated, RatingChange
from ludotheque.server.statistics.counting import counts, why_uncounted
from ludotheque.server.statistics.leaderboard import games_of, split
from ludotheque.server.statistics.results import player_of
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.engine import Connection
from ludotheque.server.tables.state import TableState


def rating_change(c: Connection, table: TableState, seat: int) -> RatingChange:
    """Rate the game after those that ended before it; its own results need not be written yet."""
    why = why_uncounted(table, seat)
    if why is not None:
        return RatingChange(why=why)
    chairs = zip(table.chairs, counts(table), strict=True)
    last = [(player_of(chair), count.rank) for chair, count in chairs if count.rated]
    player, game, ended = player_of(table.chairs[seat]), table.plan.game, (table.standing_since, table.id)
    earlier = games_of(split(stored_results.rated(c, game, ended))[0])
    before, after = ratings(earlier).get(player), ratings([*earlier, last])[player]
    return RatingChange(Rated(*shown(before)), Rated(*shown(after)))
