"""The speed of the search: simulations a second with plain random playouts, and the memory of a long one.

Timed in CPU time, ours and the peer's alike, in alternating slices.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from benchmarks.engine import PEER
from benchmarks.memory import peak_of
from benchmarks.open_spiel import OpenSpielSearch
from ludotheque.bots.search.search import Search
from ludotheque.kernel.compiled import is_compiled
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, State

RATIOS = {"lemans": 3.0}  # simulations to the peer's simulations
EVENTS = 1.0  # the other games: events of simulations to the peer's
MEGABYTES = 300


@dataclass(frozen=True)
class SearchFigures:
    """What was measured for one game."""

    slug: str
    seats: int
    compiled: bool
    simulations: float
    events: float
    ratio: float | None
    event_ratio: float | None
    megabytes: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def measure(game: Game[Any], rounds: int, seconds: float) -> SearchFigures:
    """Alternate slices of our search with slices of the peer's, then weigh a Champion's search."""
    seats = (game.min_seats + game.max_seats) // 2
    start = first_decision(game.new(seats), Rng(1))
    peer = OpenSpielSearch(PEER) if find_spec("pyspiel") else None
    speeds, event_speeds, ratios, event_ratios = [], [], [], []
    for turn in range(rounds):
        simulations, events = _per_second(start, seconds, turn)
        speeds.append(simulations)
        event_speeds.append(events)
        if peer is not None:
            theirs = peer.simulations_per_second(seconds)
            ratios.append(simulations / theirs)
            event_ratios.append(events / (theirs * peer.length))
    return SearchFigures(
        slug=game.slug,
        seats=seats,
        compiled=is_compiled(start),
        simulations=median(speeds),
        events=median(event_speeds),
        ratio=median(ratios) if ratios else None,
        event_ratio=median(event_ratios) if event_ratios else None,
        megabytes=peak_of(game.slug, seats),
    )


def first_decision(state: State, rng: Rng) -> State:
    """The start position, once all is dealt and rolled."""
    while state.actor() == CHANCE:
        state.advance(state.draw(rng))
    return state


def _per_second(start: State, seconds: float, seed: int) -> tuple[float, float]:
    """Simulations, and the events played in them."""
    search = Search(start.clone(), int(start.actor()), start.setting.advice, False, Rng(seed))
    began = process_time()
    while process_time() - began < seconds:
        search.run(50)
    spent = process_time() - began
    return int(search.simulations) / spent, int(search.events + search.playout.events) / spent
