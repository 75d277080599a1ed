"""Ghost tickets: what a beginner would expect and may not do, and the clause that says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludotheque as ludo
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.ticket import Ghost
from ludotheque.server.views.seat import find_ghosts, seat_view
from support import HOUSE, walk

GAMES = 8
LONGEST = 60


def decisions(slug: str) -> Iterator[ludo.State]:
    game = ludo.load(slug)
    for seed in range(GAMES):
        for state in walk(game.new(min(game.max_seats, game.min_seats + seed)), seed):
            if state.actor() >= 0:
                yield state


def worded(state: ludo.State, language: str) -> list[Ghost]:
    game = state.setting.game
    view = state.observe(state.actor())
    return list(
        game.ghosts(view, state.setting.edition, lambda message, **args: game.messages.say(language, message, **args))
    )


@pytest.mark.parametrize("slug", HOUSE)
def test_a_ghost_is_shown_only_for_its_clause_and_in_few_words(slug: str) -> None:
    shown = 0
    for state in decisions(slug):
        legal = state.setting.game.legal_tokens(state)
        for ghost in find_ghosts(state, state.observe(state.actor()), legal):
            shown += 1
            assert ghost.token not in legal
            assert state.setting.game.why_not(state, ghost.token) == ghost.clause
            expected = [one for language in LANGUAGES for one in worded(state, language) if one.token == ghost.token]
            assert all(0 < len(one.why) <= LONGEST for one in expected)
    assert shown


def test_somebody_who_waits_sees_no_ghosts() -> None:
    state = next(decisions("mark"))
    assert seat_view(state, state.actor(), False).ghosts == []
    assert seat_view(state, state.actor(), True, words=False).ghosts == []


def test_what_is_legal_is_no_ghost() -> None:
    """24 Heures: passing is offered before the draw, and is a ghost after it."""
    seen = {}
    for state in decisions("lemans"):
        phase = state.observe(state.actor())["phase"]
        if phase not in seen:
            seen[phase] = seat_view(state, state.actor(), True)
    assert "pass" in seen["turn"].legal
    assert seen["turn"].ghosts == []
    assert [ghost.token for ghost in seen["card"].ghosts] == ["pass"]
