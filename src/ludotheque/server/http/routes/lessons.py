"""Lessons: stateless, open to everybody."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.exceptions import NotFoundException

from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import Lesson
from ludotheque.server import lessons, protocol
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.protocol.lessons import Learnt, Lecture, LessonInfo, Tried


def _lesson(slug: str, number: int) -> tuple[Game[Any], Lesson]:
    game = known_game(slug)
    if not 1 <= number <= len(game.lessons):
        raise NotFoundException(f"There is no lesson {number} of {game.title}; it has {len(game.lessons)}.")
    return game, game.lessons[number - 1]


@get("/", summary="The lessons of a game and their scenes", sync_to_thread=False)
def listed(slug: str) -> list[LessonInfo]:
    return lessons.infos(known_game(slug))


@post(
    "/{lesson:int}/{scene:int}",
    summary="A scene after the learner's tokens",
    status_code=200,
    sync_to_thread=False,
)
def scene_now(slug: str, lesson: int, scene: int, data: Learnt) -> Lecture:
    return lessons.lecture(*_lesson(slug, lesson), scene, data.tokens)


@post(
    "/{lesson:int}/{scene:int}/aim", summary="What would be true after a token", status_code=200, sync_to_thread=False
)
def aim(slug: str, lesson: int, scene: int, data: Tried) -> protocol.After:
    return lessons.after(*_lesson(slug, lesson), scene, data)


@post(
    "/{lesson:int}/{scene:int}/why",
    summary="Why a token is not allowed",
    status_code=200,
    sync_to_thread=False,
)
def why(slug: str, lesson: int, scene: int, data: Tried) -> protocol.Why:
    return lessons.why(*_lesson(slug, lesson), scene, data)


router = Router(
    "/games/{slug:str}/lessons", route_handlers=[listed, scene_now, aim, why], tags=["lessons"], opt={"spends": 10}
)
