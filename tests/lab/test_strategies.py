"""Ways of playing that are really there are found, and no others win more."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.lab.components import Component
from ludotheque.lab.measures import SCALARS, Measures
from ludotheque.lab.strategies import ENOUGH, Ways

PARTS = tuple(
    Component({"fr": "G", "en": "G"}, {"fr": name, "en": name}, name == "common") for name in ("bold", "shy", "common")
)

HABITUES = np.full((ENOUGH, 3), "habitue")


def games(count: int, edge: float) -> Measures:
    """Of three seats, the bold one is bold in most of its decisions, and wins so much more often than one in three."""
    rng = np.random.default_rng(1)
    bold = rng.integers(0, 3, count)
    seats = np.arange(3) == bold[:, None]
    often = rng.binomial(20, np.where(seats, 0.9, 0.1)).astype(float)
    uses = np.stack([often, 20 - often, np.full_like(often, 5.0)], axis=2)
    wins = np.zeros((count, 3))
    lucky = np.where(rng.random(count) < edge, bold, rng.integers(0, 3, count))
    wins[np.arange(count), lucky] = 1.0
    return Measures(
        np.zeros((count, len(SCALARS))), wins, wins, wins, uses, np.full((count, 3), 20.0), HABITUES[:count]
    )


def test_a_bold_way_that_wins_is_found() -> None:
    ways = Ways()
    ways.add(games(300, 0.5))
    best, *others = ways.found(PARTS)
    assert [names["en"] for names in best.more] == ["G: bold"]
    assert [names["en"] for names in best.less] == ["G: shy"]
    assert best.wins.low > 0.5
    assert all(one.wins.high < 0.5 for one in others)
    assert best.seats + sum(one.seats for one in others) == pytest.approx(1.0, abs=0.1)


def test_a_way_that_wins_no_more_is_not_said_to() -> None:
    ways = Ways()
    ways.add(games(300, 0.0))
    assert all(one.wins.low < 1 / 3 < one.wins.high for one in ways.found(PARTS))


def test_it_does_not_grow_with_the_games_and_says_nothing_of_none() -> None:
    ways = Ways()
    assert ways.found(PARTS) == []
    for _ in range(3):
        ways.add(games(ENOUGH // 2 + 1, 0.5))
    assert ways.games == ENOUGH
    assert sum(len(some) for some in ways.habits) == 3 * ENOUGH
    alike = Ways()
    some = games(50, 0.0)
    some.uses[:] = 4.0
    alike.add(some)
    assert alike.found(PARTS) == []
