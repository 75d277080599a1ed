"""The same club without a house: rounds by the rules of tournaments, games by the bots, hundreds of games a minute.

Bots of one level decide alike, and a deal that is played alike at all tables says nothing about anybody. So nobody is
of a level here: each member stands somewhere between two, no two at the same place, and decides now as the lower, now
as the higher one would, by dice of their own.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from benchmarks.club import LEVELS
from ludotheque.bots.bot import Bot
from ludotheque.fairness import drawing
from ludotheque.intervals import CONFIDENCE, Estimate
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.registry import load
from ludotheque.server.protocol.tournaments import Format, TournamentPlan
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.pairing.draft import paired, questions_of
from ludotheque.server.tournaments.pairing.formats import draft_round
from ludotheque.server.tournaments.pairing.solver import solve
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.rules.standings import score_lines
from ludotheque.server.tournaments.state import TournamentState


class Evening(NamedTuple):
    """What is the same in every tournament of a game: who comes, and for how long."""

    game: str
    players: int
    rounds: int
    seats: int
    levels: int


class Member:
    """Somebody between two levels."""

    def __init__(self, strength: float, rng: random.Random) -> None:
        below = min(int(strength), len(LEVELS) - 2)
        self.bots = Bot(LEVELS[below]), Bot(LEVELS[below + 1])
        self.share = strength - below  # of the decisions that are the higher one's
        self.rng = rng

    def decide(self, state: State, seat: int) -> int:
        """Choose for the seat."""
        bot = self.bots[self.rng.random() < self.share]
        return bot.decide(state, seat, seed=self.rng.getrandbits(60))


def strength_recovered(evening: Evening, kind: Format, seed: int) -> float:
    """Play one tournament; return how well its final places recover the known strengths (Spearman's correlation)."""
    from scipy.stats import spearmanr

    rng = random.Random(f"{evening.game} {kind} {seed}")
    seats = evening.seats or load(evening.game).min_seats
    numbers = range(1, evening.players // seats * seats + 1)
    strength = {number: (evening.levels - 1) * (number - 1) / (len(numbers) - 1) for number in numbers}
    state = TournamentState("club")
    plan = TournamentPlan(evening.game, evening.game, seats, kind, evening.rounds, most=256)
    _happen(state, ev.Announced(plan, "club", "Club", "ABCDEF", str(seed)))
    for number in numbers:
        _happen(state, ev.Entered(number, level=LEVELS[0]))
    _happen(state, ev.Started(evening.rounds, 0))
    for _ in range(evening.rounds):
        _play_round(state, strength, rng)
    lines = score_lines(state)
    return float(spearmanr([strength[line.entrant] for line in lines], [-line.place for line in lines]).statistic)


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean with Student's interval.

    >>> found = mean_of([0.1, 0.2, 0.3, 0.4])
    >>> round(found.value, 3), round(found.low, 3), round(found.high, 3)
    (0.25, 0.045, 0.455)
    """
    from scipy.stats import t

    reach = float(t.ppf((1 + CONFIDENCE) / 2, len(values) - 1)) * stdev(values) / sqrt(len(values))
    return Estimate(mean(values), mean(values) - reach, mean(values) + reach)


def _play_round(state: TournamentState, strength: dict[int, float], rng: random.Random) -> None:
    draft = draft_round(state)
    _happen(state, paired(state, draft, [solve(question) for question in questions_of(draft)], 0))
    one, deal = state.rounds[-1], rng.randbytes(32)
    for table in one.tables:
        members = [Member(strength[chair.entrant or 0], rng) for chair in table.chairs]
        seed = deal if state.is_duplicate else rng.randbytes(32)
        ranks, scores = _play_game(state.plan.game, members, seed, state.is_duplicate)
        _happen(state, ev.TableEnded(one.number, table.number, "over", ranks, 0, scores))


def _play_game(game: str, members: list[Member], seed: bytes, duplicate: bool) -> tuple[list[int], list[int]]:
    """Play one game, with chance drawn as at a table of a house."""
    state, numbers = load(game).new(len(members)), drawing.Numbers(duplicate)
    while (who := int(state.actor())) != OVER:
        if who == CHANCE:
            chances = state.chances()
            number = numbers.next(state.setting.tokens[chances[0][0]])
            drawn = drawing.draw(seed, ["club"], number, sum(weight for _, weight in chances))
            action = drawing.choose(chances, drawn)
        else:
            action = members[who].decide(state, who)
        state.apply(action)
    return state.ranks(), state.scores()


def _happen(state: TournamentState, event: ev.AnyEvent) -> None:
    apply_event(state, state.seq + 1, 0, event)
