"""MJ-16 to MJ-32, MJ-70: riding and breakaways."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import at, breaks, furthest, game, stand, tank, turn, view
from support import clause, legal, play


@clause("MJ-16")
def test_forward_diagonal_or_sideways_never_back() -> None:
    state = play(stand("vandamme escale", "vandamme@5.2"), "break:0:0")
    assert legal(state) == ["stay", "to:5:1", "to:5:3", "to:6:1", "to:6:2", "to:6:3"]
    assert game.why_not(state, "to:4:2") == "MJ-16"


@clause("MJ-17")
def test_all_some_or_none_of_the_cells() -> None:
    state = play(stand("providence escale", "providence@5.2"), "break:0:0")
    assert {"stay", "to:6:2", "to:7:2", "to:8:2"} <= set(legal(state))
    assert at(play(state, "stay"), "providence") == "5.2"


@clause("MJ-18")
def test_an_occupied_cell_is_neither_entered_nor_crossed() -> None:
    spots = "agfa@6.1 noel@6.2 ptt@7.3 bonnal@5.1"
    state = play(stand("bonnal agfa noel ptt", spots), "break:0:0 stay stay break:0:0 stay break:0:0")
    assert turn(state) == "bonnal"
    assert legal(state) == ["stay", "to:5:2", "to:5:3", "to:6:3"]


@clause("MJ-18")
def test_between_two_riders_diagonally() -> None:
    state = stand("bonnal agfa noel", "agfa@6.1 noel@5.2 bonnal@5.1")
    play(state, "stay", "break:0:0")  # Agfa stays in front of La Bonnal
    assert turn(state) == "bonnal"
    assert legal(state) == ["stay", "to:6:2", "to:6:3", "to:7:1", "to:7:2", "to:7:3"]


@clause("MJ-18")
def test_a_wall_is_ridden_round() -> None:
    spots = "agfa@6.1 noel@6.2 ptt@6.3 bonnal@5.1"
    state = stand("bonnal agfa noel ptt", spots)
    play(state, "stay break:0:0 stay break:0:0 stay break:1:0")
    assert (turn(state), furthest(state)) == ("bonnal", 6)
    assert [token for token in legal(state) if token.startswith("to:6")] == ["to:6:4"]


@clause("MJ-19")
def test_riding_through_but_not_ending_on() -> None:
    spots = "agfa@6.1 noel@6.2 bonnal@5.1"
    state = stand("bonnal agfa noel", spots, options={"blocking": "pass"})
    play(state, "stay break:0:0 stay break:0:0")
    assert turn(state) == "bonnal"
    assert legal(state) == ["stay", "to:5:2", "to:5:3", "to:6:3", "to:7:1", "to:7:2", "to:7:3"]


@clause("MJ-19")
def test_banner_and_run_out_hold_any_number() -> None:
    state = stand("ptt agfa noel", "ptt@28.1 agfa@28.2")
    play(state, "break:2:0 finish break:4:0 finish")
    assert [view(state)["riders"][name]["col"] for name in ("ptt", "agfa", "noel")] == [33, 33, 0]


FULL = "agfa@{0}.1 noel@{0}.2 ptt@{0}.3 redoute@{0}.4"
FIVE = "bonnal agfa noel ptt redoute"
SOLO = {"phase": "break", "turn": {"rider": "bonnal"}, "queue": []}


@clause("MJ-70")
def test_a_full_column_is_ridden_through_but_not_ended_on() -> None:
    state = play(stand(FIVE, f"bonnal@4.2 {FULL.format(5)}", **SOLO), "break:1:0")
    assert {token.split(":")[1] for token in legal(state) if token != "stay"} == {"4", "6", "7"}
    assert game.why_not(state, "to:5:2") == "MJ-70"
    assert furthest(play(stand(FIVE, f"bonnal@4.2 {FULL.format(5)}", **SOLO), "break:0:0")) == 6


@clause("MJ-70")
def test_two_full_columns_in_a_row() -> None:
    owners = "bonnal agfa noel ptt redoute renault escale vandamme providence"
    spots = f"bonnal@4.2 {FULL.format(5)} renault@6.1 escale@6.2 vandamme@6.3 providence@6.4"
    state = play(stand(owners, spots, **SOLO), "break:1:0")
    assert {token for token in legal(state) if token.startswith("to:7")} == {f"to:7:{lane}" for lane in range(1, 5)}


@clause("MJ-70", "MJ-18")
def test_three_others_or_a_column_of_ones_own_stay_solid() -> None:
    three = FULL.format(5).replace("redoute@5.4", "redoute@9.4")
    state = play(stand(FIVE, f"bonnal@4.2 {three}", **SOLO), "break:0:0")
    assert [token for token in legal(state) if token >= "to:5"] == ["to:5:4"]
    assert game.why_not(state, "to:5:1") == "MJ-18"
    own = "bonnal@5.2 agfa@5.1 noel@5.3 ptt@5.4 redoute@6.2"
    beside = play(stand(FIVE, own, **SOLO), "break:0:0")
    assert legal(beside) == ["stay", "to:6:1", "to:6:3", "to:6:4", *(f"to:7:{lane}" for lane in range(1, 5))]
    assert game.why_not(beside, "to:5:3") == "MJ-18"


@clause("MJ-70")
def test_from_the_banner_and_over_the_line() -> None:
    banner = play(stand(FIVE, FULL.format(1), **SOLO), "break:0:0")
    assert legal(banner) == ["stay", *(f"to:2:{lane}" for lane in range(1, 5))]
    line = play(stand(FIVE, f"bonnal@27.1 {FULL.format(28)}", **SOLO), "break:1:0")
    assert "finish" in legal(line)
    assert view(play(line, "finish"))["riders"]["bonnal"]["over"] == 1


@clause("MJ-70", "MJ-22")
def test_the_full_last_column_of_a_terrain() -> None:
    spots = f"bonnal@13.1 {FULL.format(14)}"
    assert furthest(play(stand(FIVE, spots, **SOLO), "break:0:0")) == 13
    ahead = play(stand(FIVE, spots, **SOLO), "break:1:0")
    assert furthest(ahead) == 15


@clause("MJ-20")
def test_the_line_is_behind_the_last_column() -> None:
    short = play(stand("ptt agfa", "agfa@27.4"), "break:0:0")
    assert "finish" not in legal(short)
    state = play(stand("ptt agfa", "agfa@27.4"), "break:1:0")
    assert "finish" in legal(state)
    play(state, "finish")
    rider = view(state)["riders"]["agfa"]
    assert (rider["status"], rider["over"], rider["lane"]) == ("across", 1, None)


@clause("MJ-20")
def test_crossing_uses_every_step_even_round_others() -> None:
    state = stand("ptt agfa noel redoute", "agfa@27.1 ptt@28.1 noel@28.2 redoute@28.4")
    play(state, "stay break:0:0 stay break:0:0 stay break:6:0 finish")  # one star and six; 28.3 is two steps away
    assert view(state)["riders"]["agfa"]["over"] == 5


@clause("MJ-21")
@pytest.mark.parametrize(("col", "stars"), [(0, 3), (13, 3), (14, 2), (28, 2)])
def test_the_terrain_in_front_counts(col: int, stars: int) -> None:
    state = stand("providence escale", f"providence@{col}.1" if col else "")
    assert view(state)["riders"]["providence"]["stars"] == stars


@clause("MJ-22")
def test_lost_star_cells_may_still_go_sideways() -> None:
    state = play(stand("providence escale", "providence@13.2"), "break:0:0")
    assert {token for token in legal(state) if token.startswith("to:14")} == {f"to:14:{lane}" for lane in range(1, 5)}
    assert furthest(state) == 14


@clause("MJ-23")
def test_breakaway_cells_are_ridden_last_and_cross() -> None:
    state = play(stand("providence escale", "providence@13.1"), "break:1:0")
    assert {token for token in legal(state) if token.startswith("to:15")} == {f"to:15:{lane}" for lane in range(1, 5)}
    alone = play(stand("vandamme escale", "vandamme@13.1"), "break:1:0")
    assert {token for token in legal(alone) if token.startswith("to:15")} == {"to:15:1", "to:15:2", "to:15:3"}


@clause("MJ-24")
@pytest.mark.parametrize(("col", "stars"), [(0, 3), (14, 3), (15, 2), (28, 2)])
def test_the_terrain_underfoot_counts_for_the_whole_move(col: int, stars: int) -> None:
    spot = f"providence@{col}.1" if col else ""
    state = stand("providence escale", spot, options={"terrain": "start"})
    assert view(state)["riders"]["providence"]["stars"] == stars
    if col == 14:
        assert furthest(play(state, "break:0:0")) == 17


@clause("MJ-25")
def test_stars_safe_and_risky_cells_add_up() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1"), "break:3:4 dice:1:6")
    assert furthest(state) == 2 + 2 + 3 + 4


@clause("MJ-25", "MJ-28")
def test_every_announcement_is_offered() -> None:
    state = stand("bonnal escale", "bonnal@2.1(2/20)")
    assert breaks(state) == {f"break:{safe}:{risk}" for safe in range(3) for risk in range(5)}


@clause("MJ-26")
def test_safe_cells_are_paid_at_once() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1"), "break:4:1")
    assert state.actor() == ludo.CHANCE
    assert tank(state, "bonnal") == (2, 20)


@clause("MJ-27")
def test_form_pays_no_safe_cells() -> None:
    state = stand("bonnal escale", "bonnal@2.1(1/20)")
    assert game.why_not(state, "break:2:0") == "MJ-26"
    assert tank(play(state, "break:1:0"), "bonnal") == (0, 20)


PRICES = {
    "1:1": "0123", "1:2": "3456", "2:2": "0001", "1:3": "2345", "1:4": "3456", "2:3": "3456", "3:3": "----",
    "1:5": "2345", "2:4": "2345", "1:6": "0000", "2:5": "0000", "3:4": "0000", "4:4": "----", "2:6": "2345",
    "3:5": "2345", "3:6": "3456", "4:5": "3456", "5:5": "----", "4:6": "0012", "5:6": "4567", "6:6": "0123",
}  # fmt: skip


@clause("MJ-28", "MJ-33")
@pytest.mark.parametrize("throw", PRICES)
def test_the_price_table(throw: str) -> None:
    for cells, price in enumerate(PRICES[throw], 1):
        state = play(stand("bonnal escale", "bonnal@2.1(6/20)"), f"break:0:{cells} dice:{throw}")
        energy, form = tank(state, "bonnal")
        assert 26 - energy - form == (0 if price == "-" else int(price))
        assert furthest(state) == 4 + (0 if price == "-" else cells)


@clause("MJ-28")
def test_two_dice_are_thrown() -> None:
    chances = game.chance_tokens(play(stand("bonnal escale", "bonnal@2.1"), "break:0:1"))
    assert len(chances) == 21
    assert sum(chances.values()) == 36
    assert (chances["dice:4:4"], chances["dice:4:5"]) == (1, 2)


@clause("MJ-29")
def test_energy_pays_first_then_form() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1(4/20)"), "break:2:4 dice:5:6")
    assert tank(state, "bonnal") == (0, 15)


@clause("MJ-30")
def test_risk_needs_one_unit() -> None:
    assert "break:0:4" in legal(stand("bonnal escale", "bonnal@2.1(0/1)"))
    state = stand("bonnal escale", "bonnal@2.1(2/0)")
    assert breaks(state) == {*(f"break:{safe}:{risk}" for safe in (0, 1) for risk in range(5)), "break:2:0"}
    assert game.why_not(state, "break:2:1") == "MJ-30"


@clause("MJ-31")
def test_the_split_comes_before_the_dice() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1"), "break:1:2")
    assert game.why_not(state, "break:0:0") == "MJ-28"
    play(state, "dice:1:6")
    assert game.why_not(state, "break:0:0") == "MJ-31"


@clause("MJ-32")
def test_what_is_announced_is_paid() -> None:
    state = play(stand("bonnal escale", "bonnal@2.1"), "break:3:2 dice:1:4 stay")
    assert tank(state, "bonnal") == (0, 19)
    assert at(state, "bonnal") == "2.1"
