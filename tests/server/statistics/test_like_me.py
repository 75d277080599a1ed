"""'Like me': the level whose rating is nearest to one's own."""

from __future__ import annotations

from typing import get_args

import pytest

from ludotheque.intervals import share
from ludotheque.ladder.strengths import Strength
from ludotheque.ratings import NEWCOMER, POINTS, SKILL, Rating
from ludotheque.registry import slugs
from ludotheque.server.protocol import Level
from ludotheque.server.statistics.like_me import MIN_GAMES, STEP, ladder_of, nearest, standings
from ludotheque.server.statistics.results import BOT

LEVELS = get_args(Level)


def rating(points: int, games: int = MIN_GAMES) -> Rating:
    """A rating that is shown as so many points."""
    return Rating(SKILL + (points - NEWCOMER) / POINTS, 1.0, games)


@pytest.mark.parametrize("game", slugs())
def test_the_measured_levels_climb(game: str) -> None:
    heights = ladder_of(game)
    assert list(heights) == list(LEVELS)
    assert list(heights.values()) == sorted(heights.values())
    assert heights["debutant"] == 0 < heights["champion"]


def test_a_champion_who_thought_less_in_his_match_stands_no_lower_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    even = Strength.measured(3, "champion", "fine-mouche", 60, share(31, 60), {"champion": "0.1s"})
    monkeypatch.setattr("ludotheque.server.statistics.like_me.measured_of", lambda _: [even])
    heights = ladder_of("mark")
    assert heights["champion"] - heights["fine-mouche"] == STEP


def test_without_games_the_habitue_stands_where_newcomers_do() -> None:
    found = standings("mark", {})
    assert found["habitue"] == NEWCOMER
    assert found["debutant"] < NEWCOMER < found["fine-mouche"] < found["champion"]


def test_levels_with_games_stand_where_they_are_rated_and_the_others_beside_them() -> None:
    known = {BOT + "fine-mouche": rating(1700), BOT + "champion": rating(1000, MIN_GAMES - 1)}
    found, measured = standings("mark", known), ladder_of("mark")
    assert found["fine-mouche"] == pytest.approx(1700, abs=1)
    step = measured["champion"] - measured["fine-mouche"]
    assert found["champion"] == pytest.approx(1700 + step, abs=1)  # too few games to be believed


def test_the_nearest_level_follows_a_rating() -> None:
    levels = standings("mark", {})
    followed = [nearest(points, levels) for points in range(800, 2600, 20)]
    assert list(dict.fromkeys(followed)) == list(LEVELS)
