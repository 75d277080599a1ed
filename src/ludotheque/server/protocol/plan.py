"""What is agreed before the first move, and the kinds of words that all that travels is made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=8)]
Token = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]  # Python's $ lets a line end behind it
Pledge = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Level = Literal["debutant", "habitue", "fine-mouche", "champion"]
Marked = str  # marked text (ludotheque.kernel.marked): the browser puts it into words
LikeMe = Literal["like-me"]  # whichever level is nearest to the rating of the table's host
Status = Literal["lobby", "playing", "over", "paused", "closed"]


class Live(Struct, tag="live", frozen=True):
    """Play now: seconds for each move, and a bank of seconds for the whole game."""

    move: Annotated[int, Meta(ge=5, le=3600)] = 60
    bank: Annotated[int, Meta(ge=0, le=36000)] = 600


class Post(Struct, tag="post", frozen=True):
    """By correspondence: days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Free(Struct, tag="free", frozen=True):
    """No clock at all."""


Pace = Live | Post | Free


class Plan(Struct, forbid_unknown_fields=True, frozen=True):
    """What is agreed before the first move."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, int | str | bool] = {}
    public: bool = False
    pace: Pace = Free()
    stand_in: Level = "habitue"  # plays for a seat whose time has run out
    hints: bool = False  # the coach helps whoever asks; agreed by all who say that they are ready
    edition: dict[str, Any] | None = None  # own component values; None is the house edition
    children: bool = False  # set phrases instead of free chat, no strangers
