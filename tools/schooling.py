"""The games that a learning Champion plays, and what was written down of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix, vstack

import ludotheque as ludo
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import YES, FeaturesEye, Instinct
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.engine.school import HEAD, School

GAMES = Path(__file__).resolve().parents[1] / "src" / "ludotheque" / "games"
SLOTS = 14  # choices of a decision that are written down
HEAT = 0.75  # of the advice's spread: a choice that looks so much worse is taken e times more seldom
UNUSUAL = 0.12  # the share of games with one unusual option, for an eye that sees them
ALONE = 0.7  # the share of games in which all seats learn; in the others some follow the advice
SLIPS = [1, 10, 25]  # spreads, how badly; or
LOST = 1_000_000  # at random
WHOLE = 10_000  # the share of a seat that beats all others

Table = tuple[int, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True)
class Shape:
    """How many facts and secrets an eye has, how many choices there are, and the seats whose chances are told."""

    facts: int
    secrets: int
    actions: int
    seats: int


@dataclass(frozen=True)
class Decisions:
    """What was written down: a line for each decision."""

    game: Any  # number of the game
    seat: Any
    count: Any  # choices
    chosen: Any
    facts: Any  # how much of each holds
    secrets: Any
    actions: Any  # the choices
    weights: Any  # what the advice thinks of each
    shares: Any  # of the others that each seat beat in the end, from the acting seat on


def even(numbers: Any) -> Any:
    """Each column around nothing, and about as wide as the others."""
    return (numbers - numbers.mean(0)) / (numbers.std(0) + 0.1) if numbers.shape[1] else numbers


class Company:
    """The tables at which a game is learned.

    What every game tells its learners is counted by seats, so that each number of seats is learned for itself, with the
    usual options; a game with an eye of its own (Macadam) learns at all its tables together.
    """

    def __init__(self, slug: str, seats: int | None = None) -> None:
        self.game = ludo.load(slug)
        self.middle = seats or (self.game.min_seats + self.game.max_seats) // 2
        state = self.game.new(self.middle)
        start = self.game.learner(state.setting, [])
        eye = start.instinct.eye
        self.general = isinstance(eye, FeaturesEye)
        told = int(start.instinct.seats)
        self.shape = Shape(int(eye.number), len(eye.secrets(state)), int(start.instinct.actions), told)
        self.heat = HEAT * float(start.plain.spread)
        self.schools: dict[Table, School] = {}

    @property
    def path(self) -> Path:
        """Where the game keeps what its Champion has learned."""
        name = f"instinct-{self.middle}.bin" if self.general else "instinct.bin"
        return GAMES / self.game.slug / "bot" / name

    def school(self, table: Table, numbers: list[int]) -> School:
        if table not in self.schools:
            state = self.game.new(table[0], dict(table[1]))
            self.schools[table] = School(state, self.game.learner(state.setting, []), SLOTS)
        learner: Experience = self.schools[table].experience
        learner.instinct = Instinct(learner.instinct.eye, self.shape.actions, self.shape.seats, numbers)
        return self.schools[table]

    def play(self, numbers: list[int], games: int, seed: int) -> Decisions:
        """Many games of the learner."""
        rng = random.Random(seed)
        facts, heads, tails, owners, shares = [], [], [], [], []
        for number in range(games):
            table = self.table(rng)
            school = self.school(table, numbers)
            everybody = (1 << table[0]) - 1
            learners = everybody if rng.random() < ALONE else rng.randint(1, everybody)
            slip = rng.choice([*(int(slips * school.experience.plain.spread) for slips in SLIPS), LOST])
            ends = np.array(school.play(rng.getrandbits(60), learners, True, self.heat, slip)) / WHOLE
            lines = np.frombuffer(memoryview(school.book), np.int32).reshape(-1, int(school.line))[: int(school.lines)]
            end = HEAD + self.shape.facts
            facts.append(csr_matrix(lines[:, HEAD:end].astype(np.float32) / YES))
            heads.append(lines[:, :HEAD].copy())
            tails.append(lines[:, end:].copy())
            owners.append(np.full(len(lines), number))
            around = (lines[:, :1] + np.arange(table[0])) % table[0]
            shares.append(np.pad(ends[around], ((0, 0), (0, self.game.max_seats - table[0]))))
        head, tail = np.concatenate(heads), np.concatenate(tails)
        choices = tail[:, self.shape.secrets :].reshape(-1, SLOTS, 2)
        return Decisions(
            game=np.concatenate(owners),
            seat=head[:, 0],
            count=head[:, 1],
            chosen=head[:, 2],
            facts=vstack(facts, format="csr"),
            secrets=even(tail[:, : self.shape.secrets].astype(np.float32)),
            actions=choices[:, :, 0],
            weights=choices[:, :, 1].astype(np.float32),
            shares=np.concatenate(shares).astype(np.float32),
        )

    def table(self, rng: random.Random) -> Table:
        """The table that is learned; with an eye for all of them any one, the middle one most often."""
        if self.general:
            return self.middle, ()
        low, high = self.game.min_seats, self.game.max_seats
        seats = rng.choice([*range(low, high + 1), *[(low + high) // 2] * (high - low)])
        if rng.random() >= UNUSUAL:
            return seats, ()
        option = rng.choice(self.game.options)
        return seats, ((option.name, option.values[1]),)

    def compare(self, numbers: list[int], seed: int, deals: int) -> tuple[float, float]:
        """The share of comparisons with the plain advice that the learner wins at the middle table, and its error."""
        seats = self.middle
        school = self.school((seats, ()), numbers)
        spread = int(school.experience.plain.spread)
        won = []
        for deal in range(deals):
            for learners in [mask for mask in range(1 << seats) if mask.bit_count() == seats // 2]:
                ends = school.play(child_seed(seed, "deal", deal), learners, False, 0.0, spread)
                ours = [share for seat, share in enumerate(ends) if learners >> seat & 1]
                among = len(ours) * (len(ours) - 1) / 2
                won.append((sum(ours) / WHOLE * (seats - 1) - among) / (len(ours) * (seats - len(ours))))
        return float(np.mean(won)), float(np.std(won) / len(won) ** 0.5)
