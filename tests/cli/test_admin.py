"""The acts of the office at the command line."""

from __future__ import annotations

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from ludotheque.cli import ludo as command
from ludotheque.cli.admin_acts import act_types
from ludotheque.cli.commands.admin import admin
from ludotheque.server.http.routes import office
from ludotheque.server.ids import new_id


def test_an_id_that_begins_with_a_dash_is_no_option(tmp_path: Path) -> None:
    words = ["admin", "end-table", "-z90ZpqPO9pJf2GM-QkkaQ", "--reason", "nobody plays"]
    told = CliRunner().invoke(command, [*words, "--database", f"sqlite:///{tmp_path / 'none.db'}"])
    assert "No such option" not in told.output + str(told.exception)


def test_all_that_the_office_shows_and_does_is_there() -> None:
    """One command for each act; of the pages, the first one is ``load`` here and its counts are in ``disk``."""
    context = click.Context(admin)
    commands = {name for name in admin.list_commands(context) if admin.get_command(context, name)}
    pages = {handler.fn.__name__ for route in office.router.routes for handler in route.route_handlers}
    assert {kind.__struct_config__.tag for kind in act_types()} <= commands  # type: ignore[attr-defined]
    assert pages - {"office", "act", "options_handler"} <= commands


def test_new_ids_begin_with_no_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-first", "second"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "second"
