"""What people want: the commands that they send."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Level, LikeMe, Name, Nonce, Plan, Pledge, Seat, Token

PHRASES = 16  # set phrases, `phrase-1` … in the catalogue `phrases` of each language


class Command(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something a person wants. ``id`` comes back in the answer; ``table`` is needed on the socket."""

    table: str = ""
    id: int | None = None


class Watch(Command, tag="watch", frozen=True):
    """Follow a table. Without ``words`` the messages carry tokens and facts only (for programs)."""

    words: bool = True


class Sit(Command, tag="sit", frozen=True):
    """Take a chair (the first free one by default). A second chair makes a hot seat.

    ``pledge``: the SHA-256 of a nonce, which is shown at the start. ``nonce``: the nonce itself, known to the house at
    once; good where no other person sits.
    """

    seat: Seat | None = None
    name: Name | None = None
    pledge: Pledge | None = None
    nonce: Nonce | None = None


class PledgeNonce(Command, tag="pledge", frozen=True):
    """Pledge a nonce for one's own chair, before the game."""

    seat: Seat
    pledge: Pledge


class ShowNonce(Command, tag="show", frozen=True):
    """Show the nonce that was pledged for one's own chair, once the host has called the start."""

    seat: Seat
    nonce: Nonce


class Stand(Command, tag="stand", frozen=True):
    """Leave a chair before the game; the host may free any chair."""

    seat: Seat


class Robot(Command, tag="robot", frozen=True):
    """The host puts a bot on a free chair; ``like-me``: of the level that is nearest to the host's own rating."""

    seat: Seat
    level: Level | LikeMe = "debutant"


class Invite(Command, tag="invite", frozen=True):
    """The host asks a bot that waits for a challenge to take a chair (the first free one by default)."""

    bot: Name
    seat: Seat | None = None


class Swap(Command, tag="swap", frozen=True):
    """The host exchanges two chairs before the game."""

    seat: Seat
    other: Seat


class Ink(Command, tag="ink", frozen=True):
    """Wear another ink before the game: the number of a free one in the game's own order of inks."""

    seat: Seat
    ink: Seat


class Change(Command, tag="change", frozen=True):
    """The host changes the plan before the game; everybody has to be ready again."""

    plan: Plan


class Ready(Command, tag="ready", frozen=True):
    """Say that the person on this chair is ready, or not."""

    seat: Seat
    ready: bool = True


class Start(Command, tag="start", frozen=True):
    """The host starts when every chair is taken and ready."""


class Move(Command, tag="move", frozen=True):
    """Play a token for a seat. ``step``: how many steps the game had when the decision was made."""

    seat: Seat
    step: Annotated[int, Meta(ge=0)]
    token: Token


class TakeBack(Command, tag="take_back", frozen=True):
    """Ask the others to take back one's own last decision."""

    seat: Seat


class Consent(Command, tag="consent", frozen=True):
    """Answer such a question."""

    seat: Seat
    agree: bool


class Abandon(Command, tag="abandon", frozen=True):
    """Say that one would end the game here, or not; it ends when everybody agrees whom no stand-in plays for."""

    seat: Seat
    agree: bool = True


class Close(Command, tag="close", frozen=True):
    """The host closes a table at which no game has begun."""


class Rest(Command, tag="rest", frozen=True):
    """Let a stand-in play for one's chair until one comes back (``watch``)."""

    seat: Seat


class Say(Command, tag="say", frozen=True):
    """Speak at the table: a text, or a set phrase by its number (which everybody reads in their own language)."""

    text: Annotated[str, Meta(min_length=1, max_length=400)] | None = None
    phrase: Annotated[int, Meta(ge=1, le=PHRASES)] | None = None


class Rematch(Command, tag="rematch", frozen=True):
    """After the end: a new table with the same chairs."""


class Ask(Command, tag="ask", frozen=True):
    """Why is this token not allowed for the seat to act?"""

    seat: Seat
    token: Token


class Aim(Command, tag="aim", frozen=True):
    """Show what would be true after this token."""

    seat: Seat
    token: Token


class Hint(Command, tag="hint", frozen=True):
    """Ask the coach. Only against bots alone, or where the plan says that hints are allowed."""

    seat: Seat


TableCommand = (
    Sit
    | PledgeNonce
    | ShowNonce
    | Stand
    | Robot
    | Invite
    | Swap
    | Ink
    | Change
    | Ready
    | Start
    | Move
    | TakeBack
    | Consent
    | Abandon
    | Close
    | Rest
    | Say
    | Rematch
    | Ask
    | Aim
    | Hint
)
AnyCommand = Watch | TableCommand

decode_command = msgspec.json.Decoder(AnyCommand).decode
