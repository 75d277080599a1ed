"""The figures of each game, as columns of numbers: what reports describe and comparisons compare."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl
from numpy.typing import NDArray

Floats = NDArray[np.float64]

# The order in which reports show them; each has its words in the lab's catalogues.
SCALARS = (
    *("decisions", "turns", "branching", "dead", "lead_changes", "decided"),
    *("comeback", "runaway", "drama", "tie", "margin", "score"),
)
SHARES = frozenset(("comeback", "runaway", "tie"))  # yes or no in each game
PERCENT = frozenset(("comeback", "runaway", "tie", "dead", "decided", "drama"))
EARLY = 1 / 3  # the winner of a runaway leads alone from here on


@dataclass(frozen=True)
class Measures:
    """Of some games with the same number of seats: one row a game."""

    scalars: Floats  # games x SCALARS
    wins: Floats  # games x seats; a shared first place is shared
    beaten: Floats  # games x seats: the share of the others that the seat is ahead of, ties half
    scores: Floats  # games x seats
    uses: Floats  # games x seats x components
    decided_by: Floats  # games x seats: decisions
    levels: NDArray[np.str_]  # games x seats


def measures(frame: pl.DataFrame, seats: int) -> Measures:
    """Read them from the lines of a study."""
    ranks, scores = _grid(frame, "ranks", seats), _grid(frame, "scores", seats)
    first = ranks == 1
    wins = first / first.sum(axis=1, keepdims=True)
    decisions = np.maximum(_column(frame, "decisions"), 1)
    ordered = np.sort(scores, axis=1)
    margin = ordered[:, -1] - ordered[:, -2] if seats > 1 else ordered[:, -1]
    decided = _column(frame, "decided")
    columns = {
        "decisions": decisions,
        "turns": _column(frame, "turns"),
        "branching": _column(frame, "choices") / decisions,
        "dead": _column(frame, "dead") / decisions,
        "lead_changes": _column(frame, "lead_changes"),
        "decided": decided,
        "comeback": _column(frame, "half_rank") > (seats + 1) / 2,
        "runaway": decided <= EARLY,
        "drama": _column(frame, "drama"),
        "tie": first.sum(axis=1) > 1,
        "margin": margin,
        "score": scores.mean(axis=1),
    }
    scalars = np.column_stack([columns[name].astype(np.float64) for name in SCALARS])
    uses = np.asarray(frame["uses"].list.explode(), dtype=np.float64).reshape(len(frame), seats, -1)
    decided_by = _grid(frame, "decided_by", seats)
    return Measures(scalars, wins, _beaten(ranks), scores, uses, decided_by, np.array(frame["levels"].to_list()))


def _beaten(ranks: Floats) -> Floats:
    """For each seat the share of the others that it is ahead of, ties half."""
    seats = ranks.shape[1]
    ahead = (ranks[:, :, None] < ranks[:, None, :]).sum(axis=2)
    level = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2) - 1
    return np.asarray((ahead + level / 2) / max(seats - 1, 1), dtype=np.float64)


def _column(frame: pl.DataFrame, name: str) -> Floats:
    return frame[name].cast(pl.Float64).to_numpy()


def _grid(frame: pl.DataFrame, name: str, seats: int) -> Floats:
    return np.asarray(frame[name].list.explode(), dtype=np.float64).reshape(len(frame), seats)
