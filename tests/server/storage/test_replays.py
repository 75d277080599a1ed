"""How much room imported records have: of a person, of an address, of all; and how long."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludotheque.server.errors import Refusal
from ludotheque.server.storage import replays, schema
from ludotheque.server.storage.migrate import migrate

HOUSE = 1_000  # bytes


@pytest.fixture
def c(tmp_path: Path) -> Iterator[sa.Connection]:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    migrate(url)
    with sa.create_engine(url).begin() as connection:
        yield connection


def kept(c: sa.Connection) -> list[str]:
    return [row[0] for row in c.execute(sa.select(schema.imported.c.id).order_by(schema.imported.c.id))]


def bring(c: sa.Connection, name: str, person: str = "lea", address: str = "here", size: int = 100) -> None:
    replays.keep_imported(c, name, person, address, "x" * size, HOUSE)


def test_older_records_of_a_person_make_room(c: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MAX_OF_PERSON", 300)
    monkeypatch.setattr(replays, "MAX_IMPORTS", 4)
    times = iter(range(1_000_000, 2_000_000))
    monkeypatch.setattr(replays, "now", lambda: next(times))
    for name in "abcd":
        bring(c, name)
    replays.keep_analysis(c, "b", "{}")
    assert kept(c) == ["b", "c", "d"]
    bring(c, "e", size=10)
    assert kept(c) == ["c", "d", "e"]
    assert replays.analysis(c, "b") is None
    bring(c, "other", person="tom")
    for name in "fghi":
        bring(c, name, size=1)
    assert kept(c) == ["f", "g", "h", "i", "other"]


def test_an_address_does_not_fill_the_house_with_many_people(c: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MAX_OF_ADDRESS", 250)
    bring(c, "a", "p1")
    bring(c, "b", "p2")
    with pytest.raises(Refusal, match="from this address"):
        bring(c, "c", "p3")
    bring(c, "a", "p3")  # what is there already takes no room
    bring(c, "d", "p3", address="there")
    assert kept(c) == ["a", "b", "d"]


def test_the_house_has_a_ceiling(c: sa.Connection) -> None:
    for number in range(10):
        bring(c, f"r{number}", f"p{number}", f"a{number}")
    with pytest.raises(Refusal, match="no room"):
        bring(c, "more", "somebody", "elsewhere")
    assert len(kept(c)) == 10


def test_what_nobody_opens_is_forgotten(c: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    began = replays.now()
    bring(c, "read")
    bring(c, "unread")
    replays.keep_analysis(c, "unread", "{}")
    monkeypatch.setattr(replays, "now", lambda: began + 60 * replays.DAY)
    assert replays.imported_record(c, "read") == ("x" * 100, True)
    replays.mark_opened(c, "read")
    assert replays.imported_record(c, "read") == ("x" * 100, False)
    monkeypatch.setattr(replays, "now", lambda: began + 91 * replays.DAY)
    replays.forget_unopened(c)
    assert kept(c) == ["read"]
    assert replays.analysis(c, "unread") is None
