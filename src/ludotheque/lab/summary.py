"""The figures of a study as plain data: what reports draw, what is written to figures.json."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.bots.levels import LEVELS
from ludotheque.intervals import Estimate, share
from ludotheque.lab.compare import Difference, differences
from ludotheque.lab.components import Component, components_of
from ludotheque.lab.intervals import equal_shares, holm
from ludotheque.lab.measures import SCALARS, SHARES, measures
from ludotheque.lab.plan import Plan
from ludotheque.lab.strategies import Strategy, Ways
from ludotheque.lab.study_store import Folder, write
from ludotheque.lab.tally import Tally


class Skill(msgspec.Struct, frozen=True):
    """How a level did against the one below it."""

    level: str
    below: str
    won: float
    games: int

    @property
    def share(self) -> Estimate:
        return share(self.won, self.games)


class Extra(msgspec.Struct, frozen=True):
    """What was probed beside the games of the study."""

    luck: Estimate
    skill: Skill


class Use(msgspec.Struct, frozen=True):
    """One component: its uses and what they go with."""

    group: dict[str, str]
    label: dict[str, str]
    per_game: Estimate
    games: float  # share of the games in which it was used at all
    worth: Estimate | None  # change in the share of others beaten with one use more than the table's mean; if known
    by_winners: float  # uses by a winner
    by_others: float
    effect: float  # the difference in standard deviations
    chance: float  # that no such worth would look so, all components taken together (Holm)
    most: Estimate | None  # wins of the seat that used it most at its table; None if there never was one


class Chapter(msgspec.Struct, frozen=True):
    """One variant at one number of seats."""

    variant: str
    seats: int
    games: int
    scalars: dict[str, Estimate]
    wins: list[Estimate]
    scores: list[Estimate]
    equal: float  # how likely such unequal wins would be at equal seats
    levels: dict[str, tuple[Estimate, Estimate]]  # share of others beaten, wins
    uses: list[Use]
    lengths: list[tuple[float, float, int]]
    decided: list[tuple[float, float, int]]
    margins: list[tuple[float, float, int]]
    strategies: list[Strategy]
    luck: Estimate | None = None
    skill: Skill | None = None


class Summary(msgspec.Struct, frozen=True):
    """All chapters, and what the variants change."""

    plan: Plan
    chapters: list[Chapter]
    differences: list[Difference]


def summarise(plan: Plan, folder: Folder, extras: dict[int, Extra]) -> Summary:
    """Read the games once for each chapter and once for each comparison."""
    chapters = []
    for number, variant in enumerate(plan.variants):
        for seats in plan.seats:
            parts = components_of(plan.setting(number, seats)).all
            tally, ways = Tally(seats, len(parts)), Ways()
            for frame in folder.batches(plan, number, seats):
                some = measures(frame, seats)
                tally.add(some)
                ways.add(some)
            extra = extras.get(seats) if number == 0 else None
            chapters.append(chapter(variant.label, tally, parts, ways.found(parts), extra))
    summary = Summary(plan, chapters, differences(plan, folder))
    write(folder.figures, msgspec.json.format(msgspec.json.encode(summary)))
    return summary


def chapter(
    label: str,
    tally: Tally,
    parts: tuple[Component, ...],
    strategies: list[Strategy],
    extra: Extra | None = None,
) -> Chapter:
    """Make the figures of a tally."""
    count = tally.games
    scalars = {
        name: share(float(tally.scalars.total[n]), count) if name in SHARES else tally.scalars.mean(n)
        for n, name in enumerate(SCALARS)
    }
    return Chapter(
        label,
        tally.seats,
        count,
        scalars,
        [share(float(won), count) for won in tally.wins.total],
        [tally.scores.mean(seat) for seat in range(tally.seats)],
        equal_shares(tally.wins.total),
        {slug: (sums.mean(0), sums.mean(1)) for slug, sums in _levels(tally)},
        _uses(tally, parts),
        tally.lengths.bars(),
        tally.decided.bars(20),
        tally.margins.bars(),
        strategies,
        extra.luck if extra else None,
        extra.skill if extra else None,
    )


def _levels(tally: Tally) -> list[tuple[str, Any]]:
    return [(slug, tally.levels[slug]) for slug in LEVELS if slug in tally.levels]


def _uses(tally: Tally, parts: tuple[Component, ...]) -> list[Use]:
    slopes = [(None, 1.0) if part.common else tally.worth.slope(n) for n, part in enumerate(parts)]
    chances = holm([chance for _, chance in slopes])
    return [_use(tally, parts[n], n, slopes[n][0], chances[n]) for n in range(len(parts))]


def _use(tally: Tally, part: Component, n: int, worth: Estimate | None, chance: float) -> Use:
    winners, others = tally.winners.mean(n).value, tally.others.mean(n).value
    spread = ((tally.winners.deviation(n) ** 2 + tally.others.deviation(n) ** 2) / 2) ** 0.5
    return Use(
        dict(part.group),
        dict(part.label),
        tally.uses.mean(n),
        float(tally.used[n]) / max(tally.games, 1),
        worth,
        winners,
        others,
        (winners - others) / spread if spread else 0.0,
        chance,
        share(float(tally.most[n, 0]), float(tally.most[n, 1])) if tally.most[n, 1] and not part.common else None,
    )
