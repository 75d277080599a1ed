"""Somebody's own edition of Mark: other values make another game, impossible ones are refused."""

from __future__ import annotations

from typing import cast

import pytest

import ludotheque as ludo
from games.mark.tables import game
from ludotheque.games.mark.rules.state import MarkState
from support import clause, legal, play

SHORT = """
market.cells = 2
[boards]
slopes = { a = [1, 2], b = [3, 4], c = [5, 6], d = [7, 8], e = [9, 10] }
tables = { a = [1, 2], b = [3, 4], c = [5, 6], d = [7, 8], e = [9, 10] }
jumps = { a = [1, 2], b = [3, 4], c = [5, 6], d = [7, 8], e = [90, 90] }
"""


def new(text: str, seats: int = 2, **options: object) -> MarkState:
    return cast(MarkState, game.new(seats, options, game.read_edition(text)))


@clause("MK-06", "MK-07")
def test_the_house_says_what_is_stated_and_what_is_rebuilt() -> None:
    house = game.edition
    assert house.origin("pieces") == house.origin("money") == house.origin("dice.star.star") == "stated"
    assert house.origin("storage.fee") == house.origin("company.columns") == "stated"
    assert house.origin("market.cells") == house.origin("boards.jumps.e") == "reconstructed"
    assert game.read_edition("money = 9").origin("money") == "owner"


def test_shorter_rows_close_sooner() -> None:
    state = new(SHORT)
    play(state, "roll:red:red take:red:0 take:red:1 roll:blue:gold take:gold:0")
    play(state, "roll:red:red move:red:0:0 move:red:1:1 roll:blue:gold take:gold:1")
    play(state, "roll:red:red sell:red:0:e sell:red:1:e")
    assert state.scores() == [49, 30]
    assert state.observe()["closed"] == ["red"]
    assert state.observe()["removed"]["red"] == 6


def test_the_purse_of_the_richest_bounds_the_bids() -> None:
    assert len(game.setting(2).tokens) == 520 + 36
    dearest = 2 * 90 + 36 + 30  # of the jumps of this edition
    assert f"bid:{dearest}" in new(SHORT).setting.numbers
    assert f"bid:{dearest + 1}" not in new(SHORT).setting.numbers


def test_money_pieces_and_fees() -> None:
    state = new("money = 12\npieces = 6\nstorage.fee = 7\nstorage.free = 0")
    assert state.scores() == [12, 12]
    assert state.observe()["bank"]["red"] == 6
    play(state, "roll:red:blue take:red:0 roll:gold:blue take:gold:0")
    assert state.scores() == [5, 12]
    play(state, "roll:green:blue take:green:1 roll:gold:blue take:gold:1")
    assert state.scores() == [5, 5]
    assert legal(state) == ["return:first:0", "return:first:1"]
    assert state.actor() == 0


def test_narrow_companies() -> None:
    state = play(new("company.columns = 2"), "roll:red:red take:red:1")
    assert legal(state) == ["move:red:1:0", "move:red:1:1", "take:red:0"]
    assert game.why_not(state, "take:red:2") == "MK-17"
    assert game.why_not(state, "move:red:1:2") == "MK-19"
    assert len(state.observe()["companies"][0]["first"]) == 2


def test_loaded_dice() -> None:
    state = new("dice.star.red = 3\ndice.hammer.hammer = 0")
    rolls = game.chance_tokens(state)
    assert len(rolls) == 30
    assert sum(rolls.values()) == 8 * 5
    assert rolls["roll:red:blue"] == 3 * rolls["roll:blue:blue"]
    assert game.why_not(state, "roll:red:hammer") == "MK-08"
    rng = ludo.Rng(4)
    reds = sum(game.token(state, state.sample(rng)).startswith("roll:red") for _ in range(4000))
    assert 1400 < reds < 1600


@clause("MK-64")
def test_a_lower_roll_limit() -> None:
    state = play(new("roll_limit = 2"), "roll:red:blue take:red:0 roll:red:blue take:red:0")
    assert state.actor() == ludo.OVER


@pytest.mark.parametrize("seats", [2, 4])
def test_own_editions_play_to_the_end(seats: int) -> None:
    texts = [SHORT, "company.columns = 2\nstorage.free = 1", "money = 0\ndice.hammer.hammer = 6", "storage.free = 4"]
    for seed, text in enumerate(texts):
        state = new(text, seats, shortfall="pay_one")
        assert state.playout(ludo.Rng(seed)) > 0
        assert state.actor() == ludo.OVER


@pytest.mark.parametrize(
    ("text", "key", "found", "accepted"),
    [
        ("pieces = 4", "pieces", 4, "from 5"),
        ("pieces = 41", "pieces", 41, "1 to 40"),
        ("money = -1", "money", -1, "0 to 500"),
        ("money = true", "money", True, "0 to 500"),
        ("roll_limit = 0", "roll_limit", 0, "1 to 10000"),
        ("company.columns = 5", "company.columns", 5, "2 to 4"),
        ("storage.fee = 100", "storage.fee", 100, "0 to 99"),
        ("market.cells = 4", "boards.slopes.a", "5 prices", "4 prices"),
        ("market.cells = 9", "market.cells", 9, "1 to 8"),
        ("dice.star.red = 0", "dice.star.red", 0, "1 to 6"),
        ("dice.star.hammer = 1", "dice.star.hammer", 1, "no such key"),
        ("boards.slopes.a = [5, 6, 7, 8]", "boards.slopes.a", "4 prices", "5 prices"),
        ("boards.slopes.a = [5, 6, 7, 8, -9]", "boards.slopes.a", [5, 6, 7, 8, -9], "0 to 99"),
        ("boards.slopes.f = [5, 6, 7, 8, 9]", "boards.slopes.f", [5, 6, 7, 8, 9], "no such key"),
    ],
)
def test_bad_values_are_refused(text: str, key: str, found: object, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        game.read_edition(text)
    assert (refused.value.key, refused.value.found) == (key, found)
    assert accepted in refused.value.accepted
