"""Statistics, the leaderboard, and leaving for good."""

from __future__ import annotations

from litestar import Router, get
from litestar.datastructures import State

from ludotheque.server.identity import Person
from ludotheque.server.protocol import statistics
from ludotheque.server.statistics import leaderboard


@get("/me/games", summary="My results, ratings, luck and openings, game by game", spends=40)
async def my_games(state: State, who: Person) -> statistics.MyGames:
    state.node.rate_limits.take(who.id, "looks")
    found: statistics.MyGames = await state.node.store.read(lambda c: leaderboard.my_games(c, who.id))
    return found


@get("/standings", summary="The leaderboard of the house", spends=40)
async def standings(state: State, who: Person) -> statistics.Standings:
    state.node.rate_limits.take(who.id, "looks")  # every rated game is gone through
    found: statistics.Standings = await state.node.store.read(lambda c: leaderboard.standings(c, who.id))
    return found


router = Router("/", route_handlers=[my_games, standings], tags=["me"])
