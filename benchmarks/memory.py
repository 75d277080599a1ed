"""The memory that a Champion's longest search takes, in a process of its own."""

from __future__ import annotations

import multiprocessing
import resource
from typing import Any

from ludotheque.bots.bot import Bot
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE
from ludotheque.registry import load

KILOBYTE = 1024


def peak_of(slug: str, seats: int) -> float:
    """Megabytes at the peak of the whole worker process, interpreter and rules included."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    worker = context.Process(target=_think, args=(slug, seats, there))
    worker.start()
    peak = float(here.recv())
    worker.join()
    return peak


def _think(slug: str, seats: int, answer: Any) -> None:
    """One decision at the start of the game, as long as a Champion ever thinks."""
    state, rng = load(slug).new(seats), Rng(1)
    while state.actor() == CHANCE:
        state.advance(state.draw(rng))
    Bot("champion").decide(state, int(state.actor()), None, 1)
    answer.send(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTE)
