"""What travels about company: people one has played with, mutes and blocks, invitations to people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Pace, Seat

CompanionId = Annotated[str, Meta(max_length=22)]  # good for one reader only: it tells nobody who that is
TableId = Annotated[str, Meta(max_length=22)]


class Companion(Struct, frozen=True):
    """Somebody with whom one finished games; ``last``: when the last of them ended."""

    id: CompanionId
    name: str
    games: int
    last: int


class AvoidedPerson(Struct, frozen=True):
    """Somebody whom one does not read (muted), nor meet (blocked as well)."""

    id: CompanionId
    name: str
    blocked: bool
    since: int


class MyCompany(Struct, frozen=True):
    """The people one has played with, the latest first, but those one avoids; and these."""

    companions: list[Companion]
    avoided: list[AvoidedPerson]


class Avoid(Struct, forbid_unknown_fields=True, frozen=True):
    """Mute somebody, or block them as well: by their id in one's company, or by a chair or a message of a table."""

    blocked: bool = False
    companion: CompanionId | None = None
    table: TableId | None = None
    seat: Seat | None = None
    seq: Annotated[int, Meta(ge=0)] | None = None


class InviteCompanion(Struct, forbid_unknown_fields=True, frozen=True):
    """Invite somebody with whom one has played."""

    companion: CompanionId


class TableCompany(Struct, frozen=True):
    """A table as far as the reader knows its people: whose chairs they mute or block, and whether its host is blocked.

    ``invitable``: whom the reader, who sits or is the host, may invite; ``invited``: who is invited already.
    """

    muted: list[int]
    blocked: list[int]
    host_blocked: bool
    invitable: list[Companion]
    invited: list[CompanionId]


class PersonalInvitation(Struct, frozen=True):
    """Somebody with whom one has played invites one to a table that waits."""

    table: str
    game: str
    by: str
    at: int
    seats: int
    free: int
    pace: Pace
    children: bool


class HouseInfo(Struct, frozen=True):
    """What everybody may know of the house: whether it is for children, and the names that it offers them.

    ``announce``: who may announce tournaments (T-01); ``sends_email``: it has a mail server.
    """

    children: bool
    names: list[str]
    announce: Literal["everybody", "admins"]
    sends_email: bool
