"""The speed of the Champion's real search: guided, with its value, at moments from the whole of a game.

Timed in CPU time, in turn with slices of OpenSpiel's C++ search, which is the same on every day: read the ratio.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from benchmarks.engine import PEER
from benchmarks.open_spiel import OpenSpielSearch
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import level
from ludotheque.bots.search.search import Search
from ludotheque.kernel.compiled import is_compiled
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State

MOMENTS = 8  # of a game, evenly spaced
BATCH = 16  # simulations between two looks at the clock


@dataclass(frozen=True)
class ChampionFigures:
    """What was measured for one game."""

    slug: str
    seats: int
    compiled: bool
    simulations: float  # a second
    events: float  # of a simulation
    ratio: float | None  # of simulations to the peer's

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(game: Game[Any], rounds: int, seconds: float) -> ChampionFigures:
    """Alternate slices of the Champion's search, shared by all moments, with slices of the peer's."""
    seats = (game.min_seats + game.max_seats) // 2
    moments = moments_of(game, seats)
    peer = OpenSpielSearch(PEER) if find_spec("pyspiel") else None
    speeds, ratios, events = [], [], 0.0
    for turn in range(rounds):
        speed, events = _per_second(moments, seconds / MOMENTS, turn)
        speeds.append(speed)
        if peer is not None:
            ratios.append(speed / peer.simulations_per_second(seconds))
    compiled = is_compiled(moments[0])
    return ChampionFigures(game.slug, seats, compiled, median(speeds), events, median(ratios) if ratios else None)


def moments_of(game: Game[Any], seats: int) -> list[State]:
    """Decisions of a game of habitués that need a search."""
    state, chance, habitue = game.new(seats), Rng(5), Bot("habitue")
    found: list[State] = []
    while (who := int(state.actor())) != OVER:
        if who == CHANCE:
            action = state.sample(chance)
        else:
            if len(state.legal()) > 1:
                found.append(state.clone())
            action = habitue.decide(state, who, None, len(found))
        state.advance(action)
    return [found[place * len(found) // MOMENTS] for place in range(MOMENTS)]


def _per_second(moments: list[State], seconds: float, seed: int) -> tuple[float, float]:
    """Simulations a second, and events of a simulation, over all the moments."""
    simulations, events, spent = 0, 0, 0.0
    advice = level("champion").advice(moments[0].setting)
    for state in moments:
        search = Search(state.clone(), int(state.actor()), advice, True, Rng(seed))
        began = process_time()
        while process_time() - began < seconds:
            search.run(BATCH)
        spent += process_time() - began
        simulations += int(search.simulations)
        events += int(search.events + search.playout.events)
    return simulations / spent, events / simulations
