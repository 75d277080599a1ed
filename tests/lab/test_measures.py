"""What is read from a game: against games whose course is known."""

from __future__ import annotations

import polars as pl
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import support
from ludotheque.lab.components import components_of
from ludotheque.lab.engine.story import Story
from ludotheque.lab.games import COLUMNS
from ludotheque.lab.measures import SCALARS, measures
from ludotheque.registry import load


def story(*rows: tuple[int, ...]) -> Story:
    return Story(vec[i64]([rank for row in rows for rank in row]), len(rows[0]))


def test_the_story_of_a_game_with_two_changes_of_the_lead() -> None:
    told = story((1, 1), (1, 2), (2, 1), (1, 1), (1, 2))
    assert (told.turns, told.winner, told.changes) == (4, 0, 2)
    assert told.decided == 4  # seat 1 shared the lead until turn 3
    assert told.behind == 1
    assert told.rank(2, 0) == 2


def test_a_leader_from_the_first_turn_has_decided_it_at_once() -> None:
    told = story((2, 1, 3), (2, 1, 3), (2, 1, 3))
    assert (told.winner, told.changes, told.decided, told.behind) == (1, 0, 0, 0)


def test_a_shared_lead_decides_nothing_and_a_shared_win_never_does() -> None:
    assert story((1, 1, 1), (1, 1, 3), (1, 2, 3), (1, 2, 3)).decided == 2
    assert story((1, 1), (1, 2), (1, 1)).decided == 2
    assert story((1, 2, 3), (3, 1, 1), (1, 1, 3)).decided == 2  # seat 2 led last at turn 1


def frame() -> pl.DataFrame:
    common = (50, 40, [20, 20], 100, 9, 10, 20, 3)
    rows = [
        (0, 2, 0, ["habitue"] * 2, [10, 4], [1, 2], *common, 0.2, 1, 0.0, [3, 0, 1, 1]),
        (0, 2, 1, ["habitue"] * 2, [7, 7], [1, 1], *common, 0.9, 2, 0.5, [1, 1, 0, 2]),
    ]
    return pl.DataFrame(rows, schema=COLUMNS, orient="row")


def test_figures_of_two_games() -> None:
    found = measures(frame(), 2)
    first, second = (dict(zip(SCALARS, row, strict=True)) for row in found.scalars.tolist())
    assert first["branching"] == 2.5
    assert first["dead"] == 0.25
    assert (first["runaway"], first["comeback"], first["tie"], first["margin"]) == (1, 0, 0, 6)
    assert (second["runaway"], second["comeback"], second["tie"], second["margin"]) == (0, 1, 1, 0)
    assert found.wins.tolist() == [[1.0, 0.0], [0.5, 0.5]]
    assert found.beaten.tolist() == [[1.0, 0.0], [0.5, 0.5]]
    assert found.uses[0].tolist() == [[3.0, 0.0], [1.0, 1.0]]


@pytest.mark.parametrize("slug", support.HOUSE)
def test_every_game_says_what_its_components_are(slug: str) -> None:
    game = load(slug)
    found = components_of(game.setting(game.max_seats)).all
    assert len(found) >= 5
    for language in ("fr", "en"):
        names = [(one.group[language], one.label[language]) for one in found]
        assert len(set(names)) == len(names)
    assert game.file("components.toml")


def test_a_game_without_the_file_is_counted_by_its_notation() -> None:
    game = load("cochon")
    found = components_of(game.setting(2))
    assert {one.label["en"] for one in found.all} == {form.shown for form in game.forms}
