"""What the house and a bot say to each other. Every message is one line of JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

PROTOCOL = "ludotheque-bot/1"
LONGEST_LINE = 1_000_000  # bytes that a bot may say at once


class Said(Struct, tag_field="do", frozen=True, kw_only=True):
    """Something the house says."""


class Hello(Said, tag="hello", frozen=True):
    """First of all. The bot answers ``hello``."""

    protocol: str = PROTOCOL


class New(Said, tag="new", frozen=True):
    """A game begins; ``edition`` holds the values of every component. The bot answers ``ready``."""

    game: str
    seats: int
    seat: int
    options: dict[str, int | str | bool]
    edition: dict[str, Any]


class Observe(Said, tag="observe", frozen=True):
    """What happened since the last time, as the seat may know it, and what it sees now. No answer."""

    events: list[tuple[int, str]]
    view: dict[str, Any]


class Legal(Said, tag="legal", frozen=True):
    """The tokens among which to choose. No answer."""

    tokens: list[str]


class Decide(Said, tag="decide", frozen=True):
    """Milliseconds for this decision, and in the bank for all that are left. The bot answers ``decision``."""

    move: int
    bank: int


class Result(Said, tag="result", frozen=True):
    """The game is over. No answer."""

    scores: list[int]
    ranks: list[int]


class Quit(Said, tag="quit", frozen=True):
    """Goodbye. No answer: the bot ends."""


class Answer(Struct, tag_field="is", frozen=True, kw_only=True):
    """Something a bot says. Keys that are not known are left alone."""


class Greeting(Answer, tag="hello", frozen=True):
    """Who the bot is; ``games``: the ones it plays, all if left out."""

    name: str
    author: str = ""
    games: list[str] | None = None


class Ready(Answer, tag="ready", frozen=True):
    """The bot is ready for the new game."""


class Decision(Answer, tag="decision", frozen=True):
    """The token that the bot plays."""

    token: str


class Info(Answer, tag="info", frozen=True):
    """Anything the bot wants to tell whoever watches; may come at any time."""

    text: str


AnyAnswer = Greeting | Ready | Decision | Info

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyAnswer)


def read(line: bytes) -> AnyAnswer:
    """Read a line of a bot; ValueError with one sentence if it is no answer of the protocol.

    >>> read(b'{"is": "decision", "token": "play"}')
    Decision(token='play')
    """
    try:
        answer: AnyAnswer = _decoder.decode(line)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        shown = line[:80].decode(errors="replace")
        raise ValueError(f"the line {shown!r} is no answer of the protocol: {error}") from None
    return answer
