"""MJ-45 to MJ-55, MJ-75: slipstream and side-step."""

from __future__ import annotations

import ludotheque as ludo
from games.maillot.tables import CLIMB, at, behind_a_full_column, furthest, game, order, stand, status, tank, turn, view
from support import clause, legal, play

STAND_STILL = "break:0:0 stay "
THREE = "ptt vandamme renault"


@clause("MJ-45")
def test_a_follower_is_straight_behind() -> None:
    assert "tow" in legal(stand(THREE, "ptt@5.1 vandamme@4.1"))
    for spots in ("ptt@5.1 vandamme@4.2", "ptt@5.1 vandamme@3.1", "ptt@1.1"):
        assert "tow" not in legal(stand(THREE, spots))
    assert "tow" not in legal(stand(THREE, "ptt@5.1 vandamme@4.1", options={"slipstream": "off"}))


@clause("MJ-45")
def test_only_a_follower_that_has_to_play_counts() -> None:
    state = stand("ptt vandamme renault", "ptt@5.1 vandamme@6.2 renault@4.1")
    play(state, "break:0:0 stay")  # Vandamme, level with nobody
    assert turn(state) == "ptt"
    assert "tow" in legal(state)
    state = stand("vandamme ptt renault", "vandamme@3.1 ptt@4.1", phase="break", turn={"rider": "ptt"}, queue=[])
    assert legal(state)[0].startswith("break:")


@clause("MJ-46")
def test_the_decision_comes_first() -> None:
    state = stand(THREE, "ptt@5.2 vandamme@4.2")
    assert legal(state) == ["shift", "stay", "tow"]
    assert view(state)["phase"] == "wake"
    assert game.why_not(state, "break:0:0") == "MJ-46"


@clause("MJ-47")
def test_a_tow_costs_one_unit_at_once() -> None:
    assert tank(play(stand(THREE, "ptt@5.1(3/20) vandamme@4.1"), "tow"), "ptt") == (2, 20)


@clause("MJ-48")
def test_without_energy_the_dice_decide() -> None:
    state = play(stand(THREE, "ptt@5.1(0/9) vandamme@4.1"), "tow")
    assert (state.actor(), len(game.chance_tokens(state))) == (ludo.CHANCE, 21)
    assert tank(play(state, "dice:1:4"), "ptt") == (0, 6)
    assert "break:0:4" in legal(state)


@clause("MJ-48")
def test_a_puncture_on_the_tow_forbids_risk() -> None:
    state = play(stand(THREE, "ptt@5.1(0/9) vandamme@4.1"), "tow dice:5:5")
    assert legal(state) == ["break:0:0"]
    assert game.why_not(state, "break:0:1") == "MJ-48"
    play(state, "break:0:0 to:6:1")
    assert (at(state, "vandamme"), view(state)["riders"]["ptt"]["skip"]) == ("5.1", "puncture")


@clause("MJ-48", "MJ-40")
def test_the_last_unit_paid_for_a_tow() -> None:
    state = play(stand(THREE, "ptt@5.1(0/3) vandamme@4.1"), "tow dice:4:5")
    assert legal(state) == ["break:0:0"]
    play(state, "break:0:0 to:6:1")
    assert (status(state, "ptt"), at(state, "ptt", "vandamme")) == ("out", "6 5.1")


@clause("MJ-49")
def test_towing_means_moving_forward() -> None:
    state = play(stand(THREE, "ptt@5.2 vandamme@4.2", stage=2), "tow break:0:0")
    assert min(int(token.split(":")[1]) for token in legal(state)) == 6
    assert game.why_not(state, "stay") == "MJ-49"
    assert game.why_not(state, "to:5:1") == "MJ-49"


@clause("MJ-49")
def test_no_tow_without_a_free_cell_ahead() -> None:
    walled = stand(
        "ptt vandamme agfa noel bonnal",
        "ptt@5.1 vandamme@4.1 agfa@6.1 noel@6.2",
        phase="wake",
        turn={"rider": "ptt"},
        queue=["vandamme"],
    )
    assert legal(walled) == ["shift", "stay"]
    assert game.why_not(walled, "tow") == "MJ-49"


@clause("MJ-49")
def test_a_breakaway_does_not_make_a_tow_legal() -> None:
    owners = "ptt vandamme agfa noel bonnal escale"
    spots = "ptt@5.1 vandamme@4.1 agfa@6.1 noel@6.2"
    way_through = {"phase": "wake", "turn": {"rider": "ptt"}, "queue": ["vandamme"], "options": {"blocking": "pass"}}
    assert "tow" not in legal(stand(owners, spots, **way_through))  # one star: it would end on a rider
    assert "tow" in legal(stand(owners, spots, stage=2, **way_through))  # three stars pass through


@clause("MJ-49")
def test_towing_over_the_line() -> None:
    state = stand(THREE, "ptt@28.1 vandamme@27.1")
    assert "tow" in legal(state)
    play(state, "tow break:0:0")
    assert legal(state) == ["finish"]


@clause("MJ-50")
def test_the_string_ends_at_a_gap() -> None:
    state = stand(CLIMB, "ptt@9.1 vandamme@8.1 bonnal@7.1 redoute@5.1", stage=2)
    play(state, "tow break:0:0 to:10:1")
    assert at(state, "vandamme", "bonnal", "redoute") == "9.1 8.1 5.1"
    assert tank(state, "vandamme") == (6, 20)


@clause("MJ-50")
def test_the_string_ends_before_who_has_played_or_misses_a_turn() -> None:
    spots = "ptt@9.1 vandamme@8.1 bonnal@7.1 redoute@6.1"
    flat = stand(CLIMB, spots, stage=2, riders={"bonnal": {"skip": "puncture"}})
    play(flat, "tow break:0:0 to:10:1")
    assert at(flat, "vandamme", "bonnal", "redoute") == "9.1 7.1 6.1"
    played = stand(CLIMB, spots, stage=2, phase="wake", turn={"rider": "ptt"}, queue=["vandamme", "redoute"])
    play(played, "tow break:0:0 to:10:1")
    assert at(played, "vandamme", "bonnal", "redoute") == "9.1 7.1 6.1"


@clause("MJ-51")
def test_the_drawn_play_next() -> None:
    spots = "ptt@9.1 renault@8.3 vandamme@8.1 bonnal@7.1"
    state = stand(CLIMB, spots, stage=2)
    assert order(state) == ["ptt", "vandamme", "renault", "bonnal", "redoute"]
    play(state, "tow break:0:0 to:12:1")
    assert order(state) == ["vandamme", "bonnal", "renault", "redoute"]


@clause("MJ-52")
def test_a_drawn_rider_decides_again() -> None:
    state = stand(CLIMB, "ptt@9.1 vandamme@8.1 bonnal@7.1", stage=2)
    play(state, "tow break:0:0 to:12:1")
    assert (turn(state), legal(state)) == ("vandamme", ["shift", "stay", "tow"])
    play(state, "tow break:0:0 to:11:1")
    assert at(state, "bonnal") == "9.1"


@clause("MJ-53")
def test_a_collapse_draws_nobody_and_the_line_does() -> None:
    state = play(stand(THREE, "ptt@5.1(0/1) vandamme@4.1"), "tow dice:1:2")
    assert (status(state, "ptt"), at(state, "vandamme")) == ("out", "4.1")
    risky = play(stand(THREE, "ptt@5.1(1/1) vandamme@4.1"), "tow break:0:4 dice:5:6")
    assert (status(risky, "ptt"), at(risky, "vandamme")) == ("out", "4.1")
    line = play(stand(THREE, "ptt@28.1 vandamme@27.1"), "tow break:0:0 finish")
    assert (at(line, "vandamme"), turn(line)) == ("28.1", "vandamme")


@clause("MJ-54")
def test_a_side_step_goes_sideways_first() -> None:
    state = play(stand(THREE, "ptt@5.1 vandamme@4.1", stage=2), "shift")
    assert tank(state, "ptt") == (6, 20)
    play(state, "break:0:0")
    assert furthest(state) == 7
    assert {"to:5:2", "to:5:3", "to:5:4", "to:6:1", "to:7:1"} <= set(legal(state))
    assert "stay" not in legal(state)
    assert game.why_not(state, "to:5:1") == "MJ-54"
    assert game.why_not(state, "to:8:1") == "MJ-54"
    play(state, "to:7:2")
    assert at(state, "vandamme") == "4.1"


@clause("MJ-54")
def test_with_one_star_a_side_step_is_the_whole_move() -> None:
    state = play(stand(THREE, "ptt@5.2 vandamme@4.2"), "shift break:0:0")
    assert legal(state) == ["to:5:1", "to:5:3"]


@clause("MJ-54")
def test_no_side_step_between_two_riders() -> None:
    boxed = stand("ptt vandamme agfa noel", "ptt@5.2 vandamme@4.2 agfa@5.1 noel@5.3")
    play(boxed, "alone", STAND_STILL)  # Agfa is on the leftmost lane and plays first
    assert (turn(boxed), "shift" in legal(boxed)) == ("ptt", False)
    assert game.why_not(boxed, "shift") == "MJ-54"


@clause("MJ-54")
def test_a_side_step_may_come_back_through_its_own_cell() -> None:
    spots = "agfa@6.2 noel@5.1 ptt@5.2 vandamme@4.2 renault@6.3 escale@6.4"
    state = stand(
        "ptt vandamme agfa noel renault escale",
        spots,
        stage=2,
        phase="wake",
        turn={"rider": "ptt"},
        queue=["vandamme"],
    )
    play(state, "shift break:0:0")
    assert legal(state) == ["to:5:3", "to:5:4", "to:6:1"]


@clause("MJ-54")
def test_a_side_step_through_a_rider_and_over_the_line() -> None:
    owners, spots = "ptt vandamme agfa noel bonnal", "ptt@28.1 vandamme@27.1 agfa@28.2"
    more = {"stage": 1, "phase": "wake", "turn": {"rider": "ptt"}, "queue": ["vandamme"]}
    passing = stand(owners, spots, options={"blocking": "pass"}, **more)
    assert "shift" in legal(passing)
    assert "finish" in legal(play(passing, "shift break:0:0"))
    assert "shift" not in legal(stand(owners, spots, **more))


@clause("MJ-75")
def test_neither_tow_nor_side_step_means_alone() -> None:
    state = behind_a_full_column()
    assert (turn(state), legal(state)) == ("redoute", ["alone", "pact:agfa", "stay"])
    play(state, "alone")
    assert "break:0:4" in legal(state)
    play(state, "break:0:0")
    assert legal(state) == ["stay"]
    play(state, "stay")
    assert (tank(state, "redoute"), at(state, "noel")) == ((6, 20), "4.1")


@clause("MJ-75")
def test_alone_is_not_offered_when_tow_or_side_step_is() -> None:
    followed = stand(THREE, "ptt@5.2 vandamme@4.2")
    assert game.why_not(followed, "alone") == "MJ-75"
    assert game.why_not(play(followed, "tow"), "alone") == "MJ-46"
    nobody = stand(THREE, "ptt@5.2")
    assert game.why_not(nobody, "alone") == "MJ-77"


@clause("MJ-75")
def test_alone_before_the_full_last_column_of_a_terrain() -> None:
    owners = "bonnal,noel,vandamme renault,ptt,agfa redoute,escale,providence"
    spots = "bonnal@13.1 noel@12.1 vandamme@13.2 renault@14.1 ptt@14.2 agfa@14.3 redoute@14.4"
    state = stand(owners, spots, phase="wake", turn={"rider": "bonnal"}, queue=["noel"])
    assert legal(state) == ["alone", "stay"]
    play(state, "alone break:1:0")
    assert furthest(state) == 15


@clause("MJ-75", "MJ-19")
def test_alone_with_riding_through() -> None:
    owners, spots = "ptt vandamme agfa noel bonnal", "ptt@5.1 vandamme@4.1 agfa@6.1 noel@6.2 bonnal@5.2"
    more = {"phase": "wake", "turn": {"rider": "ptt"}, "queue": ["vandamme"], "options": {"blocking": "pass"}}
    state = stand(owners, spots, **more)
    assert legal(state) == ["alone", "stay"]
    assert "to:7:1" in legal(play(state, "alone break:1:0"))


@clause("MJ-55")
def test_to_stay_costs_nothing_and_draws_nobody() -> None:
    state = play(stand(THREE, "ptt@5.1(2/5) vandamme@4.1"), "stay")
    assert (at(state, "ptt", "vandamme"), tank(state, "ptt"), turn(state)) == ("5.1 4.1", (2, 5), "vandamme")
