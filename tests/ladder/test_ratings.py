"""Ratings and the scale on which people read them."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from ludotheque.ratings import BETA, DOUBT, POINTS, SKILL, Rating, ratings, shown


def test_a_newcomer_stands_at_1500() -> None:
    assert shown(None) == shown(Rating(SKILL, DOUBT, 0))
    assert (shown(None).points, shown(None).sureness) == (1500, "uncertain")


def test_the_scale_is_linear_in_skill_and_doubt() -> None:
    found = [shown(Rating(skill, 2.0, 9)).points for skill in range(0, 51, 5)]
    assert found == sorted(set(found))
    assert found[0] + found[-1] == 2 * 1500
    margins = [shown(Rating(SKILL, doubt / 2, 9)).margin for doubt in range(1, 17)]
    assert margins == sorted(set(margins))


def test_four_hundred_points_are_ten_to_one() -> None:
    """Of two players without doubt, the one 400 points ahead gains by winning a tenth of what losing would cost."""
    model, sure = PlackettLuce(), 0.01
    ahead = SKILL + 400 / POINTS

    def change(rank: float) -> float:
        teams = [[model.create_rating([skill, sure])] for skill in (ahead, SKILL)]
        return float(model.rate(teams, ranks=[rank, 3 - rank])[0][0].mu - ahead)

    assert (model.mu, model.sigma, model.beta) == (SKILL, DOUBT, BETA)
    assert change(2) / change(1) == pytest.approx(-10, rel=0.01)


def test_doubt_is_said_in_words_and_fades_with_games() -> None:
    def after(games: int) -> str:
        turns = ([("ann", 1 + one % 2), ("bob", 2 - one % 2)] for one in range(games))
        return shown(ratings(turns)["ann"]).sureness

    assert [after(games) for games in (1, 10, 30, 120)] == ["uncertain", "uncertain", "fair", "sure"]


def test_a_few_lucky_games_do_not_lead() -> None:
    lucky, steady = Rating(33.0, 7.0, 3), Rating(30.0, 2.0, 90)
    assert shown(lucky).points > shown(steady).points
    assert lucky.cautious < steady.cautious
