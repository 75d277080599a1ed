"""Worked examples. E-15 is missing: it belonged to a withdrawn clause."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import FOUR_FULL, bank, company, market, money, stand, start, to_roll, turn_start, view
from support import legal, play


def of_kind(state: ludo.State, kind: str) -> list[str]:
    return [token for token in legal(state) if token.startswith(kind)]


def test_e01_a_take_of_either_colour() -> None:
    state = play(start(), "roll:blue:red")
    assert state.actor() == 0
    assert legal(state) == sorted(f"take:{colour}:{k}" for colour in ("blue", "red") for k in range(4))
    play(state, "take:blue:2")
    assert company(state, 0) == "..b./...."
    assert bank(state)["blue"] == 7
    assert to_roll(state, 1)


@pytest.mark.parametrize(("first", "ways"), [("b...", "01"), (".b..", "012"), ("..b.", "123"), ("...b", "23")])
def test_e02_moves_straight_and_diagonal(first: str, ways: str) -> None:
    state = play(stand([f"{first}/...."]), "roll:blue:red")
    assert of_kind(state, "move") == [f"move:blue:{first.index('b')}:{to}" for to in ways]


def test_e03_the_first_sale_opens_any_row() -> None:
    state = play(stand(["..../.b.."]), "roll:blue:red")
    assert of_kind(state, "sell") == [f"sell:blue:1:{row}" for row in "abcde"]
    play(state, "sell:blue:1:e")
    assert money(state) == [37, 30]
    assert market(state) == "e:blue:1"


def test_e04_later_sales_follow() -> None:
    state = stand(["..../....", "..../....", "..../b..r"], seats=3, roller=2, market="e:blue:2 a:white:1")
    play(state, "roll:blue:red")
    assert of_kind(state, "sell") == ["sell:blue:0:e", "sell:red:3:b", "sell:red:3:c", "sell:red:3:d"]
    play(state, "sell:blue:0:e")
    assert money(state) == [30, 30, 47]


def test_e05_the_die_that_allows_something_must_be_used() -> None:
    state = play(stand(["wrwg/w.wg"]), "roll:blue:red")
    assert legal(state) == ["move:red:1:1"]


def test_e06_a_double_takes_and_moves() -> None:
    state = play(start(), "roll:gold:gold take:gold:1")
    assert state.actor() == 0
    assert view(state)["actions_left"] == 1
    assert legal(state) == [
        "move:gold:1:0",
        "move:gold:1:1",
        "move:gold:1:2",
        "take:gold:0",
        "take:gold:2",
        "take:gold:3",
    ]
    play(state, "move:gold:1:2")
    assert company(state, 0) == "..../..g."
    assert to_roll(state, 1)


def test_e07_a_star_is_any_colour_once() -> None:
    state = play(stand(["w.../..n."]), "roll:star:red")
    takes = [f"take:{colour}:{k}" for colour in ("white", "blue", "gold", "green", "red") for k in (1, 2, 3)]
    others = ["move:white:0:0", "move:white:0:1", *(f"sell:green:2:{row}" for row in "abcde")]
    assert legal(state) == sorted(takes + others)
    for token in legal(state):
        assert to_roll(play(state.clone(), token), 1)


def test_e08_an_auction() -> None:
    state = play(start(3), "roll:white:hammer")
    for seat, amount in enumerate((2, 4, 3)):
        assert state.actor() == seat
        play(state, f"bid:{amount}")
    assert money(state) == [30, 26, 30]
    assert state.actor() == 1
    assert legal(state) == ["place:0", "place:1", "place:2", "place:3"]
    play(state, "place:3")
    assert company(state, 1) == "...w/...."
    assert bank(state)["white"] == 7
    assert to_roll(state, 0)


@pytest.mark.parametrize(
    ("roller", "bids", "winner"),
    [(0, [5, 5, 5, 5], 0), (0, [1, 5, 5, 0], 1), (2, [5, 1, 3, 5], 3), (3, [5, 5, 0, 2], 0), (1, [4, 0, 4, 4], 2)],
)
def test_e09_ties_go_clockwise_from_the_roller(roller: int, bids: list[int], winner: int) -> None:
    state = play(stand([], seats=4, roller=roller), "roll:white:hammer")
    for k in range(4):
        seat = (roller + k) % 4
        assert state.actor() == seat
        play(state, f"bid:{bids[seat]}")
    assert state.actor() == winner
    assert view(state)["last_auction"] == {
        "roller": roller,
        "colour": "white",
        "bids": bids,
        "winner": winner,
        "delivered": True,
    }


def test_e10_a_full_row_pays_for_nothing() -> None:
    state = play(stand(["wbgr/...."], roller=1), "roll:green:hammer bid:2 bid:6")
    assert money(state) == [24, 30]
    assert company(state, 0) == "wbgr/...."
    assert bank(state)["green"] == 8
    assert to_roll(state, 1)


def test_e11_hammer_and_star() -> None:
    blue = ["bb../....", "bb../....", "bb../....", "bb../...."]
    state = play(stand(blue, seats=4, roller=2, market="a:red:5"), "roll:star:hammer")
    assert state.actor() == 2
    assert legal(state) == ["lot:gold", "lot:green", "lot:white"]
    play(state, "lot:gold")
    for seat in (2, 3, 0, 1):
        assert state.actor() == seat
        play(state, "bid:0")


@pytest.mark.parametrize(
    ("rows", "fee"),
    [
        ("wb../gn..", 0),
        ("wbg./....", 5),
        ("wbgn/....", 5),
        ("..../wbg.", 5),
        ("wbg./wbg.", 10),
        ("wbgn/wbgn", 10),
    ],
)
def test_e12_storage_fees(rows: str, fee: int) -> None:
    state = turn_start(rows)
    assert money(state)[0] == 30 - fee
    assert company(state, 0) == rows
    assert to_roll(state, 0)


def test_e13_a_poor_player_gives_back_the_surplus() -> None:
    state = turn_start("wbgn/r...", 4)
    assert legal(state) == [f"return:first:{k}" for k in range(4)]
    play(state, "return:first:1")
    assert legal(state) == ["return:first:0", "return:first:2", "return:first:3"]
    play(state, "return:first:3")
    assert company(state, 0) == "w.g./r..."
    assert money(state)[0] == 4
    assert (bank(state)["blue"], bank(state)["green"]) == (8, 8)
    assert to_roll(state, 0)


def test_e14_both_rows_are_reduced() -> None:
    state = play(turn_start("wbg./rrrw", 7), "return:first:0 return:second:3 return:second:1")
    assert company(state, 0) == ".bg./r.r."
    assert money(state)[0] == 7
    assert to_roll(state, 0)


def test_e16_a_full_row_closes_its_colour() -> None:
    state = stand(["r.r./....", "..../r..w", "wr../...."], seats=3, roller=1, market="d:red:4")
    play(state, "roll:red:blue sell:red:0:d")
    assert money(state) == [30, 52, 30]
    assert view(state)["closed"] == ["red"]
    assert view(state)["removed"]["red"] == 3
    assert [company(state, seat) for seat in range(3)] == ["..../....", "..../...w", "w.../...."]
    assert bank(state)["red"] == 0


def test_e17_closed_colours_are_of_no_use() -> None:
    for roll in ("roll:red:white", "roll:red:red"):
        assert to_roll(play(stand([], market="a:red:5 b:white:5"), roll), 1)
    state = play(stand([], market="a:red:5 b:white:5"), "roll:star:red")
    assert view(state)["usable"] == ["blue", "gold", "green"]
    assert {token.split(":")[1] for token in legal(state)} == {"blue", "gold", "green"}


def test_e18_the_last_row_ends_the_game() -> None:
    companies = ["..../....", "..../....", "..../....", "..../bb.."]
    purses = [80, 60, 80, 40]
    state = stand(companies, seats=4, roller=3, money=purses, market=f"{FOUR_FULL} e:blue:4")
    play(state, "roll:blue:blue sell:blue:0:e")
    assert state.actor() == ludo.OVER
    assert state.scores() == [80, 60, 80, 67]
    assert state.ranks() == [1, 4, 1, 3]


def test_e19_four_rows_in_the_variant() -> None:
    rows = "a:white:5 b:green:5 c:red:5 d:gold:4 e:blue:4"
    variant = play(
        stand(["..../g.b."], market=rows, options={"end_rows": 4}),
        "roll:gold:red sell:gold:0:d",
    )
    assert variant.actor() == ludo.OVER
    assert variant.scores() == [52, 30]
    assert to_roll(play(stand(["..../g.b."], market=rows), "roll:gold:red sell:gold:0:d"), 1)


def test_e20_two_rounds() -> None:
    state = play(start(), "roll:blue:blue take:blue:0 move:blue:0:0")
    play(state, "roll:white:hammer")
    assert state.actor() == 1
    play(state, "bid:3 bid:3 place:1 roll:star:red take:gold:2")
    play(state, "roll:blue:gold sell:blue:0:c")
    play(state, "roll:white:white move:white:1:1 sell:white:1:e")
    assert money(state) == [36, 34]
    assert (company(state, 0), company(state, 1)) == ("..../....", "..g./....")
    assert bank(state) == {"white": 7, "blue": 7, "gold": 7, "green": 8, "red": 8}
    assert market(state) == "c:blue:1 e:white:1"
    assert view(state)["rolls"] == 5
    assert to_roll(state, 0)
