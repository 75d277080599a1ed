"""Whatever reason the coach may give for a choice, the game can say it in both languages."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments
from ludotheque.kernel.languages import LANGUAGES
from support import HOUSE

GAMES = 3  # of each number of seats


@pytest.mark.parametrize("slug", HOUSE)
def test_every_reason_is_said_in_both_languages(slug: str) -> None:
    game, said = ludo.load(slug), set()
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(GAMES):
            for state in moments(slug, seats, {}, seed, 40):
                for action in state.legal():
                    for reason in state.setting.advice.reasons(state, action):
                        for language in LANGUAGES:
                            assert game.messages.say(language, reason.message, **reason.arguments)
                        said.add(reason.message)
    assert len(said) > 2
