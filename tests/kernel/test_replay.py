"""Every step of a game that was played, with the game before and after it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludotheque as ludo
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.replay import play, replay
from support import random_action


def tokens_of(state: ludo.State, count: int) -> list[str]:
    rng, tokens = ludo.Rng(3), list[str]()
    while len(tokens) < count:
        action = random_action(state, rng)
        tokens.append(state.setting.game.token(state, action))
        state.apply(action)
    return tokens


def test_each_step_begins_where_the_one_before_ended() -> None:
    game = ludo.load("lemans")
    end = game.new(2)
    tokens = tokens_of(end, 12)
    start = game.new(2)
    steps = list(replay(start, tokens))
    assert [step.token for step in steps] == tokens
    assert steps[0].before is start
    assert all(one.after is two.before for one, two in pairwise(steps))
    assert [step.actor for step in steps] == [int(step.before.actor()) for step in steps]
    assert start.position() == game.new(2).position()
    assert steps[-1].after.position() == end.position() == play(game.new(2), tokens).position()


def test_a_token_that_is_not_legal_ends_it() -> None:
    game = ludo.load("lemans")
    steps = replay(game.new(2), ["pole:0", "fly"])
    assert next(steps).token == "pole:0"
    with pytest.raises(LudoError):
        next(steps)
