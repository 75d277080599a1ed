"""What the events of a tournament determine; ``reducers`` apply the events."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

from ludotheque.server import ids
from ludotheque.server.protocol.tournaments import ByPost, Evening, Reason, TournamentPlan, TournamentStatus
from ludotheque.server.tournaments.events import Pairing, Seated, TableEnded

SECOND = 1000  # milliseconds
NO_PLAN = TournamentPlan("-", "", 2)


@dataclass
class Entrant:
    """Somebody who takes part: a person, or a bot of a level."""

    number: int
    person: str | None
    name: str
    level: str | None
    program: bool
    since: int  # the first round that they are there for
    left: Reason | None = None
    absences: int = 0  # rounds in a row in which nobody came


@dataclass
class RoundTable:
    """One table of a round."""

    number: int
    chairs: list[Seated]
    pool: int
    result: TableEnded | None = None

    def seat_of(self, entrant: int) -> int | None:
        """Return the seat of an entrant, None if they do not sit here."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.entrant == entrant), None)


@dataclass
class Round:
    """One round: its tables, who has a bye, and since when it is on, by the house's clock."""

    number: int
    tables: list[RoundTable]
    byes: list[int]
    paired_at: int
    exact: bool = True
    opened_at: int | None = None
    ended_at: int | None = None
    points: list[list[int]] | None = field(default=None, compare=False, repr=False)  # worked out once (rules/points.py)

    @property
    def is_over(self) -> bool:
        """Has every table its result?"""
        return all(table.result is not None for table in self.tables)

    def table_of(self, entrant: int) -> RoundTable | None:
        """Return the table at which an entrant is paired."""
        return next((table for table in self.tables if table.seat_of(entrant) is not None), None)


@dataclass
class TournamentState:
    """Everything about a tournament that its events determine."""

    id: str
    seq: int = -1
    made: int = 0
    plan: TournamentPlan = NO_PLAN
    organiser: str = ""
    organiser_name: str = ""
    code: str = ""
    salt: str = ""
    status: TournamentStatus = "announced"
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    planned: int = 0  # rounds, once it has started
    started_at: int | None = None
    barred: frozenset[str] = frozenset()  # people who were taken out

    @property
    def current(self) -> Round | None:
        """Return the last round that was paired."""
        return self.rounds[-1] if self.rounds else None

    @property
    def active(self) -> list[Entrant]:
        """Return who will be paired for the next round."""
        return [entrant for entrant in self.entrants.values() if entrant.left is None]

    @property
    def is_duplicate(self) -> bool:
        """Do all tables of a round play the same deal?"""
        return self.plan.format == "duplicate"

    def entrant_of(self, person: str) -> Entrant | None:
        """Return the person as an entrant."""
        return next((one for one in self.entrants.values() if person and one.person == person), None)

    # -- times, by the house's clock -----------------------------------------------------------

    def grace_ends(self, one: Round) -> int | None:
        """Return until when people are waited for."""
        pace = self.plan.pace
        grace = pace.grace * 3600 if isinstance(pace, ByPost) else pace.grace
        return None if one.opened_at is None else one.opened_at + grace * SECOND

    def deadline(self, one: Round) -> int | None:
        """Return when the round ends for the tables that are not over by then."""
        pace = self.plan.pace
        allowed = pace.round_days * 86_400 if isinstance(pace, ByPost) else pace.minutes * 60
        return None if one.opened_at is None else one.opened_at + allowed * SECOND

    def next_round_at(self) -> int | None:
        """Return when the next round begins by itself; None while one is on, or if there is none."""
        last = self.current
        if self.status != "running" or len(self.rounds) >= self.planned:
            return None
        if last is None:
            return self.started_at
        pause = self.plan.pace.pause if isinstance(self.plan.pace, Evening) else 0
        return None if last.ended_at is None else last.ended_at + pause * SECOND

    # -- lots, and the names of what is opened ------------------------------------------------------

    def lot(self, *words: object) -> int:
        """Draw a lot that nobody could foresee before the tournament was announced, always the same for these words."""
        text = "|".join(str(word) for word in (self.salt, *words))
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")

    def group_id(self, number: int) -> str:
        """Return the id under which the tables of a round are opened, the same at every node."""
        return ids.derived_id(f"{self.id}|round {number}|{self.salt}")

    def table_id(self, number: int, table: int) -> str:
        """Return the id of a table of a round."""
        return ids.group_table_id(self.group_id(number), table)


def make_table(number: int, pairing: Pairing) -> RoundTable:
    """Make a table of a round as it was paired."""
    return RoundTable(number, list(pairing.chairs), pairing.pool)
