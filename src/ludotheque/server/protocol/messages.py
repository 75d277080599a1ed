"""What the house says on the socket."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.office import Announcements
from ludotheque.server.protocol.plan import Marked, Status
from ludotheque.server.protocol.views import Choice, LogLine, Result, SeatView, Seen, TableView


class Message(Struct, tag_field="is", frozen=True, kw_only=True):
    """Something the house says on the socket."""


class Welcome(Message, tag="welcome", frozen=True):
    """First on every socket: who you are."""

    person: str
    name: str
    version: str


class Shown(Message, tag="table", frozen=True):
    """A table as it stands now, with what happened since the reader last looked."""

    table: TableView
    log: list[LogLine]
    chat: list[Spoken]
    unseen: int


class Step(Message, tag="step", frozen=True):
    """The table moved on by one event."""

    table: TableView
    log: list[LogLine]


class Brief(Message, tag="brief", frozen=True):
    """A move was made: what it changed, for programs (who watch without ``words``)."""

    table: str
    seq: int
    step: int
    status: Status
    turn: int | None
    public: Seen | None
    seats: list[SeatView]
    result: Result | None


class Spoken(Message, tag="spoken", frozen=True):
    """Somebody said something."""

    table: str
    seq: int
    at: int
    seat: int | None
    name: str
    text: str
    phrase: int | None = None  # a set phrase instead of a text


class Presence(Message, tag="presence", frozen=True):
    """Who is in the room: seats with an open page, and the number of onlookers."""

    table: str
    here: list[int]
    onlookers: int


class Done(Message, tag="done", frozen=True):
    """The command was carried out and is on disk."""

    table: str
    seq: int
    id: int | None = None


class Refused(Message, tag="refused", frozen=True):
    """The command was not carried out; nothing changed."""

    code: str
    text: str
    table: str = ""
    clause: str | None = None
    id: int | None = None


class Why(Message, tag="why", frozen=True):
    """The answer to Ask: the clause that forbids the token, None if it is allowed, and the legal token that was meant.

    Where the words name no token: the questions that are nearest to them, or the clauses that use them.
    """

    table: str
    token: str
    clause: str | None
    text: dict[str, str]
    nearest: str | None = None
    offers: list[Choice] = []
    clauses: list[str] = []
    id: int | None = None


class After(Message, tag="after", frozen=True):
    """The answer to Aim: what the seat would see afterwards, and the same in words; chance is not foreseen."""

    table: str
    token: str
    view: dict[str, Any]
    text: list[Marked]
    id: int | None = None


class Advised(Struct, frozen=True):
    """A choice as the coach sees it: the chance to win with it, sure to ``margin`` 95 times in 100, and a reason.

    ``behind``: how much less it is worth than the best choice, None where that cannot be told.
    """

    token: str
    share: float
    reason: Marked
    margin: float
    behind: float | None


class Coached(Message, tag="coached", frozen=True):
    """The answer to Hint: the choices worth a look, the best first; ``games`` were imagined for each."""

    table: str
    seat: int
    step: int
    choices: list[Advised]
    games: int
    id: int | None = None


class Announced(Message, tag="announced", frozen=True):
    """What is said to everybody has changed."""

    says: Announcements


def refused(refusal: Refusal, table: str = "", number: int | None = None) -> Refused:
    """Say why a command was not carried out."""
    return Refused(code=refusal.code, text=refusal.text, table=table, clause=refusal.clause, id=number)


AnyMessage = Welcome | Shown | Step | Brief | Spoken | Presence | Done | Refused | Why | After | Coached | Announced

encode = msgspec.json.Encoder().encode
