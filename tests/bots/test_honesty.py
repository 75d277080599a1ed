"""No bot can use what its seat cannot know: change the hidden facts, and it decides the same."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import FULL, moments
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.levels import LEVELS
from support import HOUSE, random_action, walk

FEW = Budget(simulations=24 if FULL else 5)
MOMENTS = 6 if FULL else 2
every_game = pytest.mark.parametrize("slug", HOUSE)


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_the_decision_does_not_depend_on_hidden_facts(slug: str, level: str) -> None:
    game = ludo.load(slug)
    for seats in (game.min_seats, game.max_seats):
        for seed, state in enumerate(moments(slug, seats, {}, 11 * seats, MOMENTS)):
            seat = int(state.actor())
            decided = Bot(level).decide(state, seat, FEW, seed)
            for other in range(3 if FULL else 1):
                changed = state.resample(seat, ludo.Rng(1000 + other))
                assert Bot(level).decide(changed, seat, FEW, seed) == decided


@every_game
def test_what_is_imagined_depends_on_what_the_seat_knows_alone(slug: str) -> None:
    """The whole imagined table, not only the decision, is the same whatever was hidden before."""
    game = ludo.load(slug)
    for seed, state in enumerate(moments(slug, game.max_seats, {}, 5, MOMENTS)):
        for seat in range(game.max_seats):
            changed = state.resample(seat, ludo.Rng(seed))
            assert changed.resample(seat, ludo.Rng(7)).position() == state.resample(seat, ludo.Rng(7)).position()


@every_game
def test_hidden_is_what_the_notation_masks(slug: str) -> None:
    game = ludo.load(slug)
    state = game.new(game.max_seats)
    for now in walk(state, 3):
        if now.actor() == ludo.OVER:
            return
        action = random_action(now, ludo.Rng(len(slug)))
        token = game.token(now, action)
        for seat in (None, *range(game.max_seats)):
            assert now.hides(-1 if seat is None else seat, action) == (game.masked(now, token, seat) != token)


@every_game
def test_a_seat_that_does_not_act_decides_nothing(slug: str) -> None:
    state = next(moments(slug, ludo.load(slug).min_seats, {}, 1, 1))
    with pytest.raises(ValueError, match="nothing to decide"):
        Bot("habitue").decide(state, int(state.actor()) - 1)
