"""What the environments share: spaces, rewards, and named fields of a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.extras import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("An adapter for learners", "rl") from None

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption, BadSeats
from ludotheque.kernel.features import Features
from ludotheque.kernel.state import State
from ludotheque.registry import load

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]
REWARDS = ("rank", "score")


def table(slug: str, seats: int | None, options: Mapping[str, object] | None, edition: Edition | None) -> State:
    """Begin a fresh game; without a number of seats, the middle of what the game takes."""
    game = load(slug)
    state: State = game.new((game.min_seats + game.max_seats) // 2 if seats is None else seats, options, edition)
    return state


def checked_reward(name: str) -> str:
    """Check the name of a way to reward."""
    if name not in REWARDS:
        raise BadOption(f"reward: found {name!r}, accepted is {' or '.join(REWARDS)}")
    return name


def opponents(against: Sequence[str], chairs: int) -> list[str]:
    """Return the levels on so many chairs, repeated as often as needed."""
    if not against:
        raise BadOption("against: found nobody, accepted is at least one level of bot")
    return [against[k % len(against)] for k in range(chairs)]


def checked_seat(seat: int, seats: int) -> int:
    """Check that a seat is at the table."""
    if not 0 <= seat < seats:
        raise BadSeats(f"seat: found {seat}, accepted is 0 to {seats - 1}")
    return seat


def seen_space(features: Features, actions: int) -> spaces.Dict:
    """Describe a row of numbers, each from its least to its most, and the mask of the legal actions."""
    low, high = bounds(features)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def gains(state: State) -> list[float]:
    """By rank, for each seat: 1 for beating all others, -1 for being beaten by all, ties between. The sum is 0."""
    ranks = state.ranks()
    others = max(1, len(ranks) - 1)
    return [sum((other > rank) - (other < rank) for other in ranks) / others for rank in ranks]


def columns(features: Features) -> dict[str, slice]:
    """Where each field lies in the row.

    >>> columns(load("lemans").setting(2).features)["actor"]
    slice(7, 9, None)
    """
    found, at = {}, 0
    for field in features.fields:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found


def scales(features: Features) -> NDArray[np.float32]:
    """For each cell of the row the number by which to divide it, so that it is about 1 at most."""
    return np.concatenate([np.full(field.size, field.scale, np.float32) for field in features.fields])


def bounds(features: Features) -> tuple[Numbers, Numbers]:
    """Return the least and the most that each cell of the row can hold."""
    low = [np.full(field.size, field.low, np.int32) for field in features.fields]
    high = [np.full(field.size, field.high, np.int32) for field in features.fields]
    return np.concatenate(low), np.concatenate(high)


def named(features: Features, row: Numbers) -> dict[str, Any]:
    """Return the row as fields: a number where there is one cell, else a list."""
    return {
        name: int(row[where][0]) if where.stop - where.start == 1 else row[where].tolist()
        for name, where in columns(features).items()
    }
