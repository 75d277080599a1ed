"""Take a person out of an event of a tournament, or put another or another name in their place."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.state import TournamentState


def anonymised(event: ev.AnyEvent, person: str, ghost: str) -> ev.AnyEvent:
    """Return the event as if somebody unknown had taken part; the same event if it does not name the person."""
    clean = moved(event, person, ghost)
    if clean is not event and isinstance(clean, ev.Entered | ev.Announced):
        return replace(clean, name="")
    return clean


def moved(event: ev.AnyEvent, person: str, other: str) -> ev.AnyEvent:
    """Return the event with another person in their place; the same event if it does not name the person."""
    if isinstance(event, ev.Announced) and event.organiser == person:
        return replace(event, organiser=other)
    if isinstance(event, ev.Entered) and event.person == person:
        return replace(event, person=other)
    return event


def renamed(event: ev.AnyEvent, person: str, name: str) -> ev.AnyEvent:
    """Return the event with another name for the person; the same event if it does not name them."""
    if isinstance(event, ev.Announced) and event.organiser == person:
        return replace(event, name=name)
    if isinstance(event, ev.Entered) and event.person == person:
        return replace(event, name=name)
    return event


def is_named(state: TournamentState, person: str) -> bool:
    """Tell whether what is remembered of this tournament says who that was."""
    return state.organiser == person or state.entrant_of(person) is not None
