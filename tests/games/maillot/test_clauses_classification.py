"""MJ-62 to MJ-69, MJ-78: places, delays, the jersey and the scores."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import at, order, stand, start, status, turn, view
from support import clause, play

STAND_STILL = "break:0:0 stay "


def row(*times: tuple[str, int]) -> dict[str, dict[str, int]]:
    return {name: {"delay": delay, "place": place} for place, (name, delay) in enumerate(times, 1)}


@clause("MJ-62")
def test_the_round_of_the_first_arrival_is_played_to_its_end() -> None:
    state = play(stand("ptt agfa noel", "ptt@28.1 agfa@28.2 noel@20.1"), "break:0:0 finish")
    assert order(state) == ["agfa", "noel"]
    play(state, "break:0:0 finish", STAND_STILL)
    assert (view(state)["stage"], view(state)["round"], order(state)) == (1, 3, ["noel"])
    play(state, "break:6:0 to:27:1 break:0:1 dice:1:6 finish")
    assert view(state)["stage"] == 2


@clause("MJ-62")
def test_a_stage_also_ends_with_a_departure() -> None:
    state = stand(
        "ptt agfa noel",
        "noel@20.1(1/0)",
        riders={
            "ptt": {"arrival": {"round": 1, "over": 2, "order": 1}},
            "agfa": {"arrival": {"round": 1, "over": 1, "order": 2}},
        },
    )
    play(state, "break:1:0 stay")
    assert (view(state)["stage"], status(state, "noel")) == (2, "out")
    assert view(state)["results"] == [row(("ptt", 0), ("agfa", 0))]


@clause("MJ-63")
def test_places_by_round_then_cells_beyond_then_crossing() -> None:
    state = stand("ptt agfa noel bonnal", "ptt@28.1 agfa@28.2 noel@28.3 bonnal@28.4")
    play(state, "break:0:0 finish break:2:0 finish break:1:0 finish", STAND_STILL)  # 3, 3 and 2 beyond
    play(state, "break:6:0 finish")
    assert list(view(state)["results"][0]) == ["ptt", "agfa", "noel", "bonnal"]


@clause("MJ-78")
def test_places_by_the_order_of_crossing_alone() -> None:
    first = {"stage_winner": "first"}
    state = stand("ptt agfa noel bonnal", "ptt@28.1 agfa@28.2 noel@28.3 bonnal@28.4", options=first)
    play(state, "break:0:0 finish break:6:0 finish break:1:0 finish", STAND_STILL)
    assert view(state)["classification"] == ["ptt", "agfa", "noel", "bonnal"]
    play(state, "break:6:0 finish")
    assert view(state)["results"] == [row(("ptt", 0), ("agfa", 0), ("noel", 0), ("bonnal", 1))]


@clause("MJ-68", "MJ-78")
@pytest.mark.parametrize(("rule", "ranking"), [("furthest", ["agfa", "ptt"]), ("first", ["ptt", "agfa"])])
def test_an_early_stop_ranks_arrivals_by_the_same_order(rule: str, ranking: list[str]) -> None:
    state = stand(
        "ptt,agfa noel,bonnal", "ptt@28.1 agfa@28.2 noel@5.1(1/0) bonnal@3.4(1/0)", options={"stage_winner": rule}
    )
    play(state, "break:0:0 finish break:3:0 finish break:1:0 stay break:1:0 stay")
    assert state.actor() == ludo.OVER
    assert view(state)["classification"][:2] == ranking


@clause("MJ-64")
def test_delays_are_rounds_after_the_winner() -> None:
    state = stand("ptt agfa noel", "ptt@28.1 agfa@28.2 noel@28.3")
    play(state, "break:0:0 finish", STAND_STILL * 2, "break:0:0 finish", STAND_STILL, "break:0:0 finish")
    assert view(state)["results"] == [row(("ptt", 0), ("agfa", 1), ("noel", 2))]


@clause("MJ-65")
def test_ties_on_time_go_to_the_places_then_to_the_last_stage() -> None:
    one, two = row(("ptt", 0), ("agfa", 0), ("noel", 0)), row(("noel", 0), ("agfa", 0), ("ptt", 0))
    seen = view(stand("ptt agfa noel", "", stage=3, round=1, results=[one, two]))
    assert seen["classification"] == ["noel", "agfa", "ptt"]
    three = row(("noel", 0), ("ptt", 0), ("agfa", 0))
    seen = view(stand("ptt agfa noel", "", stage=3, round=1, results=[one, three]))
    assert seen["classification"] == ["ptt", "noel", "agfa"]
    late = row(("noel", 0), ("agfa", 1), ("ptt", 2))
    seen = view(stand("ptt agfa noel", "", stage=3, round=1, results=[one, late]))
    assert seen["classification"] == ["noel", "agfa", "ptt"]


@clause("MJ-66")
def test_the_yellow_jersey_from_the_end_of_stage_one() -> None:
    state = stand("ptt agfa", "ptt@28.1 agfa@28.2")
    assert view(state)["jersey"] is None
    play(state, "break:0:0 finish break:6:0 finish")
    assert (view(state)["jersey"], turn(state)) == ("agfa", "agfa")
    lead = stand("ptt agfa", "ptt@20.1", stage=2, results=[row(("agfa", 0), ("ptt", 4))])
    assert view(lead)["jersey"] == "agfa"


@clause("MJ-66")
def test_a_jersey_that_leaves_goes_to_the_next() -> None:
    state = stand("ptt agfa noel", "agfa@3.1(1/0)", stage=2, results=[row(("agfa", 0), ("noel", 1), ("ptt", 4))])
    assert view(play(state, "break:1:0 stay"))["jersey"] == "noel"


@clause("MJ-67")
def test_those_out_rank_behind_by_stage_column_and_moment() -> None:
    out = {
        "ptt": {"col": 20, "out": {"stage": 1, "order": 1}},
        "agfa": {"col": 3, "out": {"stage": 2, "order": 2}},
        "noel": {"col": 9, "out": {"stage": 2, "order": 3}},
        "bonnal": {"col": 9, "out": {"stage": 2, "order": 4}},
    }
    state = stand("ptt agfa noel bonnal redoute renault", "redoute@1.1", stage=2, riders=out)
    assert view(state)["classification"] == ["redoute", "renault", "bonnal", "noel", "agfa", "ptt"]
    assert state.scores() == [1, 2, 3, 4, 6, 5]


@clause("MJ-68")
def test_an_early_stop_ranks_on_completed_stages_then_on_the_road() -> None:
    owners, spots = "ptt,agfa,noel bonnal,redoute,renault", "agfa@5.1 noel@9.2 bonnal@3.1(1/0)"
    gone = {
        "ptt": {"arrival": {"round": 1, "over": 1, "order": 1}},
        "redoute": {"col": 1, "out": {"stage": 1, "order": 1}},
        "renault": {"col": 2, "out": {"stage": 1, "order": 2}},
    }
    state = stand(owners, spots, riders=gone)
    play(state, STAND_STILL * 2, "break:1:0 stay")
    assert state.actor() == ludo.OVER
    assert view(state)["classification"] == ["ptt", "noel", "agfa", "bonnal", "renault", "redoute"]
    assert state.scores() == [6, 3]


@clause("MJ-68")
def test_completed_stages_come_before_the_road() -> None:
    first = row(("agfa", 0), ("ptt", 1), ("bonnal", 2))
    state = stand("ptt agfa bonnal", "ptt@20.1 agfa@2.1 bonnal@9.1", stage=2, results=[first])
    assert view(state)["classification"] == ["agfa", "ptt", "bonnal"]


@clause("MJ-69")
def test_scores_count_from_the_last_place_and_ranks_share() -> None:
    state = stand("ptt,agfa noel,bonnal", "agfa@9.1 bonnal@7.1 ptt@3.1 noel@2.1")
    assert (state.scores(), state.ranks()) == ([4, 3], [1, 2])
    team = stand("ptt agfa noel bonnal", "bonnal@7.1", options={"teams": 2})
    assert (team.scores(), team.ranks()) == ([3, 4, 3, 4], [3, 1, 3, 1])


@clause("MJ-69")
def test_no_score_before_the_riders_are_chosen() -> None:
    state = play(start(2, riders=1), "first:0 pick:ptt")
    assert (state.scores(), state.ranks()) == ([0, 0], [1, 1])
    play(state, "pick:agfa")
    assert state.scores() == [2, 1]
    assert at(state, "ptt") == "0"
