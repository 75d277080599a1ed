"""Ratings of people and bots by openskill (Plackett-Luce), from the results in their order."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, NamedTuple


class Rating(NamedTuple):
    """Skill and doubt; ``shown`` is what one is worth almost for sure, so that a few lucky games do not lead."""

    skill: float
    doubt: float
    games: int

    @property
    def shown(self) -> float:
        return self.skill - 3 * self.doubt


def ratings(rows: Iterable[Any]) -> dict[str, Rating]:
    """The rating of each player of one game; ``rows``: table_id, player, rank, in the order of the games.

    A level on several chairs learns the mean of them.
    """
    from openskill.models import PlackettLuce  # slow to load

    model = PlackettLuce()
    skills: dict[str, Any] = {}
    games: dict[str, int] = {}
    for _, seated in groupby(rows, key=lambda row: row.table_id):
        seats = list(seated)
        teams = [[_copy(model, skills.get(row.player) or model.rating())] for row in seats]
        after = model.rate(teams, ranks=[float(row.rank) for row in seats])
        for player in {row.player for row in seats}:
            mine = [team[0] for team, row in zip(after, seats, strict=True) if row.player == player]
            mu, sigma = sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
            skills[player] = model.create_rating([mu, sigma])
            games[player] = games.get(player, 0) + 1
    return {player: Rating(skill.mu, skill.sigma, games[player]) for player, skill in skills.items()}


def _copy(model: Any, rating: Any) -> Any:
    return model.create_rating([rating.mu, rating.sigma])
