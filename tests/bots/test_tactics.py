"""Positions with one right answer: Champion finds them all, Habitué most of them."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

import ludotheque as ludo
from bots.moments import FULL
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.levels import LEVELS
from support import TESTS, play

FOUND = sorted(TESTS.glob("games/*/tactics.toml"))
SUITES = {path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))["tactic"] for path in FOUND}
TACTICS = [pytest.param(slug, tactic, id=f"{slug}: {tactic['name']}") for slug in SUITES for tactic in SUITES[slug]]
SEEDS = (1, 2, 3) if FULL else (1,)
NUMBER = 8  # at least, for each game


def opened(slug: str, tactic: dict[str, Any]) -> ludo.State:
    """The state of a tactic: a position, or tokens from the start."""
    game = ludo.load(slug)
    if "position" in tactic:
        state: ludo.State = game.from_position(json.loads(tactic["position"]))
        return state
    return play(game.new(tactic["seats"], tactic.get("options")), tactic["tokens"])


def finds(slug: str, tactic: dict[str, Any], level: str, seed: int) -> bool:
    state = opened(slug, tactic)
    budget = Budget(simulations=tactic.get("simulations", LEVELS[level].simulations(state.setting)))
    decided = Bot(level).decide(state, int(state.actor()), budget, seed)
    return state.setting.game.token(state, decided) in tactic["answer"]


@pytest.mark.parametrize(("slug", "tactic"), TACTICS)
def test_champion_finds_it(slug: str, tactic: dict[str, Any]) -> None:
    state = opened(slug, tactic)
    assert set(tactic["answer"]) < set(state.setting.game.legal_tokens(state))
    assert all(finds(slug, tactic, "champion", seed) for seed in SEEDS)


@pytest.mark.parametrize("slug", SUITES)
def test_habitue_finds_most(slug: str) -> None:
    found = sum(finds(slug, tactic, "habitue", seed) for tactic in SUITES[slug] for seed in SEEDS)
    assert found > len(SUITES[slug]) * len(SEEDS) / 2
    assert len(SUITES[slug]) >= NUMBER
