"""How a Champion forms habits: numbers that are looked up for each choice (``kernel/habits.py``), found by playing.

What turned out better than expected is done more often, as in tools/learning.py; only that a habit speaks of one choice
and what it leads to, where an instinct looks at the whole table. The games are played, and what they teach is added up,
by compiled code (``lab/engine/habit_school.py``): two thousand games a second in *Mark*.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import ludotheque as ludo
from learning import Adam
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.engine.habit_school import HabitSchool
from schooling import GAMES, HEAT, SLOTS, WHOLE

MEMORY = 0.95  # how far back a success is traced
FADE = 0.9998  # what is never confirmed is forgotten
SETTLING = 600  # rounds after which a step is half as wide as at first,
SMALLEST = 0.1  # and the part of its width that it keeps
CALM = 0.02  # how much of the last round enters the numbers that are kept


@dataclass(frozen=True)
class Lesson:
    """What a round of games has taught."""

    slope: Any  # which way each number should go
    decisions: int
    error: float  # of what was expected, squared, to that of expecting the usual


class HabitTable:
    """The table at which a game forms its habits: one number of seats, the usual rules."""

    def __init__(self, slug: str, seats: int | None = None) -> None:
        self.game = ludo.load(slug)
        self.middle = seats or (self.game.min_seats + self.game.max_seats) // 2
        self.start = self.game.new(self.middle)
        self.plain = self.game.with_habits(self.start.setting, [])
        self.lists, self.size = len(self.plain.habits.found), len(self.plain.habits.numbers)
        self.heat = HEAT * float(self.plain.spread)

    @property
    def path(self) -> Path:
        """Where the game keeps its habits."""
        return self.path_of(self.middle)

    def path_of(self, seats: int) -> Path:
        return GAMES / self.game.slug / "bot" / f"habits-{seats}.bin"

    def school(self, numbers: list[int]) -> HabitSchool:
        """Somebody with these habits; that they are none is no reason not to look them up."""
        advice = self.game.with_habits(self.start.setting, numbers or [0] * self.size)
        return HabitSchool(self.start, advice, advice.habits, SLOTS)

    def play(self, numbers: list[int], games: int, seed: int) -> Lesson:
        """Many games in which everybody tries."""
        school = self.school(numbers)
        for number in range(games):
            school.play(child_seed(seed, "game", number), self.heat, MEMORY)
        slope = np.frombuffer(memoryview(school.slope), np.float64).astype(np.float32)
        return Lesson(slope, int(school.decisions), school.missed / max(school.ranged, 1e-9))

    def compare(self, numbers: list[int], seed: int, deals: int) -> tuple[float, float]:
        """The share of comparisons with the plain advice that the habits win, and its error."""
        seats, school = self.middle, self.school(numbers)
        won = []
        for deal in range(deals):
            for mask in [mask for mask in range(1 << seats) if mask.bit_count() == seats // 2]:
                ends = school.meet(child_seed(seed, "deal", deal), mask, self.plain)
                ours = [share for seat, share in enumerate(ends) if mask >> seat & 1]
                among = len(ours) * (len(ours) - 1) / 2
                won.append((sum(ours) / WHOLE * (seats - 1) - among) / (len(ours) * (seats - len(ours))))
        return float(np.mean(won)), float(np.std(won) / len(won) ** 0.5)


class HabitPupil:
    """The habits, and how fast each of their numbers moves."""

    rate = 0.03  # heats: how far a step may move a habit at first,
    settling = SETTLING
    smallest = SMALLEST

    def __init__(self, table: HabitTable, numbers: list[int]) -> None:
        self.heat = table.heat
        self.habits = np.array(numbers or [0] * table.size, np.float32)
        self.mean = self.habits.copy()
        self.adam = Adam({"habits": self.habits})
        self.rounds = 0
        self.error = 0.0  # of what was expected in the last round, squared, to that of expecting the usual

    def numbers(self) -> list[int]:
        """The habits of this round."""
        return rounded(self.habits)

    def calm(self) -> list[int]:
        """The habits of the last rounds on average: what is kept."""
        return rounded(self.mean)

    def learn(self, seen: Lesson, rate: float) -> None:
        """One round: one step up the slope."""
        self.error = seen.error
        change = {"habits": np.zeros(len(self.habits), np.float32)}
        width = rate * max(self.smallest, self.settling / (self.settling + self.rounds))
        self.adam.step(change, {"habits": -seen.slope}, width * self.heat)
        self.habits = self.habits * np.float32(FADE) + change["habits"]
        self.mean += max(CALM, 1 / (self.rounds + 1)) * (self.habits - self.mean)
        self.rounds += 1


def rounded(habits: Any) -> list[int]:
    return [int(number) for number in np.clip(np.rint(habits), -32767, 32767)]
