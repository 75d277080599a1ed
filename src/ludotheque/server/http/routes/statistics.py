"""Statistics, the leaderboard, my games and my data."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get
from litestar.datastructures import State

from ludotheque.server.data_export import export_person
from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.protocol import statistics
from ludotheque.server.statistics import history, leaderboard
from ludotheque.server.statistics.like_me import like_me
from ludotheque.server.statistics.rating_change import rating_change


@get("/me/games", summary="My results, ratings, luck and openings, game by game", spends=40)
async def my_games(state: State, who: Person) -> statistics.MyGames:
    node: Node = state.node
    node.rate_limits.take(who.id, "looks")
    return await node.store.read(lambda c: leaderboard.my_games(c, node.rating_books, who.id))


@get(
    "/me/history", summary="My games that are over, the newest first; before: the `next` of the page before", spends=10
)
async def my_history(state: State, who: Person, before: str = "") -> statistics.History:
    state.node.rate_limits.take(who.id, "looks")
    found: statistics.History = await state.node.store.read(lambda c: history.history(c, who.id, before))
    return found


@get("/me/export", summary="All that the house holds about me, as one JSON", spends=300)
async def my_data(state: State, address: str, owner: Person) -> Response[dict[str, Any]]:
    state.node.rate_limits.take(address, "merges")
    found = await state.node.store.read(lambda c: export_person(c, owner.id), patient=True)
    return Response(found, headers={"content-disposition": 'attachment; filename="ludotheque.json"'})


@get("/me/like/{slug:str}", summary="The level of the bots that is like me at a game", spends=40)
async def like(state: State, who: Person, slug: str) -> statistics.LikeMe:
    state.node.rate_limits.take(who.id, "looks")
    game = known_game(slug).slug
    found: statistics.LikeMe = await state.node.store.read(lambda c: like_me(c, state.node.rating_books, game, who.id))
    return found


@get("/standings", summary="The leaderboard of the house", spends=40)
async def standings(state: State, who: Person) -> statistics.Standings:
    node: Node = state.node
    node.rate_limits.take(who.id, "looks")
    return await node.store.read(lambda c: leaderboard.standings(c, node.rating_books, who.id))


@get("/me/ratings/{table:str}", summary="What a finished game did to my rating, or why it does not count", spends=40)
async def my_rating_change(state: State, who: Person, table: str) -> statistics.RatingChange:
    node: Node = state.node
    node.rate_limits.take(who.id, "looks")
    found = (await node.tables.find(table)).table
    if found.unplayable:
        raise Refusal("other_rules", found.notice)
    if not (found.has_ended and found.has_begun):
        raise Refusal("not_over")
    seats = found.seats_of(who.id)
    if not seats:
        raise Refusal("not_seated", "You did not play this game.")
    return await node.store.read(lambda c: rating_change(c, node.rating_books, found, seats[0]))


router = Router("/", route_handlers=[my_games, my_history, my_data, like, standings, my_rating_change], tags=["me"])
