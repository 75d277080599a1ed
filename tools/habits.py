"""How a Champion forms habits: numbers that are looked up for each choice (``kernel/habits.py``), found by playing.

What turned out better than expected is done more often, as in tools/learning.py; only that a habit speaks of one choice
and what it leads to, where an instinct looks at the whole table.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import ludotheque as ludo
from learning import CLIP, Adam, parts, surprises
from ludotheque.bots.search.playout import BEST, Playout
from ludotheque.kernel.advice import share
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER
from schooling import GAMES, HEAT, SLOTS, WHOLE

MEMORY = 0.9  # how far back a success is traced
FADE = 0.999  # what is never confirmed is forgotten
TIMES = 2  # that each decision is looked at
SETTLING = 200  # rounds after which a step is half as wide as at first
CALM = 0.1  # how much of the last round enters the numbers that are kept
USUAL = 50  # decisions of a seat in a game, about


@dataclass(frozen=True)
class Lookups:
    """What was written down: a line for each decision."""

    game: Any  # number of the game
    seat: Any
    chosen: Any
    logits: Any  # what the advice and the habits thought of each choice, in heats
    places: Any  # where each choice was looked up
    told: Any  # what the end may be foreseen by
    reached: Any


class HabitTable:
    """The table at which a game forms its habits: one number of seats, the usual rules."""

    def __init__(self, slug: str, seats: int | None = None) -> None:
        self.game = ludo.load(slug)
        self.middle = seats or (self.game.min_seats + self.game.max_seats) // 2
        self.start = self.game.new(self.middle)
        self.plain = self.game.with_habits(self.start.setting, [])
        self.lists, self.size = len(self.plain.habits.found), len(self.plain.habits.numbers)
        self.heat = HEAT * float(self.plain.spread)
        self.actions, self.weights, self.values = (self.start.scratch[:] for _ in range(3))

    @property
    def path(self) -> Path:
        """Where the game keeps its habits."""
        return self.path_of(self.middle)

    def path_of(self, seats: int) -> Path:
        return GAMES / self.game.slug / "bot" / f"habits-{seats}.bin"

    def play(self, numbers: list[int], games: int, seed: int) -> Lookups:
        """Many games in which everybody tries."""
        advice = self.game.with_habits(self.start.setting, numbers)
        book: list[tuple[Any, ...]] = []
        owners, ends, scores = [], [], []
        for number in range(games):
            before = len(book)
            state = self.play_one(advice, child_seed(seed, "game", number), book)
            owners += [number] * (len(book) - before)
            ends.append([int(share(state, seat)) / WHOLE for seat in range(self.middle)])
            scores.append(state.scores())
        points = np.array(scores, float)
        leads = points - points.mean(1, keepdims=True)
        reach = np.array(ends) / 2 + 0.25 + np.tanh(leads / leads.std()) / 4  # half for the rank, half for how clearly
        seat, chosen, logits, places, told = (np.array([line[k] for line in book]) for k in range(5))
        game = np.array(owners)
        return Lookups(game, seat, chosen, logits, places, told, reach[game, seat])

    def play_one(self, advice: Any, seed: int, book: list[tuple[Any, ...]]) -> Any:
        """Play one game; a line in the book for each decision that habits speak of."""
        state, rng, chance = self.start.clone(), Rng(seed), np.random.default_rng(seed)
        moments = [0] * self.middle
        while (who := int(state.actor())) != OVER:
            if who == CHANCE:
                state.advance(state.draw(rng))
                continue
            count = int(state.fill_legal(self.actions))
            if count == 1:
                state.advance(self.actions[0])
                continue
            advice.weigh_all(state, self.actions, count, self.weights)
            weights = np.array(self.weights[:count], np.float32) / self.heat
            kept = np.argsort(-weights, kind="stable")[:SLOTS]
            logits = np.full(SLOTS, -1e9, np.float32)
            logits[: len(kept)] = weights[kept]
            chosen = int(np.argmax(logits + chance.gumbel(size=SLOTS)))
            places = self.look_up(advice, state, [int(self.actions[int(i)]) for i in kept])
            if (places != places[0]).any():
                book.append((who, chosen, logits, places, self.foretell(advice, state, who, moments[who])))
                moments[who] += 1
            state.advance(self.actions[int(kept[chosen])])
        return state

    def look_up(self, advice: Any, state: Any, choices: list[int]) -> Any:
        """Note where each choice is looked up; those that are not count alike."""
        places = np.zeros((SLOTS, self.lists), np.int32)
        for slot, choice in enumerate(choices):
            advice.weigh(state, choice)
            places[slot] = [int(place) for place in advice.habits.found]
        places[len(choices) :] = places[0]
        return places

    def foretell(self, advice: Any, state: Any, who: int, moment: int) -> Any:
        """Note what the end may be foreseen by: how the game stands, the more surely the later."""
        advice.fill_values(state, self.values)
        value, time = int(self.values[who]) / WHOLE, moment / USUAL
        return np.array([1, time, time * time, value, value * time, value * time * time])

    def compare(self, numbers: list[int], seed: int, deals: int) -> tuple[float, float]:
        """The share of comparisons with the plain advice that the habits win, and its error."""
        seats = self.middle
        learned = Playout(self.start, self.game.with_habits(self.start.setting, numbers), True)
        plain = Playout(self.start, self.plain, True)
        won = []
        for deal in range(deals):
            for mask in [mask for mask in range(1 << seats) if mask.bit_count() == seats // 2]:
                state, rng = self.start.clone(), Rng(child_seed(seed, "deal", deal))
                while (who := int(state.actor())) != OVER:
                    if who == CHANCE:
                        state.advance(state.draw(rng))
                    elif mask >> who & 1:
                        state.advance(learned.choose(state, BEST, rng))
                    else:
                        state.advance(plain.choose(state, self.plain.spread, rng))
                ranks = state.ranks()
                ours = [rank for seat, rank in enumerate(ranks) if mask >> seat & 1]
                theirs = [rank for seat, rank in enumerate(ranks) if not mask >> seat & 1]
                won.append(np.mean([(a < b) + (a == b) / 2 for a in ours for b in theirs]))
        return float(np.mean(won)), float(np.std(won) / len(won) ** 0.5)


class HabitPupil:
    """The habits, and how fast each of their numbers moves."""

    rate = 0.01  # heats: how far a step may move a habit at first

    def __init__(self, table: HabitTable, numbers: list[int]) -> None:
        self.heat = table.heat
        self.habits = np.array(numbers or [0] * table.size, np.float32)
        self.mean = self.habits.copy()
        self.adam = Adam({"habits": self.habits})
        self.rounds = 0
        self.error = 0.0  # of what was expected in the last round, squared, to that of expecting the usual

    def numbers(self) -> list[int]:
        """The habits of this round; that they are none is no reason not to look them up."""
        return rounded(self.habits)

    def calm(self) -> list[int]:
        """The habits of the last rounds on average: what is kept."""
        return rounded(self.mean)

    def learn(self, seen: Lookups, rate: float) -> None:
        """One round."""
        expected = seen.told @ np.linalg.lstsq(seen.told, seen.reached, rcond=None)[0]
        self.error = float(((seen.reached - expected) ** 2).mean() / seen.reached.var())
        surprise = surprises(seen.seat, seen.game, seen.reached, expected, MEMORY)
        surprise = (surprise - surprise.mean()) / surprise.std()
        change = {"habits": np.zeros(len(self.habits), np.float32)}
        every = np.arange(len(surprise))
        before = chances(seen, every, change["habits"])[every, seen.chosen]
        rng = np.random.default_rng(self.rounds)
        for _ in range(TIMES):
            order = rng.permutation(len(every))
            for part in parts(len(order)):
                gradient = self.improve(seen, order[part], surprise, before, change["habits"])
                self.adam.step(change, {"habits": gradient}, rate * SETTLING / (SETTLING + self.rounds))
        self.habits = self.habits * np.float32(FADE) + change["habits"] * np.float32(self.heat)
        self.mean += max(CALM, 1 / (self.rounds + 1)) * (self.habits - self.mean)
        self.rounds += 1

    def improve(self, seen: Lookups, at: Any, surprise: Any, before: Any, change: Any) -> Any:
        """Which way the habits should go."""
        likely, taken = chances(seen, at, change), (np.arange(len(at)), seen.chosen[at])
        ratio, gain = likely[taken] / before[at], surprise[at]
        moves = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        pull = np.where(moves, ratio * gain, 0)
        slope = likely * pull[:, None]
        slope[taken] -= pull
        places = seen.places[at]
        spread = np.repeat(slope[:, :, None], places.shape[2], 2) / len(at)
        return np.bincount(places.ravel(), spread.ravel(), len(change)).astype(np.float32)


def chances(seen: Lookups, at: Any, change: Any) -> Any:
    """How likely each choice is, with so much change of the habits."""
    worth = seen.logits[at] + change[seen.places[at]].sum(2)
    worth = np.exp(worth - worth.max(1, keepdims=True))
    return worth / worth.sum(1, keepdims=True)


def rounded(habits: Any) -> list[int]:
    return [int(number) for number in np.clip(np.rint(habits), -32767, 32767)]
