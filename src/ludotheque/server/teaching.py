"""A lesson on the wire: made anew from the learner's tokens at each question, so the house keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import Lesson, Words
from ludotheque.kernel.lesson_walk import Walk, walk
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import Rng
from ludotheque.server import explaining, seeing, wire
from ludotheque.server.refusal import Refusal

Tokens = Annotated[list[wire.Token], Meta(max_length=60)]


class Said(Struct, frozen=True):
    """A text in both languages; ``{1}`` in it is the name of seat 1."""

    fr: str
    en: str


class SceneInfo(Struct, frozen=True):
    """One scene: its title, who sits at its table, how often the learner decides."""

    title: Said
    seat: int
    seats: int
    decisions: int
    clauses: list[str]


class LessonInfo(Struct, frozen=True):
    """The first lesson of a game."""

    scenes: list[SceneInfo]
    decisions: int


class Learnt(Struct, forbid_unknown_fields=True, frozen=True):
    """The learner's tokens in this scene so far."""

    tokens: Tokens = []


class Tried(Struct, forbid_unknown_fields=True, frozen=True):
    """A token that the learner aims at or asks about, after these tokens."""

    token: wire.Token
    tokens: Tokens = []


class Beat(Struct, frozen=True):
    """One thing that happened, and what the learner saw afterwards."""

    line: wire.LogLine
    view: dict[str, Any]
    text: list[wire.Marked]


class Lecture(Struct, frozen=True):
    """The table of a scene now, and what the teacher says.

    ``beats`` lead here from the learner's last decision; ``wrong`` is a token that is not the one taught: nothing was
    played; ``hint`` are the tokens that would be right.
    """

    seat: wire.SeatView
    turn: int | None
    beats: list[Beat]
    says: Said
    taken: int
    done: bool
    wrong: str | None
    hint: list[str]


def info(game: Game[Any], lesson: Lesson) -> LessonInfo:
    """What a list of lessons says of one."""
    scenes = [
        SceneInfo(_said(s.title), s.seat, s.begin(game).setting.seats, len(s.decision), list(s.clauses))
        for s in lesson.scene
    ]
    return LessonInfo(scenes, lesson.decisions)


def lecture(game: Game[Any], lesson: Lesson, scene: int, tokens: list[str]) -> Lecture:
    """The scene after the learner's tokens."""
    now = _walk(game, lesson, scene, tokens)
    state, seat = now.state, now.scene.seat
    decision = now.decision
    hint = [] if decision is None or decision.expect == "any" else list(decision.expect)
    return Lecture(
        seat=seeing.seat_shown(state, seat, decision is not None),
        turn=int(state.actor()) if state.actor() >= 0 else None,
        beats=[] if now.wrong is not None else _beats(now, seat),
        says=_said(now.says),
        taken=now.taken,
        done=decision is None,
        wrong=now.wrong,
        hint=hint,
    )


def after(game: Game[Any], lesson: Lesson, scene: int, tried: Tried) -> wire.After:
    """What the learner would see after a token; as at a table, chance is not foreseen."""
    now = _walk(game, lesson, scene, tried.tokens)
    return explaining.after(now.state, now.scene.seat, tried.token, Rng(0))


def why(game: Game[Any], lesson: Lesson, scene: int, tried: Tried) -> wire.Why:
    """The clause that forbids a token, and the nearest legal one."""
    return explaining.why(_walk(game, lesson, scene, tried.tokens).state, tried.token)


def _walk(game: Game[Any], lesson: Lesson, scene: int, tokens: list[str]) -> Walk:
    if not 1 <= scene <= len(lesson.scene):
        raise Refusal("no_scene", f"There is no scene {scene}; accepted are 1 to {len(lesson.scene)}.")
    try:
        return walk(game, lesson.scene[scene - 1], tokens)
    except LudoError as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None


def _beats(now: Walk, seat: int) -> list[Beat]:
    """The learner's last decision and what followed, told as the learner may know it."""
    game, edition = now.state.setting.game, now.state.setting.edition
    state = now.before.clone()
    view = state.observe(seat)
    found = []
    for step, (actor, token) in enumerate(now.events):
        shown = game.masked(state, token, seat)
        state.apply(game.action(state, token))
        seen = seeing.seen(state, seat, words=True)
        line = wire.LogLine(step, 0, actor, shown, game.narrate(view, actor, shown, seen.view, edition, mark))
        found.append(Beat(line, seen.view, seen.text))
        view = seen.view
    return found


def _said(words: Words) -> Said:
    return Said(words.fr, words.en)
