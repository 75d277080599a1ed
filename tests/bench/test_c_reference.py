"""The references in C play the very games of the rules: the same events, the same scores, from the same stream."""

from __future__ import annotations

import pytest
from benchmarks.c_reference import SOURCES, c_reference, compiler

import ludotheque as ludo
from ludotheque.kernel.state import CHANCE, OVER

GAMES = 5
SLUGS = sorted(path.stem for path in SOURCES.glob("*.c"))


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
@pytest.mark.parametrize("slug", SLUGS)
def test_a_reference_plays_the_same_games_at_every_table(slug: str) -> None:
    game, reference = ludo.load(slug), c_reference(slug)
    assert reference is not None
    for seats in range(game.min_seats, game.max_seats + 1):
        start, rng = game.new(seats), ludo.Rng(seats)
        state, events, sums = start.clone(), 0, [0] * seats
        for _ in range(GAMES):
            state.copy_from(start)
            events += state.playout(rng)
            sums = [total + score for total, score in zip(sums, state.scores(), strict=True)]
        stream = ludo.Rng(seats)
        assert reference.rollouts(seats, GAMES, stream) == (events, sums)
        assert int(stream.next()) == int(rng.next())  # nothing more was drawn, and nothing less


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler")
@pytest.mark.parametrize("slug", SLUGS)
def test_a_reference_makes_the_same_moves(slug: str) -> None:
    game, reference = ludo.load(slug), c_reference(slug)
    assert reference is not None
    state, rng, actions = game.new(), ludo.Rng(1), []
    out = state.scratch[:]
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        actions.append(int(state.draw(rng) if chance else out[rng.below(state.fill_legal(out))]))
        state.advance(actions[-1])
    assert reference.trace(int(state.seats), ludo.Rng(1)) == actions


def test_every_game_of_the_house_has_a_reference() -> None:
    assert SLUGS == ["lemans", "macadam", "maillot", "marathon", "mark"]
