"""``ludo admin``: the office at the command line, for a house that is open or not."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from ludotheque.cli.admin_acts import IDS, act_command, act_types, at_the_machine, in_transaction
from ludotheque.cli.common import console, lang_option, own_messages, say_in
from ludotheque.cli.house_options import database_options, house_settings
from ludotheque.extras import need
from ludotheque.kernel.game import Say


class AdminCommands(click.Group):
    """What can be looked at, then every act of the office."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*SHOWN, *(kind.__struct_config__.tag for kind in act_types())]  # type: ignore[attr-defined]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in SHOWN:
            return SHOWN[cmd_name]
        found = {kind.__struct_config__.tag: kind for kind in act_types()}  # type: ignore[attr-defined]
        return act_command(found[cmd_name]) if cmd_name in found else None


@click.group(cls=AdminCommands)
def admin() -> None:
    """Look after a house, open or not.

    People, tables, tournaments, reports, the audit log, the disk, notices, closing time. PERSON is an id or a login,
    TABLE and TOURNAMENT an id or a code. A house that is open follows within a second.
    """


def _read(config: str | None, database: str | None, run: Any) -> Any:
    need("server", "ludo admin")
    from ludotheque.server.storage.backup import open_existing

    return in_transaction(open_existing(house_settings(config, database)), run)


def _say(lang: str) -> Say:
    return say_in(own_messages(), lang)


def _print(say: Say, columns: list[str], rows: list[list[Any]], empty: str) -> None:
    if not rows:
        console.print(say(empty))
        return
    shown = Table(box=None, pad_edge=False)
    for name in columns:
        shown.add_column(say(f"admin-{name}"), overflow="fold")
    for row in rows:
        shown.add_row(*(str(cell) for cell in row))
    console.print(shown)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@click.command()
@click.argument("search", default="")
@click.option("--which", type=click.Choice(["all", "accounts", "guests", "muted", "out"]), default="all")
@database_options
@lang_option
def people(search: str, which: str, config: str | None, database: str | None, lang: str) -> None:
    """List people, those seen last first; SEARCH: a part of a name or a login."""
    from ludotheque.server.office import glance

    found = _read(config, database, lambda c: glance.people(c, search, which, 0))
    rows = [[p.id, p.name, p.login or "–", _time(p.seen), p.sessions, p.tables] for p in found.people]
    _print(_say(lang), ["id", "name", "login", "seen", "sessions", "tables"], rows, "admin-nobody")


@click.command()
@click.argument("search", default="")
@click.option("--status", type=click.Choice(["lobby", "playing", "paused", "over", "closed"]), default=None)
@database_options
@lang_option
def tables(search: str, status: str | None, config: str | None, database: str | None, lang: str) -> None:
    """List tables, the newest first; SEARCH: a code, a game or the name of somebody who sits there."""
    from ludotheque.server.office import glance

    found = _read(config, database, lambda c: glance.tables(c, status or "", search, 0))
    rows = [[t.code, t.game, t.status, ", ".join(t.names), _time(t.last), t.events, t.bytes] for t in found.tables]
    _print(_say(lang), ["code", "game", "status", "names", "last", "events", "bytes"], rows, "admin-no-table")


@click.command()
@click.argument("search", default="")
@click.option("--status", type=click.Choice(["announced", "running", "over", "called_off"]), default=None)
@database_options
@lang_option
def tournaments(search: str, status: str | None, config: str | None, database: str | None, lang: str) -> None:
    """List tournaments, the newest first; SEARCH: a code, or a part of a title or of the organiser's name."""
    from ludotheque.server.office.tournaments import tournaments as page

    found = _read(config, database, lambda c: page(c, status or "", search, 0))
    rows = [
        [t.code, t.title, t.game, t.format, t.status, t.organiser, _time(t.made), t.people] for t in found.tournaments
    ]
    columns = ["code", "title", "game", "format", "status", "organiser", "at", "names"]
    _print(_say(lang), columns, rows, "admin-no-tournament")


@click.command(context_settings=IDS)
@click.argument("tournament")
@database_options
@lang_option
def entrants(tournament: str, config: str | None, database: str | None, lang: str) -> None:
    """List the people who have entered a tournament, in their order, with the ids that take-out wants."""
    from ludotheque.server.office.tournaments import entrants as entered

    found = _read(config, database, lambda c: entered(c, tournament))
    rows = [[one.person, one.name, one.left or "–"] for one in found]
    _print(_say(lang), ["id", "name", "left"], rows, "admin-nobody")


@click.command()
@click.option("--settled", is_flag=True, help="Those that were settled.")
@database_options
@lang_option
def reports(settled: bool, config: str | None, database: str | None, lang: str) -> None:
    """List the reports that wait, the oldest first."""
    from ludotheque.server.people.reports import open_reports, settled_reports

    found = _read(config, database, settled_reports if settled else open_reports)
    rows = [[r.id, _time(r.at), r.name, r.accused, r.reason, r.text or "–", r.words or "–"] for r in found.reports]
    _print(_say(lang), ["id", "at", "name", "person", "reason", "text", "words"], rows, "admin-no-report")


@click.command()
@click.option("--subject", default="", help="Only about this person or table (id).")
@database_options
@lang_option
def log(subject: str, config: str | None, database: str | None, lang: str) -> None:
    """Show the audit log, the newest first."""
    from ludotheque.server.office import glance

    found = _read(config, database, lambda c: glance.log(c, None, subject))
    rows = [[e.id, _time(e.at), e.admin_name, e.act, e.subject_name or e.subject, e.reason] for e in found]
    _print(_say(lang), ["number", "at", "admin", "act", "subject", "reason"], rows, "admin-no-entry")


@click.command()
@database_options
@lang_option
def disk(config: str | None, database: str | None, lang: str) -> None:
    """Show what fills the disk."""
    from ludotheque.server.office import glance

    settings, say = house_settings(config, database), _say(lang)
    found = _read(config, database, lambda c: glance.disk(c, Path(settings.studies)))
    rows: list[list[Any]] = [[kind.kind, kind.rows, kind.bytes] for kind in found.kinds]
    _print(say, ["kind", "rows", "bytes"], [*rows, ["database", "", found.database]], "admin-nobody")


@click.command()
@database_options
@lang_option
def load(config: str | None, database: str | None, lang: str) -> None:
    """Show how busy each open node is."""
    import msgspec

    from ludotheque.server.protocol.office import NodeLoad
    from ludotheque.server.storage.node_loads import loads

    found = [msgspec.json.decode(data, type=NodeLoad) for data in _read(config, database, loads).values()]
    columns = ["node", "connections", "playing", "moves", "p50", "p99", "commit", "errors", "memory"]
    rows = [
        [n.node, n.connections, n.playing, n.moves_per_second, n.move_p50, n.move_p99, n.commit_p99, n.errors, n.memory]
        for n in found
    ]
    _print(_say(lang), columns, rows, "admin-no-node")


@click.command()
@click.option("--dry-run", is_flag=True, help="Only say what would go.")
@database_options
@lang_option
def tidy(dry_run: bool, config: str | None, database: str | None, lang: str) -> None:
    """Tidy up by the rules of retention: the settings lobby_days, abandoned_days, guest_days, chat_days."""
    from ludotheque.server.office.tidying import tidy as tidy_up
    from ludotheque.server.storage.backup import open_existing
    from ludotheque.server.storage.engine import answering

    settings, say = house_settings(config, database), _say(lang)
    with answering():
        found = tidy_up(open_existing(settings), settings, at_the_machine(), dry_run)
    rows = [[rule.rule, rule.days or say("admin-off"), rule.count, rule.bytes] for rule in found]
    _print(say, ["rule", "days", "count", "bytes"], rows, "admin-nobody")
    console.print(say("admin-dry-run" if dry_run else "admin-tidied"))


LOOKS = (people, tables, tournaments, entrants, reports, log, disk, load, tidy)
SHOWN = {command.name or "": command for command in LOOKS}
