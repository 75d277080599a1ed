"""Take a person out of an event; numbers, order and play stay as they were."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.server.tables import events as ev


def anonymised(event: ev.AnyEvent, person: str, ghost: str) -> ev.AnyEvent:
    """Return the event as if somebody unknown had been there; the same event if it does not name the person."""
    if isinstance(event, ev.Opened) and event.host == person:
        return replace(event, host=ghost)
    if isinstance(event, ev.PersonSeated) and event.person == person:
        return replace(event, person=ghost, name="")
    if isinstance(event, ev.Said) and event.person == person:
        return replace(event, person=ghost, name="", text="")
    return event
