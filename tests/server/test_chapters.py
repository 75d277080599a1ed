"""The great parts of a finished game."""

from __future__ import annotations

import pytest

from ludotheque.server.chapters import chapters
from ludotheque.server.finished import ledger_of
from server.test_replays import recorded


@pytest.mark.parametrize(("slug", "kind", "parts"), [("lemans", "round", 6), ("marathon", "leg", 3)])
def test_a_game_is_parted_by_its_own_count(slug: str, kind: str, parts: int) -> None:
    found = chapters(ledger_of(recorded(slug, 3), "rec-x"))
    assert {one.kind for one in found} == {kind}
    assert [one.number for one in found] == list(range(1, parts + 1))
    assert [one.step for one in found] == sorted({0} | {one.step for one in found})


def test_a_game_in_one_piece_has_none() -> None:
    assert chapters(ledger_of(recorded("mark"), "rec-x")) == []
