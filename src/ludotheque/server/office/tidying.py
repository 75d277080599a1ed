"""Tidy up by the rules of retention: a rule says what goes, how much it is, and lets it go in small transactions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from ludotheque.server.deletion import anonymise
from ludotheque.server.office import tournaments
from ludotheque.server.protocol.office import TidyRule
from ludotheque.server.settings import Settings
from ludotheque.server.storage import audit, retention
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import notices as stored_notices
from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.engine import Connection, Engine, patiently
from ludotheque.server.storage.open_days import open_days_ago
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now

DAY = 86_400_000  # milliseconds
NOTICE_DAYS = 90  # that a notice stays in the feed
AT_ONCE = 200  # rows of one transaction: no move waits long behind it
MAX_GUESTS = 200  # of one time: each is looked for in all events


class Rule(NamedTuple):
    """A rule of retention: its name, its days (0: off), what it finds, and how a piece of it goes (how many went)."""

    name: str
    days: int
    find: Callable[[Connection], tuple[int, int]]
    let_go: Callable[[Engine], int]


def rules(settings: Settings, quiet: int) -> list[Rule]:
    """Return all rules of the house; games without an event since ``quiet`` are given up."""
    lobby, notices = now() - settings.lobby_days * DAY, now() - NOTICE_DAYS * DAY
    guests, chats = now() - settings.guest_days * DAY, now() - settings.chat_days * DAY
    return [
        Rule("lobbies", settings.lobby_days, _counting(("lobby",), lobby), _closing(("lobby",), lobby, ev.Closed())),
        Rule(
            "abandoned",
            settings.abandoned_days,
            _counting(_PLAYED, quiet),
            _closing(_PLAYED, quiet, ev.Closed(expired=True)),
        ),
        Rule("records", stored_replays.UNOPENED_DAYS, retention.unopened_records, _forget_records),
        Rule("notices", NOTICE_DAYS, lambda c: (retention.old_notices(c, notices), 0), _forget_notices(notices)),
        Rule("guests", settings.guest_days, lambda c: (len(retention.lost_guests(c, guests)), 0), _leaving(guests)),
        Rule("chats", settings.chat_days, lambda c: _size(retention.old_chats(c, chats)), _silencing(chats)),
    ]


_PLAYED = ("playing", "paused")


def tidy(engine: Engine, settings: Settings, admin: tuple[str, str], dry_run: bool) -> list[TidyRule]:
    """Tidy up, or only say what would go; return for each rule how much. Blocks: call it in a thread.

    Nobody has given up a game because the house was shut: the days of a game that lies are those on which it was open.
    """
    with patiently(engine) as c:
        quiet = open_days_ago(c, settings.abandoned_days)
    found = []
    for rule in rules(settings, quiet):
        with patiently(engine) as c:
            count, size = rule.find(c) if rule.days else (0, 0)
        if not dry_run and count:
            count = rule.let_go(engine)
        found.append(TidyRule(rule.name, rule.days, count, size))
    went = {rule.rule: rule.count for rule in found if rule.count}
    if not dry_run and went:
        with engine.begin() as c:
            audit.append(c, admin, "tidy", details=went)
    return found


def _counting(statuses: tuple[str, ...], before: int) -> Callable[[Connection], tuple[int, int]]:
    """Count tables that are closed: their events stay, so that no byte goes."""
    return lambda c: (len(retention.quiet_tables(c, statuses, before)), 0)


def _closing(statuses: tuple[str, ...], before: int, end: ev.Closed) -> Callable[[Engine], int]:
    def let_go(engine: Engine) -> int:
        count = 0
        while True:
            with engine.begin() as c:
                found = [(row.table_id, row.seq) for row in retention.quiet_tables(c, statuses, before, AT_ONCE)]
                if not found:
                    return count
                stored_tables.end_tables(c, found, ev.encode(end).decode(), now())
            count += len(found)

    return let_go


def _forget_records(engine: Engine) -> int:
    with engine.begin() as c:
        count = retention.unopened_records(c)[0]
        stored_replays.forget_unopened(c)
    return count


def _forget_notices(before: int) -> Callable[[Engine], int]:
    def let_go(engine: Engine) -> int:
        with engine.begin() as c:
            count = retention.old_notices(c, before)
            stored_notices.forget_old(c, before)
        return count

    return let_go


def _leaving(before: int) -> Callable[[Engine], int]:
    """Delete guests as if they had asked for it: their games and tournaments stay, without their names."""

    def let_go(engine: Engine) -> int:
        with patiently(engine) as c:
            guests = retention.lost_guests(c, before, MAX_GUESTS)
        for guest in guests:
            with engine.begin() as c:
                stored_deletion.delete_person(c, guest)
            with patiently(engine) as c:
                tables = stored_deletion.tables_with(c, guest)
            with engine.begin() as c:
                for table in tables:
                    anonymise(c, table, guest)
                tournaments.erase(c, guest)
                stored_deletion.delete_traces(c, guest)
        return len(guests)

    return let_go


def _size(rows: list[tuple[str, int, str]]) -> tuple[int, int]:
    return len(rows), sum(len(_text(data)) for _, _, data in rows)


def _text(data: str) -> bytes:
    event = ev.decode(data)
    return event.text.encode() if isinstance(event, ev.Said) else b""


def _silencing(before: int) -> Callable[[Engine], int]:
    """Take the words out of old chats; that somebody spoke stays, for the numbers of the events."""

    def let_go(engine: Engine) -> int:
        count = 0
        while True:
            with engine.begin() as c:
                found = retention.old_chats(c, before, AT_ONCE)
                for table, seq, data in found:
                    event = ev.decode(data)
                    if isinstance(event, ev.Said):
                        clean = ev.encode(replace(event, text="")).decode()
                        stored_deletion.rewrite_event(c, table, seq, clean)
            count += len(found)
            if len(found) < AT_ONCE:
                return count

    return let_go
