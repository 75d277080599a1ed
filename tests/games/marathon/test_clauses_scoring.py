"""Marathon: when a row is scored and what a place pays (MA-23 to MA-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludotheque as ludo
from support import clause, legal, play

GAME = ludo.load("marathon")
ROLLS = "roll:1 roll:2 roll:3 roll:4 roll:5 roll:6"
TEN = {"upstairs": [[0, 0]], "lounge": [[0], [0]], "garden": [0, 0, 0], "petanque": [0, 0, 0]}  # all of s0's pawns
Table = Callable[..., ludo.State]
Scored = Callable[..., list[list[int]]]


def of(state: ludo.State, key: str) -> list[Any]:
    return [guest[key] for guest in state.observe()["guests"]]


def written(state: ludo.State) -> int:
    """The lines written on the sheets."""
    (count,) = {len(sheet) for sheet in of(state, "sheet")}
    return int(count)


def open_rows(state: ludo.State) -> list[str]:
    return [row["row"] for row in state.observe()["rows"]]


@clause("MA-23")
def test_the_departure_of_the_last_seat_scores_the_older_row(table: Table) -> None:
    state = table([12, 12, 14], rows={"a": {"card": "storm"}, "b": {"card": "piano"}})
    play(state, "place:a:ground")
    assert (written(state), open_rows(state)) == (0, ["a", "b"])
    play(state, "place:a:ground")
    assert (written(state), open_rows(state)) == (1, ["b"])


@clause("MA-24")
def test_a_seat_without_pawns_jumps_unpaid_and_the_older_row_is_scored(table: Table) -> None:
    rows = {"a": {"card": "storm", **TEN}, "b": {"card": "piano"}}
    state = table([5, 5, 14], order=[1, 0, 2], rows=rows)
    play(state, "place:b:lounge:1")
    assert of(state, "clock") == [13, 8, 14]
    assert (written(state), open_rows(state)) == (1, ["b"])
    assert of(state, "hand") == [10, 9, 10]


CROWD = {
    "upstairs": [[1, 1, 1, 1], [1, 1, 1], [2, 2, 2], [2, 2]],
    "lounge": [[3, 3], [3, 3], [3, 3], [2, 2], [2, 2]],
    "ground": [0],
    "garden": [4] * 7,
    "petanque": [5] * 9,
    "green": [0],
}


@clause("MA-25", "MA-26")
def test_pawns_but_no_place_left(table: Table) -> None:
    order = [5, 0, 1, 2, 3, 4]
    state = table([5, 6, 6, 6, 6, 5], order=order, rows={"a": {"card": "storm", **CROWD}})
    play(state, "place:a:garden")
    assert of(state, "clock") == [13, 6, 6, 6, 6, 7]  # s0 holds eight pawns, and nobody asked it anything
    assert state.actor() == ludo.CHANCE
    play(state, "draw:piano", ROLLS)
    assert (written(state), open_rows(state)) == (1, ["b"])


@clause("MA-26")
def test_forced_moves_follow_each_other_without_a_decision(table: Table) -> None:
    rows = {"a": {"card": "storm", "garden": [0] * 4, "petanque": [0] * 6, "lounge": [[1, 1]] * 5}}
    state = table([30, 31, 30], order=[2, 0, 1], discarded=["piano", "leak"], rows=rows)
    play(state, "place:a:petanque:7")
    assert of(state, "clock") == [39, 39, 34]
    assert state.actor() == 2


@clause("MA-27")
def test_a_forced_first_arrival_opens_then_scores(table: Table) -> None:
    state = table([9, 10, 9], order=[2, 0, 1], rows={"a": {"card": "storm", **TEN}})
    play(state, "place:a:lounge:3")
    assert (state.observe()["phase"], written(state)) == ("draw", 0)
    play(state, "draw:leak", ROLLS)
    assert (written(state), open_rows(state)) == (1, ["b"])
    assert of(state, "clock") == [13, 10, 11]


@clause("MA-28")
def test_the_newest_row_is_never_scored_early(table: Table) -> None:
    rows = {"b": {"card": "piano", **TEN}}
    state = table([10, 14, 10], order=[2, 0, 1], discarded=["storm"], rows=rows)
    play(state, "place:b:ground")
    assert of(state, "clock") == [13, 14, 11]
    assert (written(state), open_rows(state)) == (1, ["b"])
    assert of(state, "hand")[0] == 0


@clause("MA-29")
def test_a_row_is_scored_once(table: Table) -> None:
    state = table([12, 13, 13], discarded=["storm"], rows={"b": {"card": "piano"}})
    before = of(state, "sheet")
    play(state, "place:b:ground")
    assert of(state, "clock") == [13, 13, 13]
    assert (of(state, "sheet"), open_rows(state)) == (before, ["b"])


@clause("MA-30")
def test_after_an_early_scoring_the_newer_row_is_used(table: Table) -> None:
    state = table([8, 13, 9], discarded=["storm"], rows={"b": {"card": "piano"}})
    assert state.actor() == 0
    assert len(legal(state)) == 21
    assert all(":b:" in token for token in legal(state))
    assert GAME.why_not(state, "place:a:ground") == "MA-15"


@clause("MA-31")
def test_a_scoring_writes_ticks_and_clears_the_row(table: Table) -> None:
    a = {"card": "storm", "dice": [1, 2, 3, 4, 5, 6], "upstairs": [[0]], "ground": [1], "petanque": [None, 0]}
    state = table([12, 13, 13], rows={"a": a, "b": {"card": "piano"}})
    assert of(state, "hand") == [8, 9, 10]
    play(state, "place:b:garden")
    assert of(state, "sheet") == [[[4, -3, -4, -4, -7, -5]], [[-3, -3, 4, -4, -3, -5]], [[-3, -3, -4, -4, -3, -5]]]
    assert of(state, "ticks") == [4, 5, 6]
    assert of(state, "hand") == [9, 10, 10]
    assert (open_rows(state), state.observe()["discarded"]) == (["b"], ["storm"])


@clause("MA-32")
def test_a_forced_move_in_the_last_days_ends_without_penalty(table: Table) -> None:
    rows = {"a": {"card": "piano", **TEN}}
    state = table([38, 38, 39], order=[1, 0, 2], discarded=["storm", "leak"], rows=rows)
    play(state, "place:a:ground")
    assert state.actor() == ludo.OVER
    assert of(state, "penalty") == [0, 0, 0]


@clause("MA-33")
def test_an_absent_seat_loses_the_malus_whatever_the_sign(table: Table, scored: Scored) -> None:
    for card in ("piano", "storm", "inventory"):
        assert scored({"card": card})[1] == [-3, -3, -4, -4, -3, -5]
    state = table([12, 13, 13], rows={"a": {"card": "storm"}, "b": {"card": "piano"}})
    assert of(play(state, "place:b:garden"), "ticks") == [6, 6, 6]


@clause("MA-34")
def test_sign_times_die_and_points(scored: Scored) -> None:
    row = {"dice": [1, 1, 3, 1, 1, 4], "ground": [0, 1, 2], "green": [2, 1, 0]}
    plus = scored({"card": "storm", **row})
    minus = scored({"card": "inventory", **row})
    assert [line[2] for line in plus] == [4, 5, 7]
    assert [line[2] for line in minus] == [-4, -5, -7]
    assert [line[5] for line in minus] == [-10, -12, -14]


@clause("MA-35")
def test_the_last_days_count_double_and_the_malus_too(table: Table) -> None:
    row = {"card": "piano", "dice": [1, 1, 3, 1, 1, 1], "ground": [1, 2], "petanque": [None, 0]}
    state = table([38, 39, 39], discarded=["storm", "leak"], rows={"a": row})
    play(state, "place:a:petanque:1")
    last = [sheet[2] for sheet in of(state, "sheet")]
    assert last[0] == [-6, -6, -8, -8, 8, -10]
    assert last[1] == [-6, -6, 8, -8, -6, -10]


@clause("MA-36")
def test_the_die_counts_once(scored: Scored) -> None:
    row = {"card": "leak", "dice": [6, 1, 1, 1, 6, 1], "petanque": [0, 0, 1], "upstairs": [[0, 0]], "garden": [0, 0]}
    lines = scored(row)
    assert lines[0] == [11, -3, -4, 3, 9, -5]
    assert lines[1][4] == 9
