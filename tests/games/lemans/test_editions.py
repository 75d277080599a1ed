"""24 Heures: an owner's own values change the game; impossible ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.lemans.race import GAME, dealt, everybody_passes, pad, shown
from support import legal, play


def own(text: str, *hands: str, **options: Any) -> ludo.State:
    """A race with these values, just dealt."""
    return dealt(*hands, edition=GAME.read_edition(text), **options)


def test_the_house_edition_says_where_its_values_come_from() -> None:
    stated = {key for key in GAME.edition.values if GAME.edition.origin(key) == "stated"}
    assert stated == {"rounds", "nights", "hidden", "overheat"}
    assert GAME.edition.origin("cards.y6.heat") == GAME.edition.origin("weather.loss") == "reconstructed"
    assert GAME.read_edition("rounds = 4").origin("rounds") == "owner"


def test_rounds_and_nights() -> None:
    state = own("rounds = 3\nnights = [1, 3]", "y1", "y2")
    nights = []
    while state.actor() != ludo.OVER:
        nights.append(state.observe()["night"])
        everybody_passes(state)
    assert nights == [True, False, True]
    assert len(pad(state)) == 3


def test_a_short_race_may_end_before_the_night() -> None:
    state = own("rounds = 2", "y1", "y2")
    everybody_passes(everybody_passes(state))
    assert (state.actor(), state.observe()["night"]) == (ludo.OVER, False)


def test_the_number_of_hidden_cards() -> None:
    view = own("nights = [1]\nhidden = 9", "y1", "y2").observe()
    assert (view["deck"], view["hidden"]) == (41, 9)


def test_where_overheating_begins() -> None:
    state = play(own("overheat = 2", "y6", "y2", "y3"), "play draw:y1 card:y6")
    assert shown(state, 0, "heat", "retired") == (2, True)


@pytest.mark.parametrize(("option", "score", "heat"), [("points", -5, 0), ("heat", 0, 2)])
def test_what_weather_does(option: str, score: int, heat: int) -> None:
    state = own("[weather]\nloss = 5\nheat = 2", "weather_blue", "y2", weather=option)
    play(state, "play draw:y1 card:weather_blue target:1")
    assert shown(state, 1, "score", "heat") == (score, heat)


def test_what_a_race_card_shows() -> None:
    state = play(own("[cards.y1]\nscore = 12\nheat = 1\ntyres = 2", "y1", "y2"), "play draw:y3 card:y1")
    assert shown(state, 0, "score", "heat", "yellow", "blue") == (12, 1, 2, 0)


def test_tyres_decide_the_majority() -> None:
    state = own("[cards.y1]\ntyres = 0\n[cards.y2]\ntyres = 2", "y1", "y2", "weather_yellow")
    play(state, "play draw:y3 card:y1", "play draw:y3 card:y2", "play draw:b1 card:weather_yellow")
    assert shown(state, 1, "visible") == (["y2", "weather_yellow"],)


def test_how_many_copies_there_are() -> None:
    state = play(own("[cards.stand]\ncopies = 0\n[cards.y1]\ncopies = 7", "y1", "b1", "y2"), "play")
    weights = GAME.chance_tokens(state)
    assert (weights["draw:y1"], sum(weights.values())) == (6, 52 - 6 + 1 - 3)
    assert "draw:stand" not in weights
    assert GAME.why_not(state, "draw:stand") == "LM-03"
    assert legal(state) == []


def test_the_house_has_no_card_beyond_six() -> None:
    """An owner's pack may hold more: two more types a colour are known, without copies."""
    tokens = GAME.new(2).setting.tokens
    assert not any(card in token for token in tokens for card in ("y7", "b7", "y8", "b8"))
    assert len(tokens) == len(set(tokens)) == 2 + 6 + 6 + 2 * 16
    assert GAME.why_not(dealt("y1", "y2"), "card:y7") == "LM-23"


@pytest.mark.parametrize(
    ("card", "types"), [pytest.param("y7", 17, id="the first spare"), pytest.param("b8", 20, id="the last spare")]
)
def test_an_owner_may_have_more_types_of_race_cards(card: str, types: int) -> None:
    text = f"[cards.{card}]\nscore = 9\nheat = 1\ncopies = 2"
    state = own(text, "y1", card, "b2")
    assert len(state.setting.tokens) == 2 + 6 + 6 + 2 * types
    assert state.observe(1)["hand"] == [card]
    play(state, f"play draw:{card} card:{card}")
    assert shown(state, 0, "visible", "score", "heat") == ([card], 9, 1)
    assert GAME.from_position(state.position(), edition=state.setting.edition).position() == state.position()
    assert f"draw:{card}" not in GAME.chance_tokens(play(state, "play"))


@pytest.mark.parametrize(
    ("text", "key", "found", "accepted"),
    [
        ("rounds = 0", "rounds", 0, "a whole number from 1 to 12"),
        ("rounds = true", "rounds", True, "a whole number from 1 to 12"),
        ("hidden = 21", "hidden", 21, "a whole number from 0 to 20"),
        ("overheat = -1", "overheat", -1, "a whole number from 1 to 9"),
        ("nights = [0]", "nights", [0], "a list of 0 to 12 whole numbers from 1 to 12"),
        ("nights = 3", "nights", 3, "a list of 0 to 12 whole numbers from 1 to 12"),
        ("[weather]\nheat = 3", "weather.heat", 3, "a whole number from 0 to 2"),
        ("[weather]\nloss = 'three'", "weather.loss", "three", "a whole number from 0 to 9"),
        ("[cards.y1]\nscore = 21", "cards.y1.score", 21, "a whole number from 0 to 20"),
        ("[cards.y1]\ntyres = -1", "cards.y1.tyres", -1, "a whole number from 0 to 9"),
        ("[cards.stand]\ncopies = 99", "cards.stand.copies", 99, "a whole number from 0 to 20"),
    ],
)
def test_bad_values(text: str, key: str, found: object, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        GAME.read_edition(text)
    assert (refused.value.key, refused.value.found, refused.value.accepted) == (key, found, accepted)


@pytest.mark.parametrize("key", ["cards.y9.score", "cards.stand.score", "rond"])
def test_unknown_keys(key: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        GAME.read_edition(f"{key} = 1")
    assert (refused.value.key, refused.value.found) == (key, 1)


def every_type(copies: int) -> str:
    kinds = [key.removesuffix(".copies") for key in GAME.edition.values if key.endswith(".copies")]
    return "\n".join(f"[{kind}]\ncopies = {copies}" for kind in kinds)


@pytest.mark.parametrize(("text", "found"), [(every_type(0), "0 cards"), (every_type(20), "400 cards")])
def test_a_pack_that_cannot_be_played(text: str, found: str) -> None:
    """Six hands, the night cards and at least one card to draw."""
    with pytest.raises(ludo.BadEdition) as refused:
        GAME.read_edition(text)
    assert refused.value.key == "cards.*.copies"
    assert (refused.value.found, refused.value.accepted) == (found, "12 to 250 cards in all")
