"""Playing the games of a chunk: one line of figures for each."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import polars as pl
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.levels import level
from ludotheque.kernel.advice import ENDLESS
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.lab.components import components_of
from ludotheque.lab.engine.table import ASKED, GREEDY, RANDOM, Table
from ludotheque.lab.engine.trace import Trace
from ludotheque.lab.minds import Minds
from ludotheque.lab.plan import BadStudy, Chunk, levels_at, seed_of

WAYS = {"random": RANDOM, "greedy": GREEDY, "search": ASKED}
COLUMNS: dict[str, Any] = {
    "variant": pl.UInt16,
    "seats": pl.UInt8,
    "game": pl.UInt32,
    "levels": pl.List(pl.String),
    "scores": pl.List(pl.Int32),
    "ranks": pl.List(pl.UInt8),
    "events": pl.UInt32,
    "decisions": pl.UInt32,
    "decided_by": pl.List(pl.UInt32),  # decisions of each seat
    "choices": pl.UInt32,  # legal actions over all decisions
    "widest": pl.UInt16,
    "dead": pl.UInt32,  # decisions without a choice
    "turns": pl.UInt32,
    "lead_changes": pl.UInt32,
    "decided": pl.Float32,  # the part of the game after which nobody but the winner led or shared the lead
    "half_rank": pl.UInt8,  # the winner's rank half-way
    "drama": pl.Float32,  # mean share of the others that were ahead of the winner
    "uses": pl.List(pl.UInt16),  # of each component by each seat, seat by seat
}


def play_chunk(chunk: Chunk) -> bytes:
    """Play the games of a chunk and return them as a Parquet file, the same games wherever it runs."""
    frame = pl.DataFrame(rows(chunk), schema=COLUMNS, orient="row")
    out = io.BytesIO()
    frame.write_parquet(out, compression="zstd", compression_level=3)
    return out.getvalue()


def rows(chunk: Chunk) -> list[tuple[Any, ...]]:
    """Play them."""
    plan, seats = chunk.plan, chunk.seats
    setting = plan.setting(chunk.variant, seats)
    start: State = setting.game.start(setting)
    parts = components_of(setting)
    table = Table(start)
    trace = Trace(start, vec[i64](list(parts.links)), len(parts.all))
    played = []
    for game in range(chunk.first, chunk.first + chunk.games):
        levels = levels_at(plan.bots, game, seats)
        _play(table, trace, plan.seed, game, levels, plan.simulations)
        if trace.events >= ENDLESS:
            raise BadStudy(f"game {game} of {plan.game} did not end within {ENDLESS:,} events with these bots")
        played.append((chunk.variant, seats, game, levels, *_told(table.state, trace)))
    return played


@cache
def _ways(levels: tuple[str, ...]) -> vec[i64]:
    """How each seat decides. Kept, for the compiler's covers never let go of a vec that they were given."""
    return vec[i64]([WAYS[level(slug).way] for slug in levels])


def _play(table: Table, trace: Trace, seed: int, game: int, levels: list[str], simulations: int | None) -> None:
    seats = len(levels)
    ways = _ways(tuple(levels))
    dice, mind = Rng(seed_of(seed, game, seats, "dice")), Rng(seed_of(seed, game, seats, "mind"))
    if ASKED not in ways:
        table.play(ways, dice, mind, trace, None, None)
        return
    minds = Minds(levels, seed_of(seed, game, seats, "search"), simulations)
    table.play(ways, dice, mind, trace, minds.ask, minds.tell)


def _told(state: State, trace: Trace) -> tuple[Any, ...]:
    """Return the figures of the game that has just ended."""
    seats = int(state.seats)
    story = trace.story()
    turns = max(int(story.turns), 1)
    return (
        state.scores(),
        state.ranks(),
        trace.events,
        trace.decisions,
        list(trace.decided),
        trace.choices,
        trace.widest,
        trace.dead,
        turns,
        story.changes,
        story.decided / turns,
        story.rank(turns // 2, story.winner),
        story.behind / (turns * max(seats - 1, 1)),
        list(trace.uses),
    )
