"""Nobody above Débutant makes a move that a person would call absurd; chance makes each of them."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.absurd import count, rules
from bots.moments import FULL
from ludotheque.kernel.compiled import is_compiled
from support import HOUSE

GAMES = 200 if FULL else 40
UNCOMPILED = 1  # the rules are fifty times slower
BATCH, MOST_BATCHES = 25, 60
every_game = pytest.mark.parametrize("slug", HOUSE)


@every_game
def test_habitues_make_no_absurd_move(slug: str) -> None:
    seen, _ = count(slug, GAMES if is_compiled(ludo.load(slug).new()) else UNCOMPILED)
    assert not seen


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
