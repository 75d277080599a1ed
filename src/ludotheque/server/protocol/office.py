"""What travels between the office and the house: acts of an admin, and what the office shows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludotheque.server.protocol.accounts import PresentPassword
from ludotheque.server.protocol.plan import Name
from ludotheque.server.protocol.tournaments import Format, TournamentStatus
from ludotheque.server.protocol.tournaments import Reason as LeftWhy

Reason = Annotated[str, Meta(min_length=3, max_length=200)]
Subject = Annotated[str, Meta(min_length=1, max_length=60)]  # an id; also a login, or the code of a table or tournament
Words = Annotated[str, Meta(min_length=1, max_length=300)]
YEAR_HOURS = 8760
WEEK_MINUTES = 10_080
YEAR_MINUTES = 525_600


class Act(Struct, tag_field="act", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something that an admin does; each is written down in the audit log."""


class RenamePerson(Act, tag="rename", frozen=True):
    """Give somebody another name, at their tables, too."""

    person: Subject
    name: Name
    reason: Reason


class MutePerson(Act, tag="mute", frozen=True):
    """Let somebody say nothing in the whole house for so many hours, nor change their name."""

    person: Subject
    hours: Annotated[int, Meta(ge=1, le=YEAR_HOURS)]
    reason: Reason


class UnmutePerson(Act, tag="unmute", frozen=True):
    """Let somebody speak again."""

    person: Subject
    reason: Reason


class CloseOut(Act, tag="close-out", frozen=True):
    """Close somebody out: their sessions and tokens end, and they do not come in again."""

    person: Subject
    reason: Reason


class LetIn(Act, tag="let-in", frozen=True):
    """Let somebody in again who was closed out."""

    person: Subject
    reason: Reason


class ResetPassword(Act, tag="reset-password", frozen=True):
    """Give an account a new password, which is shown once; its sessions and tokens end."""

    person: Subject
    reason: Reason


class HandOutLink(Act, tag="link", frozen=True):
    """Make a link that lets somebody in once, within a day; it is shown once."""

    person: Subject
    reason: Reason


class EndTable(Act, tag="end-table", frozen=True):
    """End a table as abandoned, without a result."""

    table: Subject
    reason: Reason


class RemoveTable(Act, tag="remove-table", frozen=True):
    """Remove a table that has ended, with its record, results and chat."""

    table: Subject
    reason: Reason


class CallOffTournament(Act, tag="call-off", frozen=True):
    """End a tournament before its time; games under way go on as ordinary ones."""

    tournament: Subject
    reason: Reason


class TakeOut(Act, tag="take-out", frozen=True):
    """Take somebody out of a tournament; they do not come back to it."""

    person: Subject
    tournament: Subject
    reason: Reason


class SettleReport(Act, tag="settle", frozen=True):
    """Settle a report: say what was done about it."""

    report: Subject
    reason: Reason


class Announce(Act, tag="announce", frozen=True):
    """Show a notice on every page for so many minutes."""

    fr: Words
    en: Words
    minutes: Annotated[int, Meta(ge=1, le=YEAR_MINUTES)]


class WithdrawNotice(Act, tag="withdraw", frozen=True):
    """Show the notice no longer."""


class AnnounceClosing(Act, tag="close-house", frozen=True):
    """Announce that the house closes in so many minutes: games that would not end by then do not begin."""

    minutes: Annotated[int, Meta(ge=1, le=WEEK_MINUTES)]


class Reopen(Act, tag="reopen", frozen=True):
    """Call the closing off, or open again after it."""


AnyAct = (
    RenamePerson
    | MutePerson
    | UnmutePerson
    | CloseOut
    | LetIn
    | ResetPassword
    | HandOutLink
    | EndTable
    | RemoveTable
    | CallOffTournament
    | TakeOut
    | SettleReport
    | Announce
    | WithdrawNotice
    | AnnounceClosing
    | Reopen
)


class OfficeOrder(Struct, forbid_unknown_fields=True):
    """An act, with the password of the admin where it withdraws or hands out what opens an account."""

    act: AnyAct
    password: PresentPassword = ""


class ActDone(Struct, frozen=True):
    """The act was carried out; ``entry``: its number in the log, ``secret``: what is shown once and never again."""

    entry: int
    secret: str | None = None


class TidyOrder(Struct, forbid_unknown_fields=True):
    """Tidy up by the rules of retention, or only say what would go."""

    dry_run: bool = True


class TidyRule(Struct):
    """What one rule of retention lets go; ``days`` is 0 where the rule is off."""

    rule: str
    days: int
    count: int
    bytes: int


class LogEntry(Struct):
    """One act in the audit log."""

    id: int
    at: int
    admin: str
    admin_name: str
    act: str
    subject: str
    subject_name: str
    reason: str
    details: dict[str, Any]


class OfficePerson(Struct):
    """Somebody as the office knows them."""

    id: str
    name: str
    login: str | None
    made: int
    seen: int
    sessions: int
    tables: int
    muted_until: int
    closed_out: int | None


class OfficePeople(Struct):
    """A page of people; ``more``: there are others after them."""

    people: list[OfficePerson]
    more: bool


class OfficeTable(Struct):
    """A table as the office knows it: nothing of its game."""

    id: str
    code: str
    game: str
    status: str
    public: bool
    made: int
    last: int
    events: int
    bytes: int
    names: list[str]


class OfficeTables(Struct):
    """A page of tables; ``more``: there are others after them."""

    tables: list[OfficeTable]
    more: bool


class OfficeTournament(Struct):
    """A tournament as the office knows it; ``people``: how many have entered, without bots."""

    id: str
    code: str
    title: str
    game: str
    format: Format
    status: TournamentStatus
    organiser: str
    made: int
    people: int


class OfficeTournaments(Struct):
    """A page of tournaments; ``more``: there are others after them."""

    tournaments: list[OfficeTournament]
    more: bool


class OfficeEntrant(Struct):
    """Somebody who has entered a tournament; ``left``: why they play no more."""

    person: str
    name: str
    left: LeftWhy | None


class DiskKind(Struct):
    """One kind of what fills the disk; bytes are 0 where only rows are counted."""

    kind: str
    rows: int
    bytes: int


class DiskUse(Struct):
    """What fills the disk, and what the rules of retention would let go."""

    database: int
    kinds: list[DiskKind]
    rules: list[TidyRule]
    backup: dict[str, Any] | None = None


class NodeLoad(Struct):
    """How busy a node is; times in milliseconds, of the last five minutes, None where nothing happened."""

    node: str
    version: str
    started: int
    connections: int
    tables: int
    playing: int
    moves_per_second: float
    move_p50: float | None
    move_p99: float | None
    commit_p50: float | None
    commit_p99: float | None
    bot_questions: int
    errors: int
    memory: int
    database: bool


class Announcement(Struct, frozen=True):
    """A notice to everybody, in each language, until then."""

    texts: dict[str, str]
    until: int


class Announcements(Struct, frozen=True):
    """What is said to everybody; ``closing``: when the house closes. ``now``: the house's time, for countdowns."""

    notice: Announcement | None
    closing: int | None
    now: int


class OfficeView(Struct):
    """The office at a glance."""

    counts: dict[str, int]
    nodes: list[NodeLoad]
    announcements: Announcements
    reports: int
    admin: str
    confirm: bool


Which = Literal["all", "accounts", "guests", "muted", "out"]
