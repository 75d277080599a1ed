"""Rate players by their results, with openskill (Plackett-Luce, Weng and Lin)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple


class Rating(NamedTuple):
    """Skill and its doubt: the true skill lies within two doubts of it, 95 times in 100."""

    skill: float
    doubt: float
    games: int

    @property
    def shown(self) -> float:
        """What the player is worth almost for sure, so that a few lucky games do not lead."""
        return self.skill - 3 * self.doubt


def ratings(games: Iterable[Sequence[tuple[str, int]]]) -> dict[str, Rating]:
    """Return the rating of each player after all games; a game lists (player, rank), one pair a chair.

    A player on several chairs learns the mean of them.

    >>> found = ratings([[("ann", 1), ("bob", 2)]] * 3)
    >>> found["ann"].skill > found["bob"].skill, found["ann"].games
    (True, 3)
    """
    from openskill.models import PlackettLuce  # slow to load

    model = PlackettLuce()
    skills: dict[str, Any] = {}
    played: dict[str, int] = {}
    for chairs in games:
        before = [skills.get(player) or model.rating() for player, _ in chairs]
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = model.rate(teams, ranks=[float(rank) for _, rank in chairs])
        for player in {player for player, _ in chairs}:
            mine = [team[0] for team, (owner, _) in zip(after, chairs, strict=True) if owner == player]
            mu, sigma = sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
            skills[player] = model.create_rating([mu, sigma])
            played[player] = played.get(player, 0) + 1
    return {player: Rating(skill.mu, skill.sigma, played[player]) for player, skill in skills.items()}
