"""PettingZoo's own suite over every game, and what it does not ask."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import ludotheque as ludo
from ludotheque.adapters.pettingzoo import LudoEnv, env
from ludotheque.adapters.pettingzoo_parallel import parallel_env
from support import HOUSE

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo dislikes dictionaries, and asks for them


@pytest.mark.parametrize("slug", ludo.slugs())
def test_the_suite(slug: str) -> None:
    api_test(env(slug), num_cycles=120)
    seed_test(lambda: env(slug), num_cycles=60)


@pytest.mark.parametrize("slug", HOUSE)
def test_rendering_and_central_state(slug: str) -> None:
    render_test(lambda render_mode=None: env(slug, render_mode=render_mode))
    game = env(slug)
    check_state_space(game)
    check_state(TerminateIllegalWrapper(game, illegal_reward=-1), 10)  # it samples without masks


@pytest.mark.parametrize("slug", HOUSE)
def test_its_benchmark_runs(slug: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """On a clock of our own: it would go on for five seconds."""
    clock = SimpleNamespace(time=iter(np.arange(0.0, 9.0, 0.1)).__next__)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env(slug))
    assert "turns per second" in capsys.readouterr().out


def play(game: LudoEnv, seed: int) -> tuple[dict[str, float], dict[str, Any]]:
    """A random game: what every seat gained in all, and its last info."""
    game.reset(seed=seed)
    rng, gained, infos = np.random.default_rng(seed), dict.fromkeys(game.possible_agents, 0.0), {}
    for agent in game.agent_iter():
        seen, reward, ended, _, info = game.last()
        assert seen is not None
        gained[agent] += reward
        infos[agent] = info
        if ended:
            assert not seen["action_mask"].any()
            game.step(None)
            continue
        state = game._game.state
        assert seen["action_mask"].nonzero()[0].tolist() == state.legal()
        game.step(int(rng.choice(state.legal())))
    return gained, infos


@pytest.mark.parametrize("slug", HOUSE)
def test_rewards_by_rank_and_by_score(slug: str) -> None:
    gained, infos = play(env(slug), 3)
    assert sum(gained.values()) == pytest.approx(0)
    ranks = [infos[agent]["rank"] for agent in gained]
    assert sorted(gained, key=lambda agent: -gained[agent])[0] in [a for a in gained if infos[a]["rank"] == min(ranks)]
    scored, infos = play(env(slug, reward="score"), 3)
    start = env(slug).setting.game.new(len(scored)).scores()
    assert [scored[agent] + start[k] for k, agent in enumerate(scored)] == [infos[a]["score"] for a in scored]


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    first, again, other = env("macadam"), env("macadam"), env("macadam")
    rows = []
    for game, seed in ((first, 9), (again, 9), (other, 10)):
        game.reset(seed=seed)
        rows.append(b"".join(game.observe(agent)["observation"].tobytes() for agent in game.agents))
    assert rows[0] == rows[1] != rows[2]


def test_whoever_does_not_want_to_see_sees_nothing() -> None:
    table = env("lemans", seats=2)
    table.reset(seed=1)
    assert table.last(observe=False)[0] is None
    while not table.terminations[table.agent_selection]:
        table.step(int(table.last()[0]["action_mask"].argmax()))
    assert table.last(observe=False)[0] is None
    assert table.last()[0] is not None


def test_illegal_actions_are_refused_with_the_clause_and_nothing_changes() -> None:
    game = env("lemans", seats=3)
    game.reset(seed=1)
    before = game._game.state.position()
    for action in (5, 999, -1, None):
        with pytest.raises(ludo.IllegalAction):
            game.step(action)
    with pytest.raises(ludo.IllegalAction, match="LM-"):
        game.step(5)
    assert game._game.state.position() == before


def test_bad_input_is_answered_with_what_is_accepted() -> None:
    for wrong in ({"reward": "fame"}, {"render_mode": "hologram"}, {"options": {"tail": 1}}, {"seats": 40}):
        with pytest.raises(ludo.LudoError, match=r"accepted|is for"):
            env("mark", **wrong)
    with pytest.raises(ludo.LudoError, match="one at a time"):
        parallel_env("lemans")


def test_the_parallel_suite() -> None:
    parallel_api_test(parallel_env("mark", seats=3), num_cycles=60)
    parallel_seed_test(lambda: parallel_env("mark", seats=3, forfeit=True), num_cycles=20)


def test_sealed_bids_are_given_at_once() -> None:
    game = parallel_env("mark", seats=3)
    seen, _ = game.reset(seed=2)
    rng, together, gained = np.random.default_rng(2), 0, {}
    while game.agents:
        choices = {agent: seen[agent]["action_mask"].nonzero()[0] for agent in game.agents}
        busy = [agent for agent in game.agents if game.wait not in choices[agent]]
        together = max(together, len(busy))
        assert busy
        seen, gained, *_ = game.step({agent: int(rng.choice(found[:3])) for agent, found in choices.items()})
    assert together == 3
    assert sum(gained.values()) == pytest.approx(0)
    game.reset(seed=2)
    with pytest.raises(ludo.IllegalAction, match="seat_0"):
        game.step(dict.fromkeys(game.agents, 3000))
