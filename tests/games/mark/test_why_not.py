"""Why not? The clause that a refused token is told, in telling situations."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import FOUR_FULL, game, stand, start, turn_start
from support import play

ACT = play(stand(["b.g./.b.r"], market="a:blue:2 b:white:1"), "roll:blue:red")
STAR = play(stand([], market="a:red:5"), "roll:star:blue")
CLOSED = play(stand([], market="a:red:5"), "roll:red:blue")
DOUBLE = play(start(), "roll:red:red")
FULL = play(stand(["wwgg/..b."]), "roll:blue:red")
EMPTY_BANK = play(stand(["bbb./bbb.", "bb../...."]), "roll:blue:red")
LOT = play(stand(["gggg/gggg"]), "roll:star:hammer")
BID = play(start(), "roll:blue:hammer")
NAMED = play(start(), "roll:star:hammer lot:red")
PLACE = play(stand(["w.../...."]), "roll:blue:hammer bid:1 bid:0")
RETURN = turn_start("wbg./rr..", 3)
BOTH = turn_start("wbg./rrr.", 7)
OVER = play(stand(["..../b..."], market=f"{FOUR_FULL} e:blue:4"), "roll:blue:red sell:blue:0:e")
OVER_4 = stand([], phase="over", market=FOUR_FULL, options={"end_rows": 4})
LIMIT = stand([], phase="over", rolls=600)

CASES = [
    (start(), "take:blue:0", "MK-14"),
    (start(), "bid:0", "MK-31"),
    (start(), "return:first:0", "MK-49"),
    (ACT, "roll:blue:red", "MK-21"),
    (ACT, "take:gold:1", "MK-16"),
    (ACT, "move:gold:2:2", "MK-16"),
    (ACT, "take:blue:0", "MK-17"),
    (ACT, "move:blue:0:1", "MK-19"),
    (ACT, "move:blue:0:3", "MK-19"),
    (ACT, "move:red:1:1", "MK-19"),
    (ACT, "sell:blue:0:a", "MK-20"),
    (ACT, "sell:blue:1:c", "MK-45"),
    (ACT, "sell:red:3:b", "MK-44"),
    (ACT, "place:1", "MK-31"),
    (ACT, "lot:blue", "MK-31"),
    (ACT, "return:first:0", "MK-49"),
    (STAR, "take:red:0", "MK-30"),
    (CLOSED, "take:red:0", "MK-56"),
    (DOUBLE, "take:blue:0", "MK-25"),
    (FULL, "take:blue:0", "MK-18"),
    (EMPTY_BANK, "take:blue:3", "MK-18"),
    (LOT, "lot:gold", "MK-32"),
    (LOT, "bid:1", "MK-32"),
    (LOT, "roll:red:red", "MK-42"),
    (LOT, "take:red:0", "MK-31"),
    (BID, "bid:31", "MK-34"),
    (BID, "bid:330", "MK-34"),
    (BID, "bid:331", "MK-34"),
    (BID, f"bid:{'9' * 5000}", "MK-34"),
    (BID, "place:0", "MK-35"),
    (BID, "lot:red", "MK-31"),
    (BID, "take:blue:0", "MK-31"),
    (BID, "roll:blue:hammer", "MK-42"),
    (NAMED, "lot:blue", "MK-32"),
    (PLACE, "place:0", "MK-40"),
    (PLACE, "bid:2", "MK-35"),
    (PLACE, "roll:red:red", "MK-42"),
    (RETURN, "return:first:3", "MK-51"),
    (RETURN, "return:second:0", "MK-51"),
    (RETURN, "take:blue:3", "MK-14"),
    (RETURN, "roll:red:red", "MK-15"),
    (BOTH, "return:second:0", "MK-51"),
    (BOTH, "bid:0", "MK-14"),
    (OVER, "roll:red:red", "MK-59"),
    (OVER_4, "roll:red:red", "MK-60"),
    (LIMIT, "roll:red:red", "MK-64"),
]


@pytest.mark.parametrize(
    ("state", "token", "clause"),
    CASES,
    ids=[f"{n}:{case[1][:20]}:{case[2]}" for n, case in enumerate(CASES)],
)
def test_the_clause_that_forbids(state: ludo.State, token: str, clause: str) -> None:
    assert game.why_not(state, token) == clause
    with pytest.raises(ludo.IllegalAction) as refused:
        state.apply(game.action(state, token))
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    "token", ["pass", "bid:07", "bid:-1", "take:pink:0", "take:blue:4", "roll:hammer:red", "sell:red:0:f"]
)
def test_what_is_no_token_at_all(token: str) -> None:
    with pytest.raises(ludo.BadToken):
        game.why_not(start(), token)


def test_a_legal_token_has_no_reason() -> None:
    assert game.why_not(BID, "bid:30") is None
    assert game.why_not(ACT, "sell:blue:1:a") is None
