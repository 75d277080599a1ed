"""Somebody's own edition of Mark: other values make another game, impossible ones are refused."""

from __future__ import annotations

from typing import cast

import pytest

import ludotheque as ludo
from games.mark.tables import facts, game
from ludotheque.games.mark.rules.state import MarkState
from support import clause, legal, play

SHORT = """
market.cells = 2
prices = { a = [1, 2], b = [3, 4], c = [5, 6], d = [7, 8], e = [9, 10] }
"""


def new(text: str, seats: int = 2, **options: object) -> MarkState:
    return cast(MarkState, game.new(seats, options, game.read_edition(text)))


@clause("MK-06", "MK-07")
def test_the_house_says_what_is_stated_and_what_is_rebuilt() -> None:
    house = game.edition
    assert house.origin("pieces") == house.origin("money") == house.origin("dice.star.star") == "stated"
    assert house.origin("storage.fee") == house.origin("company.columns") == "stated"
    assert house.origin("market.cells") == house.origin("prices.e") == "reconstructed"
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
    assert len(game.setting(2).tokens) == 518 + 36
    everything = 30 + 55  # the money of the start, and all that the short rows pay
    assert f"bid:{everything}" in new(SHORT).setting.numbers
    assert f"bid:{everything + 1}" not in new(SHORT).setting.numbers


@pytest.mark.parametrize(
    ("name", "prices"),
    [
        ("tables", ["2 4 6 8 10", "3 6 9 12 15", "4 8 12 16 20", "5 10 15 20 25", "6 12 18 24 30"]),
        ("jumps", ["7 11 13 14 15", "7 8 14 15 16", "6 9 12 15 18", "5 7 9 18 21", "5 6 8 11 30"]),
    ],
)
def test_ready_price_tables(name: str, prices: list[str]) -> None:
    ready = game.ready_editions[name]
    changed = [key for key, value in ready.values.items() if value != game.edition.values[key]]
    assert set(changed) <= {f"prices.{row}" for row in "abcde"}
    assert {ready.origin(key) for key in changed} == {"reconstructed"}
    state = game.new(3, None, ready)
    shown = [row["prices"] for row in state.observe()["market"]]
    assert shown == [[int(price) for price in row.split()] for row in prices]
    assert sum(map(sum, shown)) == 300  # as the house's, so that results compare
    assert state.playout(ludo.Rng(1)) > 0
    assert state.actor() == ludo.OVER


def test_a_ready_price_table_pays_its_prices() -> None:
    position = facts(["..../bb.."])
    state = game.from_position(position, game.ready_editions["tables"])
    assert play(state, "roll:blue:blue sell:blue:0:e").scores() == [36, 30]
    assert play(state, "sell:blue:1:e").scores() == [48, 30]


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
        state = new(text, seats)
        assert state.playout(ludo.Rng(seed)) > 0
        assert state.actor() == ludo.OVER


@pytest.mark.parametrize(
    ("text", "key", "found", "accepted"),
    [
        ("pieces = 4", "pieces", 4, "from 5"),
        ("pieces = 41", "pieces", 41, "1 to 40"),
        ("money = -1", "money", -1, "0 to 500"),
        ("money = true", "money", True, "0 to 500"),
        ("roll_limit = 0", "roll_limit", 0, "1 to 1000"),
        ("company.columns = 5", "company.columns", 5, "2 to 4"),
        ("storage.fee = 100", "storage.fee", 100, "0 to 99"),
        ("market.cells = 4", "prices.a", "5 prices", "4 prices"),
        ("market.cells = 9", "market.cells", 9, "1 to 8"),
        ("dice.star.red = 0", "dice.star.red", 0, "1 to 6"),
        ("dice.star.hammer = 1", "dice.star.hammer", 1, "no such key"),
        ("prices.a = [5, 6, 7, 8]", "prices.a", "4 prices", "5 prices"),
        ("prices.a = [5, 6, 7, 8, -9]", "prices.a", [5, 6, 7, 8, -9], "0 to 99"),
        ("prices.f = [5, 6, 7, 8, 9]", "prices.f", [5, 6, 7, 8, 9], "no such key"),
    ],
)
def test_bad_values_are_refused(text: str, key: str, found: object, accepted: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        game.read_edition(text)
    assert (refused.value.key, refused.value.found) == (key, found)
    assert accepted in refused.value.accepted
