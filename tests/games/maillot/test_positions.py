"""Positions: what is left out, what is refused, what comes back."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.maillot.tables import facts, game, order, stand, tank, turn, view
from support import legal, play

SEATS = "ptt vandamme renault"
SPOTS = "ptt@5.2 vandamme@4.2 renault@5.3"
WAKE: dict[str, Any] = {"phase": "wake", "turn": {"rider": "ptt"}, "queue": ["renault", "vandamme"]}


def test_little_needs_to_be_said() -> None:
    state = game.from_position(
        {"game": "maillot", "seats": 5, "picks": [[name] for name in ["ptt", "agfa", "noel", "bonnal", "redoute"]]}
    )
    assert (view(state)["stage"], view(state)["round"]) == (1, 1)
    assert order(state) == ["ptt", "agfa", "noel", "bonnal", "redoute"]
    assert tank(state, "ptt") == (6, 20)


def test_completed_stages_left_out_bring_no_delay() -> None:
    state = stand(SEATS, "", stage=3, round=1, first=1)
    assert [list(row) for row in view(state)["results"]] == [["vandamme", "renault", "ptt"]] * 2
    assert order(state) == ["vandamme", "renault", "ptt"]


def test_a_position_of_every_phase_comes_back() -> None:
    moments = [
        play(stand(SEATS, SPOTS, stage=2), tokens)
        for tokens in (
            "",
            "pact:renault",
            "pact:renault accept",
            "pact:renault refuse",
            "tow",
            "tow break:2:3",
            "shift break:0:0",
        )
    ]
    moments.append(play(stand(SEATS, SPOTS, stage=2), "pact:renault accept break:0:0 to:6:2"))
    moments.append(play(stand(SEATS, "ptt@5.2(0/9) vandamme@4.2"), "tow"))
    moments.append(play(stand(SEATS, "ptt@5.2(0/9) vandamme@4.2"), "tow dice:3:3"))
    for state in moments:
        again = game.from_position(state.position())
        assert again.position() == state.position()
        assert (again.actor(), legal(again)) == (state.actor(), legal(state))


HELP = "bonnal,noel escale,agfa"
HELP_SPOTS = "bonnal@5.2 noel@6.3 escale@6.1 agfa@2.4"
PUNCTURE = "break:0:0 stay break:0:0 stay break:0:1 dice:4:4 to:6:2"


def test_positions_with_questions_and_noes_come_back() -> None:
    moments = [play(stand(HELP, HELP_SPOTS), PUNCTURE, tokens) for tokens in ("", "decline", "decline decline")]
    still = stand(HELP, "bonnal@6.2 noel@6.3 escale@2.4")
    moments.append(play(still, "break:0:1 dice:4:4 stay decline break:0:0"))
    moments.append(play(stand(SEATS, SPOTS.replace("4.2", "4.3"), stage=2), "alone"))
    for state in moments:
        again = game.from_position(state.position())
        assert again.position() == state.position()
        assert (again.actor(), legal(again)) == (state.actor(), legal(state))


def test_who_is_asked_may_be_left_out() -> None:
    position = play(stand(HELP, HELP_SPOTS), PUNCTURE, "decline").position()
    assert (position["turn"]["asked"], position["declined"]) == (["noel"], {"bonnal": ["escale"]})
    del position["turn"]["asked"]
    again = game.from_position(position)
    assert (again.actor(), legal(again)) == (0, ["assist:bonnal", "decline"])


@pytest.mark.parametrize(
    ("turn_facts", "declined", "path"),
    [
        ({"asked": ["noel", "escale"]}, {}, "$.turn.asked"),
        ({"asked": []}, {}, "$.turn.asked"),
        ({}, {"bonnal": ["noel"]}, "$.declined"),
        ({}, {"bonnal": ["escale", "noel"]}, "$.turn.rider"),
        ({}, {"bonnal": ["agfa"]}, "$.declined.bonnal"),
        ({}, {"bonnal": ["escale", "escale"]}, "$.declined.bonnal"),
        ({}, {"noel": []}, "$.declined.noel"),
        ({"punctured": False}, {}, "$.turn.rider"),
    ],
)
def test_refused_questions(turn_facts: dict[str, Any], declined: dict[str, Any], path: str) -> None:
    position = play(stand(HELP, HELP_SPOTS), PUNCTURE).position()
    del position["turn"]["asked"]
    with pytest.raises(ludo.BadPosition) as refused:
        game.from_position({**position, "turn": {**position["turn"], **turn_facts}, "declined": declined})
    assert refused.value.path == path


def test_a_turn_in_the_middle_of_a_round() -> None:
    state = stand(SEATS, SPOTS, **WAKE)
    assert (turn(state), order(state)) == ("ptt", ["ptt", "renault", "vandamme"])


def arrival(round_: int = 1, over: int = 1, order_: int = 1) -> dict[str, Any]:
    return {"arrival": {"round": round_, "over": over, "order": order_}}


def out(stage: int = 1, order_: int = 1) -> dict[str, Any]:
    return {"out": {"stage": stage, "order": order_}}


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"first": 3}, "$.first"),
        ({"first": None}, "$.first"),
        ({"picks": [["ptt"]]}, "$.picks"),
        ({"picks": [["ptt"], ["ptt"], ["agfa"]]}, "$.picks[1]"),
        ({"picks": [["ptt"], ["agfa"], ["nobody"]]}, "$.picks[2]"),
        ({"picks": [["ptt"], ["agfa"], []]}, "$.picks"),
        ({"picks": [["ptt", "agfa"], ["noel"], []]}, "$.picks[2]"),
        ({"picks": [["ptt", "agfa"], ["noel"], ["bonnal"]]}, "$.picks"),
        ({"stage": 4}, "$.stage"),
        ({"stage": 0}, "$.stage"),
        ({"round": 41}, "$.round"),
        ({"riders": {"agfa": {}}}, "$.riders"),
        ({"riders": {"ptt": {"col": 29, "lane": 1}}}, "$.riders.ptt.col"),
        ({"riders": {"ptt": {"col": 5, "lane": 5}}}, "$.riders.ptt.lane"),
        ({"riders": {"ptt": {"col": 0, "lane": 1}}}, "$.riders.ptt.lane"),
        ({"riders": {"ptt": {"col": 4, "lane": 2}}}, "$.riders.ptt"),
        ({"riders": {"ptt": {"energy": 7}}}, "$.riders.ptt.energy"),
        ({"riders": {"ptt": {"form": -1}}}, "$.riders.ptt.form"),
        ({"riders": {"ptt": {"col": 0, "lane": 0, "skip": "assist"}}}, "$.riders.ptt.skip"),
        ({"riders": {"ptt": {"skip": "flu"}}}, "$.riders[...].skip"),
        ({"riders": {"ptt": arrival()}}, "$.riders.ptt"),
        ({"riders": {"ptt": {"col": 0, "lane": 0, **arrival(round_=3)}}}, "$.riders.ptt.arrival.round"),
        ({"riders": {"ptt": {"col": 0, "lane": 0, **arrival(over=14)}}}, "$.riders.ptt.arrival.over"),
        ({"riders": {"ptt": {"col": 0, "lane": 0, **arrival(order_=2)}}}, "$.riders.*.arrival"),
        ({"riders": {"ptt": {"col": 0, "lane": 0, "skip": "puncture", **arrival()}}}, "$.riders.ptt.arrival"),
        ({"riders": {"ptt": {"lane": 0, **out(), **arrival()}}}, "$.riders.ptt"),
        ({"riders": {"ptt": {"lane": 0, **out(stage=2)}}}, "$.riders.ptt.out.stage"),
        ({"riders": {"ptt": {"lane": 0, **out(order_=10)}}}, "$.riders.ptt.out.order"),
        ({"riders": {"ptt": out()}}, "$.riders.ptt.out"),
        ({"riders": {"ptt": {"lane": 0, **out()}, "renault": {"lane": 0, **out(order_=2)}}}, "$.riders"),
        ({"results": [{}]}, "$.results"),
        ({"stage": 2, "results": [{"ptt": {"delay": 0, "place": 1}}]}, "$.results[0]"),
        ({"queue": ["ptt"]}, "$.queue"),
        ({"phase": "pick"}, "$.phase"),
        ({"phase": "over"}, "$.phase"),
        ({"phase": "wake"}, "$.turn"),
        ({"phase": "nap"}, "$.phase"),
    ],
)
def test_refused(more: dict[str, Any], path: str) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        stand(SEATS, SPOTS, **more)
    assert refused.value.path == path


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"queue": ["ptt"]}, "$.turn.rider"),
        ({"queue": ["renault", "renault"]}, "$.queue"),
        ({"queue": ["nobody"]}, "$.queue"),
        ({"queue": ["renault"]}, "$.turn"),
        ({"turn": {"rider": "nobody"}}, "$.turn.rider"),
        ({"turn": {"rider": "ptt", "way": "tow"}}, "$.turn.way"),
        ({"turn": {"rider": "ptt", "safe": 7}}, "$.turn.safe"),
        ({"turn": {"rider": "ptt", "safe": 1}}, "$.turn.safe"),
        ({"turn": {"rider": "ptt", "risk": 5}}, "$.turn.risk"),
        ({"turn": {"rider": "ptt", "risk": 1}}, "$.turn"),
        ({"turn": {"rider": "ptt", "partner": "renault"}}, "$.turn.partner"),
        ({"turn": {"rider": "ptt", "refused": ["ptt"]}}, "$.turn.refused"),
        ({"turn": {"rider": "ptt", "punctured": True}}, "$.turn.way"),
        ({"phase": "answer"}, "$.turn.partner"),
        ({"phase": "answer", "turn": {"rider": "ptt", "partner": "vandamme"}}, "$.turn.partner"),
        ({"phase": "tow_dice", "turn": {"rider": "ptt", "way": "tow"}}, "$.turn.way"),
        ({"phase": "break", "turn": {"rider": "ptt", "punctured": True}}, "$.turn.punctured"),
        ({"phase": "break", "turn": {"rider": "renault", "way": "tow"}, "queue": ["vandamme"]}, "$.turn.way"),
        ({"phase": "break", "turn": {"rider": "ptt", "way": "pact", "partner": "vandamme"}}, "$.turn.partner"),
        ({"phase": "break", "turn": {"rider": "ptt", "way": "paired", "partner": "renault"}}, "$.turn.partner"),
        ({"phase": "dice"}, "$.turn.way"),
        ({"phase": "dice", "turn": {"rider": "ptt", "way": "shift"}}, "$.turn.risk"),
        ({"phase": "break"}, "$.turn.way"),
        ({"turn": {"rider": "renault"}, "queue": ["vandamme"]}, "$.turn"),
        ({"turn": {"rider": "ptt", "asked": ["renault"]}}, "$.turn.asked"),
        ({"declined": {"nobody": []}}, "$.declined"),
        ({"declined": {"ptt": []}}, "$.declined.ptt"),
        ({"phase": "dice", "turn": {"rider": "ptt", "way": "pact", "partner": "renault", "risk": 1}}, "$.turn.risk"),
        ({"phase": "assist"}, "$.turn.rider"),
        ({"riders": {"vandamme": {"energy": 0, "form": 0}}}, "$.riders.vandamme"),
        ({"riders": {"ptt": {"energy": 0, "form": 0}}}, "$.turn.rider"),
        ({"riders": {"ptt": {"skip": "puncture"}}}, "$.turn.rider"),
        ({"phase": "over"}, "$.turn"),
    ],
)
def test_refused_in_a_turn(more: dict[str, Any], path: str) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        stand(SEATS, SPOTS, stage=2, **{**WAKE, **more})
    assert refused.value.path == path


def test_before_the_start() -> None:
    early = {"game": "maillot", "seats": 3, "options": {"riders": 1}, "stage": 0, "round": 0}
    assert game.from_position({**early, "phase": "first", "first": None}).actor() == ludo.CHANCE
    state = game.from_position({**early, "phase": "pick", "picks": [["ptt"], [], []]})
    assert (state.actor(), len(legal(state))) == (1, 8)
    for wrong in ({"phase": "deal"}, {"phase": "pick", "stage": 1}, {"phase": "first"}, {"phase": "first", "first": 0}):
        with pytest.raises(ludo.BadPosition):
            game.from_position({**early, **wrong})


def test_unreachable_results() -> None:
    for delays, places in (
        ((0, 0, 1), (1, 2, 2)),
        ((1, 1, 2), (1, 2, 3)),
        ((0, 2, 1), (1, 2, 3)),
        ((0, 0, 40), (1, 2, 3)),
    ):
        row = {name: {"delay": d, "place": p} for name, d, p in zip(SEATS.split(), delays, places, strict=True)}
        with pytest.raises(ludo.BadPosition) as refused:
            game.from_position(facts(SEATS, "", stage=2, results=[row]))
        assert refused.value.path == "$.results[0]"
