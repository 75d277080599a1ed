"""What a rider could reach while it announces: painted on the road for everybody."""

from __future__ import annotations

import ludotheque as ludo
from games.maillot.tables import CLIMB, game, stand, turn, view
from ludotheque.games.maillot.edition import NAMES
from ludotheque.games.maillot.rules.state import MaillotState
from support import clause, legal, play


def allowed(state: MaillotState, cells: int) -> set[str]:
    """The moves that the view says so many breakaway cells allow."""
    return {token for token, need in view(state)["reach"].items() if need <= cells}


def test_reach_is_what_each_announcement_allows() -> None:
    state = stand("providence escale", "providence@12.2 escale@14.2")
    for safe in range(7):
        assert allowed(state, safe) == set(legal(play(state.clone(), f"break:{safe}:0")))


def test_risky_cells_reach_farther_than_energy() -> None:
    state = stand("providence escale", "providence@2.1(1/20)")
    after = play(state.clone(), "break:1:4 dice:1:6")
    assert allowed(state, 5) == set(legal(after))
    assert max(view(state)["reach"].values()) == 5


def test_the_line_and_a_pact() -> None:
    assert view(stand("renault bonnal", "renault@27.3"))["reach"]["finish"] == 0
    state = stand(CLIMB, "bonnal@3.1 vandamme@4.1 ptt@5.1 redoute@4.2 renault@5.2", stage=2)
    play(state, "pact:renault accept")
    assert allowed(state, 0) == set(legal(play(state.clone(), "break:0:0")))
    assert "finish" not in view(state)["reach"]


def test_nothing_is_in_reach_outside_an_announcement() -> None:
    assert view(game.new(2))["reach"] == {}
    state = play(stand("providence escale", "providence@2.1"), "break:0:0")
    assert view(state)["reach"] == {}


def ridden(state: MaillotState, stars: int, extra: int) -> set[str]:
    """MJ-16 to MJ-23 and MJ-70, one step after the other: the cells on which the rider in turn may end."""
    riders = view(state)["riders"]
    me = riders[str(turn(state))]
    taken = {(one["col"], one["lane"]) for one in riders.values() if one["status"] == "riding" and one is not me}
    full = {col for col in range(1, 29) if {(col, lane) for lane in range(1, 5)} <= taken}
    reached = {(me["col"], me["lane"] or 0)}
    for step in range(stars + extra):
        last = 14 if step < stars and me["col"] < 14 else 99
        for col, lane in list(reached):
            sides = range(max(1, lane - 1), min(4, lane + 1) + 1) if col else range(1, 5)
            steps = {(col + 1, side) for side in sides} | {(col, side) for side in sides if col}
            free = {cell for cell in steps if cell not in taken or cell[0] in full}
            reached |= {cell for cell in free if cell[0] <= last}
    ends = {cell for cell in reached - taken if 0 < cell[0] <= 28 and cell != (me["col"], me["lane"])}
    return {f"to:{col}:{lane}" for col, lane in ends}


@clause("MJ-16", "MJ-18", "MJ-22", "MJ-70")
def test_reach_on_crowded_roads_is_what_single_steps_give() -> None:
    rng = ludo.Rng(70)
    for _ in range(150):
        first = rng.below(26)
        cells = [(col, lane) for col in range(first + 1, first + 4) for lane in (1, 2, 3, 4) if col < 29]
        spots = {}
        for name in NAMES[1:]:
            spots[name] = cells.pop(rng.below(len(cells))) if cells else (0, 0)
        where = " ".join(f"{name}@{col}.{lane}" for name, (col, lane) in spots.items())
        where += f" {NAMES[0]}@{first}.{1 + rng.below(4)}" if first else ""
        position = {"phase": "break", "turn": {"rider": NAMES[0]}, "stage": 1 + rng.below(3)}
        state = stand(" ".join(NAMES), where, **position)
        stars, extra = view(state)["riders"][NAMES[0]]["stars"] or 0, int(rng.below(4))
        expected = ridden(state, stars, extra)
        play(state, f"break:{extra}:0")
        assert {token for token in legal(state) if token.startswith("to:")} == expected
