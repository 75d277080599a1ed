"""What can be done again and again at a table is bounded: each time is kept, and read again to open the table."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.tables.commands import dispatch
from server.tables.made import LEA, TOM, actor, do, lobby, move, playing

BOUND = 60
PLAN = protocol.Plan("lemans", 2)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "MAX_EVENTS", BOUND)


def repeat(table: Any, who: Any, *commands: protocol.TableCommand) -> str:
    """Say these again and again until one is refused; why it is."""
    for command in commands * (2 * BOUND):
        try:
            do(table, who, command)
        except Refusal as refused:
            assert table.seq <= BOUND + 1
            return refused.code
    raise AssertionError("nothing was refused")


@pytest.mark.parametrize(
    "commands",
    [
        [protocol.Ready(seat=0), protocol.Ready(seat=0, ready=False)],
        [protocol.Ink(seat=0, ink=2), protocol.Ink(seat=0, ink=3)],
        [protocol.Swap(seat=0, other=1), protocol.Swap(seat=0, other=1)],
        [protocol.Robot(seat=1), protocol.Stand(seat=1)],
        [protocol.Stand(seat=0), protocol.Sit(seat=0)],
        [protocol.Change(plan=PLAN)],
        [protocol.Say(phrase=1)],
    ],
)
def test_before_the_game(commands: list[protocol.TableCommand]) -> None:
    table = lobby(2)
    do(table, LEA, protocol.Sit())
    assert repeat(table, LEA, *commands) == "worn_out"


def test_in_the_game() -> None:
    table = playing([LEA, TOM])
    for commands in (
        [protocol.Rest(seat=0)],
        [protocol.Abandon(seat=0), protocol.Abandon(seat=0, agree=False)],
    ):
        assert repeat(table, LEA, *commands) == "worn_out"
    do(table, actor(table, [LEA, TOM]), move(table))  # the game itself goes on


def test_the_host_of_a_worn_table_gets_away() -> None:
    table = lobby(2)
    do(table, TOM, protocol.Sit())
    repeat(table, TOM, protocol.Ready(seat=0), protocol.Ready(seat=0, ready=False))
    do(table, LEA, protocol.Stand(seat=0))
    do(table, LEA, protocol.Close())


def test_the_longest_games_are_far_from_it() -> None:
    """4,000 steps are the most that a record has."""
    assert LIMIT >= 5 * 4000


LIMIT = dispatch.MAX_EVENTS
