"""One moment shown to many: each is sent what it would be sent alone."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque as ludo
from ludotheque.server import protocol
from ludotheque.server.tables.chair import Chair
from ludotheque.server.tables.state import TableState
from ludotheque.server.views.shared import SharedBrief, SharedView
from support import walk


@pytest.mark.parametrize(("slug", "seats"), [("lemans", 2), ("macadam", 4), ("maillot", 9), ("cochon", 3)])
def test_all_are_sent_what_they_would_be_sent_alone(slug: str, seats: int) -> None:
    for number, state in enumerate(walk(ludo.load(slug).new(seats), seed=11)):
        if number % 7 and state.actor() != ludo.OVER:
            continue
        shared = SharedView(state)
        for seat in (None, *range(seats)):
            alone = protocol.encode(state.observe(seat))
            told = shared.public if seat is None else shared.seen_by(seat)
            assert msgspec.json.decode(told) == msgspec.json.decode(alone)
            assert len(told) == len(alone)  # no field twice


@pytest.mark.parametrize(("slug", "seats"), [("lemans", 2), ("macadam", 4), ("maillot", 9)])
def test_a_brief_in_parts_is_what_its_struct_would_be(slug: str, seats: int) -> None:
    """For somebody on one chair, on two, and for whoever looks on."""
    for number, state in enumerate(walk(ludo.load(slug).new(seats), seed=12)):
        if state.actor() == ludo.CHANCE or (number % 7 and state.actor() != ludo.OVER):
            continue
        turn = None if state.actor() == ludo.OVER else state.actor()
        status = "playing" if turn is not None else "over"
        table = TableState("id", 7, status=status, state=state, turn=turn, chairs=[Chair()] * seats)
        brief = SharedBrief(table, state)
        for mine in ([], [0], [1], [0, seats - 1]):
            whole = protocol.Brief(
                table="id",
                seq=7,
                step=0,
                status=status,
                turn=turn,
                public=None if mine else protocol.Seen(dict(state.observe(None)), []),
                seats=[alone(state, seat) for seat in mine],
                result=None if turn is not None else protocol.Result(state.scores(), state.ranks()),
            )
            told, expected = b"".join(brief.parts_for(mine)), protocol.encode(whole)
            assert msgspec.json.decode(told) == msgspec.json.decode(expected)
            assert len(told) == len(expected)


def alone(state: ludo.State, seat: int) -> protocol.SeatView:
    legal = state.setting.game.legal_tokens(state) if state.actor() == seat else []
    return protocol.SeatView(seat, dict(state.observe(seat)), [], legal, [], None)
