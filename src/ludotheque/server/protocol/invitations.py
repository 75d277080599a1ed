"""What travels about the address of the house, its admin, and the way to a table."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.protocol.plan import Pace, Status


class LetterBox(Struct, frozen=True):
    """Where letters go: an address of the kinds mailto, https or http; empty where the host has named none."""

    to: str


class Invitation(Struct, frozen=True):
    """What the addresses begin with that are given to other people; no slash at the end."""

    base: str


class Invited(Struct, frozen=True):
    """A table as it is told to somebody who was invited and has not said a name yet."""

    table: str
    code: str
    game: str
    status: Status
    host: str
    seats: int
    free: int  # chairs that nobody sits on
    names: list[str]  # of the people who sit; none of children's
    pace: Pace
    children: bool = False


class PairingWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """Play with somebody, now."""

    game: str


class Paired(Struct, frozen=True):
    """The table at which one finds somebody, or waits for somebody; ``opened``: it is new."""

    table: str
    opened: bool


class Wait(Struct, frozen=True):
    """How long others waited lately until their open table began, in seconds; null where the house knows too little."""

    seconds: int | None
