"""Questions of the seat that must decide: what they cost, and that moves come in between."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.people.rate_limits import cost_of
from ludotheque.server.workers import slices
from server.inside import LEA, TOM, begun, open_house, run


def test_a_question_in_words_lets_others_come_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every token is put into words for it: tens of milliseconds, fifty times a second if somebody likes."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            assert live.table.state is not None
            many = len(live.table.state.setting.tokens)
            monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
            for token, most in (("pass", 3), ("xyzzy", 10 * many)):
                asked = asyncio.ensure_future(live.handle(LEA, protocol.Ask(seat=0, token=token)))
                turns = 0
                while not asked.done():
                    turns += 1
                    await asyncio.sleep(0)
                assert turns <= most
            assert isinstance(asked.exception(), Refusal)
            assert turns >= many / 2

    run(story())


@pytest.mark.parametrize("command", [protocol.Ask(seat=0, token="xyzzy"), protocol.TakeBack(seat=0)])
def test_a_question_is_paid_for(command: protocol.AnyCommand) -> None:
    """More than any message is."""
    assert cost_of(command) >= 2
