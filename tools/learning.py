"""How a Champion learns: what turned out better than expected is done more often (proximal policy optimisation).

Two small networks. The *instinct* sees what the seat sees, and corrects the advice on each choice; it is what is kept.
The *critic* sees everything, also the secrets, and says what the seat will reach: so that a lucky draw is not taken for
a good choice. The critic is needed while learning only, and no bot ever asks it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from ludotheque.kernel.instinct import FINE, PARTS
from schooling import HEAT, SLOTS, Decisions, Shape

NEURONS = 96
CRITICS = 128
BATCH = 8192
TIMES = 2  # that each decision is looked at
CLIP = 0.2  # how far a choice may become likelier or rarer in a round
CURIOSITY = 0.005  # how much an undecided player is liked
MEMORY = 0.85  # how far back a success is traced
CRITICS_RATE = 1e-3
CALM = 0.1  # how much of the last round enters the numbers that are kept

Numbers = dict[str, Any]


class Adam:
    """Steps along the gradient, each number at its own pace."""

    def __init__(self, numbers: Numbers) -> None:
        self.mean = {name: np.zeros_like(value) for name, value in numbers.items()}
        self.square = {name: np.zeros_like(value) for name, value in numbers.items()}
        self.steps = 0

    def step(self, numbers: Numbers, gradient: Numbers, rate: float) -> None:
        self.steps += 1
        for name in numbers:
            self.mean[name] += 0.1 * (gradient[name] - self.mean[name])
            self.square[name] += 0.001 * (gradient[name] ** 2 - self.square[name])
            pace = np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-6
            numbers[name] -= rate * self.mean[name] / (1 - 0.9**self.steps) / pace


class Pupil:
    """The instinct and the critic, and how fast each of their numbers moves."""

    def __init__(self, shape: Shape, seed: int) -> None:
        self.shape = shape
        self.rng = np.random.RandomState(seed)
        self.instinct: Numbers = {
            "first": self.some(shape.facts, NEURONS) * 0.1,
            "bias": np.full(NEURONS, 0.1, np.float32),
            "last": np.zeros((shape.actions, NEURONS), np.float32),  # at first nothing is corrected
            "base": np.zeros(shape.actions, np.float32),
        }
        self.critic: Numbers = {
            "first": self.some(shape.facts, CRITICS) * 0.1,
            "secrets": self.some(shape.secrets, CRITICS) * 0.1,
            "bias": np.zeros(CRITICS, np.float32),
            "last": self.some(CRITICS) * 0.02,
            "base": np.full(1, 0.5, np.float32),
        }
        self.mean = {name: value.copy() for name, value in self.instinct.items()}
        self.steps = Adam(self.instinct), Adam(self.critic)

    def some(self, *shape: int) -> Any:
        return self.rng.randn(*shape).astype(np.float32)

    def numbers(self) -> list[int]:
        """The instinct of this round."""
        return quantised(self.instinct)

    def calm(self) -> list[int]:
        """The instinct of the last rounds on average: what is kept."""
        return quantised(self.mean)

    def learn(self, seen: Decisions, rate: float) -> None:
        """One round."""
        expected = np.concatenate([self.expect(seen, part)[-1] for part in parts(len(seen.count))])
        surprise = surprises(seen, expected)
        target = expected + surprise
        surprise = (surprise - surprise.mean()) / surprise.std()
        before = np.concatenate([likely(self.think(seen, part), part, seen) for part in parts(len(seen.count))])
        for time in range(TIMES):
            order = self.rng.permutation(len(seen.count))
            for part in parts(len(order)):
                chosen = order[part]
                self.steps[0].step(self.instinct, self.improve(seen, chosen, surprise, before), rate)
                if time == 0:
                    self.steps[1].step(self.critic, self.correct(seen, chosen, target), CRITICS_RATE)
        for name in self.mean:
            self.mean[name] += CALM * (self.instinct[name] - self.mean[name])

    # -- the instinct ------------------------------------------------------------------------

    def think(self, seen: Decisions, part: Any) -> tuple[Any, ...]:
        """How awake the neurons are at these decisions, and how likely each choice is."""
        facts = matrix(seen.facts[part], self.shape.facts)
        awake = np.maximum(facts @ self.instinct["first"] + self.instinct["bias"], 0)
        every = awake @ self.instinct["last"].T + self.instinct["base"]
        worth = np.take_along_axis(every, seen.actions[part], 1) + seen.weights[part] / HEAT
        worth = np.where(np.arange(SLOTS) < seen.count[part][:, None], worth, -np.inf)
        worth = np.exp(worth - worth.max(1, keepdims=True))
        return facts, awake, worth / worth.sum(1, keepdims=True)

    def improve(self, seen: Decisions, part: Any, surprise: Any, before: Any) -> Numbers:
        """Which way the numbers of the instinct should go."""
        thought = self.think(seen, part)
        facts, awake, chances = thought
        ratio = np.exp(likely(thought, part, seen) - before[part])
        gain = surprise[part]
        moves = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        pull = np.where(moves, ratio * gain, 0)
        logs = np.log(chances + 1e-9)
        doubt = -(chances * logs).sum(1)
        wanted = -chances * pull[:, None] - CURIOSITY * chances * (logs + doubt[:, None])
        wanted[np.arange(len(pull)), seen.chosen[part]] += pull
        slope = np.zeros((len(pull), self.shape.actions), np.float32)
        np.add.at(slope, (np.arange(len(pull))[:, None], seen.actions[part]), -wanted / len(pull))
        back = np.where(awake > 0, slope @ self.instinct["last"], 0)
        return {"first": facts.T @ back, "bias": back.sum(0), "last": slope.T @ awake, "base": slope.sum(0)}

    # -- the critic --------------------------------------------------------------------------

    def expect(self, seen: Decisions, part: Any) -> tuple[Any, ...]:
        """What each seat will reach, for all that can be known."""
        facts = matrix(seen.facts[part], self.shape.facts)
        ground = facts @ self.critic["first"] + seen.secrets[part] @ self.critic["secrets"] + self.critic["bias"]
        awake = np.maximum(ground, 0)
        return facts, awake, awake @ self.critic["last"] + self.critic["base"][0]

    def correct(self, seen: Decisions, part: Any, target: Any) -> Numbers:
        """Which way the numbers of the critic should go."""
        facts, awake, expected = self.expect(seen, part)
        error = (expected - target[part]) / len(expected)
        back = np.where(awake > 0, np.outer(error, self.critic["last"]), 0).astype(np.float32)
        return {
            "first": facts.T @ back,
            "secrets": seen.secrets[part].T @ back,
            "bias": back.sum(0),
            "last": awake.T @ error,
            "base": error.sum(keepdims=True),
        }


def parts(number: int) -> list[slice]:
    return [slice(start, start + BATCH) for start in range(0, number, BATCH)]


def matrix(numbers: Any, facts: int) -> Any:
    """A line of zeros and ones for each row of fact numbers."""
    holds = numbers < facts
    ends = np.concatenate([[0], np.cumsum(holds.sum(1))])
    return csr_matrix((np.ones(ends[-1], np.float32), numbers[holds], ends), shape=(len(numbers), facts))


def likely(thought: tuple[Any, ...], part: Any, seen: Decisions) -> Any:
    """The logarithm of the chance of what was chosen."""
    chances = thought[-1]
    return np.log(chances[np.arange(len(chances)), seen.chosen[part]] + 1e-9)


def surprises(seen: Decisions, expected: Any) -> Any:
    """How much better each decision turned out than the critic thought, the nearer the more (generalised advantage)."""
    order = np.lexsort((np.arange(len(expected)), seen.seat, seen.game))
    found = np.zeros(len(expected), np.float32)
    later = 0.0
    for place in range(len(order) - 1, -1, -1):
        now = order[place]
        after = order[place + 1] if place + 1 < len(order) else -1
        if after < 0 or seen.game[after] != seen.game[now] or seen.seat[after] != seen.seat[now]:
            later = seen.share[now] - expected[now]
        else:
            later = expected[after] - expected[now] + MEMORY * later
        found[now] = later
    return found


def quantised(instinct: Numbers) -> list[int]:
    """As the whole numbers that the rules read."""
    ends = [instinct[name] * HEAT * PARTS for name in ("last", "base")]
    rows = [instinct["first"] * FINE, instinct["bias"] * FINE, *ends]
    return [int(number) for row in rows for number in np.clip(np.rint(row), -32767, 32767).ravel()]


def as_bytes(numbers: list[int]) -> bytes:
    return np.array(numbers, "<i2").tobytes()
