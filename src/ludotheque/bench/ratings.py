"""Ratings of the levels by openskill (Plackett-Luce, Weng and Lin)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludotheque.bench.match import Outcome


class Rating(NamedTuple):
    """Skill and its uncertainty; the true skill is within two of them, 95 times in 100."""

    skill: float
    doubt: float


def rated(levels: Iterable[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of each level after all games. A level on two chairs learns the mean of both."""
    from openskill.models import PlackettLuce  # slow to load

    model = PlackettLuce()
    skills = {level: model.rating(name=level) for level in levels}
    for outcome in outcomes:
        seated = outcome.pairing.levels
        teams = [[model.create_rating([skills[slug].mu, skills[slug].sigma])] for slug in seated]
        after = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for slug in set(seated):
            mine = [team[0] for team, owner in zip(after, seated, strict=True) if owner == slug]
            mu, sigma = sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
            skills[slug] = model.create_rating([mu, sigma])
    return {slug: Rating(skill.mu, skill.sigma) for slug, skill in skills.items()}
