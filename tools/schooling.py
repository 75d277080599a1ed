"""The games that a learning Champion plays, in two processes, and what was written down of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

import ludotheque as ludo
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.engine.school import School
from ludotheque.registry import slugs

GAMES = Path(__file__).resolve().parents[1] / "src" / "ludotheque" / "games"
SLOTS, ROOM = 14, 128  # choices of a decision and facts of a moment that are written down
HEAT = 150.0  # of the advice's unit: a choice that looks so much worse is taken e times more seldom
UNUSUAL = 0.12  # the share of games with one unusual option
ALONE = 0.7  # the share of games in which all seats learn; in the others some follow the advice
SLIPS = [200, 2000, 4700, 1_000_000]  # how badly


@dataclass(frozen=True)
class Shape:
    """How many facts and secrets a game's eye has, and how many choices there are."""

    facts: int
    secrets: int
    actions: int


@dataclass(frozen=True)
class Decisions:
    """What was written down: a line for each decision."""

    game: Any  # number of the game
    seat: Any
    count: Any  # choices
    chosen: Any
    facts: Any  # numbers, filled up with the number after the last
    secrets: Any
    actions: Any  # the choices
    weights: Any  # what the advice thinks of each
    share: Any  # of the others that the seat beat in the end


def games_that_learn() -> list[str]:
    return [slug for slug in slugs() if path_of(slug).exists()]


def path_of(slug: str) -> Path:
    return GAMES / slug / "bot" / "instinct.bin"


def even(numbers: Any) -> Any:
    """Each column around nothing, and about as wide as the others."""
    return (numbers - numbers.mean(0)) / (numbers.std(0) + 0.1)


def experience(state: Any) -> Experience:
    made = state.setting.experience
    assert isinstance(made, Experience)
    return made


@cache
def company_of(slug: str) -> Company:
    """One for each process."""
    return Company(slug)


def play_some(slug: str, numbers: list[int], games: int, seed: int) -> tuple[Any, Any, Any]:
    return company_of(slug).play_some(numbers, games, seed)


class Company:
    """All tables at which a game may be played; the middle number of seats most often."""

    def __init__(self, slug: str, helpers: int = 0) -> None:
        self.pool = Pool(helpers) if helpers else None
        self.game = ludo.load(slug)
        state = self.game.new()
        eye, base = experience(state).instinct.eye, experience(state).instinct.base
        self.shape = Shape(int(eye.number), len(eye.secrets(state)), len(base))
        self.schools: dict[tuple[int, tuple[tuple[str, Any], ...]], School] = {}

    def school(self, seats: int, options: dict[str, Any], numbers: list[int]) -> School:
        key = seats, tuple(options.items())
        if key not in self.schools:
            state = self.game.new(seats, options)
            self.schools[key] = School(state, experience(state), SLOTS, ROOM)
        instinct = self.schools[key].experience.instinct
        self.schools[key].experience.instinct = Instinct(instinct.eye, self.shape.actions, numbers)
        return self.schools[key]

    def play(self, numbers: list[int], games: int, seed: int) -> Decisions:
        """Many games of the learner, at tables of all kinds."""
        assert self.pool is not None
        parts = self.pool.starmap(
            play_some, [(self.game.slug, numbers, games // 2, child_seed(seed, "half", half)) for half in range(2)]
        )
        rows, owners, shares = (np.concatenate([part[i] for part in parts]) for i in range(3))
        owners[len(parts[0][1]) :] += games
        return self.read(rows, owners, shares)

    def play_some(self, numbers: list[int], games: int, seed: int) -> tuple[Any, Any, Any]:
        rng = random.Random(seed)
        tables = [self.table(rng) for _ in range(games)]
        rows, owners, shares = [], [], []
        for table in set(tables):
            school = self.school(table[0], dict(table[1]), numbers)
            for number in [number for number, other in enumerate(tables) if other == table]:
                everybody = (1 << table[0]) - 1
                learners = everybody if rng.random() < ALONE else rng.randint(1, everybody)
                ends = school.play(rng.getrandbits(60), learners, True, HEAT, rng.choice(SLIPS))
                lines = np.frombuffer(school.take(), np.uint8).reshape(-1, self.line())
                rows.append(lines)
                owners.append(np.full(len(lines), number))
                shares.append(np.array(ends)[lines[:, 0]] / 10_000)
        return np.concatenate(rows), np.concatenate(owners), np.concatenate(shares)

    def table(self, rng: random.Random) -> tuple[int, tuple[tuple[str, Any], ...]]:
        low, high = self.game.min_seats, self.game.max_seats
        seats = rng.choice([*range(low, high + 1), *[(low + high) // 2] * (high - low)])
        if rng.random() >= UNUSUAL:
            return seats, ()
        option = rng.choice(self.game.options)
        value = option.values[1]
        return seats, ((option.name, value),)

    def line(self) -> int:
        """How many bytes a decision takes."""
        return 2 + 2 * ROOM + self.shape.secrets + SLOTS * 4 + 1

    def read(self, rows: Any, owners: Any, shares: Any) -> Decisions:
        secrets = 2 + 2 * ROOM
        choices = secrets + self.shape.secrets
        words = np.ascontiguousarray(rows[:, choices:-1]).view("<u2").reshape(-1, SLOTS, 2).astype(np.int32)
        return Decisions(
            game=owners,
            seat=rows[:, 0],
            count=rows[:, 1],
            chosen=rows[:, -1].astype(np.int32),
            facts=np.ascontiguousarray(rows[:, 2:secrets]).view("<u2").astype(np.int32),
            secrets=even(rows[:, secrets:choices].astype(np.float32)),
            actions=words[:, :, 0],
            weights=(words[:, :, 1] - 32768).astype(np.float32),
            share=shares.astype(np.float32),
        )

    def compare(self, numbers: list[int], seed: int, deals: int = 400) -> tuple[float, float]:
        """The share of comparisons with the plain advice that the learner wins at the middle table, and its error."""
        seats = (self.game.min_seats + self.game.max_seats) // 2
        school = self.school(seats, {}, numbers)
        won = []
        for deal in range(deals):
            for learners in [mask for mask in range(1 << seats) if mask.bit_count() == seats // 2]:
                ends = school.play(child_seed(seed, "deal", deal), learners, False, 0.0, SLIPS[0])
                ours = [share for seat, share in enumerate(ends) if learners >> seat & 1]
                among = len(ours) * (len(ours) - 1) / 2
                won.append((sum(ours) / 10_000 * (seats - 1) - among) / (len(ours) * (seats - len(ours))))
        return float(np.mean(won)), float(np.std(won) / len(won) ** 0.5)
