"""Marathon: every worked example; the whole game is in test_whole_game.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludotheque as ludo
from support import clause, legal, play

GAME = ludo.load("marathon")
ROLLS = "roll:1 roll:2 roll:3 roll:4 roll:5 roll:6"
PETANQUE_COSTS = [1, 1, 2, 2, 3, 3, 4, 4, 5]
Table = Callable[..., ludo.State]
Scored = Callable[..., list[list[int]]]


def clocks(state: ludo.State) -> list[int]:
    return [guest["clock"] for guest in state.observe()["guests"]]


def hands(state: ludo.State) -> list[int]:
    return [guest["hand"] for guest in state.observe()["guests"]]


def open_rows(state: ludo.State) -> list[str]:
    return [row["row"] for row in state.observe()["rows"]]


def lines(state: ludo.State) -> list[int]:
    """How many lines of each sheet are written."""
    return [len(guest["sheet"]) for guest in state.observe()["guests"]]


@clause("MA-03", "MA-19")
def test_example_1_start() -> None:
    state = play(GAME.new(3), "pile:2 pile:0")
    assert state.observe()["order"] == [1, 0, 2]
    play(state, "draw:storm", ROLLS)
    row = state.observe()["rows"][0]
    assert (row["row"], row["dice"], row["signs"]) == ("a", [1, 2, 3, 4, 5, 6], [1, 1, 1, -1, -1, 1])
    costs = state.observe()["costs"]
    assert state.actor() == 1
    assert len(legal(state)) == 21 == len(costs)
    assert [costs[f"place:a:upstairs:{k}"] for k in range(1, 5)] == [1, 1, 2, 2]
    assert [costs[f"place:a:lounge:{k}"] for k in range(1, 6)] == [3, 2, 2, 1, 1]
    assert [costs[f"place:a:petanque:{k}"] for k in range(1, 10)] == PETANQUE_COSTS
    assert [costs[f"place:a:{spot}"] for spot in ("ground", "garden", "green:1")] == [1, 1, 1]


@clause("MA-10", "MA-11", "MA-12")
def test_example_2_pile(table: Table) -> None:
    state = table([0, 0, 0], order=[0, 1, 2], rows={"a": {"card": "storm"}})
    play(state, "place:a:upstairs:1 place:a:lounge:5 place:a:lounge:2")
    assert clocks(state) == [1, 1, 2]
    assert state.observe()["order"] == [1, 0, 2]
    play(state, "place:a:garden")
    assert state.actor() == 0
    play(state, "place:a:petanque:1")
    assert clocks(state) == [2, 2, 2]
    assert state.observe()["order"] == [0, 1, 2]


@clause("MA-38", "MA-40", "MA-41", "MA-42")
def test_example_3_shelves(table: Table, scored: Scored) -> None:
    state = table([0, 0, 0], rows={"a": {"card": "storm"}})
    play(state, "place:a:upstairs:4 place:a:upstairs:4")
    assert state.observe()["rows"][0]["upstairs"][3] == [1, 0]
    assert "place:a:upstairs:4" not in legal(state)
    row = {"card": "storm", "dice": [5, 1, 1, 1, 1, 1], "upstairs": [[0, 1, 0, 2], [0], [], [1, 2]]}
    assert [line[0] for line in scored(row)] == [12, 10, 7]
    assert [line[0] for line in scored(row, shelf_scoring="all")] == [15, 18, 9]


@clause("MA-33", "MA-44", "MA-45", "MA-46", "MA-47", "MA-48")
def test_example_4_lounge(scored: Scored) -> None:
    def pays(lines: list[list[int]], card: str = "storm", seats: int = 4) -> list[int]:
        row = {"card": card, "dice": [1, 4, 1, 1, 1, 1], "lounge": lines}
        return [line[1] for line in scored(row, seats)]

    assert pays([[], [1], [], [0, 2], [0]]) == [11, 0, 0, -3]
    assert pays([[], [1], [0], [0], [1]], seats=3) == [0, 11, -3]
    assert pays([[], [0, 1], [1], [0], []], seats=3) == [0, 11, -3]
    assert pays([[], [0, 1], [], [], [0, 1]], seats=3) == [11, 11, -3]
    assert pays([[], [1], [], [0, 2], [0]], "piano") == [-11, 0, 0, -3]
    assert pays([[], [0, 1], [], [], [0, 1]], "piano", 3) == [-11, -11, -3]


@clause("MA-49", "MA-50", "MA-51")
def test_example_5_ground_floor(table: Table, scored: Scored) -> None:
    state = table([0, 0, 0], rows={"a": {"card": "storm"}})
    play(state, "place:a:ground place:a:ground")
    assert clocks(state) == [1, 1, 0]
    play(state, "place:a:ground")
    assert clocks(state) == [1, 1, 2]
    assert "place:a:ground" not in legal(state)
    assert GAME.why_not(state, "place:a:ground") == "MA-50"
    row = {"card": "storm", "dice": [1, 1, 3, 1, 1, 1], "ground": [0, 1, 2]}
    assert [line[2] for line in scored(row)] == [4, 5, 7]


@clause("MA-52", "MA-53", "MA-54")
def test_example_6_garden(table: Table, scored: Scored) -> None:
    state = table([0, 0, 0], rows={"a": {"card": "piano"}})
    assert state.observe()["costs"]["place:a:garden"] == 1
    play(state, "place:a:garden")
    assert state.observe()["costs"]["place:a:garden"] == 2
    play(state, "place:a:garden")
    assert state.observe()["costs"]["place:a:garden"] == 3
    play(state, "place:a:petanque:9")
    assert state.actor() == 0
    assert state.observe()["costs"]["place:a:garden"] == 3
    row = {"card": "piano", "dice": [1, 1, 1, 6, 1, 1], "garden": [0, 1, 1, 1]}
    assert [line[3] for line in scored(row)] == [10, 10, -4]


@clause("MA-56", "MA-57", "MA-58", "MA-59", "MA-60")
def test_example_7_petanque(table: Table) -> None:
    state = table([1, 0, 1], rows={"a": {"card": "piano", "petanque": [None] * 5 + [0]}})
    play(state, "expel:a:petanque:6")
    assert (state.actor(), clocks(state)) == (1, [1, 0, 1])
    assert legal(state) == [f"send:{cell}" for cell in (1, 2, 3, 4, 5, 7, 8, 9)]
    play(state, "send:1")
    assert state.observe()["rows"][0]["petanque"][:6] == [0, None, None, None, None, 1]
    assert clocks(state) == [1, 6, 1]
    held = [0, 1, 2, 0, 1, 2, 0, 1, None]
    state = table([0, 0, 0], rows={"a": {"card": "piano", "petanque": held}})
    offered = [token for token in legal(state) if "petanque" in token]
    assert offered == [*(f"expel:a:petanque:{cell}" for cell in (2, 3, 5, 6, 8)), "place:a:petanque:9"]
    state = table([0, 0, 0], rows={"a": {"card": "piano", "petanque": [*held[:8], 2]}})
    assert not [token for token in legal(state) if "petanque" in token]


@clause("MA-62", "MA-63", "MA-65")
def test_example_8_green_table(table: Table, scored: Scored) -> None:
    state = table([1, 1, 0, 1], order=[2, 3, 0, 1], rows={"a": {"card": "piano", "green": [0, 1]}})
    costs = state.observe()["costs"]
    assert [costs[f"place:a:green:{place}"] for place in (3, 2, 1)] == [1, 2, 3]
    play(state, "place:a:green:2")
    assert state.observe()["rows"][0]["green"] == [0, 2, 1]
    assert state.observe()["costs"]["place:a:green:1"] == 4
    play(state, "place:a:green:1")
    assert state.observe()["rows"][0]["green"] == [3, 0, 2, 1]
    row = {"card": "piano", "dice": [1, 1, 1, 1, 1, 6], "green": [3, 0, 2, 1]}
    assert [line[5] for line in scored(row, 4)] == [14, 10, 12, 16]


VISITED = {
    "upstairs": [[0, 1, 2]],
    "lounge": [[0, 1], [2]],
    "ground": [0, 1, 2],
    "garden": [0, 1, 2],
    "petanque": [0, 1, 2],
    "green": [0, 1, 2],
}


@clause("MA-15", "MA-18", "MA-23", "MA-31")
def test_example_9_crossing(table: Table) -> None:
    state = table([12, 12, 12], order=[2, 1, 0], rows={"a": {"card": "storm", **VISITED}})
    play(state, "place:a:petanque:4")
    assert clocks(state) == [12, 12, 14]
    assert len(GAME.chance_tokens(state)) == 8
    play(state, "draw:piano", ROLLS)
    assert (state.actor(), open_rows(state)) == (1, ["a", "b"])
    play(state, "place:b:garden")
    assert (state.actor(), lines(state)) == (0, [0, 0, 0])
    play(state, "place:a:upstairs:1")
    assert clocks(state) == [13, 13, 14]
    assert (open_rows(state), lines(state), hands(state)) == (["b"], [1, 1, 1], [10, 9, 10])
    assert (state.actor(), state.observe()["order"]) == (0, [0, 1, 2])


TEN = {"upstairs": [[0, 0]], "lounge": [[0], [0]], "garden": [0, 0, 0], "petanque": [0, 0, 0]}


@clause("MA-24", "MA-27", "MA-29", "MA-30")
def test_example_10_out_of_pawns_with_one_row_open(table: Table) -> None:
    state = table([9, 10, 9], order=[2, 0, 1], rows={"a": {"card": "storm", **TEN}})
    play(state, "place:a:ground")
    assert (clocks(state), lines(state)) == ([13, 10, 10], [0, 0, 0])
    play(state, "draw:piano", ROLLS)
    assert (clocks(state), lines(state), open_rows(state)) == ([13, 10, 10], [1, 1, 1], ["b"])
    assert state.actor() == 2
    assert all(":b:" in token for token in legal(state))
    play(state, "place:b:lounge:1")
    assert clocks(state) == [13, 10, 13]
    play(state, "place:b:lounge:1")
    assert (clocks(state), lines(state), open_rows(state)) == ([13, 13, 13], [1, 1, 1], ["b"])


@clause("MA-24")
def test_example_11_out_of_pawns_with_two_rows_open(table: Table) -> None:
    a = {"card": "storm", "petanque": [1, 1, 1, 1]}
    b = {"card": "piano", "garden": [1, 1, 1], "petanque": [1, 1, 1]}
    state = table([13, 9, 9], order=[2, 1, 0], rows={"a": a, "b": b})
    play(state, "place:b:upstairs:1")
    assert (clocks(state), lines(state), open_rows(state)) == ([13, 13, 10], [1, 1, 1], ["b"])
    assert hands(state) == [10, 4, 9]
    assert state.observe()["rows"][0]["garden"] == [1, 1, 1]


@clause("MA-28")
def test_example_12_the_row_of_the_leg_is_already_scored(table: Table) -> None:
    ten = {"upstairs": [[1, 1]], "lounge": [[1], [1]], "garden": [1, 1, 1], "petanque": [1, 1, 1]}
    rows = {"b": {"card": "piano", **ten}}
    state = table([14, 10, 10], order=[2, 1, 0], rows=rows, discarded=["storm"])
    play(state, "place:b:upstairs:3")
    assert (clocks(state), lines(state), open_rows(state)) == ([14, 13, 12], [1, 1, 1], ["b"])
    assert state.actor() == 2
    play(state, "place:b:petanque:5")
    assert clocks(state) == [14, 26, 15]
    play(state, "draw:leak", ROLLS)
    assert (clocks(state), lines(state), open_rows(state)) == ([14, 26, 15], [2, 2, 2], ["a"])
    assert hands(state) == [10, 10, 10]


@clause("MA-32")
def test_example_13_out_of_pawns_in_the_last_days(table: Table) -> None:
    rows = {"a": {"card": "piano", **TEN}}
    state = table([30, 30, 34], order=[1, 0, 2], rows=rows, discarded=["storm", "leak"])
    play(state, "place:a:petanque:5")
    assert (clocks(state), state.actor()) == ([39, 33, 34], 1)
    assert state.observe()["guests"][0]["penalty"] == 0
    assert lines(state) == [2, 2, 2]


@clause("MA-66", "MA-67")
def test_example_14_last_turn(table: Table) -> None:
    for cell, cost, penalty in ((1, 1, 0), (3, 2, 1), (7, 4, 6), (9, 5, 10)):
        state = table([38, 39, 39], rows={"a": {"card": "piano"}}, discarded=["storm", "leak"])
        assert state.observe()["costs"][f"place:a:petanque:{cell}"] == cost
        play(state, f"place:a:petanque:{cell}")
        assert clocks(state)[0] == 39
        assert state.observe()["guests"][0]["penalty"] == penalty


@clause("MA-70", "MA-71", "MA-72")
def test_example_15_crossing_out(table: Table) -> None:
    sheet = [[1, 2, 3, 4, 5, 6], [-3, 9, 0, 7, 8, 2], [20, -10, 24, 6, 0, 12]]
    guests: list[dict[str, Any]] = [{"sheet": sheet, "ticks": 2, "penalty": 3}, {}, {}]
    over = {"phase": "over", "guests": guests, "discarded": ["storm", "leak", "piano"]}
    assert table([39, 39, 39], **over).scores() == [49, 0, 0]
    assert table([39, 39, 39], {"unvisited": "malus_only"}, **over).scores() == [93, 0, 0]


@clause("MA-45", "MA-46", "MA-47")
def test_example_18_lounge_of_an_edition_with_wider_lines() -> None:
    wide = GAME.read_edition("[lounge]\ncells = [3, 3, 3, 3, 3]")

    def crown(lines: list[list[int]]) -> list[int]:
        facts = {"guests": [{}] * 3, "rows": {"a": {"card": "storm", "lounge": lines}}}
        state = GAME.from_position({"game": "marathon", "seats": 3, **facts}, wide)
        return list(state.observe()["rows"][0]["crown"])

    assert crown([[0, 0, 1], [], [1], [], []]) == [1]
    assert crown([[0, 0, 1], [1, 1], [0], [], []]) == [1]
    assert crown([[0, 1], [0, 0, 1], [1], [], []]) == [0]
    assert crown([[2], [0, 0, 1], [1], [], []]) == [1]
