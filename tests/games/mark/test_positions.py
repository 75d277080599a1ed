"""Positions of Mark: what is left out has its value of the start; what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque as ludo
from games.mark.tables import FOUR_FULL, bank, facts, game, money, stand, start, turn_start, view
from support import legal, play

DICE = {"star": "blue", "hammer": "red"}
HAMMER = {"star": "blue", "hammer": "hammer"}
STAR_HAMMER = {"star": "star", "hammer": "hammer"}
ALL_BLUE = ["bbbb/bbbb"]
WON = {"roller": 0, "colour": "blue", "bids": [2, 1], "winner": 0, "delivered": True}


def test_little_needs_to_be_said() -> None:
    state = game.from_position({"game": "mark", "seats": 2, "phase": "roll", "companies": [{}, {}]})
    assert money(state) == [30, 30]
    assert set(bank(state).values()) == {8}
    assert view(state)["roller"] == 0
    assert view(stand([], phase="act", dice={"star": "blue", "hammer": "blue"}))["actions_left"] == 2
    assert view(stand([], phase="act", dice=DICE))["actions_left"] == 1


@pytest.mark.parametrize(
    "state",
    [
        start(4),
        play(start(3), "roll:blue:hammer bid:3 bid:7"),
        play(start(3), "roll:blue:hammer bid:3 bid:7 bid:1"),
        play(start(2), "roll:star:hammer"),
        play(start(2), "roll:red:red take:red:1"),
        play(turn_start("wbg./rrrr", 7), "return:first:0 return:second:0"),
        play(stand(["..../bb.."], market=f"{FOUR_FULL} e:blue:4"), "roll:blue:blue sell:blue:0:e"),
        play(stand([], rolls=599), "roll:red:blue take:red:0"),
    ],
    ids=["start", "bid", "place", "lot", "act", "return", "over", "limit"],
)
def test_every_phase_comes_back_exactly(state: ludo.State) -> None:
    position = json.loads(json.dumps(state.position()))
    other = game.from_position(position)
    assert other.position() == position
    assert (other.actor(), legal(other)) == (state.actor(), legal(state))
    for seat in (None, 0, 1):
        assert view(other, seat) == view(state, seat)


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("$.companies", {"companies": [{}]}),
    ("$.companies", {"companies": [{}, {}, {}]}),
    ("$.companies[0].first", {"companies": [{"first": [None] * 5}, {}]}),
    ("$.companies[1].second[2]", {"companies": [{}, {"second": [None, None, "pink", None]}]}),
    ("$.companies[0].money", {"companies": [{"money": 31}, {}]}),
    ("$.companies[0].money", {"companies": [{"money": -1}, {}]}),
    ("$.companies[0].money", {"companies": [{"money": True}, {}]}),
    ("$.companies[0].money", {"companies": [{"money": 10**30}, {}]}),
    ("$.companies", facts([], money=[35, 35], market="a:blue:1")),
    ("$.companies[1].first", facts([*ALL_BLUE, "b.../...."])),
    ("$.companies[0].first", facts(["b.../...."], market="a:blue:5")),
    ("$.roller", {"roller": 2}),
    ("$.roller", {"roller": -1}),
    ("$.rolls", {"rolls": 600}),
    ("$.rolls", {"rolls": 601, "phase": "over"}),
    ("$.rolls", {"rolls": -1}),
    ("$.rolls", {"rolls": 0, "dice": DICE}),
    ("$.market", {"market": {"f": {"colour": "blue", "sold": 1}}}),
    ("$.market.a.sold", {"market": {"a": {"colour": "blue", "sold": 0}}}),
    ("$.market.a.sold", {"market": {"a": {"colour": "blue", "sold": 6}}}),
    ("$.market.b", facts([], market="a:blue:1 b:blue:1")),
    ("$.market", facts([], market=f"{FOUR_FULL} e:blue:5")),
    ("$.market", facts([], market=FOUR_FULL, options={"end_rows": 4})),
    ("$.phase", {"phase": "over"}),
    ("$.phase", {"phase": "dance"}),
    ("$.dice", {"phase": "act"}),
    ("$.dice", {"phase": "act", "dice": HAMMER}),
    ("$.dice", {"phase": "lot", "dice": HAMMER}),
    ("$.dice", {"phase": "bid", "dice": DICE, "lot": "blue"}),
    ("$.dice.star", {"dice": {"star": "hammer", "hammer": "red"}}),
    ("$.phase", facts(["wwgg/nnnn"], phase="act", dice=DICE)),
    ("$.actions_left", {"phase": "act", "dice": DICE, "actions_left": 2}),
    ("$.actions_left", {"phase": "act", "dice": DICE, "actions_left": 0}),
    ("$.actions_left", {"actions_left": 1}),
    ("$.lot", {"lot": "blue"}),
    ("$.lot", {"phase": "bid", "dice": HAMMER}),
    ("$.lot", {"phase": "bid", "dice": HAMMER, "lot": "red"}),
    ("$.lot", facts(ALL_BLUE, phase="bid", dice=HAMMER, lot="blue")),
    (
        "$.phase",
        facts(["bbbb/rrrr", "bbbb/rrrr"], phase="lot", dice=STAR_HAMMER, market="a:white:5 b:gold:5 c:green:5"),
    ),
    ("$.bids", {"bids": [3, None]}),
    ("$.bids", {"bids": [None]}),
    ("$.bids", {"phase": "bid", "dice": HAMMER, "lot": "blue", "bids": [1, 1]}),
    ("$.bids[0]", {"phase": "bid", "dice": HAMMER, "lot": "blue", "bids": [31, None]}),
    ("$.bids[0]", {"phase": "bid", "dice": HAMMER, "lot": "blue", "bids": [None, 1]}),
    ("$.last_auction", {"phase": "place", "dice": HAMMER, "lot": "blue"}),
    ("$.last_auction", {"phase": "place", "dice": HAMMER, "lot": "blue", "last_auction": {**WON, "colour": "red"}}),
    ("$.phase", facts(["wwgg/...."], phase="place", dice=HAMMER, lot="blue", last_auction=WON)),
    ("$.last_auction.winner", {"last_auction": {**WON, "winner": 1}}),
    ("$.last_auction.bids", {"last_auction": {**WON, "bids": [2]}}),
    ("$.last_auction.bids", {"last_auction": {**WON, "bids": [331, 0]}}),
    ("$.last_auction.roller", {"last_auction": {**WON, "roller": 2}}),
    ("$.last_auction.delivered", {"last_auction": {**WON, "bids": [0, 0], "winner": None}}),
    ("$.phase", facts(["wb../rr.."], phase="return", money=[0])),
    ("$.companies[0].money", facts(["wbg./rr.."], phase="return", money=[5])),
    ("$.companies[0].money", facts(["w.../rrr."], phase="return", money=[5])),
    ("$.companies[0].money", facts(["wbg./rrr."], phase="return", money=[10])),
]


@pytest.mark.parametrize(("path", "change"), REFUSED, ids=[f"{n}:{path}" for n, (path, _) in enumerate(REFUSED)])
def test_what_cannot_be_is_refused(path: str, change: dict[str, Any]) -> None:
    with pytest.raises(ludo.BadPosition) as refused:
        game.from_position({**facts([]), **change})
    assert refused.value.path == path


def test_the_second_row_is_reduced_after_the_first_with_money_for_one() -> None:
    state = stand(["wb../rrr."], phase="return", money=[7])  # owed 10 before the first row was reduced
    assert legal(state) == ["return:second:0", "return:second:1", "return:second:2"]
