"""How far a game has got, as the list of tables says it."""

from __future__ import annotations

import random

import pytest

from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.registry import load, slugs
from ludotheque.server.protocol import Plan
from ludotheque.server.tables.state import TableState
from ludotheque.server.views.progress import describe_progress

LONGEST = 64
STEPS = 80


@pytest.mark.parametrize("slug", slugs())
def test_every_game_says_in_both_languages_and_briefly_where_it_is(slug: str) -> None:
    game = load(slug)
    table = TableState("table", plan=Plan(slug, game.min_seats), status="playing", state=game.new())
    said, rng = set(), random.Random(slug)
    for _ in range(STEPS):
        told = describe_progress(table)
        assert set(told) == {"fr", "en"}
        assert all(0 < len(text) <= LONGEST for text in told.values()), told
        said.add(told["fr"])
        state = table.state
        assert state is not None
        if state.actor() == OVER:
            break
        tokens = list(game.chance_tokens(state)) if state.actor() == CHANCE else game.legal_tokens(state)
        state.apply(game.action(state, rng.choice(tokens)))
    assert len(said) > 1  # it changes as the game goes on


def test_a_table_that_does_not_play_says_nothing() -> None:
    assert describe_progress(TableState("table", plan=Plan("lemans", 2))) == {}
    assert (
        describe_progress(TableState("table", plan=Plan("lemans", 2), status="over", state=load("lemans").new(2))) == {}
    )
