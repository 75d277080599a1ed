"""MJ-01 to MJ-15: the table, the riders, the start, the order of play."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import at, furthest, game, order, stand, start, tank, turn, view
from support import clause, legal, play

ALL = ["agfa", "bonnal", "escale", "noel", "providence", "ptt", "redoute", "renault", "vandamme"]
STAND_STILL = "break:0:0 stay "


@clause("MJ-01")
def test_two_to_nine_seats() -> None:
    for seats in (1, 10):
        with pytest.raises(ludo.BadSeats):
            start(seats)
    assert [len(start(seats).scores()) for seats in (2, 9)] == [2, 9]


@clause("MJ-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 2), (5, 1), (9, 1)])
def test_every_seat_owns_as_many_riders(seats: int, each: int) -> None:
    state = play(start(seats), "first:0")
    for _ in range(seats * each):
        assert legal(state)[0].startswith("pick:")
        play(state, legal(state)[0])
    assert [len(owned) for owned in view(state)["picks"]] == [each] * seats
    assert view(state)["phase"] == "break"


@clause("MJ-02")
def test_nine_riders_are_enough_for_nobody_more() -> None:
    assert start(2, riders=4)
    for seats, riders in ((3, 4), (5, 2), (9, 2)):
        with pytest.raises(ludo.BadOption, match="riders"):
            start(seats, riders=riders)


@clause("MJ-03")
@pytest.mark.parametrize(("seats", "teams"), [(4, 3), (4, 4), (2, 2), (9, 2), (6, 4)])
def test_impossible_teams(seats: int, teams: int) -> None:
    with pytest.raises(ludo.BadOption, match="teams"):
        start(seats, teams=teams)


@clause("MJ-03", "MJ-69")
def test_a_team_is_worth_its_best_rider() -> None:
    state = stand("ptt agfa noel bonnal", "ptt@9.1 agfa@7.1 noel@5.1 bonnal@3.1", options={"teams": 2})
    assert state.scores() == [4, 3, 4, 3]
    assert state.ranks() == [1, 3, 1, 3]


@clause("MJ-03")
def test_the_lowest_total_time_wins() -> None:
    slow = {"ptt": {"delay": 0, "place": 1}, "agfa": {"delay": 2, "place": 2}}
    quick = {"agfa": {"delay": 0, "place": 1}, "ptt": {"delay": 5, "place": 2}}
    state = stand("ptt agfa", "ptt@28.1 agfa@27.4", stage=3, results=[slow, quick])
    play(state, "break:0:0 finish break:0:0 finish")
    assert state.actor() == ludo.OVER
    assert [view(state)["riders"][name]["time"] for name in ("ptt", "agfa")] == [5, 2]
    assert state.ranks() == [2, 1]


@clause("MJ-04")
def test_the_terrains_of_the_three_stages() -> None:
    stars = []
    for stage in (1, 2, 3):
        for col in (5, 20):
            state = stand("ptt escale", f"ptt@{col}.1", stage=stage)
            stars.append(view(state)["riders"]["ptt"]["stars"])
    plain, climb, descent = 1, 3, 2
    assert stars == [plain, climb, climb, descent, descent, plain]


@clause("MJ-05")
def test_four_lanes() -> None:
    state = play(stand("ptt escale", ""), "break:0:0")
    assert legal(state) == ["stay", "to:1:1", "to:1:2", "to:1:3", "to:1:4"]
    assert game.why_not(state, "to:1:5") == "MJ-05"


@clause("MJ-06")
def test_every_card_has_one_two_and_three_stars() -> None:
    for name in ALL:
        assert sorted(game.edition.number(f"riders.{name}.{land}") for land in ("plain", "climb", "descent")) == [
            1,
            2,
            3,
        ]


@clause("MJ-07")
def test_chance_names_the_first_player() -> None:
    assert game.chance_tokens(start(4)) == {f"first:{seat}": 1 for seat in range(4)}
    assert play(start(4), "first:2").actor() == 2


@clause("MJ-08")
def test_picks_go_back_and_forth() -> None:
    state = play(start(3, riders=3), "first:1")
    pickers = []
    while view(state)["phase"] == "pick":
        pickers.append(int(state.actor()))
        play(state, legal(state)[0])
    assert pickers == [1, 2, 0, 0, 2, 1, 1, 2, 0]


@clause("MJ-09")
def test_riders_may_be_dealt() -> None:
    state = play(start(2, riders=2, draft="deal"), "first:1")
    assert game.chance_tokens(state) == {f"deal:{name}": 1 for name in ALL}
    play(state, "deal:ptt deal:agfa deal:noel")
    assert game.chance_tokens(state) == {f"deal:{name}": 1 for name in ALL if name not in ("ptt", "agfa", "noel")}
    play(state, "deal:bonnal")
    assert view(state)["picks"] == [["agfa", "noel"], ["ptt", "bonnal"]]


@clause("MJ-10")
def test_form_lasts_the_tour_and_energy_the_stage() -> None:
    state = play(start(5), "first:0 pick:ptt pick:agfa pick:noel pick:bonnal pick:redoute")
    assert all(tank(state, name) == (6, 20) for name in ("ptt", "agfa", "noel"))
    state = stand("ptt agfa", "ptt@28.1(2/7) agfa@28.2(1/20)")
    play(state, "break:0:0 finish break:0:0 finish")
    assert view(state)["stage"] == 2
    assert [tank(state, name) for name in ("ptt", "agfa")] == [(6, 7), (6, 20)]


@clause("MJ-11")
def test_everybody_starts_at_the_banner() -> None:
    state = stand("ptt agfa", "ptt@28.1 agfa@28.2")
    play(state, "break:0:0 finish break:0:0 finish")
    assert at(state, "ptt", "agfa") == "0 0"
    play(state, "break:1:0")  # three stars on the climb, one safe cell
    assert furthest(state) == 4
    play(state, "to:1:3 break:0:0")
    assert legal(state) == ["stay", "to:1:1", "to:1:2", "to:1:4"]


@clause("MJ-12")
def test_everybody_plays_once_a_round() -> None:
    state = stand("ptt agfa noel", "ptt@4.1 agfa@2.2")
    played = []
    for _ in range(3):
        assert view(state)["round"] == 2
        played.append(turn(state))
        play(state, STAND_STILL)
    assert played == ["ptt", "agfa", "noel"]
    assert view(state)["round"] == 3


@clause("MJ-13")
def test_first_picks_start_first_clockwise_from_the_first_player() -> None:
    state = play(start(3), "first:1 pick:ptt pick:agfa pick:noel pick:bonnal pick:redoute pick:renault")
    assert view(state)["picks"] == [["noel", "bonnal"], ["ptt", "renault"], ["agfa", "redoute"]]
    assert order(state) == ["ptt", "agfa", "noel", "renault", "redoute", "bonnal"]


@clause("MJ-14")
def test_later_stages_start_in_the_order_of_the_classification() -> None:
    state = stand("ptt agfa noel", "ptt@28.1 agfa@28.2 noel@28.3")
    play(state, "break:0:0 finish break:3:0 finish break:1:0 finish")  # 3, 4 and 2 cells beyond
    assert (view(state)["stage"], view(state)["round"]) == (2, 1)
    assert order(state) == ["agfa", "ptt", "noel"]


@clause("MJ-15")
def test_the_banner_comes_last_and_keeps_its_order() -> None:
    state = stand("ptt agfa noel bonnal", "noel@3.4 ptt@3.2", first=2)
    assert order(state) == ["ptt", "noel", "bonnal", "agfa"]
