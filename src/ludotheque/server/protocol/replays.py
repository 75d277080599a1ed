"""What travels about finished games: their replay and analysis, and playing on. Chances are ten-thousandths."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.analysis.attribution import Change
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement
from ludotheque.server.protocol import LogLine, Marked, Seen, Status, TableView
from ludotheque.server.protocol.exercises import Beat


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
    """A choice that a seat had, and its chance to win with it, sure to ``margin``.

    ``gap``: how much more (or less) it was worth than the choice made, in the same imagined games; None where the
    margin of that swallows it. ``reason``: why one would choose so.
    """

    token: str
    chance: int
    margin: int
    gap: int | None
    gap_margin: int
    label: Marked
    reason: Marked


class Judged(Struct, frozen=True):
    """A decision, made after ``step`` steps by ``seat``.

    ``chances``: every seat's chance to win, from what that seat could know, each sure to its margin. ``left``: the same
    after the choice, before anything else happens. ``after``: the seat's own chance at the next decision. ``choice``
    and ``luck`` are what led there, None where the margin swallows it. ``alternatives``: the best choices and the one
    made, the most promising first. ``answer``: what the Champion would have played.
    """

    step: int
    seat: int
    chances: list[int]
    margins: list[int]
    left: list[int]
    after: int
    after_margin: int
    choice: int | None
    choice_margin: int
    luck: int | None
    luck_margin: int
    alternatives: list[Alternative]
    answer: str


class Turn(Struct, frozen=True):
    """A turning point: what followed the decision changed this seat's chance."""

    step: int
    seat: int
    change: int
    margin: int


class Mistake(Struct, frozen=True):
    """One of a seat's three moments: what its decision cost it against the Champion's answer."""

    step: int
    seat: int
    loss: int
    margin: int


class Analysis(Struct, frozen=True):
    """The Champion's view of a whole game; ``games`` were imagined for each choice.

    ``start``: everybody's chance before anything happened. ``luck``: what chance did for each seat, None where the
    margin swallows it. ``moments``: of every seat, the costliest first.
    """

    version: Literal[3]
    games: int
    start: list[int]
    outcome: list[int]
    decisions: list[Judged]
    turns: list[Turn]
    luck: list[int | None]
    luck_margins: list[int]
    moments: list[Mistake]

    @classmethod
    def of(cls, report: Report) -> Analysis:
        """Write the report as it travels and is kept."""
        found = zip(report.judgements, report.changes, strict=True)
        return cls(
            version=3,
            games=report.games,
            start=list(report.start),
            outcome=list(report.outcome),
            decisions=[_judged(one, change) for one, change in found],
            turns=[Turn(turn.step, turn.seat, *turn.change) for turn in report.turns],
            luck=[one.told for one in report.luck],
            luck_margins=[one.margin for one in report.luck],
            moments=[Mistake(one.step, one.seat, *one.loss) for one in report.moments],
        )


def _judged(one: Judgement, change: Change) -> Judged:
    return Judged(
        step=one.step,
        seat=one.seat,
        chances=[found.value for found in one.chances],
        margins=[found.margin for found in one.chances],
        left=[found.value for found in one.lefts],
        after=change.after.value,
        after_margin=change.after.margin,
        choice=change.choice.told,
        choice_margin=change.choice.margin,
        luck=change.chance.told,
        luck_margin=change.chance.margin,
        alternatives=[
            Alternative(
                found.token, *found.chance, found.gap.told, found.gap.margin, label=found.label, reason=found.reason
            )
            for found in one.alternatives
        ],
        answer=one.answer,
    )


class Retried(Struct, frozen=True):
    """A choice of a moment that is tried again: its chance to win, and why one would choose so.

    ``behind``: how much less it is worth than the Champion's answer, None where that cannot be told.
    """

    token: str
    label: Marked
    reason: Marked
    chance: int
    margin: int
    behind: int | None
    behind_margin: int


class RetryVerdict(Struct, frozen=True):
    """Is the choice as good as the Champion's? Then what it leads to, the answer, and what was played in the game."""

    right: bool
    beats: list[Beat]
    tried: Retried
    answer: Retried | None
    played: Retried | None


class AnalysisView(Struct, frozen=True):
    """How far the analysis of a game is: so many of so many pieces of work."""

    state: Literal["none", "waiting", "running", "done"]
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None
