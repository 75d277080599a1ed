"""One seat against bots, and many such seats at once."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import ludotheque as ludo
from ludotheque.adapters.gymnasium import SeatEnv
from ludotheque.adapters.gymnasium_vector import SeatsEnv
from ludotheque.bots.budget import Budget
from support import HOUSE

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("slug", HOUSE)
def test_gymnasiums_own_check(slug: str) -> None:
    check_env(SeatEnv(slug, against=("random",)), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_game_against_bots(seat: int | None) -> None:
    env = SeatEnv("lemans", 3, against=("champion", "habitue"), budget=Budget(simulations=5), seat=seat)
    ends = []
    for _ in range(2):
        seen, _ = env.reset(seed=4)
        rng, over, reward = np.random.default_rng(1), False, 0.0
        while not over:
            assert env.state.actor() == env.seat
            seen, reward, over, _, info = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        ends.append((reward, info))
    assert ends[0] == ends[1]
    assert ends[0][0] in (-1.0, -0.5, 0.0, 0.5, 1.0)  # half for a tie with one of two
    assert "seat" in env.render() or env.render()


def test_an_illegal_action_loses_and_names_the_clause() -> None:
    env = SeatEnv("lemans", 2, against=("random",))
    env.reset(seed=1)
    _, reward, over, _, info = env.step(7)
    assert (reward, over) == (-1.0, True)
    assert "LM-" in info["refused"]


def test_by_name() -> None:
    env = gym.make("ludotheque/mark-v0", seats=2, against=("random",))
    assert env.reset(seed=1)[0]["action_mask"].any()
    with pytest.raises(ludo.BadSeats):
        SeatEnv("mark", 2, seat=2)


def test_bad_input_is_answered_with_what_is_accepted() -> None:
    for wrong in ({"against": ()}, {"seat": 3}, {"seat": -1}):
        with pytest.raises(ludo.LudoError, match="accepted"):
            SeatEnv("lemans", 3, **wrong)
        with pytest.raises(ludo.LudoError, match="accepted"):
            SeatsEnv("lemans", 2, 3, **wrong)


@pytest.mark.parametrize("slug", ["lemans", "mark"])
def test_scores_add_up_from_the_start(slug: str) -> None:
    env = SeatEnv(slug, 2, against=("random",), reward="score")
    seen, _ = env.reset(seed=2)
    rng, over, gained = np.random.default_rng(2), False, 0.0
    while not over:
        seen, reward, over, _, info = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        gained += reward
    assert gained == info["score"] - ludo.load(slug).new(2).scores()[0]


@pytest.mark.parametrize("slug", HOUSE)
def test_many_seats_at_once(slug: str) -> None:
    envs = gym.make_vec(f"ludotheque/{slug}-v0", num_envs=4, against=("random", "habitue"), seat=1)
    seen, _ = envs.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(600):
        actions = np.array([rng.choice(mask.nonzero()[0]) for mask in seen["action_mask"]])
        seen, rewards, over, _, _ = envs.step(actions)
        assert not rewards[~over].any()
        ended += int(over.sum())
    assert ended > 0
    assert envs.observation_space.contains(seen)


def test_the_mask_is_told_as_learners_ask_for_it() -> None:
    env = gym.make("ludotheque/lemans-v0", seats=3, against=("random",))
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"]).all()


def told(info: dict[str, Any]) -> dict[str, Any]:
    """The shape of an info: the type and shape of each column, and of those inside it."""
    return {key: told(value) if isinstance(value, dict) else (value.dtype, value.shape) for key, value in info.items()}


def test_a_vector_environment_has_the_shape_of_gymnasiums_own() -> None:
    mode = AutoresetMode.SAME_STEP
    own = SyncVectorEnv([lambda: SeatEnv("lemans", 2, against=("random",), seat=1)] * 3, autoreset_mode=mode)
    ours = SeatsEnv("lemans", 3, 2, against=("random",), seat=1)
    assert ours.single_observation_space == own.single_observation_space
    assert ours.observation_space == own.observation_space
    assert ours.action_space == own.action_space
    assert ours.metadata["autoreset_mode"] == own.metadata["autoreset_mode"]
    shapes = []
    for envs in (own, ours):
        seen, info = envs.reset(seed=1)
        found = [told(info)]
        while "final_obs" not in info:
            seen, reward, over, cut, info = envs.step(seen["action_mask"].argmax(axis=1))
        found += [told(info), told(seen), reward.dtype, over.dtype, cut.dtype]
        game = int(over.argmax())
        final = info["final_obs"][game]
        assert envs.single_observation_space.contains(final)
        assert not final["action_mask"].any()
        assert final["observation"][0:7].tolist() == [0, 0, 0, 0, 0, 0, 1]  # the phase: over
        assert (info["final_info"]["rank"][game] == 1) == (reward[game] == 1.0)
        shapes.append(found)
    assert shapes[0] == shapes[1]


def test_single_games_of_a_vector_begin_anew() -> None:
    envs = SeatsEnv("lemans", 3, 3, against=("random",))
    first, _ = envs.reset(seed=[7, 8, 7])
    assert (first["observation"][0] == first["observation"][2]).all()
    envs.step(first["action_mask"].argmax(axis=1))
    before = envs.games.observations.copy()
    seen, info = envs.reset(seed=[7, None, None], options={"reset_mask": np.array([True, False, False])})
    assert (seen["observation"][0] == first["observation"][0]).all()
    assert (seen["observation"][1:] == before[1:]).all()
    assert info["_seat"].tolist() == [True, False, False]
    for wrong in ({"seed": [1]}, {"options": {"reset_mask": np.array([False] * 3)}}, {"options": {"reset_mask": [1]}}):
        with pytest.raises(ludo.LudoError, match="accepted"):
            envs.reset(**wrong)
