"""What tests of all games share."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque import games

TESTS = Path(__file__).parent
HOUSE = ludo.slugs()  # the games of the house, without the one below
games.__path__.append(str(TESTS / "sixth"))  # the miniature sixth game: adding a folder adds a game


def clause(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of these clauses."""
    return pytest.mark.clause(*numbers)


def play(state: ludo.State, *tokens: str) -> ludo.State:
    """Apply tokens, several in one text if separated by blanks; the state itself comes back."""
    game = state.setting.game
    for token in " ".join(tokens).split():
        state.apply(game.action(state, token))
    return state


def legal(state: ludo.State) -> list[str]:
    return state.setting.game.legal_tokens(state)


def random_action(state: ludo.State, rng: ludo.Rng) -> int:
    if state.actor() == ludo.CHANCE:
        return state.sample(rng)
    choices = state.legal()
    return choices[rng.below(len(choices))]


def walk(state: ludo.State, seed: int) -> Iterator[ludo.State]:
    """The same state object before and after each random event, to the end."""
    rng = ludo.Rng(seed)
    yield state
    while state.actor() != ludo.OVER:
        state.apply(random_action(state, rng))
        yield state


def conserved(slug: str) -> Callable[[ludo.State], None]:
    """The game's own check that no piece, card or note was lost (tests/games/<slug>/conserved.py)."""
    found = sorted(TESTS.glob(f"*/{slug}/conserved.py"))
    assert found, f"tests/games/{slug}/conserved.py is missing"
    spec = importlib.util.spec_from_file_location(f"conserved_{slug}", found[0])
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    check: Callable[[ludo.State], None] = module.check
    return check
