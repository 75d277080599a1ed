"""How a Champion learns: what turned out better than expected is done more often (proximal policy optimisation).

The *instinct* sees what the seat sees. It corrects the advice on each choice, and where a game's eye looks at one
number of seats it also says what every seat will reach; it is what is kept. The *critic* sees everything, also the
secrets, and says what the acting seat will reach: so that a lucky draw is not taken for a good choice. It is needed
while learning only, in games whose eye tells secrets; elsewhere the instinct's own expectation serves. No bot asks it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.kernel.instinct import FINE, PARTS
from schooling import SLOTS, Decisions, Shape

CRITICS = 128
BATCH = 4096
TIMES = 2  # that each decision is looked at
CLIP = 0.2  # how far a choice may become likelier or rarer in a round
CURIOSITY = 0.005  # how much an undecided player is liked
MEMORY = 0.85  # how far back a success is traced
CRITICS_RATE = 1e-3
JUDGEMENT = 2.0  # how much the expectation counts beside the choices
CALM = 0.1  # how much of the last round enters the numbers that are kept
LISTENING = 10  # rounds in which a new critic learns alone beside an instinct that was kept

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

    rate = 2e-3  # how far a round may move the numbers

    def __init__(self, shape: Shape, heat: float, neurons: int, seed: int) -> None:
        self.shape = shape
        self.heat = heat
        self.rng = np.random.RandomState(seed)
        base = np.zeros(shape.actions + shape.seats, np.float32)
        base[shape.actions :] = 0.5
        self.instinct: Numbers = {
            "first": self.some(shape.facts, neurons) * 0.1,
            "bias": np.full(neurons, 0.1, np.float32),
            "last": np.zeros((shape.actions + shape.seats, neurons), np.float32),  # at first nothing is corrected
            "base": base,
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
        self.rounds = 0
        self.listening = 0  # rounds in which the instinct stays as it is
        self.error = 0.0  # of what it expected before the last round, squared, to that of expecting the usual

    def begin_with(self, numbers: list[int]) -> None:
        """Begin with an instinct that was kept, which waits until a new critic knows luck from skill."""
        self.instinct = restored(numbers, self.shape, self.heat)
        self.mean = {name: value.copy() for name, value in self.instinct.items()}
        self.steps = Adam(self.instinct), self.steps[1]
        self.listening = LISTENING if self.shape.secrets else 0

    def some(self, *shape: int) -> Any:
        return self.rng.randn(*shape).astype(np.float32)

    def numbers(self) -> list[int]:
        """The instinct of this round."""
        return quantised(self.instinct, self.shape.actions, self.heat)

    def calm(self) -> list[int]:
        """The instinct of the last rounds on average: what is kept."""
        return quantised(self.mean, self.shape.actions, self.heat)

    def learn(self, seen: Decisions, rate: float) -> None:
        """One round."""
        own = seen.shares[:, 0]
        expected = np.concatenate([self.expect(seen, part) for part in parts(len(own))])
        self.error = float(((own - expected) ** 2).mean() / own.var())
        surprise = surprises(seen.seat, seen.game, seen.shares[:, 0], expected, MEMORY)
        target = expected + surprise
        surprise = (surprise - surprise.mean()) / surprise.std()
        before = np.concatenate([likely(self.think(seen, part), part, seen) for part in parts(len(own))])
        for time in range(TIMES):
            order = self.rng.permutation(len(own))
            for part in parts(len(order)):
                chosen = order[part]
                if self.rounds >= self.listening:
                    self.steps[0].step(self.instinct, self.improve(seen, chosen, surprise, before), rate)
                if time == 0 and self.shape.secrets:
                    self.steps[1].step(self.critic, self.correct(seen, chosen, target), CRITICS_RATE)
        calm = max(CALM, 1 / (self.rounds + 1))
        for name in self.mean:
            self.mean[name] += calm * (self.instinct[name] - self.mean[name])
        self.rounds += 1

    def expect(self, seen: Decisions, part: Any) -> Any:
        """What the acting seat will reach: the critic's opinion where there are secrets, else the instinct's own."""
        if self.shape.secrets:
            return self.criticise(seen, part)[-1]
        awake = self.wake(seen.facts[part])
        return awake @ self.instinct["last"][self.shape.actions] + self.instinct["base"][self.shape.actions]

    # -- the instinct ------------------------------------------------------------------------

    def wake(self, facts: Any) -> Any:
        """How awake the neurons are."""
        return np.maximum(facts @ self.instinct["first"] + self.instinct["bias"], 0)

    def think(self, seen: Decisions, part: Any) -> tuple[Any, ...]:
        """How awake the neurons are at these decisions, all that they say, and how likely each choice is."""
        awake = self.wake(seen.facts[part])
        every = awake @ self.instinct["last"].T + self.instinct["base"]
        worth = np.take_along_axis(every, seen.actions[part], 1) + seen.weights[part] / self.heat
        worth = np.where(np.arange(SLOTS) < seen.count[part][:, None], worth, -np.inf)
        worth = np.exp(worth - worth.max(1, keepdims=True))
        return awake, every, worth / worth.sum(1, keepdims=True)

    def improve(self, seen: Decisions, part: Any, surprise: Any, before: Any) -> Numbers:
        """Which way the numbers of the instinct should go."""
        thought = self.think(seen, part)
        awake, every, chances = thought
        ratio = np.exp(likely(thought, part, seen) - before[part])
        gain = surprise[part]
        moves = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        pull = np.where(moves, ratio * gain, 0)
        logs = np.log(chances + 1e-9)
        doubt = -(chances * logs).sum(1)
        wanted = -chances * pull[:, None] - CURIOSITY * chances * (logs + doubt[:, None])
        wanted[np.arange(len(pull)), seen.chosen[part]] += pull
        slope = np.zeros((len(pull), len(self.instinct["base"])), np.float32)
        np.add.at(slope, (np.arange(len(pull))[:, None], seen.actions[part]), -wanted / len(pull))
        if self.shape.seats:
            error = every[:, self.shape.actions :] - seen.shares[part][:, : self.shape.seats]
            slope[:, self.shape.actions :] = JUDGEMENT * error / len(pull)
        back = np.where(awake > 0, slope @ self.instinct["last"], 0)
        facts = seen.facts[part]
        return {"first": facts.T @ back, "bias": back.sum(0), "last": slope.T @ awake, "base": slope.sum(0)}

    # -- the critic --------------------------------------------------------------------------

    def criticise(self, seen: Decisions, part: Any) -> tuple[Any, ...]:
        """What the acting seat will reach, for all that can be known."""
        facts = seen.facts[part]
        ground = facts @ self.critic["first"] + seen.secrets[part] @ self.critic["secrets"] + self.critic["bias"]
        awake = np.maximum(ground, 0)
        return facts, awake, awake @ self.critic["last"] + self.critic["base"][0]

    def correct(self, seen: Decisions, part: Any, target: Any) -> Numbers:
        """Which way the numbers of the critic should go."""
        facts, awake, expected = self.criticise(seen, part)
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


def likely(thought: tuple[Any, ...], part: Any, seen: Decisions) -> Any:
    """The logarithm of the chance of what was chosen."""
    chances = thought[-1]
    return np.log(chances[np.arange(len(chances)), seen.chosen[part]] + 1e-9)


def surprises(seats: Any, games: Any, reached: Any, expected: Any, memory: float) -> Any:
    """How much better each decision turned out than expected, the nearer the more (generalised advantage)."""
    order = np.lexsort((np.arange(len(expected)), seats, games))
    found = np.zeros(len(expected), np.float32)
    later = 0.0
    for place in range(len(order) - 1, -1, -1):
        now = order[place]
        after = order[place + 1] if place + 1 < len(order) else -1
        if after < 0 or games[after] != games[now] or seats[after] != seats[now]:
            later = reached[now] - expected[now]
        else:
            later = expected[after] - expected[now] + memory * later
        found[now] = later
    return found


def quantised(instinct: Numbers, actions: int, heat: float) -> list[int]:
    """As the whole numbers that the rules read: of choices in parts of the advice's unit, of seats in parts of one."""
    scale = scales(len(instinct["base"]), actions, heat)
    rows = [
        instinct["first"] * FINE,
        instinct["bias"] * FINE,
        instinct["last"] * scale[:, None],
        instinct["base"] * scale,
    ]
    return [int(number) for row in rows for number in np.clip(np.rint(row), -32767, 32767).ravel()]


def restored(numbers: list[int], shape: Shape, heat: float) -> Numbers:
    """The instinct of such whole numbers."""
    voices = shape.actions + shape.seats
    neurons = (len(numbers) - voices) // (shape.facts + 1 + voices)
    scale = scales(voices, shape.actions, heat)
    ends = np.cumsum([shape.facts * neurons, neurons, voices * neurons])
    first, bias, last, base = np.split(np.array(numbers, np.float32), ends)
    return {
        "first": first.reshape(shape.facts, neurons) / FINE,
        "bias": bias / FINE,
        "last": (last.reshape(voices, neurons) / scale[:, None]).astype(np.float32),
        "base": (base / scale).astype(np.float32),
    }


def scales(voices: int, actions: int, heat: float) -> Any:
    """How finely what is said of each choice and each seat is counted."""
    found = np.full(voices, heat * PARTS)
    found[actions:] = FINE
    return found


def as_bytes(numbers: list[int]) -> bytes:
    return np.array(numbers, "<i2").tobytes()
