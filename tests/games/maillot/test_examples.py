"""Every worked example of the specification."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import (
    CLIMB,
    asked,
    at,
    behind_a_full_column,
    breaks,
    furthest,
    game,
    order,
    stand,
    start,
    status,
    tank,
    turn,
    view,
)
from support import clause, legal, play

SLIPSTREAM = "bonnal@3.1 vandamme@4.1 ptt@5.1 redoute@4.3 renault@5.3"


@clause("MJ-16", "MJ-17")
def test_1_the_movement_picture() -> None:
    state = play(stand("providence escale", "providence@5.2"), "break:0:0")
    ahead = [f"to:{col}:{lane}" for col in (6, 7, 8) for lane in (1, 2, 3, 4)]
    assert legal(state) == sorted(["stay", "to:5:1", "to:5:3", "to:5:4", *ahead])
    assert len(legal(state)) == 16


@pytest.mark.parametrize(("rider", "column"), [("providence", 7), ("bonnal", 6), ("vandamme", 5)])
def test_2_stars_on_the_plain(rider: str, column: int) -> None:
    assert furthest(play(stand(f"{rider} escale", f"{rider}@4.1"), "break:0:0")) == column


def test_2_the_stars_of_renault() -> None:
    found = [view(stand("renault escale", f"renault@{col}.1", stage=stage)) for stage, col in ((1, 4), (2, 4), (3, 4))]
    assert [seen["riders"]["renault"]["stars"] for seen in found] == [2, 3, 1]


@clause("MJ-26")
def test_3_a_safe_breakaway() -> None:
    state = play(stand("providence escale", "providence@2.1"), "break:3:0")
    assert tank(state, "providence") == (3, 20)
    assert furthest(state) == 8


@clause("MJ-28", "MJ-29")
@pytest.mark.parametrize(
    ("energy", "dice", "left"), [(6, "dice:4:5", (2, 20)), (3, "dice:4:5", (0, 19)), (6, "dice:1:1", (5, 20))]
)
def test_4_a_risky_breakaway(energy: int, dice: str, left: tuple[int, int]) -> None:
    state = play(stand("bonnal escale", f"bonnal@2.1({energy}/20)"), "break:0:2", dice)
    assert tank(state, "bonnal") == left
    assert furthest(state) == 6


@clause("MJ-31")
def test_5_both_kinds_of_breakaway() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1"), "break:2:2 dice:2:6")
    assert tank(state, "bonnal") == (1, 20)
    assert furthest(state) == 8


@clause("MJ-33", "MJ-34", "MJ-35")
def test_6_a_puncture() -> None:
    state = play(stand("bonnal escale", "bonnal@5.1 escale@2.4"), "break:1:4 dice:3:3")
    assert tank(state, "bonnal") == (5, 20)
    assert furthest(state) == 8
    play(state, "to:8:1")
    assert turn(state) == "escale"
    play(state, "break:0:0 stay")
    assert (view(state)["round"], order(state)) == (3, ["escale"])
    play(state, "break:0:0 stay")
    assert (view(state)["round"], order(state)) == (4, ["bonnal", "escale"])


@clause("MJ-41")
def test_7_the_line_saves_a_spent_rider() -> None:
    state = play(stand("bonnal,noel escale,agfa", "bonnal@27.1(0/3)"), "break:0:1 dice:4:5")
    assert tank(state, "bonnal") == (0, 0)
    assert "finish" in legal(state)
    assert status(play(state, "finish"), "bonnal") == "across"


def test_7_energy_is_refilled_in_the_next_stage() -> None:
    state = stand("bonnal escale", "bonnal@27.1(0/3) escale@28.3")
    play(state, "break:0:0 finish break:0:1 dice:4:5 finish")
    assert view(state)["stage"] == 2
    assert tank(state, "bonnal") == (6, 0)


@clause("MJ-39", "MJ-40", "MJ-42")
def test_7_collapse_and_exhaustion() -> None:
    three = "bonnal escale agfa"
    collapsed = play(stand(three, "bonnal@27.1(0/2)"), "break:0:1 dice:4:5")
    assert (status(collapsed, "bonnal"), at(collapsed, "bonnal")) == ("out", "27")
    spent = play(stand(three, "bonnal@5.1(0/3)"), "break:0:1 dice:4:5 to:8:1")
    assert (status(spent, "bonnal"), at(spent, "bonnal")) == ("out", "8")


@clause("MJ-15")
def test_8_the_order_of_play() -> None:
    state = stand("bonnal noel renault agfa ptt", "ptt@7.4 agfa@5.1 renault@5.3 noel@2.2")
    assert order(state) == ["ptt", "agfa", "renault", "noel", "bonnal"]


@clause("MJ-21", "MJ-22")
@pytest.mark.parametrize(
    ("rider", "column", "then"), [("providence", 11, 2), ("renault", 12, 3), ("vandamme", 13, 3), ("providence", 13, 2)]
)
def test_9_the_change_of_terrain(rider: str, column: int, then: int) -> None:
    state = play(stand(f"{rider} escale", f"{rider}@{column}.1"), "break:0:0")
    assert furthest(state) == 14
    play(state, "to:14:1")
    assert view(state)["riders"][rider]["stars"] == then


@clause("MJ-23", "MJ-24")
def test_9_breakaways_cross_it_and_the_other_reading() -> None:
    spot = "providence@12.1"
    assert furthest(play(stand("providence escale", spot), "break:0:0")) == 14
    assert furthest(play(stand("providence escale", spot), "break:2:0")) == 16
    start_rule = {"terrain": "start"}
    assert furthest(play(stand("providence escale", spot, options=start_rule), "break:0:0")) == 15
    assert furthest(play(stand("providence escale", "providence@14.1", options=start_rule), "break:0:0")) == 17


@clause("MJ-46", "MJ-47", "MJ-50", "MJ-51")
def test_10_slipstream_on_the_climb() -> None:
    state = stand(CLIMB, SLIPSTREAM, stage=2)
    assert (turn(state), legal(state)) == ("ptt", ["shift", "stay", "tow"])
    assert tank(play(state, "tow"), "ptt") == (5, 20)
    play(state, "break:0:0 to:8:1")
    assert (at(state, "vandamme", "bonnal"), turn(state)) == ("5.1 4.1", "vandamme")
    assert tank(play(state, "tow"), "vandamme") == (5, 20)
    play(state, "break:0:0 to:7:1")
    assert at(state, "bonnal", "vandamme", "ptt", "redoute", "renault") == "5.1 7.1 8.1 4.3 5.3"
    assert (turn(state), tank(state, "bonnal")) == ("bonnal", (6, 20))
    assert legal(play(state, "break:0:0")) == ["stay", "to:5:2", "to:6:1", "to:6:2"]
    play(state, "to:6:1")
    assert (turn(state), legal(state)) == ("renault", ["shift", "stay", "tow"])
    play(state, "tow break:0:0 to:8:3")
    assert (tank(state, "renault"), at(state, "redoute"), turn(state)) == ((5, 20), "5.3", "redoute")
    play(state, "break:2:0 to:7:3")
    assert (view(state)["round"], turn(state)) == (3, "ptt")
    play(state, "shift break:0:0 to:10:2 shift break:0:0 to:9:4")
    assert [tank(state, rider) for rider in ("ptt", "renault")] == [(5, 20), (5, 20)]
    assert at(state, "vandamme", "redoute") == "7.1 7.3"


@clause("MJ-08", "MJ-13")
def test_11_the_same_from_the_start_of_a_game() -> None:
    state = start(5)
    play(state, "first:0 pick:ptt pick:vandamme pick:bonnal pick:redoute pick:renault")
    play(state, "break:2:0 to:3:1 break:1:0 to:2:1 break:0:0 to:1:1 break:0:0 to:2:3 break:1:0 to:3:3")
    play(state, "tow break:2:0 to:6:1 tow break:1:0 to:5:1")
    assert at(state, "bonnal", "vandamme", "ptt", "redoute", "renault") == "3.1 5.1 6.1 2.3 3.3"
    energy = [tank(state, rider)[0] for rider in ("bonnal", "vandamme", "ptt", "redoute", "renault")]
    assert energy == [6, 3, 1, 6, 5]
    assert order(state) == ["bonnal", "renault", "redoute"]


@clause("MJ-52")
def test_12_a_string_of_four() -> None:
    state = stand("ptt renault escale vandamme", "ptt@8.1 renault@7.1 escale@6.1 vandamme@5.1", stage=2)
    play(state, "tow break:0:0 to:11:1")
    assert at(state, "renault", "escale", "vandamme") == "8.1 7.1 6.1"
    play(state, "tow break:0:0 to:10:1")
    assert at(state, "escale", "vandamme") == "8.1 7.1"
    play(state, "tow break:0:0 to:9:1")
    assert at(state, "vandamme") == "8.1"
    assert [tank(state, rider)[0] for rider in ("ptt", "renault", "escale", "vandamme")] == [5, 5, 5, 6]


@clause("MJ-48", "MJ-53")
def test_13_a_tow_without_energy() -> None:
    spots = SLIPSTREAM.replace("ptt@5.1", "ptt@5.1(0/20)")
    paid = play(stand(CLIMB, spots, stage=2), "tow")
    assert paid.actor() == ludo.CHANCE
    assert tank(play(paid, "dice:5:6"), "ptt") == (0, 16)
    flat = play(stand(CLIMB, spots, stage=2), "tow dice:3:3")
    assert legal(flat) == ["break:0:0"]
    play(flat, "break:0:0 to:8:1")
    assert at(flat, "vandamme", "bonnal") == "5.1 4.1"
    assert view(flat)["riders"]["ptt"]["skip"] == "puncture"
    weak = stand(CLIMB, SLIPSTREAM.replace("ptt@5.1", "ptt@5.1(0/2)"), stage=2)
    play(weak, "tow dice:4:5")
    assert (status(weak, "ptt"), at(weak, "ptt", "vandamme"), turn(weak)) == ("out", "5 4.1", "renault")


@clause("MJ-56", "MJ-58", "MJ-59", "MJ-60")
def test_14_a_pact() -> None:
    spots = "bonnal@3.1 vandamme@4.1 ptt@5.1 redoute@4.2 renault@5.2"
    state = stand(CLIMB, spots, stage=2)
    assert (turn(state), legal(state)) == ("ptt", ["pact:renault", "stay", "tow"])
    assert play(state, "pact:renault").actor() == 4
    play(state, "accept break:0:0 to:8:1")
    assert turn(state) == "renault"
    assert legal(play(state, "break:0:0")) == ["to:8:2"]
    play(state, "to:8:2")
    assert [tank(state, rider)[0] for rider in ("ptt", "renault")] == [6, 6]
    assert at(state, "vandamme", "redoute") == "4.1 4.2"
    play(state, "pact:redoute accept break:0:0 to:6:1")
    assert breaks(state) == {f"break:{safe}:0" for safe in range(1, 7)}
    play(state, "break:1:0 to:6:2")
    assert at(state, "redoute") == "6.2"
    refused = play(stand(CLIMB, spots, stage=2), "pact:renault refuse")
    assert (refused.actor(), legal(refused)) == (0, ["stay", "tow"])


@clause("MJ-37")
def test_15_help() -> None:
    state = stand("bonnal,noel escale,agfa", "bonnal@5.2 noel@4.3 escale@1.4")
    play(state, "break:0:1 dice:4:4 to:6:2 break:0:0 to:6:3")
    assert legal(state) == ["assist:bonnal", "decline"]
    play(state, "assist:bonnal break:0:0 stay break:0:0 stay")
    assert (view(state)["round"], order(state)) == (3, ["bonnal", "noel", "escale", "agfa"])
    play(state, "break:0:0 stay")
    assert turn(state) == "escale"  # Noël is skipped


@clause("MJ-20", "MJ-63", "MJ-14", "MJ-66")
def test_16_arrival() -> None:
    state = stand("bonnal renault", "bonnal@28.1 renault@27.3")
    play(state, "break:0:0 finish")
    assert view(state)["riders"]["bonnal"]["over"] == 1
    play(state, "break:2:0 finish")
    seen = view(state)
    assert seen["results"] == [{"renault": {"delay": 0, "place": 1}, "bonnal": {"delay": 0, "place": 2}}]
    assert (seen["jersey"], seen["stage"], turn(state)) == ("renault", 2, "renault")
    even = play(stand("bonnal renault", "bonnal@28.1 renault@28.3"), "break:2:0 finish break:0:0 finish")
    assert [row["over"] for row in view(even)["riders"].values()] == [None, None]
    assert list(view(even)["results"][0]) == ["bonnal", "renault"]


@clause("MJ-78")
def test_16_the_first_across_wins() -> None:
    state = stand("bonnal renault", "bonnal@28.1 renault@27.3", options={"stage_winner": "first"})
    seen = view(play(state, "break:0:0 finish break:2:0 finish"))
    assert seen["results"] == [{"bonnal": {"delay": 0, "place": 1}, "renault": {"delay": 0, "place": 2}}]
    assert (seen["jersey"], seen["stage"], turn(state)) == ("bonnal", 2, "bonnal")


@clause("MJ-64")
def test_17_minutes() -> None:
    state = stand("bonnal renault", "bonnal@28.1 renault@27.3")
    play(state, "break:0:0 finish break:0:0 stay")
    play(state, "break:0:0 stay " * 2, "break:0:0 finish")
    assert view(state)["results"] == [{"bonnal": {"delay": 0, "place": 1}, "renault": {"delay": 3, "place": 2}}]


@clause("MJ-65", "MJ-69")
def test_18_ties() -> None:
    times = {
        "ptt": ((0, 1), (1, 4), (2, 2)),
        "vandamme": ((1, 3), (0, 1), (2, 5)),
        "bonnal": ((1, 4), (0, 2), (2, 3)),
        "redoute": ((0, 2), (1, 3), (2, 4)),
        "renault": ((5, 5), (5, 5), (0, 1)),
    }
    results = [
        {name: {"delay": rows[stage][0], "place": rows[stage][1]} for name, rows in times.items()} for stage in range(3)
    ]
    across = {name: {"arrival": {"round": 9, "over": 1, "order": k}} for k, name in enumerate(times, 1)}
    state = stand(CLIMB, "", stage=3, round=9, phase="over", results=results, riders=across)
    assert view(state)["classification"] == ["ptt", "bonnal", "redoute", "vandamme", "renault"]
    assert [view(state)["riders"][name]["time"] for name in times] == [3, 3, 3, 3, 10]
    assert state.scores() == [5, 2, 4, 3, 1]
    assert state.ranks() == [1, 4, 2, 3, 5]


WALL = "renault@5.1 ptt@5.2 agfa@5.3 noel@5.4"
WALL_OWNERS = "bonnal,vandamme,redoute,providence renault,ptt,agfa,noel"


def before_the_wall(spots: str, **options: object) -> ludo.State:
    """Seat 1 stays; then La Bonnal is to play."""
    state = stand(WALL_OWNERS, spots, options={"slipstream": "off", **options})
    return play(state, "break:0:0 stay " * 4)


@clause("MJ-18", "MJ-19", "MJ-70")
@pytest.mark.parametrize("blocking", ["solid", "pass"])
def test_19_no_wall(blocking: str) -> None:
    state = play(before_the_wall(f"bonnal@4.2 {WALL}", blocking=blocking), "break:0:0")
    assert turn(state) == "bonnal"
    assert [token for token in legal(state) if token > "to:5"] == [f"to:6:{lane}" for lane in range(1, 5)]
    weak = before_the_wall(f"vandamme@4.2 {WALL}", blocking=blocking)  # one star on the plain
    assert furthest(play(weak, "break:0:0")) == 4


@clause("MJ-18", "MJ-19", "MJ-70")
def test_19_three_of_them_are_solid() -> None:
    spots = f"bonnal@4.2 {WALL.replace('noel@5.4', 'noel@9.4')}"
    solid = play(before_the_wall(spots), "break:0:0")
    assert [token for token in legal(solid) if token > "to:5"] == ["to:5:4"]
    through = play(before_the_wall(spots, blocking="pass"), "break:0:0")
    assert [token for token in legal(through) if token > "to:5"] == [
        "to:5:4",
        *(f"to:6:{lane}" for lane in range(1, 5)),
    ]


@clause("MJ-22", "MJ-70")
def test_19_a_full_column_14() -> None:
    spots = f"bonnal@13.1 {WALL.replace('@5.', '@14.')}"
    assert furthest(play(before_the_wall(spots), "break:0:0")) == 13
    assert furthest(play(before_the_wall(spots), "break:1:0")) == 15


@clause("MJ-18")
def test_19_a_corner() -> None:
    spots = "redoute@5.1 renault@6.1 ptt@6.2 agfa@5.2 noel@9.4"
    setup = {"phase": "break", "turn": {"rider": "redoute"}, "options": {"slipstream": "off"}}
    for announced in ("break:0:0", "break:6:0", "break:6:4 dice:1:6"):
        assert legal(play(stand(WALL_OWNERS, spots, **setup), announced)) == ["stay"]


@clause("MJ-43", "MJ-67")
def test_20_the_time_limit() -> None:
    state = stand("bonnal renault", "bonnal@3.1 renault@6.2", round=1)
    play(state, "break:0:0 stay " * 80)
    assert state.actor() == ludo.OVER
    assert view(state)["round"] == 40
    assert view(state)["classification"] == ["renault", "bonnal"]
    assert state.scores() == [1, 2]
    assert game.why_not(state, "stay") == "MJ-44"


@clause("MJ-75", "MJ-70")
def test_21_alone_behind_a_full_column() -> None:
    state = behind_a_full_column()
    assert (turn(state), legal(state)) == ("redoute", ["alone", "pact:agfa", "stay"])
    assert legal(play(state.clone(), "alone break:0:0")) == ["stay"]
    play(state, "alone break:1:0")
    assert legal(state) == ["stay", "to:7:1", "to:7:2", "to:7:3"]
    play(state, "to:7:2")
    assert (tank(state, "redoute"), at(state, "noel"), turn(state)) == ((5, 20), "4.1", "agfa")
    strong = behind_a_full_column(head="providence,agfa,noel,bonnal")
    assert legal(strong) == ["pact:agfa", "stay", "tow"]
    assert legal(play(strong, "tow break:0:0")) == ["to:7:1", "to:7:2", "to:7:3"]


PUNCTURED = "bonnal@5.2 noel@6.3 escale@6.1 agfa@2.4"


@clause("MJ-72", "MJ-73")
def test_22_help_at_once() -> None:
    state = stand("bonnal,noel escale,agfa", PUNCTURED)
    play(state, "break:0:0 stay break:0:0 stay break:0:1 dice:4:4 to:6:2")
    assert asked(state) == ["escale", "noel"]
    assert (state.actor(), legal(state)) == (1, ["assist:bonnal", "decline"])
    early = play(state.clone(), "assist:bonnal")
    assert turn(early) == "agfa"
    assert order(play(early, "break:0:0 stay")) == ["bonnal", "noel", "agfa"]  # L'Escale has been skipped
    play(state, "decline")
    assert (state.actor(), asked(state), legal(state)) == (0, ["noel"], ["assist:bonnal", "decline"])
    play(state, "assist:bonnal")
    assert turn(state) == "agfa"
    play(state, "break:0:0 stay")
    assert (view(state)["round"], turn(state)) == (3, "escale")
    assert turn(play(state, "break:0:0 stay")) == "bonnal"
    assert turn(play(state, "break:0:0 to:7:2")) == "agfa"  # Noël is skipped


@clause("MJ-73", "MJ-74")
def test_23_a_turn_still_to_come_and_a_no_that_holds() -> None:
    state = stand("bonnal,noel escale,agfa", "bonnal@6.2 noel@6.3 escale@2.4")
    play(state, "break:0:1 dice:4:4 stay")
    assert asked(state) == ["noel"]
    helped = play(state.clone(), "assist:bonnal")
    assert order(helped) == ["escale", "agfa"]
    assert order(play(helped, "break:0:0 stay break:0:0 stay")) == ["bonnal", "noel", "escale", "agfa"]
    play(state, "decline")
    assert (turn(state), view(state)["declined"]) == ("noel", {"bonnal": ["noel"]})
    stays = play(state.clone(), "break:0:0 stay")
    assert (turn(stays), view(stays)["declined"]) == ("escale", {"bonnal": ["noel"]})
    play(state, "break:0:0 to:6:4")
    assert (turn(state), view(state)["declined"]) == ("escale", {"bonnal": []})
    play(state, "break:0:0 stay break:0:0 stay")
    assert (view(state)["round"], order(state)) == (3, ["noel", "escale", "agfa"])


@clause("MJ-76", "MJ-77")
def test_24_a_pact_for_the_others_sake() -> None:
    owners, spots = "renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2"
    state = stand(owners, spots, stage=2)
    assert (turn(state), legal(state)) == ("renault", ["alone", "pact:ptt"])
    assert play(state.clone(), "pact:ptt").actor() == 1
    agreed = play(state.clone(), "pact:ptt accept break:0:0 to:8:1 break:0:0")
    assert (turn(agreed), legal(agreed)) == ("ptt", ["to:8:2"])
    play(agreed, "to:8:2")
    assert [tank(agreed, rider)[0] for rider in ("renault", "ptt")] == [6, 6]
    assert (at(agreed, "vandamme"), turn(agreed)) == ("4.2", "vandamme")
    refused = play(state.clone(), "pact:ptt refuse")
    assert (refused.actor(), view(refused)["phase"]) == (0, "break")
    alone = play(state, "alone break:0:0 to:8:1")
    assert (turn(alone), legal(alone)) == ("ptt", ["shift", "stay", "tow"])
    free = stand(owners, spots.replace("4.2", "4.3"), stage=2)
    assert (turn(free), view(free)["phase"]) == ("renault", "break")
