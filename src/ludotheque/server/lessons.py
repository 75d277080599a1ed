"""Answer questions about a lesson from the learner's tokens alone: the house keeps nothing of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import convert

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import completed
from ludotheque.kernel.lesson import Lesson, Words
from ludotheque.kernel.lesson_walk import Walk, walk
from ludotheque.kernel.rng import Rng
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.lessons import Lecture, LessonInfo, Said, SceneInfo, Tried
from ludotheque.server.views import explain
from ludotheque.server.views import seat as seat_views
from ludotheque.server.views.beats import beats

MAX_GAMES = 32  # whose lists are kept


@lru_cache(MAX_GAMES)
def infos(game: Game[Any]) -> list[LessonInfo]:
    """List the lessons of a game; made once, because the position of every scene is set up for it."""
    return [_info(game, lesson) for lesson in game.lessons]


def _info(game: Game[Any], lesson: Lesson) -> LessonInfo:
    scenes = [
        SceneInfo(_said(s.title), s.seat, s.begin(game).setting.seats, len(s.decision), list(s.clauses))
        for s in lesson.scene
    ]
    return LessonInfo(_said(lesson.title), scenes, lesson.decisions)


def lecture(game: Game[Any], lesson: Lesson, scene: int, tokens: list[str]) -> Lecture:
    """Show the scene after the learner's tokens."""
    now = _walk(game, lesson, scene, tokens)
    state, seat = now.state, now.scene.seat
    decision = now.decision
    hint = [] if decision is None or decision.expect == "any" else list(decision.expect)
    return Lecture(
        seat=seat_views.seat_view(state, seat, decision is not None),
        turn=int(state.actor()) if state.actor() >= 0 else None,
        beats=[] if now.wrong is not None else beats(now.before, [token for _, token in now.events], seat),
        says=_said(now.says),
        taken=now.taken,
        done=decision is None,
        wrong=now.wrong,
        hint=hint,
    )


def after(game: Game[Any], lesson: Lesson, scene: int, tried: Tried) -> protocol.After:
    """Show what the learner would see after a token; as at a table, chance is not foreseen."""
    now = _walk(game, lesson, scene, tried.tokens)
    return explain.after(now.state, now.scene.seat, tried.token, Rng(0))


def why(game: Game[Any], lesson: Lesson, scene: int, tried: Tried) -> protocol.Why:
    """Name the clause that forbids a token, and the nearest legal one."""
    return explain.why(_walk(game, lesson, scene, tried.tokens).state, tried.token)


def _walk(game: Game[Any], lesson: Lesson, scene: int, tokens: list[str]) -> Walk:
    if not 1 <= scene <= len(lesson.scene):
        raise Refusal("no_scene", f"There is no scene {scene}; accepted are 1 to {len(lesson.scene)}.")
    try:
        return walk(game, lesson.scene[scene - 1], tokens)
    except LudoError as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None


def _said(words: Words) -> Said:
    return convert(completed(words), Said)
