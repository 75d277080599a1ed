"""Take a person out of an event, or put another in their place; numbers, order and play stay as they were."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.server.tables import events as ev
from ludotheque.server.tables.state import TableState


def anonymised(event: ev.AnyEvent, person: str, ghost: str) -> ev.AnyEvent:
    """Return the event as if somebody unknown had been there; the same event if it does not name the person."""
    clean = moved(event, person, ghost)
    if clean is event or isinstance(clean, ev.Opened):
        return clean
    return replace(clean, name="", text="", phrase=None) if isinstance(clean, ev.Said) else replace(clean, name="")


def moved(event: ev.AnyEvent, person: str, other: str) -> ev.AnyEvent:
    """Return the event with another person in their place; the same event if it does not name the person."""
    if isinstance(event, ev.Opened) and event.host == person:
        return replace(event, host=other)
    if isinstance(event, ev.PersonSeated | ev.Said) and event.person == person:
        return replace(event, person=other)
    return event


def renamed(event: ev.AnyEvent, person: str, name: str) -> ev.AnyEvent:
    """Return the event with another name for the person; the same event if it does not name them."""
    if isinstance(event, ev.PersonSeated | ev.Said) and event.person == person:
        return replace(event, name=name)
    return event


def is_named(table: TableState, person: str) -> bool:
    """Tell whether what is remembered of this table says who that was."""
    spoke = any(said.person == person for _, _, said in table.chat)
    return spoke or table.host == person or bool(table.seats_of(person))
