"""MK-44 to MK-65: the market, storage, closing and the end."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import FOUR_FULL, bank, company, market, money, stand, start, to_roll, turn_start, view
from support import clause, legal, play


@clause("MK-44")
def test_the_seller_opens_a_row_that_no_colour_has() -> None:
    state = play(stand(["..../b..."], market="b:red:1 d:gold:3"), "roll:blue:white")
    assert [token for token in legal(state) if token.startswith("sell")] == [f"sell:blue:0:{row}" for row in "ace"]
    assert market(play(state, "sell:blue:0:c")) == "b:red:1 c:blue:1 d:gold:3"


@clause("MK-45", "MK-46")
def test_a_colour_stays_in_its_row() -> None:
    state = play(stand(["..../bb.."]), "roll:blue:blue sell:blue:0:d")
    assert [token for token in legal(state) if token.startswith("sell")] == ["sell:blue:1:d"]
    assert market(play(state, "sell:blue:1:d")) == "d:blue:2"


@clause("MK-47")
def test_the_bank_pays_the_cell_just_filled() -> None:
    state = play(stand(["..../bb.."]), "roll:blue:blue sell:blue:0:e")
    assert money(state) == [37, 30]
    assert money(play(state, "sell:blue:1:e")) == [49, 30]


@clause("MK-48")
@pytest.mark.parametrize(
    ("rows", "fee"), [("wb../wb..", 0), ("wbg./wb..", 5), ("wb../wbgn", 5), ("wbgn/wbg.", 10), ("..../....", 0)]
)
def test_five_for_each_row_of_three_or_four(rows: str, fee: int) -> None:
    assert money(turn_start(rows))[0] == 30 - fee


@clause("MK-48")
def test_the_fee_to_come_is_seen_beforehand() -> None:
    state = stand(["wbg./wbgn", "wb../rrr."])
    assert [seen["fee"] for seen in view(state)["companies"]] == [10, 5]


@clause("MK-49")
def test_who_can_pay_pays() -> None:
    state = turn_start("wbg./wbg.", 10)
    assert money(state)[0] == 0
    assert company(state, 0) == "wbg./wbg."
    assert to_roll(state, 0)


@clause("MK-50")
def test_who_cannot_pay_all_reduces_all_and_pays_nothing() -> None:
    state = play(turn_start("wbgn/rrr.", 9), "return:first:0 return:first:1 return:second:1")
    assert company(state, 0) == "..gn/r.r."
    assert money(state)[0] == 9


@clause("MK-50")
@pytest.mark.parametrize("purse", [5, 9])
def test_there_is_no_part_payment(purse: int) -> None:
    state = turn_start("wbg./rrrr", purse)  # enough for one row of two
    assert legal(state) == ["return:first:0", "return:first:1", "return:first:2"]
    play(state, "return:first:0")
    assert legal(state) == [f"return:second:{k}" for k in range(4)]
    assert money(play(state, "return:second:0 return:second:1"))[0] == purse
    assert to_roll(state, 0)


@clause("MK-51")
def test_first_row_before_second_exactly_the_surplus() -> None:
    state = turn_start("wbg./rr.r", 0)
    assert legal(state) == ["return:first:0", "return:first:1", "return:first:2"]
    play(state, "return:first:2")
    assert view(state)["reducing"] == "second"
    assert legal(state) == ["return:second:0", "return:second:1", "return:second:3"]
    play(state, "return:second:3")
    assert to_roll(state, 0)
    only_second = turn_start("wb../rr.r", 0)
    assert legal(only_second) == ["return:second:0", "return:second:1", "return:second:3"]


@clause("MK-52")
def test_what_is_given_back_can_be_taken_again() -> None:
    state = play(turn_start("bbb./bbbb", 0), "return:first:0 return:second:0 return:second:1")
    assert bank(state)["blue"] == 4
    assert "take:blue:0" in legal(play(state.clone(), "roll:blue:red"))
    assert view(play(state, "roll:blue:hammer"))["lot"] == "blue"


@clause("MK-54")
def test_a_full_row_removes_the_unsold_pieces() -> None:
    state = play(stand(["b.../b...", "b.../...."], market="e:blue:4"), "roll:blue:red sell:blue:0:e")
    assert money(state)[0] == 57  # paid first
    assert (company(state, 0), company(state, 1)) == ("..../....", "..../....")
    assert bank(state)["blue"] == 0
    assert view(state)["removed"] == {"white": 0, "blue": 3, "gold": 0, "green": 0, "red": 0}


@clause("MK-55")
def test_closing_loses_the_second_action() -> None:
    state = play(stand(["b.../bb.."], market="e:blue:4"), "roll:blue:blue sell:blue:0:e")
    assert to_roll(state, 1)
    assert company(state, 0) == "..../...."


@clause("MK-56")
def test_only_closed_colours_lose_the_turn() -> None:
    assert to_roll(play(stand(["wg../gw.."], market="a:red:5 b:blue:5"), "roll:red:blue"), 1)
    assert to_roll(play(stand(["wg../gw.."], market="a:red:5"), "roll:red:red"), 1)


@clause("MK-57")
def test_the_open_colour_can_be_used() -> None:
    state = play(stand([], market="a:red:5"), "roll:red:blue")
    assert legal(state) == [f"take:blue:{k}" for k in range(4)]
    assert to_roll(play(state, "take:blue:0"), 1)
    double = play(stand([], market="a:red:5"), "roll:blue:blue take:blue:0")
    assert double.actor() == 0


@clause("MK-58")
def test_a_hammer_beside_a_closed_colour_rolls_again() -> None:
    state = play(stand([], market="a:red:5"), "roll:red:hammer")
    assert to_roll(state, 0)
    assert view(state)["last_auction"] is None


@clause("MK-59", "MK-61")
def test_the_fifth_full_row_ends_the_game_at_once() -> None:
    state = stand(["..../bb.."], market=f"{FOUR_FULL} e:blue:4", money=[10, 90])
    play(state, "roll:blue:blue sell:blue:0:e")
    assert state.actor() == ludo.OVER
    assert state.scores() == [37, 90]
    assert view(state)["ranks"] == [2, 1]


@clause("MK-60", "MK-61")
def test_the_variant_stops_at_four_rows() -> None:
    rows = "a:white:5 b:gold:5 c:green:5 d:red:4"
    tokens = "roll:red:blue sell:red:0:d"
    three = play(stand(["..../r..."], market="a:white:4 b:gold:5 c:green:5 d:red:4", options={"end_rows": 4}), tokens)
    assert to_roll(three, 1)
    over = play(stand(["bb../r.b."], market=rows, options={"end_rows": 4}), tokens)
    assert over.actor() == ludo.OVER
    assert over.scores() == [52, 30]  # the blue pieces left add nothing
    assert to_roll(play(stand(["bb../r.b."], market=rows), tokens), 1)


@clause("MK-62", "MK-63")
@pytest.mark.parametrize(
    ("purses", "ranks"), [([5, 9, 2, 8], [3, 1, 4, 2]), ([5, 5, 5, 5], [1, 1, 1, 1]), ([9, 5, 5, 2], [1, 2, 2, 4])]
)
def test_the_richest_wins_and_ties_share(purses: list[int], ranks: list[int]) -> None:
    over = stand([], seats=4, money=purses, market=f"{FOUR_FULL} e:blue:5", phase="over")
    assert over.ranks() == ranks


@clause("MK-64")
def test_there_is_no_601st_roll() -> None:
    state = play(stand([], rolls=599, roller=1), "roll:red:blue take:red:0")
    assert state.actor() == ludo.OVER
    assert state.scores() == [30, 30]
    hammer = play(stand([], rolls=599), "roll:red:hammer")
    assert hammer.actor() == 0  # the auction of the 600th roll is still held
    play(hammer, "bid:4 bid:0 place:0")
    assert hammer.actor() == ludo.OVER
    assert hammer.scores() == [26, 30]


@clause("MK-64", "MK-48")
def test_the_fee_of_a_turn_comes_before_its_missing_roll() -> None:
    state = play(stand(["wbg./...."], rolls=599, roller=1), "roll:red:blue take:red:0")
    assert state.actor() == ludo.OVER
    assert state.scores() == [25, 30]


@clause("MK-65")
def test_money_is_public() -> None:
    state = play(start(3), "roll:blue:hammer bid:1 bid:5 bid:2")
    for seat in (None, 0, 1, 2):
        assert [seen["money"] for seen in view(state, seat)["companies"]] == [30, 25, 30]
