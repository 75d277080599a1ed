"""The speed of the rules: random games, copies and clones.

Timed in CPU time, ours and the peer's alike, so that other work on the machine counts less.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from importlib.util import find_spec
from time import process_time
from typing import Any

from benchmarks.c_reference import CReference, c_reference
from benchmarks.open_spiel import OpenSpielRollouts
from ludotheque.kernel import timing
from ludotheque.kernel.compiled import is_compiled
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

PEER = "crazy_eights(players=4)"
COPIES = 200_000
GAMES = 100  # between two looks at the clock


@dataclass(frozen=True)
class Goal:
    """What is wanted: a ratio to the peer and to the C reference, microseconds to copy and to clone."""

    ratio: float
    c_ratio: float
    copy: float
    clone: float


GOALS = {"lemans": Goal(8, 0.75, 0.15, 0.8)}
OTHERS = Goal(2, 0.65, 0.6, 2.0)


@dataclass(frozen=True)
class EngineFigures:
    """What was measured for one game."""

    slug: str
    seats: int
    compiled: bool
    events: float
    ratios: list[float] | None
    c_ratios: list[float] | None
    copy: float
    clone: float
    goal: Goal

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(game: Game[Any], rounds: int, seconds: float) -> EngineFigures:
    """Alternate slices of our random games with those of both peers, then time copies in mid-game."""
    seats = (game.min_seats + game.max_seats) // 2
    start = game.new(seats)
    peer = OpenSpielRollouts(PEER) if find_spec("pyspiel") else None
    in_c = c_reference(game.slug)
    speeds, ratios, c_ratios = [], [], []
    for turn in range(rounds):
        ours = _events_per_second(start, seconds, turn)
        speeds.append(ours)
        if in_c is not None:
            c_ratios.append(ours / _c_events_per_second(in_c, seats, seconds, turn))
        if peer is not None:
            ratios.append(ours / peer.events_per_second(seconds))
    middle = _middle(start)
    return EngineFigures(
        slug=game.slug,
        seats=seats,
        compiled=is_compiled(start),
        events=sorted(speeds)[len(speeds) // 2],
        ratios=ratios or None,
        c_ratios=c_ratios or None,
        copy=min(_microseconds(lambda: timing.copies(start.clone(), middle, COPIES)) for _ in range(5)),
        clone=min(_microseconds(lambda: timing.clones(middle, COPIES)) for _ in range(5)),
        goal=GOALS.get(game.slug, OTHERS),
    )


def _events_per_second(start: State, seconds: float, seed: int) -> float:
    scratch, rng, events = start.clone(), Rng(seed), 0
    began = process_time()
    while process_time() - began < seconds:
        events += timing.rollouts(start, scratch, GAMES, rng)
    return events / (process_time() - began)


def _c_events_per_second(reference: CReference, seats: int, seconds: float, seed: int) -> float:
    rng, events = Rng(seed), 0
    began = process_time()
    while process_time() - began < seconds:
        events += reference.rollouts(seats, GAMES, rng)[0]
    return events / (process_time() - began)


def _middle(start: State) -> State:
    """A moment half-way through a random game."""
    length = start.clone().playout(Rng(5))
    state, rng, out = start.clone(), Rng(5), start.scratch[:]
    for _ in range(length // 2):
        if state.actor() == OVER:
            break
        chance = state.actor() == CHANCE
        state.advance(state.draw(rng) if chance else out[rng.below(state.fill_legal(out))])
    return state


def _microseconds(run: Any) -> float:
    began = process_time()
    run()
    return (process_time() - began) / COPIES * 1e6
