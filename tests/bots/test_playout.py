"""Imagined games: a game that repeats Advice.play_on for its own state plays the very same ones."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments
from ludotheque.kernel.advice import Advice
from support import HOUSE


@pytest.mark.parametrize("slug", HOUSE)
def test_every_game_plays_on_as_any_other_would(slug: str) -> None:
    for seed, state in enumerate(moments(slug, ludo.load(slug).min_seats, {}, 8, 4)):
        advice, mine, theirs = state.setting.advice, state.clone(), state.clone()
        chance, alike = ludo.Rng(seed), ludo.Rng(seed)
        events = advice.play_on(mine, state.scratch[:], state.scratch[:], chance)
        assert events == Advice.play_on(advice, theirs, state.scratch[:], state.scratch[:], alike) > 0
        assert mine.position() == theirs.position() != state.position()
        assert chance.next() == alike.next()
