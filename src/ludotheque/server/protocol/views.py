"""A table as one reader sees it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludotheque.fairness.proof import Duplicate
from ludotheque.server.protocol.plan import Level, Marked, Plan, Status
from ludotheque.server.protocol.tournaments import TournamentTable


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
    nonce: str | None = None  # before the game, where scheme 1 or 2 draws: the chair's part in the dice
    drawn: bool = False  # the house draws that part: a bot, or a client that brought none
    ink: int = 0  # the number of its ink in the game's own order
    pledge: str | None = None  # before the game: the SHA-256 of the chair's part in the dice
    shown: bool = False  # its person has shown that part
    like: bool = False  # a bot whose level follows the rating of the host until the start
    holiday: int | None = None  # until when its person is on holiday, milliseconds since 1970: the clock stands


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
    act when it costs much and cannot be undone: ask twice; ``like``: the first legal token that leads to just the same.
    """

    token: str
    label: Marked
    detail: Marked = ""
    effect: Marked = ""
    grave: Marked = ""
    like: str = ""


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

    ``prompt`` says what is to be decided, when it is that seat's turn; ``ghosts`` what one might expect in vain;
    ``forced``: everybody can see that there is no other move.
    """

    seat: int
    view: dict[str, Any]
    text: list[Marked]
    legal: list[str]
    choices: list[Choice]
    prompt: Marked | None
    ghosts: list[Ghost] = []
    forced: bool = False


class Result(Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    ranks: list[int]


class PlayedOn(Struct, frozen=True):
    """The table plays on from a step of a finished game: what was hidden there is as its record has it.

    ``holds``: what each seat has at that moment, in words, while the chairs are being filled.
    """

    source: str
    step: int
    holds: list[list[Marked]] = []


class Challenge(Struct, frozen=True):
    """A table to which a bot is invited, by its code, and the chair that is kept in mind for it."""

    code: str
    seat: int | None


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
    rematch_by: int | None = None  # the seat that opened the rematch
    showing: bool = False  # the start was called: everybody shows the nonce that they pledged
    rules: int | None = None  # the version of the rules under which the game began, where another is played now
    challenge: Challenge | None = None  # for a bot that waits here: where it is wanted
    tournament: TournamentTable | None = None  # in which the table is played: the house seats, begins and ends


class Frame(Struct, frozen=True):
    """A game under way after an earlier event, through the reader's own eyes, and what had just happened."""

    step: int
    turn: int | None
    public: Seen | None
    seats: list[SeatView]
    log: list[LogLine]
