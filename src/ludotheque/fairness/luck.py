"""Were the dice bad? What was drawn against what was to be expected, with an honest p-value.

At each chance event the odds are known. Each kind of draw (``roll:…``, ``draw:…``) shows faces; their numbers are
summed over the game, and so are, draw by draw, the expected numbers and how they vary together given all that came
before. For a plain die the quadratic form of the gaps is Pearson's chi-square; for two dice in one token and for
cards that are not put back it stays right, which Pearson's would not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from ludotheque.fairness.chi import quadratic, survival
from ludotheque.fairness.drawing import kind_of
from ludotheque.fairness.odds import Draw, Odds

ENOUGH = 5.0  # rarer faces are tested together: below that, chi-square is not to be trusted


class Face(Struct, frozen=True):
    """A face, a card, a seat: how often it came, and how often it was to be expected."""

    name: str
    seen: int
    expected: float


class Kind(Struct, frozen=True):
    """One kind of draw. ``p`` is None when there were too few draws to say anything.

    ``groups``: how many groups of faces were compared, after rare ones were put together.
    """

    kind: str
    draws: int
    faces: list[Face]
    chi: float | None
    degrees: int
    groups: int
    p: float | None


class Luck(Struct, frozen=True):
    """All kinds of draw of a game or of many; ``p`` is the smallest, corrected for the number of kinds looked at."""

    games: int
    kinds: list[Kind]
    p: float | None


@dataclass
class Sums:
    """What one kind of draw adds up to."""

    draws: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    expected: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    together: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))

    def add(self, draw: Draw, moments: Moments) -> None:
        self.draws += 1
        self.seen.update(faces(draw.token))
        for name, mean in moments.mean.items():
            self.expected[name] += mean
        for pair, value in moments.spread.items():
            self.together[pair] += value


class Moments:
    """Mean and covariance of the numbers of faces that one draw shows."""

    def __init__(self, odds: Odds) -> None:
        total = sum(weight for _, weight in odds)
        self.mean: dict[str, float] = {}
        self.spread: dict[tuple[str, str], float] = {}
        for token, weight in odds:
            counts = Counter(faces(token))
            for one, n in counts.items():
                self.mean[one] = self.mean.get(one, 0.0) + n * weight / total
                for two, m in counts.items():
                    self.spread[one, two] = self.spread.get((one, two), 0.0) + n * m * weight / total
        for one, mean in self.mean.items():
            for two, other in self.mean.items():
                self.spread[one, two] = self.spread.get((one, two), 0.0) - mean * other


def faces(token: str) -> list[str]:
    """Return the faces that the token shows, one for each die; a token without a colon is its own face.

    >>> faces("roll:white:red")
    ['white', 'red']
    """
    return token.split(":")[1:] or [token]


def luck(games: Iterable[Iterable[Draw]]) -> Luck:
    """Compare expected with observed, over all draws of these games."""
    sums: dict[str, Sums] = {}
    known: dict[Odds, Moments] = {}
    count = 0
    for game in games:
        count += 1
        for draw in game:
            moments = known.get(draw.odds) or known.setdefault(draw.odds, Moments(draw.odds))
            sums.setdefault(kind_of(draw.token), Sums()).add(draw, moments)
    kinds = [_kind(name, found) for name, found in sums.items()]
    tested = [kind.p for kind in kinds if kind.p is not None]
    return Luck(count, kinds, min(1.0, len(tested) * min(tested)) if tested else None)


def _kind(name: str, sums: Sums) -> Kind:
    shown = [Face(face, sums.seen[face], round(sums.expected[face], 4)) for face in sorted(sums.expected, key=_order)]
    groups = _groups(sums)
    if len(groups) < 2:
        return Kind(name, sums.draws, shown, None, 0, len(groups), None)
    gap = [float(sum(sums.seen[face] - sums.expected[face] for face in group)) for group in groups]
    spread = [[float(sum(sums.together[a, b] for a in one for b in two)) for two in groups] for one in groups]
    chi, degrees = quadratic(gap, spread)
    p = survival(chi, degrees) if degrees else None
    return Kind(name, sums.draws, shown, round(chi, 4), degrees, len(groups), p)


def _groups(sums: Sums) -> list[list[str]]:
    """Each face that is common enough alone, the rare ones together."""
    common = [[face] for face in sorted(sums.expected) if sums.expected[face] >= ENOUGH]
    rare = [face for face in sorted(sums.expected) if sums.expected[face] < ENOUGH]
    if sum(sums.expected[face] for face in rare) >= ENOUGH:
        return [*common, rare]
    if rare and common:
        rarest = min(common, key=lambda group: sums.expected[group[0]])
        rarest.extend(rare)
    return common


def _order(face: str) -> tuple[int, int, str]:
    """Numbers by their value, words by the alphabet."""
    return (0, int(face), "") if face.isdigit() else (1, 0, face)
