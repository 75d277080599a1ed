"""Marathon: setting up, time, turns and the opening of rows (MA-01 to MA-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.games.marathon.edition import CARDS, dearest
from support import clause, legal, play, walk

GAME = ludo.load("marathon")
ROLLS = "roll:1 roll:2 roll:3 roll:4 roll:5 roll:6"
LAST_DAYS = {"discarded": ["storm", "leak"], "rows": {"a": {"card": "piano"}}}
Table = Callable[..., ludo.State]


def of(state: ludo.State, key: str) -> list[Any]:
    return [guest[key] for guest in state.observe()["guests"]]


@clause("MA-01")
def test_three_to_six_seats() -> None:
    assert [GAME.new(seats).setting.seats for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(ludo.BadSeats):
            GAME.new(seats)


@clause("MA-02")
def test_ten_pawns_and_an_empty_sheet() -> None:
    state = GAME.new(4)
    assert of(state, "hand") == [10] * 4
    assert of(state, "clock") == [0] * 4
    assert of(state, "sheet") == [[]] * 4
    assert of(state, "ticks") == of(state, "penalty") == [0] * 4


@clause("MA-03", "MA-04")
def test_the_pile_is_drawn_from_the_bottom() -> None:
    state = GAME.new(4)
    assert GAME.chance_tokens(state) == {f"pile:{seat}": 1 for seat in range(4)}
    play(state, "pile:3")
    assert GAME.chance_tokens(state) == {"pile:0": 1, "pile:1": 1, "pile:2": 1}
    play(state, "pile:0 pile:2")
    assert state.observe()["order"] == [1, 2, 0, 3]  # the last seat goes on top by itself
    play(state, "draw:storm", ROLLS)
    assert state.actor() == 1


@clause("MA-05")
def test_a_card_never_comes_back(table: Table) -> None:
    state = play(GAME.new(3), "pile:0 pile:1")
    assert GAME.chance_tokens(state) == {f"draw:{card}": 1 for card in sorted(CARDS)}
    facts = {"phase": "draw", "discarded": ["storm"], "rows": {"b": {"card": "piano"}}}
    state = table([20, 26, 25], **facts)
    left = sorted(set(CARDS) - {"storm", "piano"})
    assert GAME.chance_tokens(state) == {f"draw:{card}": 1 for card in left}
    assert GAME.why_not(state, "draw:storm") == "MA-05"


@clause("MA-06", "MA-07")
def test_rows_are_face_down_until_they_are_opened(table: Table) -> None:
    state = play(GAME.new(3), "pile:0 pile:1")
    assert state.observe()["rows"] == []
    play(state, "draw:storm", ROLLS)
    assert [(row["row"], row["leg"]) for row in state.observe()["rows"]] == [("a", 0)]
    assert GAME.why_not(state, "place:b:ground") == "MA-15"
    state = table([12, 12, 12], rows={"a": {"card": "storm"}})
    play(state, "place:a:ground draw:piano", ROLLS)
    assert [(row["row"], row["leg"]) for row in state.observe()["rows"]] == [("a", 0), ("b", 1)]
    state = table([25, 25, 25], discarded=["storm"], rows={"b": {"card": "leak"}})
    play(state, "place:b:ground draw:piano", ROLLS)
    assert [(row["row"], row["leg"]) for row in state.observe()["rows"]] == [("a", 2), ("b", 1)]


@clause("MA-08", "MA-09")
def test_three_laps_of_thirteen_periods(table: Table) -> None:
    assert (GAME.edition.number("track.periods"), GAME.edition.number("track.laps")) == (13, 3)
    opens = []
    for clock in range(39):
        leg = clock // 13
        rows = {"ab"[leg % 2]: {"card": "piano"}}
        state = table([clock] * 3, discarded=["storm", "leak"][:leg], rows=rows)
        play(state, f"place:{'ab'[leg % 2]}:ground")
        opens.append(state.actor() == ludo.CHANCE)
    assert [clock + 1 for clock, opened in enumerate(opens) if opened] == [13, 26]


@clause("MA-10")
def test_the_seat_furthest_behind_plays(table: Table) -> None:
    assert table([4, 2, 3], rows={"a": {"card": "storm"}}).actor() == 1


@clause("MA-11")
def test_the_top_of_the_pile_is_furthest_behind(table: Table) -> None:
    for order in ([2, 0, 1], [0, 1, 2]):
        assert table([5, 5, 5], order=order, rows={"a": {"card": "storm"}}).actor() == order[0]


@clause("MA-12")
def test_an_arriving_pawn_goes_on_top(table: Table) -> None:
    state = table([4, 5, 5], order=[0, 2, 1], rows={"a": {"card": "storm"}})
    play(state, "place:a:ground")
    assert state.observe()["order"] == [0, 2, 1]
    assert state.actor() == 0  # a second turn at once


@clause("MA-12")
def test_a_pawn_a_lap_ahead_is_not_in_the_same_pile(table: Table) -> None:
    state = table([0, 1, 13], rows={"a": {"card": "storm"}, "b": {"card": "piano"}})
    assert state.observe()["order"] == [0, 1, 2]
    play(state, "place:a:garden place:a:upstairs:4")
    assert state.observe()["order"] == [1, 0, 2]


@clause("MA-13")
def test_on_the_end_space_no_more_turns(table: Table) -> None:
    state = table([38, 38, 39], **LAST_DAYS)
    play(state, "place:a:ground")
    assert state.actor() == 1
    play(state, "place:a:green:1")
    assert state.actor() == ludo.OVER


@clause("MA-14")
def test_one_pawn_a_turn_and_no_passing(table: Table) -> None:
    state = table([0, 0, 0], rows={"a": {"card": "storm"}})
    assert all(token.startswith("place:") for token in legal(state))
    play(state, "place:a:lounge:5")
    assert of(state, "hand") == [9, 10, 10]
    assert of(state, "clock") == [1, 0, 0]
    with pytest.raises(ludo.BadToken):
        GAME.why_not(state, "pass")


@clause("MA-15")
def test_all_twelve_cards_when_both_rows_are_open(table: Table) -> None:
    state = table([12, 12, 13], rows={"a": {"card": "storm"}, "b": {"card": "piano"}})
    assert len(legal(state)) == 42
    play(state, "place:b:ground")
    assert of(state, "clock") == [13, 12, 13]
    assert state.observe()["rows"][1]["ground"] == [0]


@clause("MA-16")
def test_every_cost_is_between_1_and_8() -> None:
    assert max(dearest(GAME.edition).values()) == 8
    for seed in range(8):
        for state in walk(GAME.new(3 + seed % 4), seed):
            before = of(state, "clock")
            costs = state.observe()["costs"]
            assert all(1 <= cost <= 8 for cost in costs.values())
            for token in list(costs)[:3]:
                if token.startswith("place:"):
                    after = of(play(state.clone(), token), "clock")[state.actor()]
                    paid = before[state.actor()] + costs[token]
                    assert after in (min(paid, 39), (paid // 13 + 1) * 13)  # a forced move may follow


@clause("MA-17")
def test_one_pawn_on_ground_and_green_and_several_elsewhere(table: Table) -> None:
    everywhere = {
        "upstairs": [[0]],
        "lounge": [[0]],
        "ground": [0],
        "garden": [0],
        "petanque": [0],
        "green": [0],
    }
    state = table([12, 13, 13], rows={"a": {"card": "storm", **everywhere}, "b": {"card": "piano"}})
    places = {token.split(":")[2] for token in legal(state) if ":a:" in token}
    assert places == {"upstairs", "lounge", "garden", "petanque"}
    assert {"place:b:ground", "place:b:green:1"} <= set(legal(state))


@clause("MA-18")
def test_the_first_to_reach_or_pass_opens_the_next_row(table: Table) -> None:
    state = table([12, 12, 12], rows={"a": {"card": "storm"}})
    play(state, "place:a:petanque:9")  # beyond the first space
    assert of(state, "clock") == [17, 12, 12]
    assert state.observe()["phase"] == "draw"
    play(state, "draw:piano", ROLLS, "place:a:ground")
    assert state.observe()["phase"] == "turn"  # the second arrival opens nothing


@clause("MA-19")
def test_opening_a_row(table: Table) -> None:
    state = table([12, 12, 12], rows={"a": {"card": "storm"}})
    play(state, "place:a:ground draw:inventory")
    row = state.observe()["rows"][1]
    assert (row["card"], row["signs"], row["dice"]) == ("inventory", [1, 1, -1, 1, 1, -1], [])
    for pips in (6, 5, 4, 3, 2, 1):
        assert GAME.chance_tokens(state) == {f"roll:{face}": 1 for face in range(1, 7)}
        play(state, f"roll:{pips}")
    rows = state.observe()["rows"]
    assert rows[1]["dice"] == [6, 5, 4, 3, 2, 1]
    assert [row["newest"] for row in rows] == [False, True]


@clause("MA-20")
def test_opening_comes_before_scoring(table: Table) -> None:
    ten = {"garden": [0, 0, 0, 0], "petanque": [0] * 6}
    state = table([9, 10, 9], order=[2, 0, 1], rows={"a": {"card": "storm", **ten}})
    play(state, "place:a:ground draw:piano roll:1 roll:1 roll:1 roll:1 roll:1")
    assert of(state, "sheet") == [[], [], []]
    assert GAME.why_not(state, "place:b:ground") == "MA-20"
    play(state, "roll:1")
    assert [len(sheet) for sheet in of(state, "sheet")] == [1, 1, 1]


@clause("MA-21")
def test_the_end_space_opens_nothing(table: Table) -> None:
    state = table([38, 38, 38], **LAST_DAYS)
    play(state, "place:a:ground")
    assert of(state, "clock") == [39, 38, 38]
    assert state.observe()["phase"] == "turn"
    assert len(state.observe()["deck"]) == 6


@clause("MA-22")
def test_at_most_two_rows_of_neighbouring_legs() -> None:
    for seed in range(12):
        for state in walk(GAME.new(3 + seed % 4), seed):
            legs = sorted(row["leg"] for row in state.observe()["rows"])
            assert len(legs) < 2 or legs == [legs[0], legs[0] + 1]
