"""How often the test of dice calls true chance bad: it should be one game in twenty at p < 0.05."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.bots.random_choice import random_choice
from ludotheque.fairness.luck import luck
from ludotheque.fairness.odds import draws
from ludotheque.intervals import Estimate, share
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER

BAD = 0.05
SEATS = 3  # every game takes three


@dataclass(frozen=True)
class DiceFigures:
    """The games of true chance whose draws could be tested, and those that were called bad."""

    slug: str
    tested: int
    bad: int

    @property
    def alarms(self) -> Estimate:
        """The share of false alarms, with its interval."""
        return share(self.bad, self.tested)


def measure(game: Game[Any], games: int, seed: int) -> DiceFigures:
    """Play games of random players and test the draws of each."""
    found = [luck([draws(_played(game, Rng(seed).spawn(game.slug, number)), game)]).p for number in range(games)]
    tested = [p for p in found if p is not None]
    return DiceFigures(game.slug, len(tested), sum(p < BAD for p in tested))


def _played(game: Game[Any], rng: Rng) -> Record:
    state = game.new(SEATS)
    record = Record.begin(state)
    while (who := int(state.actor())) != OVER:
        record.play(state, state.sample(rng) if who == CHANCE else random_choice(state, rng))
    return record
