"""What happens at a table, as it is written to disk; applied in order, the events give the table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.fairness.proof import Duplicate
from ludotheque.kernel.record import FIRST_RULES
from ludotheque.server.protocol import Plan
from ludotheque.server.protocol.tournaments import TournamentTable

ABSENCE = "absence"  # who made a move, when it was the stand-in of somebody away or out of time


class Event(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """One fact about a table. ``clock``: where the house's clock stood, for those that put a decision to a seat.

    That clock began with 0: a decision that was put before houses had one is as old as the clock.
    """


class Origin(Struct, frozen=True):
    """The finished game that a table plays on from: where it is kept, its steps up to there, and what each seat has."""

    source: str
    steps: list[tuple[int, str]]
    rules_version: int = FIRST_RULES
    holds: list[list[str]] = []


class Opened(Event, tag="opened", frozen=True):
    """A table was opened by a person, with a commitment to its secret seed.

    ``scheme``: of the draws (docs/fairness.md). ``duplicate``: one of several tables with the same deal. ``proof``:
    what an imported game brought with it. ``tournament``: where it is played; the host of such a table is the house.
    """

    plan: Plan
    host: str
    commitment: str
    code: str
    scheme: int = 1
    duplicate: Duplicate | None = None
    proof: dict[str, Any] | None = None
    origin: Origin | None = None
    tournament: TournamentTable | None = None


class PlanChanged(Event, tag="changed", frozen=True):
    """The host changed the plan."""

    plan: Plan


class PersonSeated(Event, tag="sat", frozen=True):
    """A person took a chair; ``drawn``: the house draws the nonce because the client gave none.

    ``pledge``, from scheme 3 on: the SHA-256 of a nonce that is shown at the start.
    """

    seat: int
    person: str
    name: str
    nonce: str
    drawn: bool = False
    program: bool = False  # by an API token: a bot from outside
    pledge: str = ""


class NoncePledged(Event, tag="pledged", frozen=True):
    """A person pledged another nonce for their chair."""

    seat: int
    pledge: str


class Sealed(Event, tag="sealed", frozen=True):
    """The host called the start: who sits where and what they pledged is fixed, and nonces are shown."""

    clock: int = 0


class NonceShown(Event, tag="shown", frozen=True):
    """A person showed the nonce that they had pledged."""

    seat: int
    nonce: str


class ChairFreed(Event, tag="stood", frozen=True):
    """A chair became free."""

    seat: int


class BotSeated(Event, tag="robot", frozen=True):
    """A bot was put on a chair; ``given``: the nonce is that of the person who sat there before.

    ``like``: the level is the one nearest to the rating of the host; it is found anew until the start.
    """

    seat: int
    level: str
    nonce: str
    given: bool = False
    like: bool = False


class ChairsSwapped(Event, tag="swapped", frozen=True):
    """Two chairs were exchanged."""

    seat: int
    other: int


class InkChosen(Event, tag="inked", frozen=True):
    """A chair was given a free ink; a free chair that had it takes the old one."""

    seat: int
    ink: int


class Challenged(Event, tag="challenged", frozen=True):
    """The bot that waits at this table was invited to another, named by its code."""

    code: str
    seat: int | None = None


class ReadyChanged(Event, tag="readied", frozen=True):
    """Somebody said that they are ready, or not."""

    seat: int
    ready: bool


class Started(Event, tag="started", frozen=True):
    """The game began; the first chance events are written with it.

    ``rules``: the version of the house. ``rules_version``: that of the game's rules. ``nonces``: those of all duplicate
    tables, which each of them draws from; ``drawn``: the places the house filled. From scheme 3 on every table has its
    ``nonces`` here, with the ``chairs`` (who sits there) and the ``pledges`` that they belong to.
    """

    tokens: list[str]
    rules: str
    nonces: list[str] = []
    drawn: list[int] = []
    rules_version: int = FIRST_RULES
    clock: int = 0
    chairs: list[str] = []
    pledges: list[str] = []


class Moved(Event, tag="moved", frozen=True):
    """A decision and the chance events that followed it.

    ``by``: empty for the person of the chair, the level of a bot, or ABSENCE.
    """

    seat: int
    tokens: list[str]
    by: str = ""
    bank: int | None = None  # what is left of the seat's bank, milliseconds
    clock: int = 0


class PersonRested(Event, tag="rested", frozen=True):
    """A person lets a stand-in play for a chair until they come back."""

    seat: int
    clock: int = 0


class PersonReturned(Event, tag="returned", frozen=True):
    """A person came back to a chair that a stand-in had played."""

    seat: int
    clock: int = 0


class PlayResumed(Event, tag="resumed", frozen=True):
    """Somebody came to a table at which nobody had been: the time that had run out meanwhile begins anew."""

    clock: int = 0


class HolidayBegan(Event, tag="holiday", frozen=True):
    """The person of a chair began days off: their time stands until they are over.

    ``until``: by the clock on the wall, for the others to read.
    """

    seat: int
    until: int
    clock: int = 0


class HolidayEnded(Event, tag="back", frozen=True):
    """The days off of a chair's person are over: their time goes on where it stood."""

    seat: int
    clock: int = 0


class TakeBackAsked(Event, tag="asked", frozen=True):
    """A seat asks to take back its last decision."""

    seat: int


class TakeBackVoted(Event, tag="consented", frozen=True):
    """Somebody answered whether a decision may be taken back."""

    seat: int
    agree: bool


class TakenBack(Event, tag="taken_back", frozen=True):
    """The last decision was taken back by consent of all."""

    seat: int
    clock: int = 0


class AbandonVoted(Event, tag="tired", frozen=True):
    """Somebody would abandon the game, or would rather play on."""

    seat: int
    agree: bool


class Closed(Event, tag="closed", frozen=True):
    """The game was abandoned: by consent of all, by the host of a group of tables, or by the host before it began.

    ``seat``: whose consent was the last; None for a host's, and in tables of earlier houses. ``expired``: nobody came
    any more, and whoever had to decide has given up.
    """

    seat: int | None = None
    expired: bool = False


class Said(Event, tag="said", frozen=True):
    """Somebody spoke: a text, or a set phrase by its number."""

    person: str
    name: str
    text: str
    seat: int | None = None
    phrase: int | None = None

    @property
    def is_heard(self) -> bool:
        """Is anything left of it? Not once its author's data were deleted."""
        return self.text != "" or self.phrase is not None


class HintGiven(Event, tag="hinted", frozen=True):
    """The coach was asked for the first time: the game does not count."""

    seat: int


class RematchOpened(Event, tag="rematched", frozen=True):
    """A new table with the same chairs was opened, by the person of a seat."""

    table: str
    seat: int | None = None


AnyEvent = (
    Opened
    | PlanChanged
    | PersonSeated
    | NoncePledged
    | Sealed
    | NonceShown
    | ChairFreed
    | BotSeated
    | ChairsSwapped
    | InkChosen
    | Challenged
    | ReadyChanged
    | Started
    | Moved
    | PersonRested
    | PersonReturned
    | PlayResumed
    | HolidayBegan
    | HolidayEnded
    | TakeBackAsked
    | TakeBackVoted
    | TakenBack
    | AbandonVoted
    | Closed
    | Said
    | RematchOpened
    | HintGiven
)

TIMED = (  # people are waited for from then on
    *(Sealed, Started, Moved, PersonRested, PersonReturned, PlayResumed, HolidayBegan, HolidayEnded, TakenBack),
)

SEATING = (
    Opened,
    PlanChanged,
    PersonSeated,
    ChairFreed,
    BotSeated,
    ChairsSwapped,
)  # after these, somebody else may sit on a chair

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyEvent)
FORMER = tuple(  # a level that had another name when the event was written; nobody's words can hold such a pair
    (f'"{key}":"flaneur"', f'"{key}":"debutant"') for key in ("level", "stand_in")
)


def decode(data: str | bytes) -> AnyEvent:
    """Read an event, also one that an earlier version of the house has written."""
    text = data if isinstance(data, str) else data.decode()
    for former, present in FORMER:
        text = text.replace(former, present)
    event: AnyEvent = _decoder.decode(text)
    return event
