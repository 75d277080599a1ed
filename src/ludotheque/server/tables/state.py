"""What the events of a table determine. Pure: no clock, no disk, no socket; ``reducers`` apply the events."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from ludotheque.fairness.drawing import Numbers
from ludotheque.fairness.proof import Duplicate
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game
from ludotheque.kernel.replay import play
from ludotheque.kernel.state import CHANCE, State
from ludotheque.registry import load
from ludotheque.server.protocol import Plan, Status
from ludotheque.server.protocol.tournaments import TournamentTable
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.chair import Chair

CHECKPOINT_STEPS = 256  # from one to the next: looking back plays no more than these again


class Turn(Struct, frozen=True, gc=False):
    """One event of play, kept for the log and for taking back: the steps it made."""

    seq: int
    at: int
    by: str
    first: int  # index of its first step
    count: int


@dataclass(slots=True)
class TableState:
    """Everything about a table that its events determine."""

    id: str
    seq: int = -1
    code: str = ""
    host: str = ""
    plan: Plan = field(default_factory=lambda: Plan("", 1))
    commitment: str = ""
    scheme: int = 1
    duplicate: Duplicate | None = None
    proof: dict[str, Any] | None = None  # what an imported game brought with it
    group_nonces: list[str] = field(default_factory=list)  # the nonces of all tables of the group
    group_drawn: list[int] = field(default_factory=list)
    players: list[str] = field(default_factory=list)  # from scheme 3 on: whose nonces these are
    pledges: list[str] = field(default_factory=list)
    terms: str = ""  # from scheme 3 on: the digest of all that was fixed before the first draw
    sealed_at: int | None = None  # when the start was called, by the house's clock
    abandon_votes: set[int] = field(default_factory=set)  # seats that would abandon the game
    closed_by: int | None = None  # the seat whose consent was the last
    status: Status = "lobby"
    challenge: ev.Challenged | None = None  # where the bot that waits here is wanted
    chairs: list[Chair] = field(default_factory=list)
    state: State | None = None
    steps: list[tuple[int, str]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    chances: int = 0  # chance events so far
    draws: Counter[str] = field(default_factory=Counter)  # the same by their kind
    made: int = 0  # when it was opened, by the clock on the wall
    since: int = 0  # when the present decision was put to its seat, by the house's clock in milliseconds
    take_back_by: int | None = None
    take_back_votes: set[int] = field(default_factory=set)
    turn: int | None = None  # the seat that must decide
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that opened it
    notice: str | None = None
    rules: str = ""
    rules_version: int | None = None  # of the game, once it has begun
    chat: list[tuple[int, int, ev.Said]] = field(default_factory=list)
    unplayable: bool = False  # written steps are not those of the present rules
    tournament: TournamentTable | None = None  # in which the table is played
    origin: ev.Origin | None = None  # the finished game that this one plays on from
    hinted: bool = False
    checkpoints: dict[int, State] = field(default_factory=dict)  # the game after some numbers of steps
    earlier: TableState | None = None  # what it plays on from, as far as that was played again before the start

    @property
    def game(self) -> Game[Any]:
        """Return the game on this table."""
        return load(self.plan.game)

    @property
    def edition(self) -> Edition:
        """Return the component values of this table: the house's, or its own."""
        return self.game.edition_of(self.plan.edition)

    @property
    def has_ended(self) -> bool:
        """Is the game over or abandoned, so that nothing will be drawn any more?"""
        return self.status in ("over", "closed")

    @property
    def standing_since(self) -> int:
        """Return when the last decision was made, or when the table was opened, by the clock on the wall."""
        return self.turns[-1].at if self.turns else self.made

    @property
    def has_begun(self) -> bool:
        """Was there a first deal? A table may be closed before."""
        return self.rules_version is not None

    @property
    def is_par(self) -> bool:
        """Is this the table of bots that plays a duplicate deal for comparison?"""
        return self.duplicate is not None and self.duplicate.par

    def is_private_to(self, person: str) -> bool:
        """Is the game closed to the person, because children play it and they do not?"""
        closed = self.plan.children and self.status in ("playing", "paused")
        return closed and person != self.host and not self.seats_of(person)

    def seats_of(self, person: str) -> list[int]:
        """Return the chairs on which the person sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def turn_before_end(self) -> int | None:
        """Return the seat that must decide, or would have to if the game had not been given up."""
        actor = None if self.state is None else int(self.state.actor())
        return actor if actor is not None and actor >= 0 else None

    def tokens(self, turn: Turn) -> list[str]:
        """Return what was played in a turn: a decision and the chance events that followed it."""
        return [token for _, token in self.steps[turn.first : turn.first + turn.count]]

    # -- the game at some moment -------------------------------------------------------------

    def first_state(self) -> State:
        """Return the game before its first event."""
        state: State = self.game.new(self.plan.seats, self.plan.options, self.edition)
        return state

    def state_after(self, count: int) -> State:
        """Return the game after its first steps, played on from the checkpoint before."""
        near = max((kept for kept in self.checkpoints if kept <= count), default=0)
        state = self.checkpoints[near].clone() if near else self.first_state()
        return play(state, (token for _, token in self.steps[near:count]))

    def keep_checkpoint(self) -> None:
        """Keep the game as it stands now, if it has gone far since the last one was kept; forget what is not past."""
        count, last = len(self.steps), next(reversed(self.checkpoints), 0)  # they are kept in their order
        if last > count:
            self.checkpoints = {kept: state for kept, state in self.checkpoints.items() if kept <= count}
            last = next(reversed(self.checkpoints), 0)
        if self.state is not None and count - last >= CHECKPOINT_STEPS:
            self.checkpoints[count] = self.state

    # -- what chance is drawn from -----------------------------------------------------------

    @property
    def is_sealed(self) -> bool:
        """Was the start called, so that nonces are shown and nothing else changes?"""
        return self.sealed_at is not None and self.status == "lobby"

    def nonces(self) -> list[str]:
        """Return the nonces of this table, or of all tables of its group."""
        return self.group_nonces or [chair.nonce for chair in self.chairs]

    def mixed(self) -> list[str]:
        """Return what the draws of this table are mixed with."""
        return [self.terms] if self.scheme >= 3 else self.nonces()

    def drawn(self) -> list[int]:
        """Return which of the nonces the house drew, for bots and for those who brought none."""
        if self.group_nonces:
            return self.group_drawn
        return [seat for seat, chair in enumerate(self.chairs) if chair.drawn]

    def numbers(self) -> Numbers:
        """Return the numbers of the draws to come."""
        if self.duplicate is None:
            return Numbers(False, count=self._start_chances() if self.status == "lobby" else self.chances)
        return Numbers(True, self.draws)

    def _start_chances(self) -> int:
        """Return the chance events that happened before the table started."""
        return sum(actor == CHANCE for actor, _ in self.origin.steps) if self.origin else 0
