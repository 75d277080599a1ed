"""Positions: what is left out has a default, what cannot be is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.macadam.tables import GAME, stand, view
from support import play

HEADING = {"game": "macadam", "seats": 2}
HANDS = [{"hand": {"ped_red": 2}}, {"hand": {"ped_red": 1, "agent": 1}}]


def position(**facts: Any) -> dict[str, Any]:
    return {**HEADING, "players": HANDS, "fresh": {"bicycle": 1}, **facts}


def test_what_matters_is_enough() -> None:
    state = GAME.from_position(position())
    seen = view(state)
    assert (seen["phase"], seen["coup"], seen["leader"], state.actor()) == ("menu", 1, 0, 0)
    assert (seen["fresh"], seen["buried"]) == (1, [])


def test_a_whole_round_comes_back_exactly() -> None:
    state, rng = GAME.new(5, {"die": "everyone", "rounds": 2}), ludo.Rng(11)
    while state.actor() != ludo.OVER:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
        other = GAME.from_position(state.position())
        assert other.position() == state.position()
        assert other.observe(1) == state.observe(1)


def test_buried_cards_of_a_lesson_are_known_to_their_author() -> None:
    state = stand("ped_red", "ped_red", left="walk 3", buried=[{"card": "motor", "author": 1}])
    assert view(state, 1)["diary"] == [{"what": "lain", "seat": 1, "card": "motor"}]
    assert view(state, 0)["diary"] == [{"what": "lain", "seat": 1, "card": None}]
    for k in range(20):
        assert view(state.resample(1, ludo.Rng(k)), 1)["buried"] == [{"author": 1, "card": "motor"}]


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"players": HANDS[:1]}, "$.players"),
        ({"players": [{"hand": {"ped_red": 5}}, {}]}, "$.players[0].hand"),
        ({"players": [{"hand": {"scooter": 1}}, {}]}, "$.players[0].hand"),
        ({"players": [{"hand": {"ped_red": -1}}, {}]}, "$.players[0].hand"),
        ({"players": [{"exposed": {"agent": 1}}, HANDS[1]]}, "$.players[0].exposed"),
        ({"players": [{"exposed": {"moped": 1}}, HANDS[1]]}, "$.players[0].exposed"),
        ({"players": [{"tickets": ["licence"]}, HANDS[1]]}, "$.players[0].tickets"),
        ({"players": [{"tickets": ["permit", "permit"]}, HANDS[1]]}, "$.players[0].tickets"),
        ({"players": [{"penalties": 2}, HANDS[1]]}, "$.players[0].penalties"),
        ({"players": [{"walked": 1}, HANDS[1]]}, "$.players[0].walked"),
        ({"players": [{"hand": {}}, {"hand": {"motor": 1}}], "fresh": {}}, "$.players"),
        ({"round": 2}, "$.round"),
        ({"coup": 17}, "$.coup"),
        ({"coup": 0}, "$.coup"),
        ({"dealer": 2}, "$.dealer"),
        ({"dealer": None}, "$.dealer"),
        ({"turn": 5}, "$.turn"),
        ({"turn": 1}, "$.turn"),
        ({"demand": "ped_red"}, "$.demand"),
        ({"demand": "agent"}, "$.demand"),
        ({"reversed": True}, "$.reversed"),
        ({"covered": ["walk"]}, "$.covered"),
        ({"covered": ["roundabout"], "coup": 2}, "$.covered[0]"),
        ({"covered": ["motorway", "motorway"], "coup": 3}, "$.covered[1]"),
        ({"fresh": {"ped_red": 2}}, "$.fresh"),
        ({"aside": {"bicycle": 1}}, "$"),
        ({"drawn": True, "players": [{"hand": {}}, {"hand": {"motor": 1}}]}, "$.players[0].hand"),
        ({"phase": "rolling", "rolled": True, "players": [{"hand": {}}, HANDS[1]], "fresh": {}}, "$.players"),
        ({"buried": [{"card": "motor", "author": 0}]}, "$.buried"),
        ({"buried": [{"card": "tram", "author": 0}], "coup": 2, "covered": ["walk"]}, "$.buried[0].card"),
        ({"buried": [{"card": "motor", "author": 2}], "coup": 2, "covered": ["walk"]}, "$.buried[0].author"),
        ({"centre": 6}, "$.centre"),
        ({"centre": 10**30}, "$.centre"),
        ({"history": [[0, 0]]}, "$.history"),
        ({"phase": "drawing", "fresh": {}, "drawn": True}, "$.fresh"),
        ({"phase": "drawing"}, "$.drawn"),
        ({"phase": "discard", "drawn": True, "players": [{"hand": {"ped_red": 1}}, {}]}, "$.players[0].hand"),
        ({"phase": "rolling"}, "$.rolled"),
        ({"phase": "lead", "covered": ["wait"]}, "$.players[0].hand"),
        ({"phase": "extra", "covered": ["walk"], "demand": "ped_blue"}, "$.players[0].hand"),
        ({"phase": "extra", "covered": ["walk"], "demand": "green_arrow"}, "$.reversed"),
        ({"phase": "follow", "covered": ["walk"], "demand": "ped_red"}, "$.turn"),
        ({"phase": "follow", "covered": ["walk"], "turn": 1}, "$.demand"),
        ({"phase": "follow", "covered": ["walk"], "turn": 1, "demand": "any_vehicle"}, "$.demand"),
        ({"phase": "follow", "covered": ["walk"], "turn": 1, "demand": "ped_red", "rolled": True}, "$.rolled"),
        ({"phase": "show", "covered": ["wait"]}, "$.centre"),
        ({"phase": "over", "covered": ["walk"]}, "$.phase"),
        ({"phase": "deal", "fresh": {}}, "$.coup"),
        ({"phase": "deal", "coup": 0}, "$.fresh"),
        (
            {"phase": "deal", "coup": 0, "fresh": {}, "players": [*HANDS[:1], {"hand": {"motor": 4}}]},
            "$.players[1].hand",
        ),
        ({"phase": "dealer", "coup": 0}, "$.fresh"),
        ({"phase": "nap"}, "$.phase"),
        ({"rolled": 1}, "$.rolled"),
        ({"coup": True}, "$.coup"),
    ],
)
def test_what_cannot_be(facts: dict[str, Any], path: str) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        GAME.from_position(position(**facts))
    assert refused.value.path == path


@pytest.mark.parametrize(
    ("notes", "path"),
    [
        ([{"what": "danced", "seat": 0}], "$.diary[0].what"),
        ([{"what": "played", "seat": 2, "card": "motor"}], "$.diary[0].seat"),
        ([{"what": "played", "seat": 0, "card": "tram"}], "$.diary[0].card"),
        ([{"what": "played", "seat": 0, "card": "motor"}], "$.players[0].exposed"),
        ([{"what": "threw", "seat": 0, "face": 7}], "$.diary[0].face"),
        ([{"what": "threw", "seat": 0}], "$.diary[0].face"),
        ([{"what": "drew", "seat": 0, "card": "motor"}], "$.diary[0]"),
        ([{"what": "dug", "seat": 0, "card": "ped_red"}], "$.diary[0].author"),
        ([{"what": "dug", "seat": 0, "card": "ped_red", "author": 1}], "$.diary[0]"),
        ([{"what": "buried", "seat": 0, "card": "ped_red"}], "$.buried"),
        ([{"what": "shuffled"}], "$.diary[0].fresh"),
        ([{"what": "shuffled", "fresh": 9}], "$.diary[0]"),
        ([{"what": "lacks", "seat": 0}], "$.diary[0].of"),
        ([{"what": "lacks", "seat": 0, "of": "a_rest"}], "$.diary[0].of"),
        ([{"what": "lacks", "seat": 0, "of": "ped_red"}], "$.diary[0]"),
        ([{"what": "has", "seat": 0, "of": "ped_blue"}], "$.diary[0]"),
        ([{"what": "failed", "seat": 1, "of": "ped_blue"}], "$.diary[0]"),
        ([{"what": "passed", "seat": 0, "of": "ped_blue"}], "$.diary[0]"),
        ([{"what": "passed", "seat": 1, "of": "ped_blue", "papers": ["permit"]}], "$.diary[0].papers"),
    ],
)
def test_a_diary_that_cannot_be_true(notes: list[dict[str, Any]], path: str) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        GAME.from_position(position(diary=notes))
    assert refused.value.path == path


def test_a_diary_that_can_be_true() -> None:
    notes = [
        {"what": "drew", "seat": 1, "card": "agent"},
        {"what": "passed", "seat": 1, "of": "signal:wait+cycle", "papers": []},
        {"what": "failed", "seat": 0, "of": "any_vehicle", "papers": []},
    ]
    state = GAME.from_position(position(diary=notes))
    assert state.position()["diary"] == notes
    assert view(state, 0)["diary"][0] == {"what": "drew", "seat": 1, "card": None}
    play(state, "signal:walk play:ped_red extra:none play:ped_red")
    assert len(state.position()["diary"]) > len(notes)
