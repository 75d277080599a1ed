"""Many games in one loop are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.adapters.spaces import gains
from ludotheque.adapters.vector import Games
from ludotheque.kernel.features import Pen
from support import HOUSE

GAMES, SEED = 5, 11


def settled(state: ludo.State, rng: ludo.Rng) -> ludo.State:
    while state.actor() == ludo.CHANCE:
        state.apply(state.sample(rng))
    return state


@pytest.mark.parametrize("slug", HOUSE)
def test_a_fleet_is_many_single_games(slug: str) -> None:
    games = Games(slug, GAMES)
    start = ludo.load(slug).new(games.seats)
    rngs = [ludo.Rng(SEED).spawn("game", game) for game in range(GAMES)]
    states = [settled(start.clone(), rng) for rng in rngs]
    games.reset(SEED)
    ended = 0
    for _ in range(500):
        actions = games.random_actions().copy()
        games.step(actions)
        for game, state in enumerate(states):
            state.apply(int(actions[game]))
            settled(state, rngs[game])
            assert games.ended[game] == (state.actor() == ludo.OVER)
            if state.actor() == ludo.OVER:
                ended += 1
                assert games.gains[game].tolist() == pytest.approx(gains(state))
                assert games.scores[game].tolist() == state.scores()
                states[game] = settled(start.clone(), rngs[game])
            now = states[game]
            assert games.actors[game] == now.actor()
            assert games.masks[game].nonzero()[0].tolist() == now.legal()
            pen = Pen(games.features.size)
            games.features.fill(now, int(now.actor()), pen)
            assert (games.observations[game] == np.frombuffer(memoryview(pen.out), np.int32)).all()
    assert ended > 0


def test_an_illegal_action_changes_no_game() -> None:
    games = Games("lemans", GAMES, seats=2)
    games.reset(1)
    before = games.observations.copy()
    actions = games.random_actions().copy()
    actions[3] = 49
    with pytest.raises(ludo.IllegalAction, match="game 3"):
        games.step(actions)
    assert (games.observations == before).all()


def test_bots_fill_the_other_chairs() -> None:
    games = Games("mark", GAMES, seats=3, players=("habitue", "learner", "random"))
    games.reset(2)
    for _ in range(100):
        assert (games.actors == 1).all()
        games.step(games.random_actions())


def test_bad_input_is_answered_with_what_is_accepted() -> None:
    for count, players in ((0, None), (2, ("learner",)), (2, ("habitue",) * 3), (2, ("learner", "god", "habitue"))):
        with pytest.raises(ludo.LudoError, match="accepted"):
            Games("mark", count, seats=3, players=players)
    with pytest.raises(ludo.LudoError, match="accepted"):
        Games("mark", 2).step(np.zeros(3, np.int32))
