"""A table as its events tell it. Pure: no clock, no disk, no socket; ``folding`` takes the events in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludotheque.fair.drawing import Numbers
from ludotheque.fair.proof import Duplicate
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import CHANCE, State
from ludotheque.server import events as ev
from ludotheque.server.place import Place
from ludotheque.server.wire import Plan, Status
from ludotheque.shelf import load


@dataclass
class Told:
    """One event of play, kept for the log and for taking back: the steps it made."""

    seq: int
    at: int
    by: str
    first: int  # index of its first step
    count: int


@dataclass
class Ledger:
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
    mixed: list[str] = field(default_factory=list)  # the nonces of all duplicate tables
    mixed_drawn: list[int] = field(default_factory=list)
    tired: set[int] = field(default_factory=set)  # seats that would abandon the game
    status: Status = "lobby"
    places: list[Place] = field(default_factory=list)
    state: State | None = None
    steps: list[tuple[int, str]] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    chances: int = 0  # chance events so far
    since: int = 0  # when the present decision was put to its seat, milliseconds
    asking: int | None = None
    agreed: set[int] = field(default_factory=set)
    turn: int | None = None  # the seat that must decide
    rematch: str | None = None
    notice: str | None = None
    rules: str = ""
    chat: list[tuple[int, int, ev.Said]] = field(default_factory=list)
    unplayable: bool = False  # written steps are not those of the present rules
    origin: ev.Origin | None = None  # the finished game that this one plays on from
    hinted: bool = False

    @property
    def game(self) -> Game[Any]:
        """The game on this table."""
        return load(self.plan.game)

    @property
    def edition(self) -> Edition:
        """The component values of this table: the house's, or its own."""
        return self.game.edition_of(self.plan.edition)

    @property
    def ended(self) -> bool:
        """Nothing will be drawn any more: the game is over or abandoned."""
        return self.status in ("over", "closed")

    @property
    def par(self) -> bool:
        """Is this the table of bots that plays a duplicate deal for comparison?"""
        return self.duplicate is not None and self.duplicate.par

    def seats_of(self, person: str) -> list[int]:
        """The chairs on which the person sits."""
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    # -- the game at some moment -------------------------------------------------------------

    def first_state(self) -> State:
        """The game before its first event."""
        state: State = self.game.new(self.plan.seats, self.plan.options, self.edition)
        return state

    def state_after(self, count: int) -> State:
        """The game after its first steps."""
        return self._after(self.steps[:count])

    def begun(self) -> State:
        """The game when the table starts: before its first event, or where it plays on from."""
        return self._after(self.origin.steps if self.origin else [])

    def _after(self, steps: list[tuple[int, str]]) -> State:
        state, game = self.first_state(), self.game
        for _, token in steps:
            state.apply(game.action(state, token))
        return state

    # -- what chance is drawn from -----------------------------------------------------------

    def nonces(self) -> list[str]:
        """What the draws of this table are mixed with."""
        return self.mixed or [place.nonce for place in self.places]

    def drawn(self) -> list[int]:
        """The places in the nonces that the house filled, for bots and for those who brought none."""
        if self.mixed:
            return self.mixed_drawn
        return [seat for seat, place in enumerate(self.places) if place.drawn]

    def numbers(self) -> Numbers:
        """The numbers of the draws to come."""
        if self.duplicate is None:
            return Numbers(False, count=self._begun_chances() if self.status == "lobby" else self.chances)
        return Numbers(True, (token for actor, token in self.steps if actor == CHANCE))

    def _begun_chances(self) -> int:
        """The chance events that happened before the table started."""
        return sum(actor == CHANCE for actor, _ in self.origin.steps) if self.origin else 0
