"""One thing that a person is told once."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["turn", "round", "invite", "test"]
KINDS: tuple[Kind, ...] = ("turn", "round", "invite")  # that a person chooses channels for
Channel = Literal["push", "webhook", "email"]
CHANNELS: tuple[Channel, ...] = ("push", "webhook", "email")  # in the order in which they are tried


class Notice(Struct, frozen=True):
    """What is told to whom.

    ``key``: the same thing has the same key, whichever node says so, and is told once. ``subject``: the table or
    tournament it is about; who looks at it there is not told any more. ``title``: the game or the tournament.
    ``path``: the page of the house to which it leads. ``by``: who invites. ``seq``: of the table's event that put a
    decision. ``until``: milliseconds since 1970 after which it is not worth telling.
    """

    kind: Kind
    person: str
    key: str
    subject: str
    title: str
    path: str
    by: str = ""
    seq: int | None = None
    until: int | None = None
