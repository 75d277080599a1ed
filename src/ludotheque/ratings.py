"""Rate players by their results: Plackett-Luce after Weng and Lin (JMLR 12, 2011, algorithm 4).

The figures are those of openskill, which the tests compare them with. It is written out here because a house with many
finished games rates them all when somebody in their results is called otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

SKILL, DOUBT, BETA = 25.0, 25 / 3, 25 / 6  # of a newcomer, and how far chance carries a game: openskill's own
DRIFT = SKILL / 300  # doubt that comes back before each game, because people change
LEAST = 0.0001  # of the square of a doubt that stays after a game, however clear it was
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


class Ratings:
    """Ratings that follow the games, one after the other.

    A player on several chairs learns the mean of them.

    >>> found = Ratings()
    >>> for _ in range(3):
    ...     found.add([("ann", 1), ("bob", 2)])
    >>> found.players["ann"].skill > found.players["bob"].skill, found.players["ann"].games
    (True, 3)
    """

    def __init__(self, players: Mapping[str, Rating] | None = None) -> None:
        self.players: dict[str, Rating] = dict(players or {})

    def add(self, chairs: Sequence[tuple[str, int]]) -> None:
        """Rate one more game: (player, rank), one pair a chair."""
        before = [self.players.get(player) or Rating(SKILL, DOUBT, 0) for player, _ in chairs]
        after = _rated(before, [rank for _, rank in chairs])
        for player, old in dict(zip((player for player, _ in chairs), before, strict=True)).items():
            mine = [new for new, (owner, _) in zip(after, chairs, strict=True) if owner == player]
            skill, doubt = sum(new[0] for new in mine) / len(mine), sum(new[1] for new in mine) / len(mine)
            self.players[player] = Rating(skill, doubt, old.games + 1)


def _rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[tuple[float, float]]:
    """Return the skill and doubt of each chair after a game; lower ranks are better, equal ones share a place."""
    variances = [rating.doubt**2 + DRIFT**2 for rating in before]
    spread = math.sqrt(sum(variances) + len(before) * BETA**2)
    strengths = [math.exp(rating.skill / spread) for rating in before]
    fields = {rank: sum(s for s, other in zip(strengths, ranks, strict=True) if other >= rank) for rank in ranks}
    found = []
    for rating, variance, strength, rank in zip(before, variances, strengths, ranks, strict=True):
        shares = [strength / total for better, total in fields.items() if better <= rank]  # of each place to be won
        gain = 1 / ranks.count(rank) - sum(shares)
        learnt = sum(share * (1 - share) for share in shares) * (math.sqrt(variance) / spread) ** 3
        found.append((rating.skill + gain * variance / spread, math.sqrt(variance * max(1 - learnt, LEAST))))
    return found


def ratings(games: Iterable[Sequence[tuple[str, int]]]) -> dict[str, Rating]:
    """Return the rating of each player after all games.

    >>> found = ratings([[("ann", 1), ("bob", 2)]] * 3)
    >>> found["ann"].skill > found["bob"].skill, found["ann"].games
    (True, 3)
    """
    found = Ratings()
    for chairs in games:
        found.add(chairs)
    return found.players
