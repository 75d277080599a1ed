"""Do searches with other numbers choose better? What each would choose is played on by habitués, at the same moments.

A match of Champions tells as much by its dice as by its choices. Here the dice are averaged away: where two searches
choose the same nothing differs, and where they do not thousands of imagined games say which choice was the better one.
What is told holds for a game that habitués finish. Among Champions it did not hold where a match was played
(docs/measurements/2026-11-18-bots.md): keep nothing by this alone, let a match say it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from benchmarks.calibration import middle_seats
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.search.search import Search
from ludotheque.intervals import REACH
from ludotheque.kernel.advice import Advice
from ludotheque.kernel.errors import BadOption
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.puzzles.making.worlds import Worlds

ON_THE_WAY = Budget(simulations=500)  # of the Champions in whose games the moments lie
SIMULATIONS = "simulations"
NUMBERS = ("horizon", "spread", "trust", "widen", "patience", "explore")


@dataclass(frozen=True)
class Variant:
    """A search: the Champion's advice with other numbers, and how many simulations it has."""

    name: str
    advice: Advice
    simulations: int

    @classmethod
    def read(cls, game: Game[Any], seats: int, words: str) -> Variant:
        """``horizon=40 simulations=20000``; what is not named is as the Champion has it."""
        setting = game.new(seats).setting
        found, simulations = game.experience(setting), 20_000
        advice = game.advice(setting) if found is setting.advice else found  # a copy: everybody's stays as it is
        for word in words.split():
            name, _, value = word.partition("=")
            if name not in (*NUMBERS, SIMULATIONS):
                raise BadOption(
                    f"--search: {name!r} is no number of a search; accepted are {SIMULATIONS}, {', '.join(NUMBERS)}"
                )
            number = number_in(value)
            if number is None:
                raise BadOption(f"--search: {word!r} has no number from 0; accepted is {name}=…, such as {name}=1")
            if name == SIMULATIONS:
                simulations = max(int(number), 1)
            else:
                setattr(advice, name, type(getattr(advice, name))(number))
        return cls(words, advice, simulations)

    def choose(self, state: State, seat: int, seed: int) -> int:
        """Search anew, with no tree of an earlier moment."""
        rng = Rng(seed)
        search = Search(state.resample(seat, rng), seat, self.advice, True, rng)
        Budget(simulations=self.simulations).spend(search)
        return int(search.choice())


@dataclass(frozen=True)
class Moment:
    """What each variant's choice was worth: the share of the others that the seat beats."""

    worths: list[float]
    differs: list[bool]  # from the choice of the first
    seconds: list[float]


@dataclass(frozen=True)
class Gain:
    """What a variant gains over the first one in a whole game, in hundredths of the others beaten, give or take."""

    name: str
    seconds: float
    differs: float
    points: float
    margin: float


class Course:
    """Games of Champions, at some of whose moments every variant chooses."""

    def __init__(self, game: Game[Any], seats: int | None, searches: Sequence[str], games: int, seed: int) -> None:
        self.game, self.seats, self.games, self.seed = game, seats or middle_seats(game), games, seed
        self.variants = [Variant.read(game, self.seats, words) for words in searches]
        self.played = 0
        self.decisions = 0  # that needed a search, in the games that are over

    def moments(self, every: int) -> Iterator[Moment]:
        """Play on for ever; one of so many decisions is looked at."""
        while True:
            deal = child_seed(self.seed, "deal", self.played)
            chance, looks, state = Rng(deal).spawn("chance"), Rng(deal).spawn("looks"), self.game.new(self.seats)
            searched = 0
            while (who := int(state.actor())) != OVER:
                if who == CHANCE:
                    state.advance(state.sample(chance))
                    continue
                bot, seed = Bot("champion"), int(looks.next())
                action = bot.decide(state, who, ON_THE_WAY, seed)
                if bot.searched:
                    searched += 1
                    if looks.below(every) == 0:
                        yield self.look(state, who, seed)
                state.advance(action)
            self.played += 1
            self.decisions += searched

    def look(self, state: State, seat: int, seed: int) -> Moment:
        """Let every variant choose; where they differ, play each choice on."""
        choices, seconds = [], []
        for variant in self.variants:
            began = process_time()
            choices.append(variant.choose(state, seat, child_seed(seed, "search")))
            seconds.append(process_time() - began)
        differs = [one != choices[0] for one in choices]
        if not any(differs):
            return Moment([0.0] * len(choices), differs, seconds)
        worlds = Worlds(state, child_seed(seed, "worlds"))
        for action in set(choices):
            worlds.play(action, self.games)
        return Moment([worlds.mean(one) for one in choices], differs, seconds)

    def gains(self, found: Sequence[Moment]) -> list[Gain]:
        """Add up over a seat's decisions of a game what the moments show."""
        decisions = self.decisions / max(self.played, 1) / self.seats
        told = []
        for k, variant in enumerate(self.variants):
            leads = [100 * (one.worths[k] - one.worths[0]) for one in found]
            margin = REACH * stdev(leads) / sqrt(len(leads)) * decisions if len(leads) > 1 else 100.0
            seconds, differs = fmean(one.seconds[k] for one in found), fmean(one.differs[k] for one in found)
            told.append(Gain(variant.name, seconds, differs, fmean(leads) * decisions, margin))
        return told


def number_in(text: str) -> float | None:
    """Return the finite number from 0 that the text is, or None."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if isfinite(number) and number >= 0 else None
