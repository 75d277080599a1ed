"""First lessons: stateless, open to everybody."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.exceptions import NotFoundException

from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import Lesson
from ludotheque.server import lessons, protocol
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.protocol.lessons import Learnt, Lecture, LessonInfo, Tried


def _lesson(slug: str) -> tuple[Game[Any], Lesson]:
    game = known_game(slug)
    if game.lesson is None:
        raise NotFoundException(f"There is no lesson of {game.title} yet.")
    return game, game.lesson


@get("/", summary="The first lesson of a game: its scenes", sync_to_thread=False, spends=10)
def lesson(slug: str) -> LessonInfo:
    return lessons.info(*_lesson(slug))


@post("/{scene:int}", summary="A scene after the learner's tokens", status_code=200, sync_to_thread=False, spends=10)
def scene_now(slug: str, scene: int, data: Learnt) -> Lecture:
    return lessons.lecture(*_lesson(slug), scene, data.tokens)


@post("/{scene:int}/aim", summary="What would be true after a token", status_code=200, sync_to_thread=False, spends=10)
def aim(slug: str, scene: int, data: Tried) -> protocol.After:
    return lessons.after(*_lesson(slug), scene, data)


@post("/{scene:int}/why", summary="Why a token is not allowed", status_code=200, sync_to_thread=False, spends=10)
def why(slug: str, scene: int, data: Tried) -> protocol.Why:
    return lessons.why(*_lesson(slug), scene, data)


router = Router("/games/{slug:str}/lesson", route_handlers=[lesson, scene_now, aim, why], tags=["lessons"])
