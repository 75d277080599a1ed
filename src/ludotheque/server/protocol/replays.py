"""What travels about finished games: their replay and analysis, and playing on. Chances are ten-thousandths."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.analysis.report import Report
from ludotheque.server.protocol import LogLine, Marked, Seen, Status, TableView


class Chapter(Struct, frozen=True):
    """A great part of a game (a stage, a leg, a round): its number, and the steps before it."""

    kind: Literal["stage", "leg", "round"]
    number: int
    step: int


class Replay(Struct, frozen=True):
    """A finished game: its table and everything that happened, nothing hidden any more."""

    table: TableView
    log: list[LogLine]
    chapters: list[Chapter] = []


class Moment(Struct, frozen=True):
    """A finished game after some steps, through the eyes of every seat and of a spectator."""

    step: int
    seats: list[Seen]
    public: Seen


class PlayOn(Struct, forbid_unknown_fields=True, frozen=True):
    """Play on from the moment after so many steps."""

    step: Annotated[int, Meta(ge=0)]


class Imported(Struct, frozen=True):
    """A record that was read: the address of its replay is /replay/<id>."""

    id: str
    status: Status = "over"


class Alternative(Struct, frozen=True):
    """A choice that a seat had, and its chance to win with it."""

    token: str
    chance: int
    label: Marked


class Judged(Struct, frozen=True):
    """A decision, made after ``step`` steps by ``seat``.

    ``chances``: every seat's chance to win, from what that seat could know. The change to ``after`` is exactly
    ``choice`` + ``luck``. ``alternatives``: the best choices and the one made, the most promising first.
    """

    step: int
    seat: int
    chances: list[int]
    after: int
    choice: int
    luck: int
    alternatives: list[Alternative]


class Turn(Struct, frozen=True):
    """A turning point: what followed the decision changed this seat's chance."""

    step: int
    seat: int
    change: int


class Analysis(Struct, frozen=True):
    """The Champion's view of a whole game; ``games`` were imagined for each choice."""

    games: int
    outcome: list[int]
    decisions: list[Judged]
    turns: list[Turn]
    luck: list[int]

    @classmethod
    def of(cls, report: Report) -> Analysis:
        """Write the report as it travels and is kept."""
        decisions = [
            Judged(
                one.step,
                one.seat,
                list(one.chances),
                change.after,
                change.choice,
                change.chance,
                [Alternative(*other) for other in one.alternatives],
            )
            for one, change in zip(report.judgements, report.changes, strict=True)
        ]
        turns = [Turn(*turn) for turn in report.turns]
        return cls(report.games, list(report.outcome), decisions, turns, report.luck)


class AnalysisView(Struct, frozen=True):
    """How far the analysis of a game is: so many of so many pieces of work."""

    state: Literal["none", "waiting", "running", "done"]
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None
