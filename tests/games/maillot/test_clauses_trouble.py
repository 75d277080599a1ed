"""MJ-33 to MJ-44, MJ-72 to MJ-74: punctures, help, leaving the tour."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import asked, at, furthest, game, order, stand, status, tank, turn, view
from support import clause, legal, play

FLAT = {"skip": "puncture"}
HELPED = {"skip": "assist"}
NOEL = {"phase": "break", "turn": {"rider": "noel"}, "queue": ["escale"]}  # La Bonnal has played
STAND_STILL = "break:0:0 stay "


@clause("MJ-33")
@pytest.mark.parametrize("double", ["3:3", "4:4", "5:5"])
def test_three_doubles_are_punctures_and_cost_nothing(double: str) -> None:
    state = play(stand("bonnal escale", "bonnal@2.1(0/1)"), f"break:0:4 dice:{double}")
    assert tank(state, "bonnal") == (0, 1)
    assert view(play(state, "stay"))["riders"]["bonnal"]["skip"] == "puncture"


@clause("MJ-34")
def test_a_punctured_rider_rides_stars_and_safe_cells() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1"), "break:2:4 dice:5:5")
    assert furthest(state) == 2 + 2 + 2


@clause("MJ-35")
def test_the_missed_turn_is_skipped_once() -> None:
    state = stand("bonnal escale", "bonnal@5.1 escale@2.4", riders={"bonnal": FLAT})
    assert order(state) == ["escale"]
    play(state, STAND_STILL)
    assert order(state) == ["bonnal", "escale"]


@clause("MJ-35")
def test_who_misses_a_turn_does_not_count_in_a_wheel() -> None:
    followed = stand("bonnal escale", "bonnal@5.1 escale@4.1")
    assert "tow" in legal(followed)
    free = stand("bonnal escale", "bonnal@5.1 escale@4.1", riders={"escale": FLAT})
    assert "tow" not in legal(free)
    abreast = "ptt@5.1 vandamme@4.1 renault@5.2"
    assert "pact:renault" in legal(stand("ptt vandamme renault", abreast))
    assert "pact:renault" not in legal(stand("ptt vandamme renault", abreast, riders={"renault": FLAT}))


@clause("MJ-36")
def test_crossing_cancels_the_missed_turn() -> None:
    state = play(stand("bonnal escale", "bonnal@28.1"), "break:0:1 dice:3:3 finish")
    assert (status(state, "bonnal"), view(state)["riders"]["bonnal"]["skip"]) == ("across", "")


@clause("MJ-36")
def test_nobody_starts_a_stage_with_a_turn_to_miss() -> None:
    state = stand("bonnal escale agfa", "bonnal@28.1 escale@28.2 agfa@3.1", round=40)
    play(state, "break:0:1 dice:4:4 finish break:0:1 dice:3:3 finish", STAND_STILL)
    assert (view(state)["stage"], order(state)) == (2, ["bonnal", "escale"])
    assert [row["skip"] for row in view(state)["riders"].values()] == ["", "", ""]


@clause("MJ-37")
def test_help_is_offered_abreast_only() -> None:
    spots = "bonnal@6.2 noel@4.3 escale@1.4"
    near = play(stand("bonnal noel escale", spots, riders={"bonnal": FLAT}, **NOEL), "break:0:0 to:6:3")
    assert legal(near) == ["assist:bonnal", "decline"]
    for cell in ("to:6:4", "to:5:3", "to:5:2"):
        far = play(stand("bonnal noel escale", spots, riders={"bonnal": FLAT}, **NOEL), "break:0:0", cell)
        assert turn(far) == "escale"
    off = stand("bonnal noel escale", spots, riders={"bonnal": FLAT}, options={"assist": "off"}, **NOEL)
    assert turn(play(off, "break:0:0 to:6:3")) == "escale"


@clause("MJ-37")
def test_declining_changes_nothing() -> None:
    state = stand("bonnal noel escale", "bonnal@6.2 noel@4.3", riders={"bonnal": FLAT}, **NOEL)
    play(state, "break:0:0 to:6:3 decline")
    assert [view(state)["riders"][name]["skip"] for name in ("bonnal", "noel")] == ["puncture", ""]
    assert turn(state) == "escale"


@clause("MJ-37", "MJ-73")
def test_help_just_before_the_missed_turn() -> None:
    state = stand("bonnal noel escale", "bonnal@6.2 noel@6.1", round=3, riders={"bonnal": FLAT})
    assert order(state) == ["noel", "bonnal", "escale"]
    play(state, "break:0:0 stay assist:bonnal")
    assert turn(state) == "bonnal"
    play(state, "break:0:0 to:7:2 break:0:0 stay", STAND_STILL)
    assert turn(state) == "escale"  # Noël is skipped
    assert view(state)["declined"] == {}


@clause("MJ-37")
def test_standing_still_abreast_can_help_too() -> None:
    spots = "noel@6.3 escale@5.3 bonnal@6.4"
    state = play(stand("bonnal noel escale", spots, riders={"bonnal": FLAT}), "stay")
    assert legal(state) == ["assist:bonnal", "decline"]


@clause("MJ-37")
def test_between_two_punctured_riders_one_is_helped() -> None:
    spots = "bonnal@6.1 noel@4.2 escale@6.3"
    state = stand("bonnal noel escale", spots, riders={"bonnal": FLAT, "escale": FLAT}, **{**NOEL, "queue": []})
    play(state, "break:0:0 to:6:2")
    assert legal(state) == ["assist:bonnal", "assist:escale", "decline"]
    play(state.clone(), "decline")
    play(state, "assist:escale")
    assert order(state) == ["escale"]  # La Bonnal and Noël are skipped in round 3


@clause("MJ-37")
def test_either_half_of_a_pact_may_help() -> None:
    owners = "ptt vandamme renault bonnal agfa"
    spots = "ptt@5.2 vandamme@4.2 renault@5.3 bonnal@7.1 agfa@7.4"
    setup = {"stage": 2, "phase": "wake", "turn": {"rider": "ptt"}, "queue": ["renault", "vandamme"]}
    state = stand(owners, spots, riders={"bonnal": FLAT, "agfa": FLAT}, **setup)
    play(state, "pact:renault accept break:0:0 to:7:2")
    assert (state.actor(), legal(state)) == (0, ["assist:bonnal", "decline"])
    play(state, "decline break:0:0 to:7:3")
    assert (state.actor(), legal(state)) == (2, ["assist:agfa", "decline"])
    assert turn(play(state, "assist:agfa")) == "vandamme"


@clause("MJ-38", "MJ-72")
def test_who_has_a_turn_to_miss_is_not_asked() -> None:
    spots = "bonnal@6.2 noel@6.1 escale@6.3 agfa@6.4"
    misses = {"noel": FLAT, "escale": HELPED}
    setup = {"phase": "break", "turn": {"rider": "bonnal"}, "queue": ["agfa"]}
    state = stand("bonnal noel escale agfa", spots, riders=misses, **setup)
    assert turn(play(state, "break:0:1 dice:3:3 stay")) == "agfa"


@clause("MJ-72")
def test_riders_abreast_are_asked_at_once_the_left_one_first() -> None:
    spots = "bonnal@5.2 noel@6.3 escale@6.1 agfa@6.4"
    state = stand("bonnal noel escale agfa", spots)
    play(state, STAND_STILL * 3, "break:0:1 dice:5:5 to:6:2")
    assert (view(state)["phase"], turn(state), asked(state)) == ("assist", "bonnal", ["escale", "noel"])
    assert (state.actor(), legal(state)) == (2, ["assist:bonnal", "decline"])
    assert game.why_not(state, "assist:noel") == "MJ-37"
    assert game.why_not(state, "break:0:0") == "MJ-72"
    yes = play(state.clone(), "assist:bonnal")
    assert [view(yes)["riders"][name]["skip"] for name in ("bonnal", "escale", "noel")] == ["", "", ""]
    assert order(yes) == ["bonnal", "noel", "agfa"]  # round 3, L'Escale has been skipped
    play(state, "decline")
    assert (state.actor(), asked(state)) == (1, ["noel"])


@clause("MJ-72")
def test_nobody_is_asked_across_the_line_at_the_banner_or_without_the_option() -> None:
    state = play(stand("bonnal noel escale", "bonnal@28.2 noel@28.1 escale@28.3"), STAND_STILL)
    assert turn(play(state, "break:0:1 dice:3:3 finish")) == "escale"
    banner = stand("bonnal noel escale", "")
    assert turn(play(banner, "break:0:1 dice:3:3 stay")) == "noel"
    off = stand("bonnal noel escale", "bonnal@6.2 noel@6.1", options={"assist": "off"})
    assert turn(play(off, STAND_STILL, "break:0:1 dice:3:3 stay")) == "escale"


@clause("MJ-72", "MJ-50")
def test_the_string_is_drawn_before_the_question() -> None:
    spots = "ptt@5.1(0/9) vandamme@4.1 renault@6.2"
    state = play(stand("ptt vandamme renault", spots), STAND_STILL, "tow dice:4:4 break:0:0 to:6:1")
    assert (at(state, "vandamme"), state.actor()) == ("5.1", 2)


@clause("MJ-72")
def test_the_question_is_about_this_puncture_only() -> None:
    spots = "bonnal@6.2 noel@6.1 escale@6.3 agfa@6.4"
    setup = {"phase": "break", "turn": {"rider": "bonnal"}, "queue": ["escale"]}
    state = stand("bonnal noel escale agfa", spots, riders={"agfa": FLAT}, **setup)
    play(state, "break:0:1 dice:3:3 stay decline")
    assert (turn(state), legal(state)) == ("bonnal", ["assist:bonnal", "decline"])  # L'Escale, also beside Agfa
    assert game.why_not(state, "assist:agfa") == "MJ-72"


@clause("MJ-73")
@pytest.mark.parametrize(
    ("token", "third"), [("assist:bonnal", ["bonnal", "noel", "escale"]), ("decline", ["noel", "escale"])]
)
def test_a_helper_that_has_still_to_play_misses_this_round(token: str, third: list[str]) -> None:
    state = stand("bonnal noel escale", "bonnal@6.2 noel@6.3 escale@2.4")
    play(state, "break:0:1 dice:4:4 stay", token)
    assert turn(state) == ("escale" if token == "assist:bonnal" else "noel")
    play(state, STAND_STILL if token == "assist:bonnal" else STAND_STILL * 2)
    assert (view(state)["round"], order(state)) == (3, third)


@clause("MJ-74")
def test_a_no_holds_while_the_rider_stays_abreast() -> None:
    state = stand("bonnal noel escale", "bonnal@6.2 noel@6.3 escale@2.4")
    play(state, "break:0:1 dice:4:4 stay decline")
    assert view(state)["declined"] == {"bonnal": ["noel"]}
    assert turn(play(state.clone(), "break:0:0 stay")) == "escale"
    across = play(state.clone(), "break:1:0 to:6:4")
    assert (view(across)["declined"], turn(across)) == ({"bonnal": []}, "escale")
    wide = stand("bonnal noel escale", "bonnal@6.2 noel@5.2", riders={"bonnal": FLAT}, **NOEL)
    play(wide, "break:0:0 to:6:1 decline")
    assert view(wide)["declined"] == {"bonnal": ["noel"]}


@clause("MJ-74")
def test_a_no_is_forgotten_and_asked_again() -> None:
    flat = {"bonnal": FLAT}
    more = {
        "phase": "break",
        "turn": {"rider": "noel"},
        "queue": ["escale"],
        "declined": {"bonnal": ["escale", "noel"]},
    }
    state = stand("bonnal noel escale", "bonnal@6.2 noel@6.3 escale@6.1", riders=flat, **more)
    play(state, "break:0:0 to:7:3")
    assert view(state)["declined"] == {"bonnal": ["escale"]}
    play(state, "break:0:0 to:7:1")
    assert view(state)["declined"] == {"bonnal": []}
    back = stand("bonnal noel escale", "bonnal@6.2 noel@5.3", riders=flat, **NOEL)
    assert legal(play(back, "break:0:0 to:6:3")) == ["assist:bonnal", "decline"]


@clause("MJ-74")
def test_a_no_is_forgotten_when_the_rider_is_out() -> None:
    for left, tokens in (("1/0", "break:1:0 stay"), ("0/1", "break:0:4 dice:5:6")):
        spots = f"bonnal@6.2 noel@6.3({left})"
        state = stand("bonnal noel escale", spots, riders={"bonnal": FLAT}, **NOEL, declined={"bonnal": ["noel"]})
        play(state, tokens)
        assert (status(state, "noel"), view(state)["declined"]) == ("out", {"bonnal": []})


@clause("MJ-74")
def test_a_no_is_forgotten_when_the_rider_is_drawn() -> None:
    owners, spots = "ptt vandamme bonnal escale", "ptt@7.1 vandamme@6.1 bonnal@6.2"
    more = {
        "phase": "wake",
        "turn": {"rider": "ptt"},
        "queue": ["vandamme", "escale"],
        "declined": {"bonnal": ["vandamme"]},
    }
    state = stand(owners, spots, riders={"bonnal": FLAT}, **more)
    play(state, "tow break:0:0 to:8:1")
    assert (at(state, "vandamme"), view(state)["declined"]) == ("7.1", {"bonnal": []})


@clause("MJ-74")
def test_a_no_between_two_punctured_riders_counts_for_both() -> None:
    flats = {"bonnal": FLAT, "escale": FLAT}
    spots = "bonnal@6.1 noel@4.2 escale@6.3 agfa@1.1"
    state = stand("bonnal noel escale agfa", spots, riders=flats, **{**NOEL, "queue": ["agfa"]})
    play(state, "break:0:0 to:6:2 decline")
    assert view(state)["declined"] == {"bonnal": ["noel"], "escale": ["noel"]}
    one = stand(
        "bonnal noel escale agfa",
        spots.replace("4.2", "6.2"),
        riders=flats,
        **{**NOEL, "queue": ["agfa"]},
        declined={"bonnal": ["noel"]},
    )
    play(one, "break:0:0 stay")
    assert legal(one) == ["assist:escale", "decline"]
    assert game.why_not(one, "assist:bonnal") == "MJ-74"


@clause("MJ-74")
def test_everything_is_forgotten_with_the_missed_turn_and_the_stage() -> None:
    more = {"declined": {"bonnal": ["noel"]}, **NOEL}
    missed = stand("bonnal noel escale", "bonnal@6.2 noel@6.3 escale@5.4", riders={"bonnal": FLAT}, **more)
    play(missed, STAND_STILL * 2)
    assert (view(missed)["declined"], turn(missed)) == ({}, "noel")
    ended = stand("bonnal noel escale", "bonnal@6.2 noel@6.3 escale@28.4", riders={"bonnal": FLAT}, round=40, **more)
    play(ended, STAND_STILL, "break:0:0 finish")
    assert view(ended)["declined"] == {}


@clause("MJ-38")
def test_helpers_are_not_helped_and_the_punctured_do_not_help() -> None:
    spots = "bonnal@6.2 noel@4.3 escale@1.4"
    helper = play(stand("bonnal noel escale", spots, riders={"bonnal": HELPED}, **NOEL), "break:0:0 to:6:3")
    assert turn(helper) == "escale"
    punctured = stand("bonnal noel escale", spots, riders={"bonnal": FLAT}, **NOEL)
    assert turn(play(punctured, "break:0:1 dice:4:4 to:6:3")) == "escale"


@clause("MJ-38")
def test_between_a_punctured_rider_and_a_helper() -> None:
    spots = "bonnal@6.2 noel@4.3 escale@6.4"
    state = stand("bonnal noel escale", spots, riders={"bonnal": FLAT, "escale": HELPED}, **{**NOEL, "queue": []})
    play(state, "break:0:0 to:6:3")
    assert legal(state) == ["assist:bonnal", "decline"]
    assert game.why_not(state, "assist:escale") == "MJ-38"


@clause("MJ-39")
def test_a_price_too_high_is_a_collapse() -> None:
    state = play(stand("bonnal escale agfa", "bonnal@5.1(2/1)"), "break:1:4 dice:5:6")
    assert (status(state, "bonnal"), tank(state, "bonnal"), at(state, "bonnal")) == ("out", (0, 0), "5")
    exact = play(stand("bonnal escale agfa", "bonnal@5.1(2/6)"), "break:1:4 dice:5:6")
    assert (status(exact, "bonnal"), tank(exact, "bonnal")) == ("riding", (0, 0))


@clause("MJ-40")
def test_a_spent_rider_is_out_at_the_end_of_its_turn() -> None:
    state = play(stand("bonnal escale agfa", "bonnal@5.1(3/0)"), "break:3:0")
    assert status(state, "bonnal") == "riding"
    play(state, "to:10:1")
    assert (status(state, "bonnal"), at(state, "bonnal")) == ("out", "10")
    banner = play(stand("bonnal escale agfa", "", riders={"bonnal": {"energy": 1, "form": 0}}), "break:1:0 stay")
    assert (status(banner, "bonnal"), at(banner, "bonnal")) == ("out", "0")


@clause("MJ-41")
def test_across_the_line_nobody_is_out() -> None:
    state = play(stand("bonnal escale agfa", "bonnal@28.1(1/0)"), "break:1:0 finish")
    assert (status(state, "bonnal"), tank(state, "bonnal")) == ("across", (0, 0))


@clause("MJ-42")
def test_who_is_out_leaves_the_road() -> None:
    state = play(stand("bonnal escale agfa", "bonnal@5.1(1/0) escale@4.2"), "break:1:0 to:6:2 break:0:0")
    assert status(state, "bonnal") == "out"
    assert "to:6:2" in legal(state)


@clause("MJ-43")
def test_the_foremost_leaves_last() -> None:
    spots = "bonnal@9.3 escale@9.2 agfa@12.1"
    state = stand("bonnal escale agfa noel", spots, round=40)
    play(state, STAND_STILL * 4)
    assert state.actor() == ludo.OVER
    assert view(state)["classification"] == ["agfa", "escale", "bonnal", "noel"]


@clause("MJ-43")
def test_arrivals_ride_on_without_the_late() -> None:
    state = stand("bonnal escale agfa", "bonnal@28.1 escale@28.2 agfa@12.1", round=40)
    play(state, "break:0:0 finish break:0:0 finish", STAND_STILL)
    assert (view(state)["stage"], status(state, "agfa"), at(state, "agfa")) == (2, "out", "12")
    assert order(state) == ["bonnal", "escale"]


@clause("MJ-44")
def test_the_tour_ends_when_one_side_is_left() -> None:
    state = play(stand("bonnal,noel escale,agfa", "bonnal@5.1(1/0) noel@4.4(1/0)"), "break:1:0 stay")
    assert state.actor() != ludo.OVER
    play(state, "break:1:0 stay")
    assert state.actor() == ludo.OVER
    assert state.scores() == [2, 4]


@clause("MJ-44")
def test_a_team_is_one_side() -> None:
    spots = "bonnal@5.1(1/0) noel@4.4"
    alone = play(stand("bonnal noel escale agfa", spots), "break:1:0 stay")
    assert alone.actor() != ludo.OVER
    out = "bonnal@5.1(1/0) escale@4.1(1/0) noel@3.4"
    state = stand("bonnal noel escale agfa", out, options={"teams": 2})
    play(state, "tow break:0:0 to:6:2")
    assert status(state, "bonnal") == "out"
    play(state, "break:1:0 stay")
    assert state.actor() == ludo.OVER
    assert state.ranks() == [3, 1, 3, 1]
