"""What travels: the commands people send and the messages the house answers with.

Every type here is part of the documented interface (docs/api.md) and of the generated TypeScript types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludotheque.fair.proof import Duplicate

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=8)]
Token = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Level = Literal["flaneur", "habitue", "fine-mouche", "champion"]
Marked = str  # marked text (ludotheque.kernel.marked): the browser puts it into words
Status = Literal["lobby", "playing", "over", "paused", "closed"]


# -- how a table is to be played -------------------------------------------------------------


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


# -- commands --------------------------------------------------------------------------------


class Command(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something a person wants. ``id`` comes back in the answer; ``table`` is needed on the socket."""

    table: str = ""
    id: int | None = None


class Watch(Command, tag="watch", frozen=True):
    """Follow a table. Without ``words`` the messages carry tokens and facts only (for programs)."""

    words: bool = True


class Sit(Command, tag="sit", frozen=True):
    """Take a chair (the first free one by default). A second chair makes a hot seat."""

    seat: Seat | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Stand(Command, tag="stand", frozen=True):
    """Leave a chair before the game; the host may free any chair."""

    seat: Seat


class Robot(Command, tag="robot", frozen=True):
    """The host puts a bot on a free chair."""

    seat: Seat
    level: Level = "flaneur"


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


class Say(Command, tag="say", frozen=True):
    """Speak at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


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
    | Stand
    | Robot
    | Swap
    | Ink
    | Change
    | Ready
    | Start
    | Move
    | TakeBack
    | Consent
    | Abandon
    | Say
    | Rematch
    | Ask
    | Aim
    | Hint
)
AnyCommand = Watch | TableCommand


# -- messages --------------------------------------------------------------------------------


class Chair(Struct, frozen=True):
    """A chair as everybody may see it."""

    seat: int
    name: str | None
    kind: Literal["free", "person", "robot"]
    level: Level | None
    ready: bool
    here: bool
    away: bool  # a stand-in plays until the person returns
    clock: int | None  # milliseconds left for the move and the bank, when the clock runs
    bank: int | None  # milliseconds left in the bank
    nonce: str | None = None  # the chair's part in the dice, shown before the game
    drawn: bool = False  # the house drew that nonce: a bot, or a client that brought none
    ink: int = 0  # the number of its ink in the game's own order


class LogLine(Struct, frozen=True):
    """One thing that happened, as the reader may know it."""

    step: int
    at: int
    actor: int
    token: str
    told: list[Marked]
    by: str = ""  # "absence" when a stand-in played, a level when a bot did


class Choice(Struct, frozen=True):
    """A legal token and what it means now.

    ``detail``: a line of consequence; ``effect``: what is gained or lost, with its sign; ``grave``: the name of the
    act when it costs much and cannot be undone: ask twice.
    """

    token: str
    label: Marked
    detail: Marked = ""
    effect: Marked = ""
    grave: Marked = ""


class Ghost(Struct, frozen=True):
    """A token that a beginner would expect and that is not legal now: why not, in a few words, and the clause."""

    token: str
    label: Marked
    why: Marked
    clause: str


class Seen(Struct, frozen=True):
    """What may be known: the game's observation, and the same in words, a fact a line."""

    view: dict[str, Any]
    text: list[Marked]


class SeatView(Struct, frozen=True):
    """What a seat of the reader's knows and may do. ``choices`` are the legal tokens with their words.

    ``prompt`` says what is to be decided, when it is that seat's turn; ``ghosts`` what one might expect in vain.
    """

    seat: int
    view: dict[str, Any]
    text: list[Marked]
    legal: list[str]
    choices: list[Choice]
    prompt: Marked | None
    ghosts: list[Ghost] = []


class Result(Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    ranks: list[int]


class PlayedOn(Struct, frozen=True):
    """The table plays on from a step of a finished game: what was hidden there is as its record has it."""

    source: str
    step: int


class TableView(Struct, frozen=True):
    """A table for one reader: everything needed to show it."""

    id: str
    code: str
    seq: int
    step: int
    status: Status
    plan: Plan
    chairs: list[Chair]
    host: bool
    mine: list[int]
    turn: int | None
    public: Seen | None
    seats: list[SeatView]
    commitment: str
    asking: int | None  # the seat that asks to take back
    agreed: list[int]
    result: Result | None
    rematch: str | None
    notice: str | None  # why a table is paused
    coach: bool = False  # may the reader ask the coach here?
    tired: list[int] = []  # seats that would abandon the game
    duplicate: Duplicate | None = None  # other tables play the same deal
    played_on: PlayedOn | None = None  # such a game never counts for ratings


class Frame(Struct, frozen=True):
    """A game under way after an earlier event, through the reader's own eyes, and what had just happened."""

    step: int
    turn: int | None
    public: Seen | None
    seats: list[SeatView]
    log: list[LogLine]


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
    """The answer to Ask: the clause that forbids the token, None if it is allowed, and the nearest legal token."""

    table: str
    token: str
    clause: str | None
    text: dict[str, str]
    nearest: str | None = None
    id: int | None = None


class After(Message, tag="after", frozen=True):
    """The answer to Aim: what the seat would see afterwards, and the same in words; chance is not foreseen."""

    table: str
    token: str
    view: dict[str, Any]
    text: list[Marked]
    id: int | None = None


class Advised(Struct, frozen=True):
    """A choice as the coach sees it: the share of the other seats that one would beat, and a reason.

    ``share`` is None for a choice that the coach did not look at.
    """

    token: str
    share: float | None
    reason: Marked


class Coached(Message, tag="coached", frozen=True):
    """The answer to Hint: every choice, the best first, estimated by so many imagined games."""

    table: str
    seat: int
    step: int
    choices: list[Advised]
    games: int
    id: int | None = None


AnyMessage = Welcome | Shown | Step | Brief | Spoken | Presence | Done | Refused | Why | After | Coached

encode = msgspec.json.Encoder().encode
decode_command = msgspec.json.Decoder(AnyCommand).decode
