"""MK-31 to MK-43: the hammer and the auction."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import bank, company, money, stand, start, to_roll, view
from support import clause, legal, play


@clause("MK-31")
def test_a_hammer_sells_the_colour_of_the_other_die() -> None:
    state = play(stand(["r.../r..."]), "roll:red:hammer")
    assert view(state)["phase"] == "bid"
    assert view(state)["lot"] == "red"
    assert all(token.startswith("bid:") for token in legal(state))


@clause("MK-32")
def test_with_a_star_the_roller_names_a_colour_in_stock() -> None:
    state = play(stand(["gggg/gggg"], roller=1), "roll:star:hammer")
    assert state.actor() == 1
    assert legal(state) == ["lot:blue", "lot:green", "lot:red", "lot:white"]
    assert view(play(state, "lot:green"))["lot"] == "green"


@clause("MK-33", "MK-58")
def test_nothing_to_sell_means_another_roll() -> None:
    assert to_roll(play(stand(["gggg/gggg"]), "roll:gold:hammer"), 0)
    assert to_roll(play(stand([], market="a:gold:5"), "roll:gold:hammer"), 0)


@clause("MK-33")
def test_a_star_finds_an_empty_bank() -> None:
    # 4 seats hold 32 pieces; three closed colours and 16 pieces of the other two leave the bank empty.
    rows = ["bbbb/rrrr", "bbbb/rrrr"]
    state = play(stand(rows, seats=4, market="a:white:5 b:gold:5 c:green:5"), "roll:star:hammer")
    assert set(bank(state).values()) == {0}
    assert to_roll(state, 0)
    assert view(state)["rolls"] == 2


@clause("MK-34")
def test_everybody_bids_in_secret_up_to_his_money() -> None:
    state = play(stand([], seats=3, roller=1, money=[4, 30, 0]), "roll:blue:hammer")
    assert (state.actor(), len(legal(state))) == (1, 31)
    play(state, "bid:7")
    assert (state.actor(), legal(state)) == (2, ["bid:0"])
    play(state, "bid:0")
    assert (state.actor(), legal(state)) == (0, ["bid:0", "bid:1", "bid:2", "bid:3", "bid:4"])
    assert [view(state, seat)["bid"] for seat in (None, 0, 1, 2)] == [None, None, 7, 0]
    assert all(view(state, seat)["has_bid"] == [False, True, True] for seat in (None, 0, 1, 2))


@clause("MK-34", "MK-35")
def test_a_sealed_bid_changes_nothing_that_the_others_see() -> None:
    state = play(start(3), "roll:blue:hammer")
    low, high = play(state.clone(), "bid:0"), play(state.clone(), "bid:30")
    for seat in (None, 1, 2):
        assert view(low, seat) == view(high, seat)
    assert view(low, 0) != view(high, 0)


@clause("MK-34")
def test_resampled_bids_are_what_their_owner_could_have_committed() -> None:
    state = play(stand([], seats=3, money=[3, 30, 30]), "roll:blue:hammer bid:3 bid:17")
    seen, rng = set(), ludo.Rng(5)
    for _ in range(200):
        other = state.resample(1, rng)
        assert view(other, 1)["bid"] == 17
        seen.add(view(other, 0)["bid"])
    assert seen == {0, 1, 2, 3}


@clause("MK-35")
def test_shown_bids_are_public() -> None:
    state = play(start(3), "roll:blue:hammer bid:1 bid:5 bid:2")
    for seat in (None, 0, 1, 2):
        assert view(state, seat)["last_auction"] == {
            "roller": 0,
            "colour": "blue",
            "bids": [1, 5, 2],
            "winner": 1,
            "delivered": True,
        }
        assert view(state, seat)["bid"] is None
    assert view(state)["has_bid"] == [False, False, False]
    play(state, "place:0 roll:red:hammer bid:3")
    last = view(state, 2)["last_auction"]
    assert last is not None
    assert last["bids"] == [1, 5, 2]  # until the next bids are shown


@clause("MK-36", "MK-38")
def test_only_the_winner_pays() -> None:
    assert money(play(start(4), "roll:blue:hammer bid:9 bid:3 bid:11 bid:10")) == [30, 30, 19, 30]


@clause("MK-37")
@pytest.mark.parametrize(
    ("roller", "bids", "winner"), [(1, [6, 6, 6], 1), (1, [6, 2, 6], 2), (2, [6, 6, 2], 0), (0, [1, 6, 6], 1)]
)
def test_ties_favour_the_roller_then_go_clockwise(roller: int, bids: list[int], winner: int) -> None:
    state = play(stand([], seats=3, roller=roller), "roll:blue:hammer")
    while view(state)["phase"] == "bid":
        play(state, f"bid:{bids[state.actor()]}")
    assert state.actor() == winner
    assert money(state)[winner] == 24


@clause("MK-39")
def test_all_refuse() -> None:
    state = play(start(3), "roll:blue:hammer bid:0 bid:0 bid:0")
    assert money(state) == [30, 30, 30]
    assert bank(state)["blue"] == 8
    last = view(state)["last_auction"]
    assert last is not None
    assert (last["winner"], last["delivered"]) == (None, False)
    assert to_roll(state, 0)


@clause("MK-40")
def test_the_winner_chooses_a_vacant_cell() -> None:
    state = play(stand(["..../....", "w.b./...."]), "roll:red:hammer bid:0 bid:1")
    assert state.actor() == 1
    assert legal(state) == ["place:1", "place:3"]
    play(state, "place:1")
    assert company(state, 1) == "wrb./...."
    assert bank(state)["red"] == 7


@clause("MK-41")
def test_a_full_first_row_may_bid_but_receives_nothing() -> None:
    state = play(stand(["wbgn/...."]), "roll:red:hammer bid:4 bid:3")
    assert money(state) == [26, 30]
    assert bank(state)["red"] == 8
    last = view(state)["last_auction"]
    assert last is not None
    assert (last["winner"], last["delivered"]) == (0, False)


@clause("MK-42", "MK-43")
def test_the_roller_rolls_again_each_time() -> None:
    state = start()
    for column in range(3):
        play(state, f"roll:red:hammer bid:0 bid:1 place:{column}")
        assert to_roll(state, 0)
        play(state, "roll:star:hammer lot:blue bid:0 bid:0")
        assert to_roll(state, 0)
    assert view(state)["rolls"] == 6
    assert state.actor() == ludo.CHANCE
