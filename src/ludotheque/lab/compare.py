"""Paired comparison of variants: the same dice, cards and chance, so that only the change makes a difference."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludotheque.intervals import Estimate
from ludotheque.kernel.languages import ENGLISH
from ludotheque.lab.components import components_of
from ludotheque.lab.intervals import chance_of, holm
from ludotheque.lab.measures import SCALARS, Measures, measures
from ludotheque.lab.plan import Plan
from ludotheque.lab.study_store import Folder
from ludotheque.lab.sums import Sums

Floats = NDArray[np.float64]


class Difference(msgspec.Struct, frozen=True):
    """What a variant changes in one figure, compared with the first variant."""

    variant: str
    seats: int
    figure: str  # a name of SCALARS, win:<seat>, score:<seat> or use:<component>
    label: dict[str, str] | None  # of a component
    base: float
    other: float
    change: Estimate
    effect: float  # in standard deviations of the games
    chance: float  # that no change would look so
    corrected: float  # the same, all figures of this study taken together (Holm)


def differences(plan: Plan, folder: Folder) -> list[Difference]:
    """Every variant against the first."""
    found = []
    for variant in range(1, len(plan.variants)):
        for seats in plan.seats:
            found += _pairs(plan, folder, variant, seats)
    corrected = holm([one.chance for one in found])
    return [msgspec.structs.replace(one, corrected=chance) for one, chance in zip(found, corrected, strict=True)]


def _pairs(plan: Plan, folder: Folder, variant: int, seats: int) -> list[Difference]:
    here, there = (components_of(plan.setting(number, seats)).all for number in (0, variant))
    parts = {one.names[ENGLISH]: one.names for one in (*here, *there)}
    keys = list(parts)
    where = [[keys.index(one.names[ENGLISH]) for one in side] for side in (here, there)]
    names = [*SCALARS, *(f"win:{seat}" for seat in range(seats)), *(f"score:{seat}" for seat in range(seats))]
    width = len(names) + len(keys)
    gap, base, other = Sums(width), Sums(width), Sums(width)
    for one, two in zip(folder.batches(plan, 0, seats), folder.batches(plan, variant, seats), strict=True):
        assert one["game"].equals(two["game"])
        a, b = (_table(measures(f, seats), len(keys), at) for f, at in zip((one, two), where, strict=True))
        base.add(a)
        other.add(b)
        gap.add(b - a)
    labels: list[dict[str, str] | None] = [None] * len(names) + [parts[key] for key in keys]
    figures = [*names, *(f"use:{n}" for n in range(len(keys)))]
    return [
        _difference(plan.variants[variant].label, seats, figures[n], labels[n], n, gap, base, other)
        for n in range(width)
    ]


def _table(some: Measures, components: int, where: list[int]) -> Floats:
    """All figures of each game side by side."""
    uses = np.zeros((len(some.scalars), components))
    uses[:, where] = some.uses.sum(axis=1)
    return np.column_stack([some.scalars, some.wins, some.scores, uses])


def _difference(
    variant: str, seats: int, figure: str, label: dict[str, str] | None, n: int, gap: Sums, base: Sums, other: Sums
) -> Difference:
    spread = ((base.deviation(n) ** 2 + other.deviation(n) ** 2) / 2) ** 0.5
    change = gap.mean(n)
    chance = chance_of(gap.count, float(gap.total[n]), float(gap.squares[n]))
    effect = change.value / spread if spread else 0.0
    return Difference(
        *(variant, seats, figure, label, base.mean(n).value, other.mean(n).value, change, effect, chance, 1.0)
    )
