"""Ratings and the scale on which people read them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from ludotheque.ratings import BETA, DOUBT, POINTS, SKILL, Rating, Ratings, ratings, shown


def test_a_newcomer_stands_at_1500() -> None:
    assert shown(None) == shown(Rating(SKILL, DOUBT, 0))
    assert (shown(None).points, shown(None).sureness) == (1500, "uncertain")


skills = st.tuples(st.floats(-20, 70), st.floats(0.1, 10), st.integers(1, 9))


@given(st.lists(skills, min_size=2, max_size=9))
def test_games_are_rated_as_openskill_rates_them(seats: list[tuple[float, float, int]]) -> None:
    """With any skills, doubts and shared ranks."""
    model = PlackettLuce(mu=SKILL, sigma=DOUBT, beta=BETA)
    teams = [[model.create_rating([skill, doubt])] for skill, doubt, _ in seats]
    wanted = model.rate(teams, ranks=[float(rank) for *_, rank in seats])
    found = Ratings({str(seat): Rating(skill, doubt, 5) for seat, (skill, doubt, _) in enumerate(seats)})
    found.add([(str(seat), rank) for seat, (*_, rank) in enumerate(seats)])
    for seat, (one,) in enumerate(wanted):
        assert found.players[str(seat)] == pytest.approx((one.mu, one.sigma, 6), rel=1e-9, abs=1e-9)


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
