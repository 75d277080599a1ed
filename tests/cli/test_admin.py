"""The acts of the office at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ludotheque.cli import ludo as command
from ludotheque.server.ids import new_id


def test_an_id_that_begins_with_a_dash_is_no_option(tmp_path: Path) -> None:
    words = ["admin", "end-table", "-z90ZpqPO9pJf2GM-QkkaQ", "--reason", "nobody plays"]
    told = CliRunner().invoke(command, [*words, "--database", f"sqlite:///{tmp_path / 'none.db'}"])
    assert "No such option" not in told.output + str(told.exception)


def test_new_ids_begin_with_no_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-first", "second"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "second"
