"""States and environments are copied and pickled, and a copy goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.adapters.gymnasium import SeatEnv
from ludotheque.adapters.gymnasium_vector import SeatsEnv
from ludotheque.adapters.pettingzoo import env as aec_env
from ludotheque.adapters.pettingzoo_parallel import parallel_env
from ludotheque.adapters.vector import Games
from ludotheque.bots.bot import Bot
from support import walk

Copy = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("way", [copy.deepcopy, pickled])


@every_way
@pytest.mark.parametrize("slug", ludo.slugs())
def test_a_copied_state_is_the_same_moment_and_its_own(slug: str, way: Copy) -> None:
    for number, state in enumerate(walk(ludo.load(slug).new(), 3)):
        if number % 7:
            continue
        before = state.position()
        other = way(state)
        assert other.position() == before
        assert other.setting is state.setting
        if state.actor() != ludo.OVER:
            other.advance(state.sample(ludo.Rng(1)) if state.actor() == ludo.CHANCE else state.legal()[0])
            assert state.position() == before


def test_a_state_of_another_edition_keeps_it() -> None:
    game = ludo.load("lemans")
    own = game.edition_of({"rounds": 2})
    state = pickled(game.new(3, edition=own))
    assert state.setting.edition.hash == own.hash


@every_way
def test_small_things_too(way: Copy) -> None:
    rng = ludo.Rng(5)
    rng.next()
    again = way(rng)
    assert [int(again.next()) for _ in range(9)] == [int(rng.next()) for _ in range(9)]
    assert int(again.spawn("dice").next()) == int(rng.spawn("dice").next())
    game = ludo.load("mark")
    assert way(game) is game
    assert way(game.setting(3)) is game.setting(3)
    assert way(Bot("champion")).name == "Champion"


def rewards(env: SeatEnv, rng: np.random.Generator, steps: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(steps):
        seen, reward, over, _, info = env.step(rng.choice(env.action_masks().nonzero()[0]))
        found.append((seen["observation"].tobytes(), reward, over, info))
        if over:
            env.reset()
    return found


@every_way
def test_a_gymnasium_environment(way: Copy) -> None:
    env = SeatEnv("macadam", 3, against=("habitue", "random"), seat=None)
    env.reset(seed=4)
    rewards(env, np.random.default_rng(1), 6)
    other = way(env)
    assert (other.action_masks() == env.action_masks()).all()
    assert rewards(other, np.random.default_rng(2), 40) == rewards(env, np.random.default_rng(2), 40)


@every_way
def test_a_pettingzoo_environment(way: Copy) -> None:
    env = aec_env("mark", seats=3)
    env.reset(seed=2)
    for _ in range(9):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    other = way(env)
    for _ in range(30):
        mine, its = env.last(), other.last()
        assert (mine[0]["observation"] == its[0]["observation"]).all()
        assert mine[1:] == its[1:]
        for one in (env, other):
            one.step(int(its[0]["action_mask"].argmax()))


@every_way
def test_a_parallel_environment(way: Copy) -> None:
    env = parallel_env("mark", seats=3)
    seen, _ = env.reset(seed=2)
    other = way(env)
    for _ in range(20):
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, its = env.step(actions)[0], other.step(actions)[0]
        assert all((seen[agent]["observation"] == its[agent]["observation"]).all() for agent in seen)


@every_way
def test_many_games(way: Copy) -> None:
    games = Games("lemans", 4, seats=3, players=("learner", "habitue", "learner"))
    games.reset(seed=3)
    for _ in range(5):
        games.step(games.random_actions())
    other = way(games)
    for _ in range(60):
        assert (games.observations == other.observations).all()
        assert (games.masks == other.masks).all()
        actions = games.random_actions().copy()
        games.step(actions)
        other.step(actions)
        assert (games.ended == other.ended).all()


@every_way
def test_a_vector_environment(way: Copy) -> None:
    envs = SeatsEnv("lemans", 3, 3, against=("random",))
    envs.reset(seed=1)
    other = way(envs)
    ended = 0
    for _ in range(120):
        actions = envs.action_masks().argmax(axis=1)
        mine, its = envs.step(actions), other.step(actions)
        assert (mine[0]["observation"] == its[0]["observation"]).all()
        for game in mine[2].nonzero()[0]:
            ended += 1
            finals = [one[4]["final_obs"][game]["observation"] for one in (mine, its)]
            assert (finals[0] == finals[1]).all()
    assert ended
