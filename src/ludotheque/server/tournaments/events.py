"""What happens in a tournament, as it is written to disk; applied in order, the events give the tournament."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludotheque.server.protocol.tournaments import Ending, Reason, TournamentPlan


class Event(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """One fact about a tournament. ``clock``: where the house's clock stood."""


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who is paired for a chair: an entrant, or a bot of a level that fills it."""

    entrant: int | None = None
    level: str | None = None


class Pairing(Struct, frozen=True, omit_defaults=True):
    """One table of a round, chair by chair; ``pool``: the group or the rung it belongs to, from 1."""

    chairs: list[Seated]
    pool: int = 1


class Announced(Event, tag="announced", frozen=True):
    """A tournament was announced. ``salt``: what lots are drawn from."""

    plan: TournamentPlan
    organiser: str
    name: str
    code: str
    salt: str


class PlanChanged(Event, tag="changed", frozen=True):
    """The organiser changed the plan."""

    plan: TournamentPlan


class Entered(Event, tag="entered", frozen=True):
    """Somebody takes part: a person, or a bot of a level."""

    number: int
    person: str | None = None
    name: str = ""
    level: str | None = None
    program: bool = False


class Left(Event, tag="left", frozen=True):
    """An entrant plays no more."""

    number: int
    why: Reason = "self"


class Returned(Event, tag="returned", frozen=True):
    """An entrant who had left takes part again."""

    number: int


class Started(Event, tag="started", frozen=True):
    """The entry is over; so many rounds will be played."""

    rounds: int
    clock: int


class RoundPaired(Event, tag="paired", frozen=True):
    """A round begins: who sits where. ``exact``: the solver has proved that no better pairing was among the choices."""

    number: int
    tables: list[Pairing]
    byes: list[int]
    clock: int
    exact: bool = True


class RoundOpened(Event, tag="opened", frozen=True):
    """All tables of the round are there; people are waited for from now on."""

    number: int
    clock: int


class TableEnded(Event, tag="ended", frozen=True):
    """A table of the round has its result, seat by seat; ``absent``: seats without one decision of their person."""

    round: int
    table: int
    ending: Ending
    ranks: list[int]
    clock: int
    scores: list[int] = []
    absent: list[int] = []


class Finished(Event, tag="finished", frozen=True):
    """The tournament ends before its last round: too few are left to play another."""


class CalledOff(Event, tag="called_off", frozen=True):
    """The organiser or the office ended the tournament, or nobody followed its announcement."""


AnyEvent = (
    Announced
    | PlanChanged
    | Entered
    | Left
    | Returned
    | Started
    | RoundPaired
    | RoundOpened
    | TableEnded
    | Finished
    | CalledOff
)

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyEvent)


def decode(data: str | bytes) -> AnyEvent:
    """Read an event."""
    event: AnyEvent = _decoder.decode(data)
    return event
