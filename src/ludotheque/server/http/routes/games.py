"""The shelf: games, their options, rulebooks, words and editions."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException

from ludotheque.kernel.languages import LANGUAGES
from ludotheque.registry import load, slugs
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.protocol.catalogue import EditionInfo, GameInfo, RulebookInfo
from ludotheque.server.views.catalogue import edition_info, game_info, rulebook_info

FOR_A_WHILE = CacheControlHeader(public=True, max_age=300)  # the same for everybody until the house is renewed


@get("/games", summary="All games", sync_to_thread=False, cache_control=FOR_A_WHILE, spends=5)
def games() -> list[GameInfo]:
    return [game_info(load(slug)) for slug in slugs()]


@get("/games/{slug:str}/rulebook", summary="The rulebook of a game", sync_to_thread=False, spends=5)
def rulebook(slug: str) -> RulebookInfo:
    return rulebook_info(known_game(slug).rulebook)


@get("/games/{slug:str}/edition", summary="The house edition of a game", sync_to_thread=False, spends=5)
def edition(slug: str) -> EditionInfo:
    return edition_info(known_game(slug).edition)


@get("/games/{slug:str}/editions", summary="The ready editions of a game", sync_to_thread=False, spends=5)
def ready_editions(slug: str) -> list[EditionInfo]:
    return [edition_info(box) for box in known_game(slug).ready_editions.values()]


@get(
    "/games/{slug:str}/words/{lang:str}",
    summary="The game's messages (Fluent)",
    sync_to_thread=False,
    cache_control=FOR_A_WHILE,
    spends=5,
)
def words(slug: str, lang: str) -> Response[str]:
    if lang not in LANGUAGES:
        raise NotFoundException(f"Languages are {', '.join(LANGUAGES)}.")
    return Response(known_game(slug).catalogue(lang), media_type=MediaType.TEXT)


router = Router("/", route_handlers=[games, rulebook, edition, ready_editions, words], tags=["games"])
