"""The ladder: who beats whom how often, and by how much one may be mistaken."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ludotheque.intervals import Estimate, share_by_deals
from ludotheque.ladder.match import Outcome, Pairing, Thought, play
from ludotheque.ratings import Rating, ratings


@dataclass
class Duel:
    """One level against another over all games in which both sat at the table; ties are half."""

    deals: dict[int, tuple[float, int]] = field(default_factory=dict)  # won, and games, with the same dice and cards

    def add(self, deal: int, share: float) -> None:
        won, games = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = won + share, games + 1

    @property
    def games(self) -> int:
        return sum(games for _, games in self.deals.values())

    @property
    def share(self) -> float:
        return self.estimate.value if self.deals else 0.5

    @property
    def estimate(self) -> Estimate:
        """The share that was won, and how sure it is."""
        return share_by_deals(list(self.deals.values()))

    @property
    def interval(self) -> tuple[float, float]:
        return self.estimate.low, self.estimate.high


@dataclass
class Ladder:
    """Filled game by game."""

    levels: list[str]
    duels: dict[tuple[str, str], Duel] = field(default_factory=dict)
    thoughts: dict[str, Thought] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        for slug, thought in outcome.thoughts.items():
            self.thoughts.setdefault(slug, Thought()).join(thought)
        seated = set(outcome.pairing.levels)
        for one in seated:
            for other in seated - {one}:
                duel = self.duels.setdefault((one, other), Duel())
                duel.add(outcome.pairing.deal, share(outcome, one, other))

    def ratings(self) -> dict[str, Rating]:
        return ratings(list(zip(outcome.pairing.levels, outcome.ranks, strict=True)) for outcome in self.outcomes)

    def as_dict(self) -> dict[str, Any]:
        """For ``--json``."""
        duels = [
            {"level": one, "against": other, "share": duel.share, "interval": duel.interval, "games": duel.games}
            for (one, other), duel in sorted(self.duels.items())
        ]
        thoughts = {
            slug: {"decisions": thought.decisions, "mean": mean(thought), "longest": thought.longest}
            for slug, thought in self.thoughts.items()
        }
        ratings = {slug: rating._asdict() for slug, rating in self.ratings().items()}
        return {"games": len(self.outcomes), "duels": duels, "ratings": ratings, "seconds": thoughts}


def share(outcome: Outcome, one: str, other: str) -> float:
    """Of all comparisons of rank between the two levels in this game, the part that one won."""
    seats = list(enumerate(outcome.pairing.levels))
    mine = [outcome.ranks[seat] for seat, level in seats if level == one]
    theirs = [outcome.ranks[seat] for seat, level in seats if level == other]
    won = sum((rank < against) + (rank == against) / 2 for rank in mine for against in theirs)
    return won / (len(mine) * len(theirs))


def mean(thought: Thought) -> float:
    """Seconds a decision."""
    return thought.seconds / thought.decisions if thought.decisions else 0.0


def played(pairings: Iterable[Pairing], workers: int) -> Iterator[Outcome]:
    """Yield the outcomes in the order of the pairings, from a pool of processes.

    The next pairing is asked for when there is somebody to play it, so that whoever makes them may end by the clock.
    """
    if workers <= 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("fork")) as pool:
        under_way: deque[Future[Outcome]] = deque()
        for pairing in pairings:
            under_way.append(pool.submit(play, pairing))
            if len(under_way) > workers:
                yield under_way.popleft().result()
        yield from (one.result() for one in under_way)
