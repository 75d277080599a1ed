"""One moment shown to many: each is sent what it would be sent alone."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque as ludo
from ludotheque.server import protocol
from ludotheque.server.views.shared import SharedView
from support import walk


@pytest.mark.parametrize(("slug", "seats"), [("lemans", 2), ("macadam", 4), ("maillot", 9), ("cochon", 3)])
def test_all_are_sent_what_they_would_be_sent_alone(slug: str, seats: int) -> None:
    for number, state in enumerate(walk(ludo.load(slug).new(seats), seed=11)):
        if number % 7 and state.actor() != ludo.OVER:
            continue
        shared = SharedView(state)
        assert sorted(shared.legal()) == sorted(state.setting.tokens[action] for action in state.legal())
        for seat in (None, *range(seats)):
            alone, told = protocol.encode(state.observe(seat)), protocol.encode(shared.seen_by(seat))
            assert msgspec.json.decode(told) == msgspec.json.decode(alone)
            assert len(told) == len(alone)  # no field twice
