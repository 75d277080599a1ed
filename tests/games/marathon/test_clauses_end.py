"""Marathon: the end of the game, and what is shown before it (MA-66 to MA-75)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludotheque as ludo
from support import clause, legal, play

GAME = ludo.load("marathon")
USED = ["storm", "leak", "piano"]
Table = Callable[..., ludo.State]


def of(state: ludo.State, key: str) -> list[Any]:
    return [guest[key] for guest in state.observe()["guests"]]


def last_days(table: Table, clocks: list[int], **row: Any) -> ludo.State:
    return table(clocks, discarded=USED[:2], rows={"a": {"card": "piano", **row}})


def over(table: Table, guests: list[dict[str, Any]], options: dict[str, Any] | None = None) -> ludo.State:
    return table([39] * len(guests), options, phase="over", discarded=USED, guests=guests)


@clause("MA-66")
def test_actions_beyond_the_end_stay_legal(table: Table) -> None:
    early, late = last_days(table, [26, 39, 39]), last_days(table, [38, 39, 39])
    assert legal(early) == legal(late)
    assert max(late.observe()["costs"].values()) == 5


@clause("MA-67")
def test_each_missing_period_costs_one_more(table: Table) -> None:
    held = [1, 1, 1, 1, 1, 1, 1, 1]
    for cell, penalty in ((2, 6), (4, 10), (6, 15), (8, 21)):  # costs 4, 5, 6, 7 for one period left
        state = last_days(table, [38, 39, 39], petanque=held)
        play(state, f"expel:a:petanque:{cell} send:9")
        assert of(state, "penalty") == [penalty, 0, 0]


@clause("MA-68")
def test_the_penalty_is_written_apart(table: Table) -> None:
    state = last_days(table, [38, 39, 39])
    play(state, "place:a:lounge:1")
    assert of(state, "clock") == [39, 39, 39]
    assert of(state, "penalty") == [3, 0, 0]
    cells = [cell for line in of(state, "sheet")[0] for cell in line]
    crossed = sum(sorted(cells)[-5:])
    assert state.scores()[0] == sum(cells) - crossed - 3  # neither doubled nor crossed out


@clause("MA-69")
def test_the_last_arrival_ends_the_game(table: Table) -> None:
    state = last_days(table, [38, 38, 39], ground=[2])
    play(state, "place:a:garden")
    assert [len(sheet) for sheet in of(state, "sheet")] == [2, 2, 2]
    play(state, "place:a:green:1")
    assert state.actor() == ludo.OVER
    assert [sheet[2] for sheet in of(state, "sheet")] == [
        [-6, -6, -8, 4, -6, -10],
        [-6, -6, -8, -8, -6, 22],
        [-6, -6, 4, -8, -6, -10],
    ]
    assert state.observe()["rows"] == []
    assert GAME.why_not(state, "place:a:ground") == "MA-69"


@clause("MA-70")
def test_ticks_cross_out_the_highest_cells(table: Table) -> None:
    sheet = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18]]
    guests = [{"sheet": sheet, "ticks": ticks} for ticks in (0, 1, 3, 18)]
    assert over(table, guests).scores() == [171, 153, 120, 0]
    assert over(table, guests, {"unvisited": "malus_only"}).scores() == [171] * 4


@clause("MA-71")
def test_zeros_and_negatives_only_when_nothing_higher_is_left(table: Table) -> None:
    sheet = [[0, -3, 5, 5, -4, 0], [-1] * 6, [-2] * 6]
    guests = [{"sheet": sheet, "ticks": ticks} for ticks in (1, 2, 4, 5)]
    total = 10 - 7 - 6 - 12
    assert over(table, guests).scores() == [total - 5, total - 10, total - 10, total - 9]


@clause("MA-71")
def test_a_seat_that_visits_nothing_ticks_eighteen_circles_and_loses_every_cell(table: Table) -> None:
    guests = [{"sheet": [[-3, -3, -4, -4, -3, -5]] * 2, "ticks": 12}, {}, {}]
    state = table([39, 38, 39], discarded=USED[:2], rows={"a": {"card": "piano"}}, guests=guests)
    play(state, "place:a:garden")
    assert of(state, "ticks")[0] == 18
    assert of(state, "crossed")[0] == list(range(18))
    assert state.scores()[0] == 0


@clause("MA-72")
def test_the_score_is_the_open_cells_less_the_penalty(table: Table) -> None:
    sheet = [[1] * 6, [2] * 6, [3] * 6]
    guests = [{"sheet": sheet, "penalty": 6}, {"sheet": sheet, "penalty": 10, "ticks": 2}, {"sheet": sheet}]
    assert over(table, guests).scores() == [30, 20, 36]


@clause("MA-72", "MA-75")
def test_the_standing_before_the_end_is_the_same_sum_of_what_is_written(table: Table) -> None:
    sheet = [[4, -1, 6, 0, 0, 9]]
    guests: list[dict[str, Any]] = [{"sheet": sheet, "ticks": 1}, {"sheet": sheet}, {}]
    state = table([13, 14, 14], discarded=["storm"], rows={"b": {"card": "piano"}}, guests=guests)
    assert state.scores() == [9, 18, 0]
    assert state.ranks() == [2, 1, 3]


@clause("MA-75")
def test_nothing_is_crossed_out_before_the_end(table: Table) -> None:
    sheet = [[4, -1, 6, 0, 0, 9], [1, 2, 3, 4, 5, 6]]
    guests: list[dict[str, Any]] = [{"sheet": sheet, "ticks": 2}, {"sheet": sheet}, {"sheet": sheet, "ticks": 1}]
    row = {"card": "piano", "dice": [1, 1, 6, 1, 1, 1], "ground": [0]}
    for options, threatened in (({}, [2, 5]), ({"unvisited": "malus_only"}, [])):
        state = table([38, 39, 39], options, discarded=USED[:2], rows={"a": row}, guests=guests)
        assert of(state, "sheet") == [sheet] * 3
        assert of(state, "crossed") == [[], [], []]
        assert of(state, "threatened")[:2] == [threatened, []]
    state = table([38, 39, 39], discarded=USED[:2], rows={"a": row}, guests=guests)
    play(state, "place:a:green:1")
    cells = [cell for line in of(state, "sheet")[0] for cell in line]
    assert (cells[14], cells[17]) == (14, 22)
    assert of(state, "ticks")[0] == 6
    assert of(state, "crossed")[0] == [2, 5, 10, 11, 14, 17]  # later scores change what is lost
    assert of(state, "threatened") == [[], [], []]


@clause("MA-75")
def test_the_standing_is_called_provisional_until_the_end(table: Table) -> None:
    def told(state: ludo.State, language: str) -> str:
        def say(message: str, **args: object) -> str:
            return GAME.messages.say(language, message, **args)

        return GAME.table(state.observe(), state.setting.edition, say)[-1]

    under_way = last_days(table, [38, 39, 39])
    assert "réputation provisoire : 0" in told(under_way, "fr").replace("\u202f", " ").replace("\u00a0", " ")
    assert "provisional reputation: 0" in told(under_way, "en")
    play(under_way, "place:a:garden")
    assert "provisoire" not in told(under_way, "fr")
    assert "provisional" not in told(under_way, "en")


@clause("MA-73", "MA-74")
def test_the_highest_score_wins_and_equals_share(table: Table) -> None:
    def line(points: int) -> dict[str, Any]:
        return {"sheet": [[points] + [0] * 5, [0] * 6, [0] * 6]}

    assert over(table, [line(3), line(9), line(5)]).ranks() == [3, 1, 2]
    assert over(table, [line(5), line(9), line(5), line(1)]).ranks() == [2, 1, 2, 4]
    assert over(table, [line(9), line(9), line(5)]).ranks() == [1, 1, 3]
