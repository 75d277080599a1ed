"""What a rider could reach while it announces: painted on the road for everybody."""

from __future__ import annotations

from games.maillot.tables import CLIMB, game, stand, view
from ludotheque.games.maillot.rules.state import MaillotState
from support import legal, play


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
