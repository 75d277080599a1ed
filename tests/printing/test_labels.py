"""Values of an edition in words that people know."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.messages import house_messages
from ludotheque.printing.contents import rebuilt
from ludotheque.printing.labels import Labels, reconstructed
from support import HOUSE


def test_a_card_a_rider_and_a_list_are_named() -> None:
    cards = Labels(ludo.load("macadam"), "fr")
    assert cards.thing("cards.ped_green") == "piéton vert"
    assert cards.values_of("cards.ped_green", {"copies": 4}) == {"exemplaires": "4"}
    assert Labels(ludo.load("maillot"), "en").thing("riders.noel") == "Noël"
    assert Labels(ludo.load("mark"), "en").values_of("prices", {"a": [5, 6]})["row A"] == "5 6"
    assert cards.value("none") == "aucun"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", HOUSE)
def test_no_key_of_a_file_is_printed(slug: str, language: str) -> None:
    game = ludo.load(slug)

    def say(message: str, **args: str) -> str:
        return house_messages("printing").say(language, message, **args)

    rows = [row for column in rebuilt(game.edition, Labels(game, language), say) for row in column]
    assert rows
    assert not [row for row in rows if "_" in row["thing"] + row["values"]]


def test_cards_that_are_not_in_the_box_are_not_listed() -> None:
    assert not [key for key in reconstructed(ludo.load("lemans").edition) if ".y7." in key or ".b8." in key]
    assert "cards.y6.score" in reconstructed(ludo.load("lemans").edition)
