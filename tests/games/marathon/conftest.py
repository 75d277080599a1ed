"""What the tests of Marathon share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as ludo
from support import play

GAME = ludo.load("marathon")


def place(clocks: list[int], options: dict[str, Any] | None = None, **facts: Any) -> ludo.State:
    guests = facts.pop("guests", [{} for _ in clocks])
    told = [{"clock": clock, **guest} for clock, guest in zip(clocks, guests, strict=True)]
    heading = {"game": "marathon", "seats": len(clocks), "options": options or {}}
    return GAME.from_position({**heading, "guests": told, **facts})


@pytest.fixture
def table() -> Callable[..., ludo.State]:
    """table(clocks, options, **facts): a position with these clocks and whatever else matters."""
    return place


@pytest.fixture
def scored() -> Callable[..., list[list[int]]]:
    """scored(row, seats, **options): the line that each seat writes when row a is scored as it lies.

    The last seat in days 1&2 leaves them by a move on row b.
    """

    def score(row: dict[str, Any], seats: int = 3, **options: str) -> list[list[int]]:
        rows = {"a": row, "b": {"card": "cochonnet"}}
        state = play(place([12] + [13] * (seats - 1), options, rows=rows), "place:b:garden")
        return [guest["sheet"][0] for guest in state.observe()["guests"]]

    return score
