"""The great parts of a finished game."""

from __future__ import annotations

import pytest

from ludotheque.server.tables.record import table_of
from ludotheque.server.views.chapters import chapters
from server.replays.test_replays import recorded


@pytest.mark.parametrize(("slug", "kind", "parts"), [("lemans", "round", 6), ("marathon", "leg", 3)])
def test_a_game_is_parted_by_its_own_count(slug: str, kind: str, parts: int) -> None:
    found = chapters(table_of(recorded(slug, 3), "rec-x"))
    assert {one.kind for one in found} == {kind}
    assert [one.number for one in found] == list(range(1, parts + 1))
    assert [one.step for one in found] == sorted({0} | {one.step for one in found})


def test_a_game_in_one_piece_has_none() -> None:
    assert chapters(table_of(recorded("mark"), "rec-x")) == []
