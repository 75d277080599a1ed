"""What travels about tournaments and leagues."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludotheque.server.protocol.plan import Level, Seat, Status

Format = Literal["swiss", "round_robin", "duplicate", "ladder"]
Entry = Literal["everybody", "link", "code"]
TournamentStatus = Literal["announced", "running", "over", "called_off"]
Ending = Literal["over", "late", "given_up"]  # played to its end; closed at the deadline; closed otherwise
Reason = Literal["self", "organiser", "office", "absent", "deleted"]
Number = Annotated[int, Meta(ge=1, le=1024)]  # of an entrant, from 1 in the order of entering


class Evening(Struct, tag="evening", forbid_unknown_fields=True, frozen=True):
    """Live: seconds a move, a bank, seconds to come to the table, minutes for a round, seconds between two rounds."""

    move: Annotated[int, Meta(ge=5, le=3600)] = 60
    bank: Annotated[int, Meta(ge=0, le=36000)] = 600
    grace: Annotated[int, Meta(ge=0, le=3600)] = 180
    minutes: Annotated[int, Meta(ge=1, le=1440)] = 120
    pause: Annotated[int, Meta(ge=0, le=3600)] = 120


class ByPost(Struct, tag="post", forbid_unknown_fields=True, frozen=True):
    """By correspondence: days for each move, hours to come to the table, days for a round."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2
    grace: Annotated[int, Meta(ge=0, le=168)] = 24
    round_days: Annotated[int, Meta(ge=1, le=365)] = 28


class TournamentPlan(Struct, forbid_unknown_fields=True, frozen=True):
    """What an organiser announces. docs/tournaments.md has the rules.

    ``rounds``: 0 in a round robin for as many as it takes. ``bots``: of this level on chairs that would stay empty.
    ``group_size``: of a round robin; 0: everybody in one group. ``promoted``: how many of a ladder's table move up, and
    how many down. ``starts``: when it begins by itself, by the clock on the wall; None: when the organiser says so.
    """

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    seats: Annotated[int, Meta(ge=2, le=9)]
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=30)] = 3
    options: dict[str, int | str | bool] = {}
    edition: dict[str, Any] | None = None
    pace: Evening | ByPost = Evening()
    entry: Entry = "everybody"
    bots: Level | None = None
    stand_in: Level = "habitue"
    group_size: Annotated[int, Meta(ge=0, le=64)] = 0
    promoted: Annotated[int, Meta(ge=1, le=4)] = 1
    starts: Annotated[int, Meta(ge=0, le=2**52)] | None = None
    most: Annotated[int, Meta(ge=2, le=256)] = 64  # entrants


class TournamentCommand(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something a person wants of a tournament."""


class EnterTournament(TournamentCommand, tag="enter", frozen=True):
    """Take part. ``code``: the six letters, where the entry asks for them."""

    code: Annotated[str, Meta(max_length=6)] = ""


class LeaveTournament(TournamentCommand, tag="leave", frozen=True):
    """Take part no more, from the next round on."""


class EnterBots(TournamentCommand, tag="bots", frozen=True):
    """The organiser lets bots of a level take part as entrants of their own."""

    level: Level = "debutant"
    count: Annotated[int, Meta(ge=1, le=64)] = 1


class RemoveEntrant(TournamentCommand, tag="remove", frozen=True):
    """The organiser takes an entrant out, from the next round on."""

    entrant: Number


class ChangeTournament(TournamentCommand, tag="change", frozen=True):
    """The organiser changes the plan before the first round."""

    plan: TournamentPlan


class StartTournament(TournamentCommand, tag="start", frozen=True):
    """The organiser begins the first round, or the next one before its pause is over."""


class CallOff(TournamentCommand, tag="call_off", frozen=True):
    """The organiser or an admin ends the tournament; tables under way are played on as ordinary ones."""


AnyTournamentCommand = (
    EnterTournament | LeaveTournament | EnterBots | RemoveEntrant | ChangeTournament | StartTournament | CallOff
)


class TournamentLine(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    seats: int
    format: Format
    status: TournamentStatus
    entrants: int
    round: int
    rounds: int
    entry: Entry
    pace: Evening | ByPost
    starts: int | None
    made: int
    organiser: str
    mine: bool  # the reader takes part or organises it


class Entrant(Struct, frozen=True):
    """Somebody who takes part. ``left``: why they play no more; ``since``: the first round that they were there for."""

    number: int
    name: str  # empty for somebody whose data were deleted, and for a bot, which goes by its level and number
    level: Level | None
    program: bool  # a bot from outside
    left: Reason | None
    since: int
    me: bool


class PairedChair(Struct, frozen=True):
    """A chair of a paired table: an entrant, or a bot of the house on a chair that would have stayed empty."""

    seat: Seat
    entrant: int | None
    level: Level | None


class TableResult(Struct, frozen=True):
    """How a table ended: seat by seat. ``absent``: seats whose person has not made one decision."""

    ending: Ending
    ranks: list[int]
    scores: list[int]
    points: list[int]
    absent: list[int]


class PairedTable(Struct, frozen=True):
    """A table of a round; its replay and the proof of its dice are those of the table ``id``.

    ``pool``: the group of a round robin or the rung of a ladder, from 1. ``result``: told when the table is over, of a
    duplicate round when all of its tables are.
    """

    number: int
    id: str
    pool: int
    chairs: list[PairedChair]
    ended: bool
    result: TableResult | None


class RoundView(Struct, frozen=True):
    """A round. Times are told by the clock on the wall, as far as it goes with the house's."""

    number: int
    status: Literal["paired", "playing", "over"]
    tables: list[PairedTable]
    byes: list[int]
    group: str | None  # of a duplicate round: GET /api/duplicates/{group}
    grace_ends: int | None
    deadline: int | None
    exact: bool = True  # it is proved that no pairing was better


class Standing(Struct, frozen=True):
    """One line of the standings: points, then the tie-breaks in their order.

    ``company``: the mean points of those one was compared with; ``direct``: points against those who are level so far.
    ``moved``: of a ladder, rungs up (+) or down (-) by the last round.
    """

    place: int
    entrant: int
    pool: int
    points: int
    company: float
    direct: int
    firsts: int
    played: int
    byes: int
    moved: int = 0


class TournamentView(Struct, frozen=True):
    """A tournament as one reader sees it. ``directs``: the reader may start, change and call it off.

    ``entry_open``: people may still enter (T-20).
    """

    id: str
    code: str | None  # for the organiser
    seq: int
    plan: TournamentPlan
    status: TournamentStatus
    made: int
    organiser: str
    directs: bool
    mine: int | None  # the reader's number as an entrant
    entry_open: bool
    round: int
    rounds: int
    next_round: int | None  # when the next round begins by itself, by the clock on the wall
    entrants: list[Entrant]
    pairings: list[RoundView]
    standings: list[Standing]


class WallTable(Struct, frozen=True):
    """A table of the present round for the wall: who must decide, and how long they have."""

    number: int
    id: str
    status: Status
    turn: int | None
    left: int | None  # milliseconds
    ready: list[bool]
    away: list[bool]
    where: dict[str, str]  # how far the game has got, in both languages; nothing of a duplicate round


class Wall(Struct, frozen=True):
    """What changes from second to second; all else is in the view, whose ``seq`` tells when to read it again."""

    seq: int
    status: TournamentStatus
    round: int
    now: int
    grace_ends: int | None
    deadline: int | None
    next_round: int | None
    tables: list[WallTable]


class SheetLine(Struct, frozen=True):
    """One round of one entrant; ``table`` is None for a bye or a round that was missed."""

    round: int
    table: str | None
    number: int | None
    seat: int | None
    company: list[PairedChair]
    rank: int | None
    score: int | None
    points: int
    total: int
    what: Literal["played", "bye", "missed", "absent", "playing"]
    ending: Ending | None


class Sheet(Struct, frozen=True):
    """One entrant, round by round."""

    tournament: str
    title: str
    entrant: Entrant
    standing: Standing | None
    lines: list[SheetLine]


class TournamentTable(Struct, frozen=True):
    """Where a table belongs: the tournament, its round and its number there."""

    id: str
    title: str
    round: int
    number: int
