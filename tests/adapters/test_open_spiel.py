"""OpenSpiel's own checks over every game, and its IS-MCTS with our resampler."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import ludotheque as ludo
from ludotheque.adapters.open_spiel import PREFIX
from ludotheque.ladder.match import Pairing
from ludotheque.ladder.open_spiel_peer import PEER, play
from profiles import PROFILE
from support import HOUSE

SMALL = {"lemans": "seats=2", "mark": "seats=2,end_rows=4", "maillot": "seats=2", "macadam": "seats=2"}


def load(slug: str) -> Any:
    return pyspiel.load_game(f"{PREFIX}{slug}({SMALL.get(slug, '')})")


@pytest.mark.parametrize("slug", HOUSE)
def test_random_games_with_serialisation(slug: str) -> None:
    pyspiel.random_sim_test(load(slug), 1, True, False)


def test_playthroughs_can_be_replayed() -> None:
    """OpenSpiel's playthrough of a whole game, made twice from the same actions."""
    first = generate_playthrough.playthrough(f"{PREFIX}lemans(seats=2)", None, seed=3)
    actions = actions_of(first)
    assert len(actions) > 20
    again = generate_playthrough.playthrough(f"{PREFIX}lemans(seats=2)", actions, seed=3)
    assert first == again


@pytest.mark.parametrize("slug", HOUSE if PROFILE.is_whole else ["macadam"])
def test_playthroughs_tell_what_the_kernel_does(slug: str) -> None:
    """A whole random game, on the kernel without OpenSpiel."""
    actions = actions_of(generate_playthrough.playthrough(f"{PREFIX}{slug}({SMALL.get(slug, '')})", None, seed=5))
    state = load(slug).start.state.clone()
    for action in actions:
        assert action in (state.legal() if state.actor() >= 0 else [one for one, _ in state.chances()])
        state.apply(action)
    assert state.actor() == ludo.OVER


def actions_of(playthrough: str) -> list[int]:
    return [int(line.split(":")[1]) for line in playthrough.splitlines() if line.startswith("action:")]


def moments(slug: str, seed: int) -> Any:
    """Decisions of a random game."""
    state, rng = load(slug).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=shares)))
            continue
        yield state
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("slug", ["lemans", "mark", "macadam"])
def test_resampled_states_look_the_same_and_betray_nothing(slug: str) -> None:
    sampler = np.random.RandomState(1).random_sample
    for number, state in enumerate(moments(slug, 2)):
        if number % 9:
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        neighbour = (seat + 1) % state.num_players()
        assert other.information_state_string(neighbour) != state.information_state_string(neighbour)


def test_a_seat_does_not_read_what_others_draw() -> None:
    state = load("lemans").new_initial_state()
    for token in ("pole:0",):
        state.apply_action(state.held.state.setting.numbers[token])
    state.apply_action(state.legal_actions()[0])
    assert "draw:?" in state.information_state_string(1)
    assert "draw:?" not in state.information_state_string(0)


@pytest.mark.parametrize("slug", ["lemans", "mark", "macadam"])
def test_its_ismcts_plays(slug: str) -> None:
    game, rng = load(slug), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
    tried = 0
    for state in moments(slug, 5):
        if len(state.legal_actions()) > 1:
            assert bot.step(state) in state.legal_actions()
            tried += 1
        if tried == 3:
            break
    assert tried == 3


def test_parameters_are_options_and_bad_ones_are_refused() -> None:
    assert load("mark").start.state.setting.options["end_rows"] == 4
    with pytest.raises((ludo.LudoError, pyspiel.SpielError)):
        pyspiel.load_game(f"{PREFIX}mark(seats=9)")


def test_states_can_be_pickled() -> None:
    for state in moments("mark", 1):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.information_state_string(0) == state.information_state_string(0)
        break


def test_the_peer_sits_at_our_tables() -> None:
    outcome = play(Pairing("lemans", ("champion", PEER), 5), seconds=0.001)
    assert sorted(outcome.ranks) == [1, 2]
    assert outcome.thoughts[PEER].decisions > 0
