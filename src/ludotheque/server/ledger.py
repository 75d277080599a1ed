"""A table as its events tell it. Pure: no clock, no disk, no socket."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ludotheque.fair.drawing import Numbers
from ludotheque.fair.proof import Duplicate
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.server import events as ev
from ludotheque.server.wire import Live, Plan, Status
from ludotheque.shelf import load

CHAT_LINES = 100  # kept at hand; all of them are on disk
OTHER_RULES = (
    "Cette partie a commencé avec les règles {rules} ; celles-ci diffèrent après l'étape {step}. "
    "This game began under rules {rules}; these rules differ after step {step}."
)


@dataclass
class Place:
    """A chair and who sits on it."""

    person: str | None = None
    name: str | None = None
    robot: str | None = None
    nonce: str = ""
    drawn: bool = False  # the nonce was drawn by the house
    ready: bool = False
    away: bool = False
    bank: int = 0
    ink: int = 0  # the number of its ink in the game's own order

    @property
    def free(self) -> bool:
        return self.person is None and self.robot is None


@dataclass
class Told:
    """One event of play, kept for the log and for taking back: the steps it made."""

    seq: int
    at: int
    by: str
    first: int  # index of its first step
    count: int


class Replayed(LudoError):
    """Written steps that the present rules do not allow."""


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

    # -- what a table knows of itself --------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return load(self.plan.game)

    def _next_turn(self) -> int | None:
        if self.status != "playing" or self.state is None:
            return None
        actor = int(self.state.actor())
        return actor if actor >= 0 else None

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person == person]

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
            return Numbers(False, count=self.begun_chances() if self.status == "lobby" else self.chances)
        return Numbers(True, (token for actor, token in self.steps if actor == CHANCE))

    @property
    def ended(self) -> bool:
        """Nothing will be drawn any more: the game is over or abandoned."""
        return self.status in ("over", "closed")

    @property
    def edition(self) -> Edition:
        """The component values of this table: the house's, or its own."""
        return self.game.edition_of(self.plan.edition)

    def first_state(self) -> State:
        """The game before its first event."""
        state: State = self.game.new(self.plan.seats, self.plan.options, self.edition)
        return state

    def begun(self) -> State:
        """The game when the table starts: before its first event, or where it plays on from."""
        state = self.first_state()
        for _, token in self.origin.steps if self.origin else []:
            state.apply(self.game.action(state, token))
        return state

    def begun_chances(self) -> int:
        """The chance events that happened before the table started."""
        return sum(actor == CHANCE for actor, _ in self.origin.steps) if self.origin else 0

    def record(self) -> Record:
        """The game as a record, as far as it has been played."""
        record = Record.begin(self.first_state())
        record.steps = list(self.steps)
        if self.status == "over" and self.state is not None:
            record.scores, record.ranks = self.state.scores(), self.state.ranks()
        stand_ins = {str(told.first + 1): told.by for told in self.told if told.by}
        house: dict[str, Any] = {"played_by": stand_ins} if stand_ins else {}
        if self.origin:
            house["played_on"] = {"source": self.origin.source, "steps": len(self.origin.steps)}
        if house:
            record.extra["house"] = house
        return record

    # -- folding -----------------------------------------------------------------------------

    def fold(self, seq: int, at: int, event: ev.AnyEvent, played: State | None = None) -> None:
        """Take the next event in. ``played``: the state after it, if the caller has it already."""
        if seq != self.seq + 1:
            raise ValueError(f"table {self.id}: event {seq} does not follow {self.seq}")
        self.seq = seq
        _FOLDS[type(event)](self, at, event, played)
        self.turn = self._next_turn()

    def take(self, seq: int, at: int, event: ev.AnyEvent, played: State | None = None) -> None:
        """As fold; but a game that these rules do not replay is paused, and what was played later is passed over."""
        if self.unplayable and isinstance(event, ev.Started | ev.Moved | ev.TakenBack):
            self.seq = seq
            return
        try:
            self.fold(seq, at, event, played)
        except LudoError:  # its text names a token, and that may be a secret of somebody's hand
            self.unplayable, self.status, self.turn = True, "paused", None
            self.notice = OTHER_RULES.format(rules=self.rules, step=len(self.steps))

    def _opened(self, at: int, event: ev.Opened, played: State | None) -> None:
        self.plan, self.host, self.code = event.plan, event.host, event.code
        self.commitment, self.scheme = event.commitment, event.scheme
        self.duplicate, self.proof, self.origin = event.duplicate, event.proof, event.origin
        self.places = [Place(ink=seat) for seat in range(event.plan.seats)]

    def _sat(self, at: int, event: ev.Sat, played: State | None) -> None:
        self._seat(event.seat, Place(event.person, event.name or None, nonce=event.nonce, drawn=event.drawn))

    def _stood(self, at: int, event: ev.Stood, played: State | None) -> None:
        self._seat(event.seat, Place())

    def _robotted(self, at: int, event: ev.Robotted, played: State | None) -> None:
        self._seat(event.seat, Place(robot=event.level, nonce=event.nonce, drawn=not event.given, ready=True))

    def _seat(self, seat: int, place: Place) -> None:
        """Somebody else on the chair, which keeps its ink."""
        place.ink = self.places[seat].ink
        self.places[seat] = place

    def _swapped(self, at: int, event: ev.Swapped, played: State | None) -> None:
        places, one, two = self.places, event.seat, event.other
        places[one], places[two] = places[two], places[one]

    def _inked(self, at: int, event: ev.Inked, played: State | None) -> None:
        place = self.places[event.seat]
        for other in self.places:
            if other.ink == event.ink:
                other.ink = place.ink
        place.ink = event.ink

    def _readied(self, at: int, event: ev.Readied, played: State | None) -> None:
        self.places[event.seat].ready = event.ready

    def _returned(self, at: int, event: ev.Returned, played: State | None) -> None:
        self.places[event.seat].away = False
        if self.turn == event.seat:  # nobody else's time begins anew
            self.since = at

    def _asked(self, at: int, event: ev.Asked, played: State | None) -> None:
        self.asking, self.agreed = event.seat, set()

    def _tired(self, at: int, event: ev.Tired, played: State | None) -> None:
        self.tired = self.tired | {event.seat} if event.agree else set()

    def _closed(self, at: int, event: ev.Closed, played: State | None) -> None:
        self.status, self.asking, self.agreed = "closed", None, set()

    def _said(self, at: int, event: ev.Said, played: State | None) -> None:
        if event.text:  # nothing is left of what was said by somebody who had their data deleted
            self.chat.append((self.seq, at, event))
        del self.chat[:-CHAT_LINES]

    def _paused(self, at: int, event: ev.Paused, played: State | None) -> None:
        self.status, self.notice = "paused", event.reason

    def _rematched(self, at: int, event: ev.Rematched, played: State | None) -> None:
        self.rematch = self.rematch or event.table  # two nodes may have opened one each: the first counts

    def _changed(self, at: int, event: ev.Changed, played: State | None) -> None:
        kept = self.places[: event.plan.seats]
        self.plan = event.plan
        inks = [ink for ink in range(self.game.max_seats) if ink not in {place.ink for place in kept}]
        self.places = kept + [Place(ink=ink) for ink in inks[: event.plan.seats - len(kept)]]
        for place in self.places:
            place.ready = place.robot is not None

    def _started(self, at: int, event: ev.Started, played: State | None) -> None:
        self.status, self.rules, self.since = "playing", event.rules, at
        self.mixed, self.mixed_drawn = event.nonces, event.drawn
        if isinstance(self.plan.pace, Live):
            for place in self.places:
                place.bank = self.plan.pace.bank * 1000
        self.state = self.first_state()
        for tokens in turns(self.origin.steps if self.origin else []):
            self._play(at, "", tokens, None)
        if event.tokens or not self.steps:
            self._play(at, "", event.tokens, played)

    def _hinted(self, at: int, event: ev.Hinted, played: State | None) -> None:
        self.hinted = True

    def _moved(self, at: int, event: ev.Moved, played: State | None) -> None:
        place = self.places[event.seat]
        if event.bank is not None:
            place.bank = event.bank
        place.away = event.by == "absence"
        self.asking, self.agreed = None, set()
        self.tired.discard(event.seat)
        self._play(at, event.by, event.tokens, played)
        self.since = at

    def _play(self, at: int, by: str, tokens: list[str], played: State | None) -> None:
        """Write the steps down; carry them out, unless the caller has done so already."""
        assert self.state is not None
        first, actor = len(self.steps), int(self.state.actor())
        state = played or self._carried_out(tokens)
        for token in tokens:  # a decision, then chance only; or chance only
            self.steps.append((actor, token))
            self.chances += actor == CHANCE
            actor = CHANCE
        self.state = state
        self.told.append(Told(self.seq, at, by, first, len(tokens)))
        if state.actor() == OVER:
            self.status = "over"

    def _carried_out(self, tokens: list[str]) -> State:
        """The state after these tokens; Replayed if these rules do not allow them."""
        assert self.state is not None
        state, game = self.state.clone(), self.game
        for number, token in enumerate(tokens, len(self.steps) + 1):
            if number > len(self.steps) + 1 and state.actor() != CHANCE:
                raise Replayed(f"step {number}: a seat must decide, but {token!r} is written as chance")
            try:
                state.apply(game.action(state, token))
            except LudoError as error:
                raise Replayed(f"step {number}: {error}") from None
        return state

    def _consented(self, at: int, event: ev.Consented, played: State | None) -> None:
        if event.agree:
            self.agreed.add(event.seat)
        else:
            self.asking, self.agreed = None, set()

    def _taken_back(self, at: int, event: ev.TakenBack, played: State | None) -> None:
        """Undo the last decision: its steps go, and the table stands where it stood before."""
        last = self.told.pop()
        del self.steps[last.first :]
        state = self.first_state()
        for _, token in self.steps:
            state.apply(self.game.action(state, token))
        self.state = state
        self.asking, self.agreed = None, set()
        self.status, self.since = "playing", at


_FOLDS: dict[type, Callable[..., None]] = {
    ev.Opened: Ledger._opened,
    ev.Changed: Ledger._changed,
    ev.Sat: Ledger._sat,
    ev.Stood: Ledger._stood,
    ev.Robotted: Ledger._robotted,
    ev.Swapped: Ledger._swapped,
    ev.Inked: Ledger._inked,
    ev.Readied: Ledger._readied,
    ev.Started: Ledger._started,
    ev.Moved: Ledger._moved,
    ev.Returned: Ledger._returned,
    ev.Asked: Ledger._asked,
    ev.Consented: Ledger._consented,
    ev.TakenBack: Ledger._taken_back,
    ev.Tired: Ledger._tired,
    ev.Closed: Ledger._closed,
    ev.Said: Ledger._said,
    ev.Paused: Ledger._paused,
    ev.Rematched: Ledger._rematched,
    ev.Hinted: Ledger._hinted,
}


def turns(steps: list[tuple[int, str]]) -> list[list[str]]:
    """The tokens of each decision with the chance events that followed it; what chance did first comes first.

    >>> turns([(-1, "deal"), (0, "play"), (-1, "6"), (1, "pass")])
    [['deal'], ['play', '6'], ['pass']]
    """
    found: list[list[str]] = []
    for actor, token in steps:
        if actor != CHANCE or not found:
            found.append([])
        found[-1].append(token)
    return found
