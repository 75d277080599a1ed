"""Which clause forbids what."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.maillot.tables import facts, game, stand, start
from support import play

THREE = "ptt vandamme renault"
FOLLOWED = "ptt@5.2 vandamme@4.2"


@pytest.mark.parametrize(
    ("played", "token", "clause"),
    [
        ("", "first:5", "MJ-01"),
        ("", "pick:ptt", "MJ-07"),
        ("first:0", "stay", "MJ-08"),
        ("first:0", "first:1", "MJ-07"),
        ("first:0 pick:ptt", "pick:ptt", "MJ-08"),
        ("first:0 pick:ptt", "deal:agfa", "MJ-09"),
        ("first:0 pick:ptt pick:agfa", "pick:noel", "MJ-08"),
        ("first:0 pick:ptt pick:agfa", "tow", "MJ-45"),
        ("first:0 pick:ptt pick:agfa", "to:1:1", "MJ-25"),
        ("first:0 pick:ptt pick:agfa", "stay", "MJ-25"),
        ("first:0 pick:ptt pick:agfa", "break:7:0", "MJ-26"),
        ("first:0 pick:ptt pick:agfa", "break:0:5", "MJ-28"),
        ("first:0 pick:ptt pick:agfa", "dice:1:1", "MJ-28"),
        ("first:0 pick:ptt pick:agfa", "accept", "MJ-57"),
        ("first:0 pick:ptt pick:agfa", "decline", "MJ-37"),
        ("first:0 pick:ptt pick:agfa break:0:1", "stay", "MJ-28"),
        ("first:0 pick:ptt pick:agfa break:0:0", "break:0:0", "MJ-31"),
        ("first:0 pick:ptt pick:agfa break:0:0", "tow", "MJ-17"),
        ("first:0 pick:ptt pick:agfa break:0:0", "finish", "MJ-20"),
        ("first:0 pick:ptt pick:agfa break:0:0", "to:2:1", "MJ-25"),
        ("first:0 pick:ptt pick:agfa break:0:0", "to:29:1", "MJ-04"),
        ("first:0 pick:ptt pick:agfa break:0:0", "to:1:5", "MJ-05"),
    ],
)
def test_from_the_start(played: str, token: str, clause: str) -> None:
    state = play(start(2, riders=1), played)
    assert game.why_not(state, token) == clause
    with pytest.raises(ludo.IllegalAction) as refused:
        state.apply(game.action(state, token))
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    ("played", "token", "clause"),
    [
        ("", "break:0:0", "MJ-46"),
        ("", "to:6:2", "MJ-46"),
        ("", "pact:renault", "MJ-56"),
        ("tow", "shift", "MJ-46"),
        ("tow break:0:0", "stay", "MJ-49"),
        ("tow break:0:0", "to:5:1", "MJ-49"),
        ("shift break:0:0", "stay", "MJ-54"),
        ("shift break:0:0", "to:5:2", "MJ-54"),
        ("shift break:0:0", "to:6:2", "MJ-54"),
        ("shift break:0:0", "to:4:1", "MJ-16"),
    ],
)
def test_with_a_follower(played: str, token: str, clause: str) -> None:
    assert game.why_not(play(stand(THREE, FOLLOWED), played), token) == clause


@pytest.mark.parametrize(
    ("spots", "options", "token", "clause"),
    [
        ("bonnal@5.1 agfa@6.1", {}, "to:6:1", "MJ-18"),
        ("bonnal@5.1 agfa@6.1", {"blocking": "pass"}, "to:6:1", "MJ-19"),
        ("bonnal@5.1 agfa@6.1 noel@6.2", {}, "to:7:1", "MJ-18"),
        ("bonnal@13.1", {}, "to:15:1", "MJ-22"),
        ("bonnal@13.1", {}, "to:16:1", "MJ-25"),
        ("bonnal@5.1", {}, "to:5:1", "MJ-17"),
        ("bonnal@5.1", {}, "to:5:4", "MJ-25"),
    ],
)
def test_cells_that_cannot_be_ended_on(spots: str, options: dict[str, object], token: str, clause: str) -> None:
    turn = {"phase": "move", "turn": {"rider": "bonnal"}, "queue": ["escale"]}
    state = stand("bonnal agfa noel escale", spots, options=options, **turn)
    assert game.why_not(state, token) == clause


def test_after_the_end() -> None:
    early = play(stand("bonnal escale", "bonnal@5.1(1/0)"), "break:1:0 stay")
    assert game.why_not(early, "stay") == "MJ-44"
    whole = play(stand("ptt agfa", "ptt@28.1 agfa@28.2", stage=3), "break:0:0 finish break:0:0 finish")
    assert game.why_not(whole, "stay") == "MJ-62"


def test_during_a_tow_throw_and_help() -> None:
    state = play(stand(THREE, "ptt@5.2(0/9) vandamme@4.2"), "tow")
    assert game.why_not(state, "break:0:0") == "MJ-48"
    position = facts("bonnal noel escale", "bonnal@6.2 noel@6.3", riders={"bonnal": {"skip": "puncture"}})
    helping = game.from_position({**position, "phase": "assist", "turn": {"rider": "noel"}, "queue": ["escale"]})
    assert game.why_not(helping, "assist:escale") == "MJ-37"
    assert game.why_not(helping, "break:0:0") == "MJ-37"
    asking = play(stand("bonnal noel escale", "bonnal@6.2 noel@6.3"), "break:0:1 dice:4:4 stay")
    assert game.why_not(asking, "assist:noel") == "MJ-37"
    assert game.why_not(asking, "stay") == "MJ-72"
