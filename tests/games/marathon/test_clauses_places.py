"""Marathon: the six places (MA-37 to MA-65)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ludo
from support import clause, legal, play

GAME = ludo.load("marathon")
Table = Callable[..., ludo.State]
Scored = Callable[..., list[list[int]]]


def of(state: ludo.State, key: str) -> list[Any]:
    return [guest[key] for guest in state.observe()["guests"]]


def start(table: Table, seats: int = 3, options: dict[str, Any] | None = None, **row: Any) -> ludo.State:
    """Everybody on clock 0, row a open with these pawns; s0 plays."""
    return table([0] * seats, options, rows={"a": {"card": "storm", **row}})


def on(state: ludo.State, place: str) -> Any:
    """What lies on a card of row a."""
    return state.observe()["rows"][0][place]


def offered(state: ludo.State, place: str) -> list[str]:
    return [token for token in legal(state) if token.split(":")[2] == place]


def costs(state: ludo.State, place: str) -> list[int]:
    told = state.observe()["costs"]
    return [told[token] for token in offered(state, place)]


# -- upstairs ------------------------------------------------------------------------------------


@clause("MA-37", "MA-39")
def test_choose_a_column_and_pay_its_cost(table: Table) -> None:
    state = start(table)
    assert offered(state, "upstairs") == [f"place:a:upstairs:{column}" for column in (1, 2, 3, 4)]
    assert costs(state, "upstairs") == [1, 1, 2, 2]
    assert GAME.why_not(state, "place:a:upstairs:5") == "MA-37"
    assert of(play(state, "place:a:upstairs:3"), "clock") == [2, 0, 0]


@clause("MA-38")
def test_the_new_pawn_pushes_the_others_up(table: Table) -> None:
    state = start(table, upstairs=[[], [1, 2]])
    play(state, "place:a:upstairs:2")
    assert on(state, "upstairs") == [[], [0, 1, 2], [], []]


@clause("MA-40")
def test_a_full_column_is_closed(table: Table) -> None:
    state = start(table, upstairs=[[0, 1, 2, 0], [1, 2], [], [1, 1]])
    assert offered(state, "upstairs") == ["place:a:upstairs:2", "place:a:upstairs:3"]
    assert GAME.why_not(state, "place:a:upstairs:1") == "MA-40"


@clause("MA-41")
def test_each_own_pawn_earns_its_line(scored: Scored) -> None:
    row = {"card": "storm", "upstairs": [[0, 0, 1, 1], [1], [2, 0]]}
    assert [line[0] for line in scored(row)] == [1 + 3 + 2 + 2, 1 + 1 + 0 + 3, 1 + 3]


@clause("MA-42")
def test_option_all_counts_every_pawn_of_a_line(scored: Scored) -> None:
    row = {"card": "storm", "upstairs": [[0, 0, 1, 1], [1], [2, 0]]}
    paid = [line[0] for line in scored(row, shelf_scoring="all")]
    assert paid == [1 + 9 + 4, 1 + 9 + 1, 1 + 9]


# -- lounge --------------------------------------------------------------------------------------


@clause("MA-43")
def test_any_free_armchair_at_the_price_of_its_line(table: Table) -> None:
    state = start(table, lounge=[[1], [2, 2]])
    assert offered(state, "lounge") == [f"place:a:lounge:{line}" for line in (1, 3, 4, 5)]
    assert costs(state, "lounge") == [3, 2, 1, 1]
    assert GAME.why_not(state, "place:a:lounge:2") == "MA-43"
    assert on(play(state, "place:a:lounge:1"), "lounge")[0] == [0, 1]


def lounge(scored: Scored, lines: list[list[int]], seats: int = 3, card: str = "storm") -> list[int]:
    """What the lounge pays with a die of 2."""
    paid = scored({"card": card, "dice": [1, 2, 1, 1, 1, 1], "lounge": lines}, seats)
    return [line[1] for line in paid]


@clause("MA-44")
def test_only_the_majority_scores(scored: Scored) -> None:
    assert lounge(scored, [[1], [2], [0], [0]]) == [9, 0, 0]
    assert lounge(scored, [[1], [2], [0], [0]], card="match") == [-9, 0, 0]


@clause("MA-45")
def test_most_pawns_beat_the_highest_pawn(scored: Scored) -> None:
    assert lounge(scored, [[1, 1], [], [], [0, 0], [0]]) == [9, 0, -3]


@clause("MA-46")
def test_a_tie_goes_to_the_highest_pawn(scored: Scored) -> None:
    assert lounge(scored, [[], [1], [0], [0], [1]]) == [0, 9, -3]


def crowned(lines: list[list[int]], seats: int = 3) -> list[int]:
    """Who holds the majority of a lounge whose lines are three cells wide."""
    wide = GAME.read_edition("pawns = 15\n[lounge]\ncells = [3, 3, 3, 3, 3]")
    rows = {"a": {"card": "storm", "lounge": lines}}
    found = GAME.from_position({"game": "marathon", "seats": seats, "guests": [{}] * seats, "rows": rows}, wide)
    return list(on(found, "crown"))


@clause("MA-46")
def test_on_the_topmost_line_one_pawn_is_as_good_as_two() -> None:
    assert crowned([[0, 0, 1], [], [1]]) == [1]
    assert crowned([[], [0, 0, 1], [], [], [1]]) == [1]
    assert crowned([[0, 0, 1], [2, 2, 2], [1], [], []]) == [2]  # three pawns
    assert crowned([[0, 0, 1], [1], [2, 2]]) == [1]  # a tied player without a pawn there is out


@clause("MA-47")
def test_only_the_lines_below_compare_numbers() -> None:
    assert crowned([[0, 0, 1], [0], [1, 1]]) == [0]
    assert crowned([[0, 1], [0, 1], [0, 0, 1], [1]]) == [0]


@clause("MA-47")
def test_among_three_only_the_most_on_each_line_stay_in() -> None:
    assert crowned([[0, 1, 2], [0, 1], [0, 2], [1], [2]]) == [0]
    assert crowned([[0, 1, 2], [2], [0, 1], [2], [0, 1]]) == [2]


@clause("MA-45", "MA-46", "MA-47", "MA-48")
@given(lines=st.lists(st.lists(st.integers(0, 3), max_size=3), min_size=5, max_size=5))
def test_the_majority_is_found_as_the_clauses_say(lines: list[list[int]]) -> None:
    seats = range(4)
    most = max(sum(line.count(seat) for line in lines) for seat in seats)
    tied = [seat for seat in seats if most and sum(line.count(seat) for line in lines) == most]
    top = next((number for number, line in enumerate(lines) if set(tied) & set(line)), 0)
    tied = [seat for seat in tied if seat in lines[top]]
    for line in lines[top + 1 :]:
        more = max((line.count(seat) for seat in tied), default=0)
        tied = [seat for seat in tied if line.count(seat) == more]
    assert crowned(lines, 4) == tied


@clause("MA-47")
def test_then_to_more_pawns_on_the_first_line_that_differs(scored: Scored) -> None:
    assert lounge(scored, [[0, 1], [], [1, 2], [0, 2], [2]], 3) == [0, 0, 9]  # three pawns
    assert lounge(scored, [[0, 1], [2, 2], [], [0], [1]]) == [9, 0, 0]
    assert lounge(scored, [[0, 1], [], [0, 1], [1], [0]]) == [0, 9, -3]


@clause("MA-48")
def test_a_perfect_tie_pays_each_in_full(scored: Scored) -> None:
    assert lounge(scored, [[0, 1], [2, 2], [0, 1]]) == [9, 9, 0]
    assert lounge(scored, [[0, 1], [], [], [3, 2]], 4) == [9, 9, 0, 0]


# -- ground floor --------------------------------------------------------------------------------


@clause("MA-49")
def test_the_first_free_cell_along_the_arrow(table: Table) -> None:
    state = start(table, ground=[2, 1])
    assert costs(state, "ground") == [2]
    play(state, "place:a:ground")
    assert on(state, "ground") == [2, 1, 0]
    assert of(state, "clock") == [2, 0, 0]


@clause("MA-50")
def test_one_pawn_per_seat_on_the_ground_floor(table: Table) -> None:
    state = start(table, ground=[0])
    assert offered(state, "ground") == []
    assert GAME.why_not(state, "place:a:ground") == "MA-50"


@clause("MA-51")
def test_the_points_of_the_cell(scored: Scored) -> None:
    lines = scored({"card": "storm", "ground": [5, 4, 3, 2, 1, 0]}, 6)
    assert [line[2] for line in lines] == [8, 7, 6, 5, 3, 2]


# -- garden --------------------------------------------------------------------------------------


@clause("MA-52")
def test_the_garden_costs_one_more_per_player_present(table: Table) -> None:
    assert costs(start(table), "garden") == [1]
    assert costs(start(table, garden=[1, 2]), "garden") == [3]


@clause("MA-53")
def test_colours_count_once_and_ones_own_too(table: Table) -> None:
    assert costs(start(table, garden=[1, 1, 1]), "garden") == [2]
    assert costs(start(table, garden=[0]), "garden") == [2]
    assert costs(start(table, garden=[0, 1, 1]), "garden") == [3]


@clause("MA-54")
def test_occupied_cells_pay_everybody_present_once(scored: Scored) -> None:
    lines = scored({"card": "piano", "garden": [0, 0, 0, 1, 1]})
    assert [line[3] for line in lines] == [6, 6, -4]


@clause("MA-55")
def test_eight_pawns_close_the_garden(table: Table) -> None:
    state = start(table, garden=[0, 1, 1, 1, 2, 2, 2])
    assert offered(state, "garden") == ["place:a:garden"]
    play(state, "place:a:garden")
    assert offered(state, "garden") == []
    assert GAME.why_not(state, "place:a:garden") == "MA-55"


# -- pétanque ------------------------------------------------------------------------------------


@clause("MA-56")
def test_any_free_cell_at_its_price(table: Table) -> None:
    state = start(table, petanque=[0, None, 0])
    assert offered(state, "petanque") == [f"place:a:petanque:{cell}" for cell in (2, 4, 5, 6, 7, 8, 9)]
    assert costs(state, "petanque") == [1, 2, 3, 3, 4, 4, 5]
    assert GAME.why_not(state, "place:a:petanque:1") == "MA-56"


@clause("MA-57")
def test_expelling_costs_three_more_and_is_paid_after_the_sending(table: Table) -> None:
    state = start(table, petanque=[None, None, 1])
    assert state.observe()["costs"]["expel:a:petanque:3"] == 5
    play(state, "expel:a:petanque:3")
    assert (on(state, "petanque")[2], of(state, "hand"), of(state, "clock")) == (0, [9, 9, 10], [0, 0, 0])
    assert state.observe()["expelled"] == {"seat": 1, "row": "a", "cell": 3}
    play(state, "send:9")
    assert of(state, "clock") == [5, 0, 0]
    assert on(state, "petanque") == [None, None, 0, None, None, None, None, None, 1]


@clause("MA-58")
def test_who_chooses_the_free_cell(table: Table) -> None:
    held = [1, None, 2]
    for options, chooser in (({}, 0), ({"expelled_by": "owner"}, 2)):
        state = start(table, 3, options, petanque=held)
        play(state, "expel:a:petanque:3")
        assert state.actor() == chooser
        assert legal(state) == [f"send:{cell}" for cell in (2, 4, 5, 6, 7, 8, 9)]
        assert GAME.why_not(state, "send:3") == "MA-58"  # it was not free before
        play(state, "send:2")
        assert of(state, "clock") == [5, 0, 0]
        assert state.actor() == 1


@clause("MA-59")
def test_a_full_card_offers_nothing(table: Table) -> None:
    state = start(table, petanque=[0, 1, 2, 0, 1, 2, 0, 1, 2])
    assert offered(state, "petanque") == []
    assert GAME.why_not(state, "expel:a:petanque:2") == "MA-59"
    assert GAME.why_not(state, "place:a:petanque:2") == "MA-59"


@clause("MA-60")
def test_the_expelled_seat_is_still_a_visitor_and_pays_nothing(table: Table) -> None:
    rows = {"a": {"card": "piano", "petanque": [0, None, 1]}, "b": {"card": "leak"}}
    state = table([12, 13, 13], rows=rows)
    assert GAME.why_not(state, "expel:a:petanque:1") == "MA-60"
    play(state, "expel:a:petanque:3 send:2")
    assert of(state, "clock") == [17, 13, 13]
    assert [sheet[0][4] for sheet in of(state, "sheet")] == [1 + 1 + 3, 1 + 2, -3]
    assert of(state, "ticks") == [5, 5, 6]


@clause("MA-61")
def test_the_sum_of_the_cells_held(scored: Scored) -> None:
    lines = scored({"card": "piano", "petanque": [0, 1, 0, None, 1, None, None, None, 0]})
    assert [line[4] for line in lines] == [1 + 1 + 3 + 11, 1 + 2 + 6, -3]


# -- green table ---------------------------------------------------------------------------------


@clause("MA-62")
def test_join_the_tail_for_one_period(table: Table) -> None:
    state = start(table, green=[2, 1])
    assert state.observe()["costs"]["place:a:green:3"] == 1
    assert GAME.why_not(state, "place:a:green:4") == "MA-62"
    assert on(play(state, "place:a:green:3"), "green") == [2, 1, 0]


@clause("MA-63")
def test_overtake_any_number_from_the_tail(table: Table) -> None:
    state = start(table, 4, green=[3, 2, 1])
    assert costs(state, "green") == [4, 3, 2, 1]
    play(state, "place:a:green:2")
    assert on(state, "green") == [3, 0, 2, 1]
    assert of(state, "clock") == [3, 0, 0, 0]


@clause("MA-64")
def test_one_pawn_per_seat_in_the_queue(table: Table) -> None:
    state = start(table, green=[1, 0])
    assert offered(state, "green") == []
    assert GAME.why_not(state, "place:a:green:1") == "MA-64"


@clause("MA-65")
def test_the_points_of_the_place_in_the_queue(scored: Scored) -> None:
    lines = scored({"card": "piano", "green": [5, 4, 3, 2, 1, 0]}, 6)
    assert [line[5] for line in lines] == [1, 3, 5, 7, 9, 11]
