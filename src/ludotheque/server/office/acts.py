"""Carry out what an admin decides: each act is one transaction, which writes itself down in the audit log.

The routes of the office and ``ludo admin`` call the same functions. Nothing here knows a game: an act can end a table,
but neither look into a hand nor touch a seed. Nodes that are open follow the log (``follower``).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludotheque.server.errors import Refusal
from ludotheque.server.office import tournaments
from ludotheque.server.people import login_links, reports
from ludotheque.server.people.accounts import hash_password
from ludotheque.server.protocol import office as wire
from ludotheque.server.storage import announcements, audit, credentials, recovery
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import office as stored
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import reports as stored_reports
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.event_log import events_since
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.anonymise import renamed
from ludotheque.server.text import plain
from ludotheque.server.timestamps import now

HOUR, MINUTE = 3_600_000, 60_000  # milliseconds
MAX_TRIES = 5  # when a node writes to the same table at the same moment
MAX_TABLES = 1000  # of somebody who is renamed
NOBODY = "There is nobody with this id or login."
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two that look alike
FRESH = (wire.CloseOut, wire.ResetPassword, wire.HandOutLink)  # they withdraw or hand out what opens an account


class Desk(NamedTuple):
    """Who acts, and what was made ready for it outside the transaction.

    ``protected``: logins that may not be acted against; ``password``: one that is handed out, and its digest.
    """

    admin: tuple[str, str]
    protected: Collection[str] = ()
    password: tuple[str, str] = ("", "")


def new_password() -> str:
    """Make a password that can be read out on the telephone."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))


async def desk_for(act: wire.AnyAct, admin: tuple[str, str], protected: Collection[str] = ()) -> Desk:
    """Make ready what an act needs outside its transaction: the digest of a password takes a tenth of a second."""
    if not isinstance(act, wire.ResetPassword):
        return Desk(admin, protected)
    password = new_password()
    return Desk(admin, protected, (password, await hash_password(password)))


def perform(c: Connection, desk: Desk, act: wire.AnyAct) -> wire.ActDone:
    """Carry an act out and write it down; return the number of its entry. Refusal if it cannot be."""
    return _ACTS[type(act)](c, desk, act)


def _noted(
    c: Connection, desk: Desk, act: str, subject: tuple[str, str] = ("", ""), reason: str = "", **details: Any
) -> wire.ActDone:
    return wire.ActDone(audit.append(c, desk.admin, act, subject, reason, details))


# -- people ------------------------------------------------------------------------------------


def _person(c: Connection, desk: Desk, text: str) -> Any:
    found = stored.find_person(c, text)
    if found is None:
        raise Refusal("not_found", NOBODY)
    if found.login in desk.protected:
        raise Refusal("protected")
    return found


def rename(c: Connection, desk: Desk, act: wire.RenamePerson) -> wire.ActDone:
    """Give somebody another name; what is written of them at tables and in tournaments bears it, too."""
    who, name = _person(c, desk, act.person), plain(act.name)
    if not name:
        raise Refusal("malformed", "A name needs at least one letter.")
    stored_people.rename(c, who.id, name)
    for table in stored_tables.tables_of(c, who.id, MAX_TABLES):
        for seq, _, data in events_since(c, table, -1):
            event = ev.decode(data)
            if (clean := renamed(event, who.id, name)) is not event:
                stored_deletion.rewrite_event(c, table, seq, ev.encode(clean).decode())
    stored_tables.forget_lent(c, who.id)
    tournaments.rename(c, who.id, name)
    return _noted(c, desk, "rename", (who.id, name), act.reason, before=who.name)


def mute(c: Connection, desk: Desk, act: wire.MutePerson) -> wire.ActDone:
    """Let somebody say nothing until the time is over."""
    who, until = _person(c, desk, act.person), now() + act.hours * HOUR
    stored.set_muted(c, who.id, until)
    return _noted(c, desk, "mute", (who.id, who.name), act.reason, until=until)


def unmute(c: Connection, desk: Desk, act: wire.UnmutePerson) -> wire.ActDone:
    """Let somebody speak again."""
    who = _person(c, desk, act.person)
    stored.set_muted(c, who.id, 0)
    return _noted(c, desk, "unmute", (who.id, who.name), act.reason)


def close_out(c: Connection, desk: Desk, act: wire.CloseOut) -> wire.ActDone:
    """Withdraw whatever lets somebody in, and let nothing else do so."""
    who = _person(c, desk, act.person)
    stored.set_closed_out(c, who.id, now())
    credentials.end_all(c, who.id)
    return _noted(c, desk, "close-out", (who.id, who.name), act.reason)


def let_in(c: Connection, desk: Desk, act: wire.LetIn) -> wire.ActDone:
    """Let somebody sign in again."""
    who = _person(c, desk, act.person)
    stored.set_closed_out(c, who.id, None)
    return _noted(c, desk, "let-in", (who.id, who.name), act.reason)


def reset_password(c: Connection, desk: Desk, act: wire.ResetPassword) -> wire.ActDone:
    """Give an account the password that was made ready; whoever came in before has to come in again."""
    who = _person(c, desk, act.person)
    if who.login is None:
        raise Refusal("no_account")
    stored.set_password(c, who.id, desk.password[1])
    credentials.end_all(c, who.id)
    recovery.forget_all(c, who.id)
    return replace(_noted(c, desk, "reset-password", (who.id, who.name), act.reason), secret=desk.password[0])


def hand_out_link(c: Connection, desk: Desk, act: wire.HandOutLink) -> wire.ActDone:
    """Make a link that lets somebody in once, within a day; whoever was closed out is let in first."""
    who = _person(c, desk, act.person)
    if who.closed_out is not None:
        raise Refusal("closed_out", "This person was closed out: let them in first.")
    path = login_links.path_of(login_links.create(c, who.id, "host"))
    return replace(_noted(c, desk, "link", (who.id, who.name), act.reason), secret=path)


# -- tables ------------------------------------------------------------------------------------


def _table(c: Connection, text: str) -> Any:
    found = stored.find_table(c, text)
    if found is None:
        raise Refusal("not_found")
    return found


def end_table(c: Connection, desk: Desk, act: wire.EndTable) -> wire.ActDone:
    """Write the end of a table after its last event; nobody wins or loses."""
    row, end = _table(c, act.table), ev.encode(ev.Closed()).decode()
    for _ in range(MAX_TRIES):
        if _table(c, row.id).status not in stored_tables.UNENDED:
            break
        stored_tables.end_tables(c, [(row.id, stored.last_seq(c, row.id))], end, now())
    else:
        raise Refusal("conflict")
    if row.status not in stored_tables.UNENDED:
        raise Refusal("not_playing", "This table has ended already.")
    return _noted(c, desk, "end-table", (row.id, row.code), act.reason, game=row.game, status=row.status)


def remove_table(c: Connection, desk: Desk, act: wire.RemoveTable) -> wire.ActDone:
    """Delete a table that has ended; one whose deal others still play stays until they are over."""
    row = _table(c, act.table)
    if row.status in stored_tables.UNENDED:
        raise Refusal("not_over", "This table has not ended: end it first.")
    tournaments.require_removable(c, row.id)
    if any(_table(c, table).status in stored_tables.UNENDED for table in stored_tables.tables_with_seed(c, row.seed)):
        raise Refusal("sealed")
    stored.remove_table(c, row.id)
    return _noted(c, desk, "remove-table", (row.id, row.code), act.reason, game=row.game)


# -- tournaments -------------------------------------------------------------------------------


def call_off(c: Connection, desk: Desk, act: wire.CallOffTournament) -> wire.ActDone:
    """End a tournament before its time."""
    state = tournaments.call_off(c, act.tournament)
    return _noted(c, desk, "call-off", (state.id, state.plan.title), act.reason, status=state.status)


def take_out(c: Connection, desk: Desk, act: wire.TakeOut) -> wire.ActDone:
    """Take somebody out of a tournament."""
    who = _person(c, desk, act.person)
    state = tournaments.take_out(c, act.tournament, who.id)
    details = {"tournament": state.id, "title": state.plan.title}
    return _noted(c, desk, "take-out", (who.id, who.name), act.reason, **details)


# -- reports -----------------------------------------------------------------------------------


def settle(c: Connection, desk: Desk, act: wire.SettleReport) -> wire.ActDone:
    """Settle a report; the reason says what was done about it."""
    reports.settle(c, act.report, desk.admin[1], act.reason)
    row = stored_reports.report_row(c, act.report)
    return _noted(c, desk, "settle", (row.accused, row.name), act.reason, report=row.id, kind=row.kind)


# -- the house ---------------------------------------------------------------------------------


def announce(c: Connection, desk: Desk, act: wire.Announce) -> wire.ActDone:
    """Say something to everybody until then."""
    texts, until = {"fr": plain(act.fr), "en": plain(act.en)}, now() + act.minutes * MINUTE
    if not all(texts.values()):
        raise Refusal("malformed", "There is nothing in that notice.")
    announcements.announce(c, announcements.NOTICE, until, texts)
    return _noted(c, desk, "announce", until=until, fr=texts["fr"], en=texts["en"])


def withdraw(c: Connection, desk: Desk, act: wire.WithdrawNotice) -> wire.ActDone:
    """Say it no longer."""
    if not announcements.withdraw(c, announcements.NOTICE):
        raise Refusal("not_announced")
    return _noted(c, desk, "withdraw")


def close_house(c: Connection, desk: Desk, act: wire.AnnounceClosing) -> wire.ActDone:
    """Announce when the house closes."""
    at = now() + act.minutes * MINUTE
    announcements.announce(c, announcements.CLOSING, at, {})
    return _noted(c, desk, "close-house", closing=at)


def reopen(c: Connection, desk: Desk, act: wire.Reopen) -> wire.ActDone:
    """Call the closing off, or open again after it."""
    if not announcements.withdraw(c, announcements.CLOSING):
        raise Refusal("not_announced")
    return _noted(c, desk, "reopen")


_ACTS: dict[type, Callable[[Connection, Desk, Any], wire.ActDone]] = {
    wire.RenamePerson: rename,
    wire.MutePerson: mute,
    wire.UnmutePerson: unmute,
    wire.CloseOut: close_out,
    wire.LetIn: let_in,
    wire.ResetPassword: reset_password,
    wire.HandOutLink: hand_out_link,
    wire.EndTable: end_table,
    wire.RemoveTable: remove_table,
    wire.CallOffTournament: call_off,
    wire.TakeOut: take_out,
    wire.SettleReport: settle,
    wire.Announce: announce,
    wire.WithdrawNotice: withdraw,
    wire.AnnounceClosing: close_house,
    wire.Reopen: reopen,
}
