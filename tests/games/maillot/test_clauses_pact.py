"""MJ-56 to MJ-61, MJ-76, MJ-77: two riders abreast."""

from __future__ import annotations

import pytest

from games.maillot.tables import CLIMB, at, breaks, game, order, stand, status, tank, turn, view
from support import clause, legal, play

PAIR = "ptt@5.1 vandamme@4.1 renault@5.2"
THREE = "ptt vandamme renault"


@clause("MJ-56")
def test_a_pact_is_for_riders_abreast() -> None:
    assert "pact:renault" in legal(stand(THREE, PAIR, stage=2))
    for spot in ("renault@5.3", "renault@6.2"):
        state = stand(
            THREE, f"ptt@5.1 vandamme@4.1 {spot}", stage=2, phase="wake", turn={"rider": "ptt"}, queue=["vandamme"]
        )
        assert "pact:renault" not in legal(state)
    assert "pact:renault" not in legal(stand(THREE, PAIR, stage=2, options={"pact": "off"}))


@clause("MJ-56")
def test_the_partner_has_still_to_play() -> None:
    state = stand(THREE, PAIR, stage=2, phase="wake", turn={"rider": "ptt"}, queue=["vandamme"])
    assert "pact:renault" not in legal(state)
    assert game.why_not(state, "pact:renault") == "MJ-56"


@clause("MJ-56", "MJ-58")
def test_no_pact_without_a_joint_move() -> None:
    corner = "agfa@6.1 noel@6.2 bonnal@6.3 escale@7.4"
    owners = "ptt vandamme renault agfa noel bonnal escale"
    setup = {"stage": 2, "phase": "wake", "turn": {"rider": "ptt"}, "queue": ["renault", "vandamme"]}
    assert "pact:renault" not in legal(stand(owners, f"{PAIR} {corner}", **setup))
    hole = "agfa@7.1 noel@6.2 bonnal@6.3 escale@6.4"
    assert "pact:renault" in legal(stand(owners, f"{PAIR} {hole}", **setup))
    lame = PAIR.replace("renault@5.2", "renault@5.2(0/9)")  # one star on the descent: it comes to 6.1 or nowhere
    assert "pact:renault" not in legal(stand(owners, f"{lame} {hole}", **{**setup, "stage": 3}))


@clause("MJ-56", "MJ-58", "MJ-70")
def test_a_joint_move_may_lead_through_a_full_column() -> None:
    owners = "ptt vandamme renault agfa noel bonnal escale"
    spots = f"{PAIR} agfa@6.1 noel@6.2 bonnal@6.3 escale@6.4"
    setup = {"stage": 2, "phase": "wake", "turn": {"rider": "ptt"}, "queue": ["renault", "vandamme"]}
    state = play(stand(owners, spots, **setup), "pact:renault accept break:0:0")
    assert legal(state)[0] == "to:7:1"
    play(state, "to:7:1 break:0:0")
    assert legal(state) == ["to:7:2"]


@clause("MJ-58")
def test_the_way_of_the_partner_is_judged_after_the_move_of_the_proposer() -> None:
    owners = "ptt vandamme renault agfa noel bonnal"
    spots = "ptt@5.1 vandamme@4.1 renault@5.2(0/9) agfa@6.2 noel@6.3 bonnal@6.4"
    setup = {"stage": 2, "phase": "wake", "turn": {"rider": "ptt"}, "queue": ["renault", "vandamme"]}
    state = play(stand(owners, spots, **setup), "pact:renault accept break:0:0")
    assert not any(token.startswith("to:6:") for token in legal(state))  # on 6.1 it would fill the column
    assert {token for token in legal(state) if token.startswith("to:7:")} == {"to:7:1", "to:7:2", "to:7:3"}


@clause("MJ-76")
@pytest.mark.parametrize(("follower", "offered"), [("4.2", True), ("4.1", True), ("4.3", False), ("3.2", False)])
def test_one_follower_behind_either_of_the_two_is_enough(follower: str, offered: bool) -> None:
    state = stand("renault ptt vandamme", f"renault@5.1 ptt@5.2 vandamme@{follower}", stage=2)
    assert turn(state) == "renault"
    assert ("pact:ptt" in legal(state)) == offered
    assert view(state)["followed"] == (follower == "4.1")


@clause("MJ-76")
def test_a_follower_of_the_partner_must_have_its_turn_to_play() -> None:
    flat = {"vandamme": {"skip": "puncture"}}
    missing = stand("renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2", stage=2, riders=flat)
    assert view(missing)["phase"] == "break"
    assert game.why_not(missing, "pact:ptt") == "MJ-76"
    off = stand("renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2", stage=2, options={"pact": "off"})
    assert view(off)["phase"] == "break"


@clause("MJ-77")
def test_a_rider_that_nobody_follows_proposes_or_goes_on() -> None:
    state = stand("renault ptt vandamme", "renault@5.1 ptt@5.2 vandamme@4.2", stage=2)
    assert (view(state)["phase"], legal(state)) == ("wake", ["alone", "pact:ptt"])
    assert [game.why_not(state, token) for token in ("stay", "tow", "break:0:0")] == ["MJ-77", "MJ-45", "MJ-77"]
    play(state, "alone")
    assert "break:0:4" in legal(state)
    assert game.why_not(state, "pact:ptt") == "MJ-77"
    assert "stay" in legal(play(state, "break:0:0"))


@clause("MJ-77")
def test_after_a_refusal_another_partner_or_the_announcement() -> None:
    owners, spots = "renault ptt agfa vandamme noel", "agfa@5.1 renault@5.2 ptt@5.3 vandamme@4.3 noel@4.1"
    state = stand(
        owners, spots, stage=2, phase="wake", turn={"rider": "renault"}, queue=["ptt", "agfa", "noel", "vandamme"]
    )
    assert legal(state) == ["alone", "pact:agfa", "pact:ptt"]
    play(state, "pact:ptt refuse")
    assert legal(state) == ["alone", "pact:agfa"]
    assert game.why_not(state, "pact:ptt") == "MJ-57"
    play(state, "pact:agfa refuse")
    assert (state.actor(), view(state)["phase"]) == (0, "break")
    assert game.why_not(state, "pact:agfa") == "MJ-57"


@clause("MJ-57")
def test_the_owner_of_the_partner_answers() -> None:
    state = play(stand(THREE, PAIR, stage=2), "pact:renault")
    assert (state.actor(), legal(state)) == (2, ["accept", "refuse"])
    play(state, "refuse")
    assert state.actor() == 0
    assert game.why_not(state, "pact:renault") == "MJ-57"
    assert legal(state) == ["stay", "tow"]


@clause("MJ-57")
def test_both_neighbours_may_be_asked() -> None:
    spots = "agfa@5.1 ptt@5.2 vandamme@4.2 renault@5.3"
    state = stand(
        "ptt vandamme renault agfa",
        spots,
        stage=2,
        phase="wake",
        turn={"rider": "ptt"},
        queue=["agfa", "renault", "vandamme"],
    )
    assert legal(state) == ["pact:agfa", "pact:renault", "stay", "tow"]
    play(state, "pact:agfa refuse")
    assert legal(state) == ["pact:renault", "stay", "tow"]
    play(state, "pact:renault refuse")
    assert legal(state) == ["stay", "tow"]


@clause("MJ-57")
def test_no_question_between_riders_of_one_seat() -> None:
    state = play(stand("ptt,renault vandamme,agfa", PAIR, stage=2), "pact:renault")
    assert (view(state)["phase"], state.actor()) == ("break", 0)


@clause("MJ-58")
def test_no_dice_and_no_standing_still() -> None:
    state = play(stand(THREE, "ptt@5.2 vandamme@4.2 renault@5.3", stage=2), "pact:renault accept")
    assert breaks(state) == {f"break:{safe}:0" for safe in range(7)}
    assert game.why_not(state, "break:0:1") == "MJ-58"
    play(state, "break:0:0")
    assert "stay" not in legal(state)
    assert game.why_not(state, "to:5:1") == "MJ-58"


@clause("MJ-58")
def test_the_proposer_stays_on_the_road() -> None:
    state = play(stand(THREE, "ptt@27.1 vandamme@26.1 renault@27.2", stage=1), "pact:renault accept break:0:0")
    assert legal(state) == [f"to:28:{lane}" for lane in (1, 2, 3, 4)]
    assert game.why_not(state, "finish") == "MJ-58"


@clause("MJ-58")
def test_only_cells_that_the_partner_can_join() -> None:
    spots = "ptt@5.1 vandamme@4.1 redoute@5.2(1/20)"
    state = play(stand("ptt vandamme redoute", spots, stage=2), "pact:redoute accept break:0:0")
    assert {token.split(":")[1] for token in legal(state)} == {"6", "7"}  # one star and one energy


@clause("MJ-58")
def test_a_proposer_that_must_break_away_to_move() -> None:
    spots = "ptt@5.2 vandamme@4.2 renault@5.1 agfa@6.1 noel@6.2 bonnal@6.3"
    owners = "ptt vandamme renault agfa noel bonnal"
    state = stand(owners, spots, phase="wake", turn={"rider": "ptt"}, queue=["renault", "vandamme"])
    play(state, "pact:renault accept")
    assert breaks(state) == {f"break:{safe}:0" for safe in range(2, 7)}  # round the wall with one star
    assert legal(play(state, "break:2:0")) == ["to:7:3", "to:7:4"]  # 6.4 would leave no room abreast


@clause("MJ-59")
def test_the_partner_plays_at_once_and_ends_abreast() -> None:
    state = stand(CLIMB, "ptt@5.1 vandamme@4.1 renault@5.2 redoute@5.4", stage=2)
    assert order(state)[:3] == ["ptt", "renault", "redoute"]
    play(state, "pact:renault accept break:0:0 to:7:2")
    assert (turn(state), view(state)["phase"]) == ("renault", "break")
    play(state, "break:0:0")
    assert legal(state) == ["to:7:1", "to:7:3"]
    assert game.why_not(state, "to:7:4") == "MJ-59"
    assert game.why_not(state, "stay") == "MJ-59"


@clause("MJ-59")
def test_the_partner_announces_what_it_needs() -> None:
    state = stand("ptt vandamme redoute", "ptt@5.1 vandamme@4.1 redoute@5.2", stage=2)
    play(state, "pact:redoute accept break:0:0 to:8:1")
    assert breaks(state) == {f"break:{safe}:0" for safe in range(2, 7)}
    assert game.why_not(state, "break:1:0") == "MJ-59"
    assert game.why_not(state, "break:2:1") == "MJ-58"


@clause("MJ-60")
def test_nobody_pays_and_nobody_is_drawn() -> None:
    state = stand(CLIMB, "ptt@5.1 vandamme@4.1 renault@5.2 redoute@4.2", stage=2)
    play(state, "pact:renault accept break:0:0 to:8:1 break:0:0 to:8:2")
    assert [tank(state, name) for name in ("ptt", "renault")] == [(6, 20), (6, 20)]
    assert at(state, "vandamme", "redoute") == "4.1 4.2"
    assert order(state) == ["vandamme", "redoute", "bonnal"]


@clause("MJ-61")
@pytest.mark.parametrize("safe", [0, 2])
def test_a_pact_is_void_when_the_proposer_is_out(safe: int) -> None:
    state = stand(CLIMB, "ptt@5.1(2/0) vandamme@4.1 renault@5.2 redoute@4.2", stage=2)
    play(state, f"pact:renault accept break:{safe}:0 to:6:1")
    assert turn(state) == "renault"
    assert status(state, "ptt") == ("out" if safe == 2 else "riding")
    assert ("tow" in legal(state)) == (safe == 2)  # its normal turn: La Redoute follows it
