"""Nobody above Débutant makes a move that a person would call absurd; chance makes each of them."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.absurd import count, rules
from bots.moments import FULL, moments
from ludotheque.bots.bot import considered
from ludotheque.bots.budget import Budget
from ludotheque.kernel.compiled import is_compiled
from support import HOUSE

GAMES = 200 if FULL else 40
SEARCHED = 40 if FULL else 4  # games of a level that searches,
SIMULATIONS = 40  # a little: so that all but absurd moves happen
UNCOMPILED = 1  # the rules are fifty times slower
BATCH, MOST_BATCHES = 25, 60
every_game = pytest.mark.parametrize("slug", HOUSE)


@every_game
def test_habitues_make_no_absurd_move(slug: str) -> None:
    seen, _ = count(slug, GAMES if is_compiled(ludo.load(slug).new()) else UNCOMPILED)
    assert not seen


@every_game
@pytest.mark.parametrize("level", ["fine-mouche", "champion"])
def test_searching_levels_make_none_however_little_they_think(slug: str, level: str) -> None:
    compiled = is_compiled(ludo.load(slug).new())
    budget = Budget(simulations=SIMULATIONS if compiled else 2)
    seen, _ = count(slug, SEARCHED if compiled else UNCOMPILED, level, budget=budget)
    assert not seen


@every_game
def test_what_is_left_out_is_little_and_never_all(slug: str) -> None:
    """An advice keeps legal choices only, at least one, and most of them."""
    game, kept, legal = ludo.load(slug), 0, 0
    for seats in (game.min_seats, game.max_seats):
        for state in moments(slug, seats, {}, 11 + seats, 12):
            found = considered(state, state.setting.advice)
            assert found
            assert len(set(found)) == len(found)
            assert set(found) <= set(state.legal())
            kept, legal = kept + len(found), legal + len(state.legal())
    assert kept > legal // 2


def test_a_champion_alone_considers_every_expulsion_of_marathon() -> None:
    left_out = 0
    for state in moments("marathon", 4, {}, 5, 40):
        setting, tokens = state.setting, state.setting.tokens
        expulsions = {action for action in state.legal() if tokens[action].startswith("expel:")}
        assert expulsions <= set(considered(state, setting.experience))
        left_out += len(expulsions - set(considered(state, setting.advice)))
    assert left_out


@every_game
def test_chance_makes_every_one_of_them(slug: str) -> None:
    """So that none of the lists is about something that cannot happen."""
    if not is_compiled(ludo.load(slug).new()):
        pytest.skip("it takes hundreds of games until chance has made them all")
    missing = {rule.__name__ for rule in rules(slug)}
    for batch in range(MOST_BATCHES):
        missing -= set(count(slug, BATCH, "random", batch * BATCH)[0])
        if not missing:
            return
    assert missing == set()
