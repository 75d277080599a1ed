"""Statistics, the leaderboard, and leaving for good."""

from __future__ import annotations

from litestar import Response, Router, delete, get
from litestar.datastructures import Cookie, State

from ludotheque.server import people, standing
from ludotheque.server.leaving import leave_for_good
from ludotheque.server.who import Who


@get("/me/games", summary="My results, ratings, luck and openings, game by game")
async def my_games(state: State, who: Who) -> standing.MyGames:
    state.house.limits.take(who.id, "looks")
    found: standing.MyGames = await state.house.store.read(lambda c: standing.my_games(c, who.id))
    return found


@get("/standings", summary="The leaderboard of the house")
async def standings(state: State, who: Who) -> standing.Standings:
    state.house.limits.take(who.id, "looks")  # every rated game is gone through
    found: standing.Standings = await state.house.store.read(lambda c: standing.standings(c, who.id))
    return found


@delete("/me", summary="Delete my data: name, account, tokens, notices, chat, statistics; games stay without my name")
async def leave(state: State, who: Who) -> Response[None]:
    await leave_for_good(state.house, who.id)
    return Response(None, status_code=204, cookies=[Cookie(people.COOKIE, value="", max_age=0, path="/")])


router = Router("/", route_handlers=[my_games, standings, leave], tags=["me"])
