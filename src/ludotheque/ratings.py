"""Rate players by their results, with openskill (Plackett-Luce, Weng and Lin)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

SKILL, DOUBT, BETA = 25.0, 25 / 3, 25 / 6  # of a newcomer, and how far chance carries a game: openskill's own
NEWCOMER = 1500
POINTS = 400 / (math.sqrt(2) * BETA * math.log(10))  # of one unit of skill, see `shown`

Sureness = Literal["uncertain", "fair", "sure"]


class Rating(NamedTuple):
    """Skill and its doubt: the true skill lies within two doubts of it, 95 times in 100."""

    skill: float
    doubt: float
    games: int

    @property
    def cautious(self) -> float:
        """What the player is worth almost for sure, so that a few lucky games do not lead."""
        return self.skill - 3 * self.doubt


class Shown(NamedTuple):
    """A rating as people read it: the true number lies within the margin, 95 times in 100."""

    points: int
    margin: int
    sureness: Sureness


def shown(rating: Rating | None) -> Shown:
    """Convert a rating to the familiar scale; None is a newcomer, who stands at 1500.

    Between two players whose skills are known, Plackett-Luce gives odds of exp(difference / (sqrt(2) * beta)): a
    difference of 400 points is ten to one, as Elo's. The words are thirds of a newcomer's doubt.

    >>> shown(None)
    Shown(points=1500, margin=491, sureness='uncertain')
    >>> shown(Rating(30.0, 2.0, 90))
    Shown(points=1647, margin=118, sureness='sure')
    """
    skill, doubt, _ = rating or (SKILL, DOUBT, 0)
    thirds = doubt / DOUBT * 3
    sureness: Sureness = "uncertain" if thirds > 2 else "fair" if thirds > 1 else "sure"
    return Shown(round(NEWCOMER + (skill - SKILL) * POINTS), round(2 * doubt * POINTS), sureness)


def ratings(games: Iterable[Sequence[tuple[str, int]]]) -> dict[str, Rating]:
    """Return the rating of each player after all games; a game lists (player, rank), one pair a chair.

    A player on several chairs learns the mean of them.

    >>> found = ratings([[("ann", 1), ("bob", 2)]] * 3)
    >>> found["ann"].skill > found["bob"].skill, found["ann"].games
    (True, 3)
    """
    from openskill.models import PlackettLuce  # slow to load

    model = PlackettLuce(mu=SKILL, sigma=DOUBT, beta=BETA)
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
