"""A bot at a table of a house whose line breaks, without the house."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

import ludotheque as ludo
from ludotheque.adapters.stdio import join as joining
from ludotheque.adapters.stdio.external_bot import Clock, Outsider

PRUDENT = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'prudent.py'}"
PLAN = {"game": "lemans", "seats": 2, "options": {}, "edition": None}
LOST = ConnectionClosedError(None, None)
CALLED = {"code": "KQZMTR", "seat": None}


def state() -> ludo.State:
    """A game of two in which seat 0 decides."""
    found, rng = ludo.load("lemans").new(2), ludo.Rng(1)
    while found.actor() != 0:
        found.apply(found.sample(rng) if found.actor() == ludo.CHANCE else found.legal()[0])
    return found


MOMENT = state()
CHAIRS = [
    {"seat": seat, "name": name, "kind": "person", "level": None, "ready": True}
    for seat, name in enumerate(("Prudent", "Léa\x1b[2J"))
]


def table(step: int, turn: int | None = 0, status: str = "playing", **more: Any) -> dict[str, Any]:
    own = {"seat": 0, "view": dict(MOMENT.observe(0)), "legal": MOMENT.setting.game.legal_tokens(MOMENT)}
    shown = {"status": status, "plan": PLAN, "chairs": CHAIRS, "host": False, "mine": [0], "turn": turn, "step": step}
    return {**shown, "seats": [own], "result": {"scores": [1, 2], "ranks": [2, 1]}, **more}


def seen(kind: str, shown: dict[str, Any], *log: int) -> str:
    entries = [{"step": step, "actor": 1, "token": f"token {step}"} for step in log]
    return json.dumps({"is": kind, "table": shown, "log": entries})


def refused(code: str) -> str:
    return json.dumps({"is": "refused", "code": code, "text": "not now"})


class Line:
    """A socket that says what it was given, or breaks."""

    def __init__(self, script: Iterator[str | Exception], sent: list[dict[str, Any]]) -> None:
        self.script, self.sent = script, sent

    def recv(self, _: float) -> str:
        found = next(self.script)
        if isinstance(found, Exception):
            raise found
        return found

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


class House:
    """Gives a new line over the same script whenever it is called."""

    def __init__(self, *script: str | Exception) -> None:
        self.script, self.sent, self.calls = iter(script), list[dict[str, Any]](), 0

    def socket(self, calls: ExitStack) -> Line:
        self.calls += 1
        return Line(self.script, self.sent)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []
    monkeypatch.setattr(joining, "sleep", found.append)
    return found


def visited(house: Any, patience: float | None = None) -> tuple[dict[str, Any] | None, list[str]]:
    bot, told = Outsider(PRUDENT, Clock(30)), []
    try:
        return joining.Visit(house, "t", 0, bot, told.append, patience).play(), told
    finally:
        bot.close()


def test_a_line_that_breaks_is_opened_again_and_the_move_is_sent_again() -> None:
    end = seen("step", table(6, None, "over"))
    house = House(seen("table", table(5), 1, 2), LOST, LOST, seen("table", table(5), 1, 2), end)
    result, told = visited(house)
    assert result
    assert result["ranks"] == [2, 1]
    assert house.calls == 3
    moves = [command for command in house.sent if command["do"] == "move"]
    assert len(moves) == 2
    assert moves[0] == moves[1]
    assert any("does not answer" in line for line in told)


def test_a_house_that_stays_away_is_given_up(pauses: list[float]) -> None:
    with pytest.raises(joining.HouseRefused, match="has not answered for"):
        visited(House(*[LOST] * 1000))
    assert joining.PATIENT <= sum(pauses) <= 2 * joining.PATIENT
    assert max(pauses) == joining.LONGEST_PAUSE


def test_a_busy_house_is_asked_again(pauses: list[float]) -> None:
    house = House(
        seen("table", table(5)), refused("later"), seen("table", table(5)), seen("step", table(6, None, "over"))
    )
    visited(house)
    assert [command["do"] for command in house.sent] == ["watch", "move", "watch", "move"]
    assert pauses == [joining.FIRST_PAUSE]


def test_what_was_heard_is_not_heard_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[tuple[int, str]]] = []

    def decide(_: Outsider, events: list[tuple[int, str]], view: object, legal: list[str]) -> str:
        heard.append(events)
        return legal[0]

    monkeypatch.setattr(Outsider, "decide", decide)
    script = [
        seen("table", table(3), 1, 2),
        seen("step", table(5, 1), 3, 4),
        LOST,
        seen("table", table(7), 1, 2, 3, 4, 5, 6),
    ]
    visited(House(*script, seen("step", table(8, None, "over"))))
    assert [[token for _, token in events] for events in heard] == [
        ["token 1", "token 2"],
        ["token 3", "token 4", "token 5", "token 6"],
    ]


def test_it_says_what_it_waits_for() -> None:
    free = [CHAIRS[0], {**CHAIRS[1], "kind": "free", "name": None, "ready": False}]
    slow = [CHAIRS[0], {**CHAIRS[1], "ready": False}]
    script = [seen("table", table(0, None, "lobby", chairs=chairs)) for chairs in (free, slow, CHAIRS)]
    _, told = visited(House(*script, seen("step", table(3, 1)), TimeoutError(), seen("step", table(8, None, "over"))))
    assert told == [
        "waits for 1 more at the table",
        "waits for Léa[2J to be ready",
        "waits for the host to start",
        "waits for Léa[2J on chair 1",
    ]


def test_a_host_starts_when_everybody_is_ready() -> None:
    lobby = seen("table", table(0, None, "lobby", host=True))
    house = House(lobby, refused("not_ready"), lobby, refused("not_lobby"), seen("step", table(8, None, "closed")))
    visited(house)
    assert [command["do"] for command in house.sent] == ["watch", "start", "start"]


def test_it_is_ready_again_when_the_plan_has_changed_and_follows_its_chair() -> None:
    swapped = [{**CHAIRS[1], "seat": 0}, {**CHAIRS[0], "seat": 1, "ready": False}]
    lobby = table(0, None, "lobby", chairs=swapped, mine=[1])
    house = House(seen("table", lobby), seen("step", table(8, None, "closed")))
    visited(house)
    assert house.sent[1] == {"do": "ready", "table": "t", "seat": 1}


def test_whoever_is_sent_away_or_called_leaves_the_lobby() -> None:
    assert visited(House(seen("table", table(0, None, "lobby", mine=[]))))[0] is None
    alone = [CHAIRS[0], {**CHAIRS[1], "kind": "free"}]
    assert visited(House(seen("table", table(0, None, "lobby", chairs=alone, challenge=CALLED))))[0] is None
    company = seen("table", table(0, None, "lobby", challenge=CALLED))  # somebody sat down first
    assert visited(House(company, seen("step", table(8, None, "over"))))[0] is not None


def test_an_invited_bot_does_not_wait_for_ever() -> None:
    lobby = seen("table", table(0, None, "lobby"))
    assert visited(House(lobby, *[TimeoutError()] * 3), 3 * joining.SILENCE)[0] is None
    began = [seen("step", table(3, 1)), *[TimeoutError()] * 3, seen("step", table(8, None, "over"))]
    assert visited(House(lobby, *began), 3 * joining.SILENCE)[0] is not None
