"""What more time is worth: a level against itself with four times the time, again and again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from ludotheque.bots.budget import Budget
from ludotheque.kernel.option import Value
from ludotheque.ladder.ladder import Duel, Ladder, mean, played
from ludotheque.ladder.match import AT
from ludotheque.ladder.pairings import pairings

BUDGETS = ("0.02s", "0.08s", "0.3s", "1.2s")


@dataclass(frozen=True)
class Step:
    """The larger budget against the smaller one, and the seconds that each took for a decision."""

    smaller: str
    larger: str
    duel: Duel
    seconds: tuple[float, float]

    def as_dict(self) -> dict[str, object]:
        """For ``--json``."""
        told = {"share": self.duel.share, "interval": self.duel.interval, "games": self.duel.games}
        return {"smaller": self.smaller, "larger": self.larger, **told, "seconds": self.seconds}


def curve(
    slug: str,
    level: str,
    budgets: tuple[str, ...],
    seats: int,
    games: int,
    workers: int,
    seed: int,
    options: Mapping[str, Value],
    minutes: float | None = None,
) -> Iterator[Step]:
    """Each budget against the one before it, with the same dice and cards and seats exchanged; minutes for each."""
    for smaller, larger in pairwise(budgets):
        names = [f"{level}{AT}{text}" for text in (smaller, larger)]
        spent = dict(zip(names, map(Budget.read, (smaller, larger)), strict=True))
        table = Ladder(names)
        for outcome in played(pairings(slug, names, seats, games, seed, options, spent, minutes), workers):
            table.add(outcome)
        less, more = (mean(table.thoughts[name]) for name in names)
        yield Step(smaller, larger, table.duels[names[1], names[0]], (less, more))
