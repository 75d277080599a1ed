"""What the folders say of their games: complete, and fit for the tables that the games allow."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque as ludo
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.meta import GameMeta

every_game = pytest.mark.parametrize("slug", ludo.slugs())


@every_game
def test_the_title_is_that_of_the_box(slug: str) -> None:
    game = ludo.load(slug)
    assert game.title == game.meta.title


@every_game
def test_seats_have_inks_of_their_own(slug: str) -> None:
    game = ludo.load(slug)
    inks = game.meta.inks
    assert len(set(inks)) == len(inks)
    assert not inks or len(inks) == game.max_seats


@every_game
def test_the_shelf_says_something_in_every_language(slug: str) -> None:
    meta = ludo.load(slug).meta
    assert set(LANGUAGES) <= set(meta.tagline)
    assert set(LANGUAGES) <= set(meta.credits)


def test_every_game_has_a_place_of_its_own() -> None:
    orders = [ludo.load(slug).meta.order for slug in ludo.slugs()]
    assert sorted(set(orders)) == sorted(orders)


def test_a_word_that_nobody_reads_is_refused() -> None:
    source = 'title = "Go"\norder = 6\nspeed = 3\ntagline = { en = "Stones." }\ncredits = { en = "Old." }'
    with pytest.raises(msgspec.ValidationError, match="speed"):
        GameMeta.read(source)
