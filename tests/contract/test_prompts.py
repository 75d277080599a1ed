"""The house says what is to be decided, in both languages, shortly."""

from __future__ import annotations

import re

import pytest

import ludotheque as ludo
from ludotheque.kernel.languages import LANGUAGES
from support import HOUSE, walk

GAMES = 6
LONGEST = 60


def asked(slug: str) -> set[str]:
    """The phases in which seats decided, in some random games."""
    game = ludo.load(slug)
    found = set()
    for seed in range(GAMES):
        for state in walk(game.new(min(game.max_seats, game.min_seats + seed)), seed):
            if state.actor() >= 0:
                found.add(state.observe(state.actor())["phase"])
    return found


@pytest.mark.parametrize("slug", HOUSE)
def test_every_phase_that_asks_says_so(slug: str) -> None:
    messages = ludo.load(slug).messages
    for phase in sorted(asked(slug)):
        for language in LANGUAGES:
            assert len(messages.say(language, f"prompt-{phase}")) <= LONGEST


@pytest.mark.parametrize("slug", HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_some_kinds_of_move_are_short_too(slug: str, language: str) -> None:
    prompts = re.findall(r"^(prompt-[\w-]+) = (.*)$", ludo.load(slug).catalogue(language), re.MULTILINE)
    assert prompts
    assert [name for name, words in prompts if len(words) > LONGEST] == []
