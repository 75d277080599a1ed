"""How a Champion learns who will end ahead of whom (``kernel/foresight.py``), and habits that go by it, both together.

Every few rounds the foresight is taught: everybody plays by the habits of the moment, with slips up to a moment chosen
by chance, and what came of every pair of seats corrects the numbers by which they were looked up. Every round forms
habits as in tools/habits.py; only that the foresight says what was to be expected. It foresees far more of the end than
a value made by hand, so that each choice is judged by what it did and less by luck. Compiled code plays and corrects
(``lab/engine/foresight_school.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import ludotheque as ludo
from habits import HabitPupil, HabitTable
from ludotheque.bots.search.playout import Playout
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.foresight import UNIT
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.engine.foresight_school import FIRM, ForesightSchool
from ludotheque.lab.engine.habit_school import HabitSchool
from schooling import GAMES, SLOTS

SLIPS = 6  # one choice in so many, before the moment after which nobody slips
ONE_IN = 2  # moments that are learned from, of those at which a game may be judged
RATE = 0.1  # how far the first step moves a number of the foresight
FIRST = 10  # times as many games are foreseen before the first habit is formed
TURN = 3  # one round in so many teaches the foresight,
OFTEN = 2  # with so many times the games,
LOOSE = 0.98  # and what is known gives way a little, since habits change
CALMER = (0.1, 0.05, 0.02)  # steps by which a foresight settles that goes by habits which no longer change


@dataclass(frozen=True)
class Sight:
    """What is foreseen, and how firmly."""

    numbers: Any  # where a difference of 1 makes one seat e times as likely to end ahead
    steps: Any  # the squares of what moved each


class ForesightTable(HabitTable):
    """The table at which a game is foreseen: one number of seats, the usual rules."""

    def __init__(self, slug: str, seats: int | None = None) -> None:
        super().__init__(slug, seats)
        self.plain = self.game.advice(self.start.setting)
        self.sights = int(self.champion([], []).foresight.size)
        self.sight: list[int] = []  # by which habits are formed now
        self.longest = longest(self.start)

    @property
    def path(self) -> Path:
        """Where the game keeps the habits of its Champions alone."""
        return GAMES / self.game.slug / "bot" / f"{self.game.champions_habits}-{self.middle}.bin"

    @property
    def sight_path(self) -> Path:
        """Where the game keeps what they foresee."""
        return self.path.with_name(f"foresight-{self.middle}.bin")

    def champion(self, habits: list[int], sight: list[int]) -> Advice:
        """Return somebody with these habits and this foresight."""
        return self.game.with_foresight(self.start.setting, habits or [0] * self.size, sight)

    def school(self, numbers: list[int]) -> HabitSchool:
        """Somebody who forms habits by what is foreseen."""
        advice = self.champion(numbers, self.sight)
        return HabitSchool(self.start, advice, advice.habits, SLOTS)

    def watch(self, habits: list[int], sight: Sight) -> ForesightSchool:
        """Somebody who learns to foresee how games by these habits end."""
        advice = self.champion(habits, rounded(sight.numbers))
        return ForesightSchool(self.start, advice, advice.foresight, sight.numbers.tolist(), sight.steps.tolist())

    def foresee(self, habits: list[int], sight: Sight, games: int, seed: int, rate: float = RATE) -> Sight:
        """Learn from so many games how they end."""
        school = self.watch(habits, sight)
        for game in range(games):
            school.play(child_seed(seed, "game", game), rate, SLIPS, ONE_IN, self.longest)
        numbers, steps = (
            np.frombuffer(memoryview(found), np.float64).copy() for found in (school.numbers, school.steps)
        )
        return Sight(numbers, steps)

    def share_foreseen(self, habits: list[int], sight: Sight, seed: int, games: int) -> tuple[float, float]:
        """How much of the end the foresight and the advice's own values foresee, where the latter judge a game."""
        school = self.watch(habits, sight)
        errors = np.sum([school.judge(child_seed(seed, "judge", game), 2, self.plain) for game in range(games)], 0)
        return float(1 - errors[2] / errors[0]), float(1 - errors[1] / errors[0])


def longest(start: ludo.State) -> int:
    """Count the events of a usual game."""
    state, player = start.clone(), Playout(start, start.setting.advice, True)
    player.finish(state, ludo.Rng(1))
    return int(player.events)


def rounded(numbers: Any) -> list[int]:
    return [int(number) for number in np.clip(np.rint(numbers * UNIT), -32767, 32767)]


class ForesightPupil(HabitPupil):
    """Habits, and what is foreseen so far."""

    rate = 0.1
    settling = 300
    smallest = 0.0

    def __init__(self, table: ForesightTable, habits: list[int]) -> None:
        super().__init__(table, habits)
        self.sight = Sight(np.zeros(table.sights), np.full(table.sights, FIRM))

    def foreseen(self) -> list[int]:
        """What is kept of the foresight."""
        return rounded(self.sight.numbers)

    def practise(self, table: ForesightTable, games: int, seed: int, rate: float) -> None:
        """One round: learn to foresee now and then, form habits always."""
        if self.rounds % TURN == 0:
            loose = Sight(self.sight.numbers, np.maximum(self.sight.steps * LOOSE, FIRM))
            times = OFTEN if self.rounds else FIRST
            self.sight = table.foresee(self.numbers(), loose, games * times, child_seed(seed, "sight"))
        table.sight = self.foreseen()
        self.learn(table.play(self.numbers(), games, child_seed(seed, "habits")), rate)

    def settle(self, table: ForesightTable, games: int, seed: int) -> None:
        """Learn to foresee how games by the habits end that are kept, so many of them by each of smaller steps."""
        for number, rate in enumerate(CALMER):
            self.sight = table.foresee(self.calm(), self.sight, games, child_seed(seed, "settle", number), rate)
