"""Every lesson of every game plays as it is written, in both languages, and is neither too short nor too long."""

from __future__ import annotations

import re

import pytest

import ludotheque as ludo
from ludotheque.kernel.lesson import Lesson, Words
from ludotheque.kernel.lesson_walk import check, walk
from support import HOUSE

FEWEST, MOST = 8, 25  # decisions of a lesson
LONGEST = 240  # characters the teacher says at once
TAUGHT = [(slug, number) for slug in HOUSE for number, _ in enumerate(ludo.load(slug).lessons, 1)]
every_lesson = pytest.mark.parametrize(("slug", "number"), TAUGHT)


def lesson_of(slug: str, number: int) -> Lesson:
    return ludo.load(slug).lessons[number - 1]


def texts(lesson: Lesson) -> list[tuple[str, Words]]:
    """All that the teacher says, with its place."""
    found = [("title", lesson.title)]
    for number, scene in enumerate(lesson.scene, 1):
        found += [(f"scene {number} title", scene.title), (f"scene {number} done", scene.done)]
        for at, decision in enumerate(scene.decision, 1):
            found.append((f"scene {number} decision {at} says", decision.says))
            if decision.other is not None:
                found.append((f"scene {number} decision {at} other", decision.other))
    return found


@every_lesson
def test_every_way_through_every_scene_plays(slug: str, number: int) -> None:
    game = ludo.load(slug)
    assert check(game, lesson_of(slug, number)) >= len(lesson_of(slug, number).scene)


@every_lesson
def test_a_lesson_is_of_the_right_length(slug: str, number: int) -> None:
    assert FEWEST <= lesson_of(slug, number).decisions <= MOST


@every_lesson
def test_the_teacher_is_brief_and_speaks_well(slug: str, number: int) -> None:
    for where, words in texts(lesson_of(slug, number)):
        assert len(words["fr"]) <= LONGEST, (where, len(words["fr"]))
        assert len(words["en"]) <= LONGEST, (where, len(words["en"]))
        assert not re.search(r"[^\s\u202f«]([:;?!»])(?!\w)", words["fr"]), f"{where}: a blank before {words['fr']!r}"
        assert not re.search(r"\b(tu|ton|tes|toi)\b", words["fr"]), f"{where}: vous, not tu"
        named = [sorted(re.findall(r"\{(\d)\}", text)) for text in (words["fr"], words["en"])]
        assert all(re.fullmatch(r"[^{}]*(\{\d\}[^{}]*)*", text) for text in (words["fr"], words["en"])), where
        assert set(named[0]) == set(named[1]), f"{where}: both languages name the same seats"


@every_lesson
def test_seats_that_the_teacher_names_are_at_the_table(slug: str, number: int) -> None:
    game = ludo.load(slug)
    for scene in lesson_of(slug, number).scene:
        seats = walk(game, scene, []).state.setting.seats
        for words in (scene.done, *(decision.says for decision in scene.decision)):
            assert all(int(seat) < seats for seat in re.findall(r"\{(\d)\}", words["fr"] + words["en"]))
            assert f"{{{scene.seat}}}" not in words["fr"], "the learner is 'vous'"


@every_lesson
def test_a_token_that_is_not_taught_changes_nothing(slug: str, number: int) -> None:
    game = ludo.load(slug)
    for scene in lesson_of(slug, number).scene:
        begun = walk(game, scene, [])
        wrong = [t for t in game.legal_tokens(begun.state) if begun.decision and not begun.decision.accepts(t)]
        for token in wrong[:3]:
            tried = walk(game, scene, [token])
            assert tried.wrong == token
            assert tried.state.position() == begun.state.position()
            assert begun.decision is not None
            assert tried.says == begun.decision.other
