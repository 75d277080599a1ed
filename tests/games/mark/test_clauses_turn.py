"""MK-01 to MK-30: setting up, the turn, double and star."""

from __future__ import annotations

from fractions import Fraction

import pytest

import ludotheque as ludo
from games.mark.tables import bank, company, game, money, stand, start, to_roll, turn_start, view
from support import clause, legal, play

COLOURS = ["white", "blue", "gold", "green", "red"]


@clause("MK-01", "MK-13")
def test_two_to_four_companies() -> None:
    for seats in (2, 3, 4):
        assert len(view(start(seats))["companies"]) == seats
    for seats in (1, 5):
        with pytest.raises(ludo.BadSeats):
            start(seats)


@clause("MK-02", "MK-03")
def test_eight_pieces_of_each_colour_in_the_bank() -> None:
    state = start(4)
    assert bank(state) == dict.fromkeys(COLOURS, 8)
    assert all(company(state, seat) == "..../...." for seat in range(4))
    assert all(row["colour"] is None and row["sold"] == 0 for row in view(state)["market"])


@clause("MK-04")
def test_a_cell_holds_one_piece() -> None:
    state = play(stand(["w..w/...."]), "roll:blue:red")
    assert legal(state) == ["take:blue:1", "take:blue:2", "take:red:1", "take:red:2"]
    assert "move:white:0:1" not in legal(play(stand(["w.../wb.."]), "roll:white:red"))


@clause("MK-05", "MK-19")
@pytest.mark.parametrize("column", range(4))
def test_a_piece_stands_behind_its_column(column: int) -> None:
    first, second = [["."] * 4 for _ in range(2)]
    first[column] = "b"
    state = play(stand([f"{''.join(first)}/{''.join(second)}"]), "roll:blue:red")
    ahead = {int(token[-1]) for token in legal(state) if token.startswith("move")}
    assert ahead == {to for to in (column - 1, column, column + 1) if 0 <= to <= 3}


@clause("MK-19")
def test_a_move_needs_a_vacant_cell_ahead() -> None:
    state = play(stand([".b../wwwn"]), "roll:blue:red")
    assert not [token for token in legal(state) if token.startswith("move")]


@clause("MK-06", "MK-07")
def test_five_rows_of_five_rising_prices() -> None:
    rows = view(start())["market"]
    assert {row["row"]: row["prices"] for row in rows} == {
        "a": [5, 6, 7, 8, 9],
        "b": [6, 8, 10, 12, 14],
        "c": [6, 9, 12, 15, 18],
        "d": [6, 10, 14, 18, 22],
        "e": [7, 12, 17, 22, 27],
    }
    assert all(row["prices"] == sorted(set(row["prices"])) for row in rows)
    assert sum(sum(row["prices"]) for row in rows) == 300


@clause("MK-06", "MK-45", "MK-47")
def test_a_row_fills_up_from_its_arrow() -> None:
    for sold, price in enumerate([6, 10, 14, 18, 22]):
        rows = f"d:gold:{sold}" if sold else ""
        state = play(stand(["..../g..."], market=rows), "roll:gold:red sell:gold:0:d")
        assert money(state)[0] == 30 + price
        assert view(state)["market"][3]["sold"] == sold + 1


@clause("MK-08", "MK-09")
def test_thirty_six_equal_rolls() -> None:
    rolls = game.chance_tokens(start())
    assert len(rolls) == 36
    assert set(rolls.values()) == {1}
    assert {"roll:star:hammer", "roll:star:red", "roll:red:hammer", "roll:red:red"} < set(rolls)
    assert not {"roll:hammer:red", "roll:red:star"} & set(rolls)
    share = {"hammer": Fraction(0), "double": Fraction(0)}
    for token in rolls:
        _, star, hammer = token.split(":")
        share["hammer"] += Fraction(hammer == "hammer", 36)
        share["double"] += Fraction(star == hammer, 36)
    assert share == {"hammer": Fraction(6, 36), "double": Fraction(5, 36)}


@clause("MK-10", "MK-65")
def test_everybody_sees_thirty_dollars_each() -> None:
    for seat in (None, 0, 1, 2):
        seen = view(start(3), seat)
        assert [company["money"] for company in seen["companies"]] == [30, 30, 30]


@clause("MK-11")
def test_any_whole_amount_can_be_bid() -> None:
    state = play(stand([], money=[13]), "roll:blue:hammer")
    assert legal(state) == sorted(f"bid:{amount}" for amount in range(14))


@clause("MK-12", "MK-24")
def test_seat_0_begins_and_the_dice_go_clockwise() -> None:
    state = start(3)
    for seat in (0, 1, 2, 0):
        assert to_roll(state, seat)
        play(state, f"roll:blue:red take:blue:{view(state)['rolls'] // 3}")


@clause("MK-14")
def test_the_order_of_a_turn() -> None:
    state = turn_start("wbg./....")
    assert money(state)[0] == 25  # storage first
    assert to_roll(state, 0)
    play(state, "roll:white:hammer bid:0 bid:0")  # then hammers
    assert to_roll(state, 0)
    play(state, "roll:blue:red take:red:3")  # then the action
    assert to_roll(state, 1)  # then the dice are passed


@clause("MK-15", "MK-43")
def test_storage_is_paid_once_however_many_hammers_come() -> None:
    state = turn_start("wbg./wbg.")
    for _ in range(5):
        play(state, "roll:white:hammer bid:0 bid:0")
        assert to_roll(state, 0)
        assert money(state)[0] == 20


@clause("MK-16", "MK-28")
def test_one_action_with_one_of_two_colours() -> None:
    state = play(stand(["wb../.gr."]), "roll:gold:white")
    assert {token.split(":")[1] for token in legal(state)} == {"gold", "white"}
    for token in legal(state):
        assert to_roll(play(state.clone(), token), 1)


@clause("MK-17")
def test_a_take_comes_from_the_bank() -> None:
    state = play(start(), "roll:red:green take:green:3")
    assert company(state, 0) == "...n/...."
    assert bank(state)["green"] == 7


@clause("MK-18")
def test_no_take_without_stock_or_room() -> None:
    sold_out = play(stand(["bb../bb..", "bb../bb.."]), "roll:blue:red")
    assert not [token for token in legal(sold_out) if token.startswith("take:blue")]
    full = play(stand(["wwgg/b..."]), "roll:blue:red")
    assert legal(full) == [f"sell:blue:0:{row}" for row in "abcde"]


@clause("MK-20")
def test_any_second_row_cell_can_be_sold() -> None:
    state = play(stand(["..../r..r"], market="b:red:1"), "roll:red:blue")
    assert [token for token in legal(state) if token.startswith("sell")] == ["sell:red:0:b", "sell:red:3:b"]
    play(state, "sell:red:3:b")
    assert company(state, 0) == "..../r..."


@clause("MK-21")
def test_acting_is_compulsory_over_both_dice() -> None:
    state = play(stand(["wwgg/rrrr"]), "roll:blue:red")  # blue can do nothing
    assert state.actor() == 0
    assert {token.split(":")[1] for token in legal(state)} == {"red"}
    with pytest.raises(ludo.BadToken):
        play(state, "pass")


@clause("MK-22")
def test_a_turn_without_any_action_ends_at_once() -> None:
    assert to_roll(play(stand(["wwgg/nnnn"]), "roll:blue:red"), 1)
    assert to_roll(play(stand(["wwgg/nnnn"]), "roll:blue:blue"), 1)


@clause("MK-23")
def test_only_the_own_company() -> None:
    state = play(stand(["..../....", "b.../r..."]), "roll:blue:red")
    assert legal(state) == sorted(f"take:{colour}:{k}" for colour in ("blue", "red") for k in range(4))


@clause("MK-25", "MK-26")
@pytest.mark.parametrize(
    ("tokens", "rows"),
    [
        ("take:red:0 take:red:1", "rrr./.r.."),
        ("take:red:3 move:red:3:3", "..r./.r.r"),
        ("move:red:2:2 sell:red:2:a", "..../.r.."),
        ("sell:red:1:a move:red:2:1", "..../.r.."),
        ("sell:red:1:a take:red:0", "r.r./...."),
    ],
)
def test_a_double_is_two_free_actions(tokens: str, rows: str) -> None:
    state = play(stand(["..r./.r.."]), "roll:red:red", tokens)
    assert company(state, 0) == rows
    assert to_roll(state, 1)


@clause("MK-27")
def test_the_second_action_is_compulsory_or_lost() -> None:
    state = play(stand(["wwg./...."]), "roll:blue:blue take:blue:3")
    assert state.actor() == 0
    assert legal(state) == ["move:blue:3:2", "move:blue:3:3"]
    lost = play(stand(["wwg./wwww"]), "roll:blue:blue take:blue:3")
    assert to_roll(lost, 1)


@clause("MK-28", "MK-30")
def test_a_star_is_any_open_colour() -> None:
    assert view(play(start(), "roll:star:red"))["usable"] == COLOURS
    state = play(stand([], market="a:red:5 b:blue:5"), "roll:star:red")
    assert state.actor() == 0
    assert view(state)["usable"] == ["white", "gold", "green"]


@clause("MK-29")
def test_a_star_used_as_the_other_colour_is_no_double() -> None:
    state = play(start(), "roll:star:red")
    assert view(state)["actions_left"] == 1
    assert to_roll(play(state, "take:red:0"), 1)
