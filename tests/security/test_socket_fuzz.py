"""A guest who says anything on a socket, in any order, and comes and goes: all is answered, no table is harmed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import httpx
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from profiles import PROFILE
from security.sentences import texts, understood
from server.houses import Guest, RunningHouse, two_at_a_table

ANSWERS = ("table", "done", "refused", "why", "after", "coached")
PATIENCE = 60
TRIES = 5


class Fuzzed(RuleBasedStateMachine):
    """One guest with up to two pages, at a table of their own and at the table of two others."""

    house: RunningHouse
    lines: list[ClientConnection]

    @initialize()
    def come_in(self) -> None:
        asyncio.run(self.settle())
        self.lines = [self.page()]
        self.theirs = self.look(self.other, self.owner)

    async def settle(self) -> None:
        lea, _, self.other = await two_at_a_table(self.house, "lemans")
        guest = await Guest(self.house, "Fuzz").come_in()
        self.table = (await guest.open("mark", 2))["id"]
        self.cookie, self.owner = guest.cookie(), lea.cookie()
        self.seq = 0

    def page(self) -> ClientConnection:
        """Open a line; whoever is slow has one second here, so a page on a busy machine may have to come again."""
        address = self.house.url.replace("http", "ws") + "/ws"
        for _ in range(TRIES):
            with contextlib.suppress(ConnectionError, EOFError, InvalidMessage):
                return connect(address, additional_headers=self.cookie, max_size=2**22, close_timeout=1, legacy=True)
        raise AssertionError(f"the house let no page in, {TRIES} times")

    def look(self, table: str, cookie: dict[str, str]) -> dict[str, Any]:
        answer = httpx.get(f"{self.house.url}/api/tables/{table}", headers=cookie, timeout=PATIENCE)
        assert answer.status_code == 200
        shown: dict[str, Any] = answer.json()
        return shown

    def answer(self, line: ClientConnection) -> dict[str, Any]:
        """The answer to what was just said; other messages may come before it."""
        while True:
            message: dict[str, Any] = json.loads(line.recv(PATIENCE))
            if message["is"] in ANSWERS:
                return message

    @rule(data=st.data(), page=st.integers(0, 1), elsewhere=st.booleans())
    def say(self, data: st.DataObject, page: int, elsewhere: bool) -> None:
        table = self.other if elsewhere else self.table
        text = data.draw(texts(table))
        line = self.lines[page % len(self.lines)]
        line.send(text, text=True) if is_text(text) else line.send(text)
        found = self.answer(line)
        if not understood(text):
            assert found["is"] == "refused"
            assert found["code"] in ("malformed", "too_big")

    @rule(data=st.data(), many=st.integers(2, 12))
    def say_much_at_once(self, data: st.DataObject, many: int) -> None:
        """Answers come one for each, in their order."""
        line = self.lines[0]
        for number in range(many):
            ask = {
                "do": "ask",
                "table": self.table,
                "seat": 0,
                "token": data.draw(st.text("ab:", min_size=1)),
                "id": number,
            }
            line.send(json.dumps(ask))
        for number in range(many):
            assert self.answer(line)["id"] == number

    @rule(cut=st.integers(1, 20))
    def break_off(self, cut: int) -> None:
        """A page that dies in the middle of a frame."""
        self.lines[0].socket.sendall(b'\x81\xfe\x00\x80\0\0\0\0{"do":"start"'[:cut])
        self.lines[0].socket.close()
        with contextlib.suppress(OSError, ConnectionClosed):
            self.lines[0].close()
        self.lines[0] = self.page()

    @rule()
    def another_page(self) -> None:
        if len(self.lines) == 1:
            self.lines.append(self.page())
        else:
            self.lines.pop().close()

    @invariant()
    def nothing_is_harmed(self) -> None:
        if not hasattr(self, "theirs"):
            return
        mine = self.look(self.table, self.cookie)
        assert mine["seq"] >= self.seq
        self.seq = mine["seq"]
        now = self.look(self.other, self.owner)
        kept = ("step", "status", "plan", "mine", "seats", "turn", "commitment", "asking")
        assert {name: now[name] for name in kept} == {name: self.theirs[name] for name in kept}

    def teardown(self) -> None:
        for line in getattr(self, "lines", []):
            line.close()


def is_text(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def test_anything_in_any_order(house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fuzzed, "house", house, raising=False)
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        Fuzzed,
        settings=settings(
            settings.default,
            max_examples=PROFILE.socket_examples,
            stateful_step_count=PROFILE.socket_steps,
            deadline=None,
        ),
    )
    assert httpx.get(f"{house.url}/health").status_code == 200
