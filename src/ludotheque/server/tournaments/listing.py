"""What lists of tournaments say of one: its status, whether strangers see it, who takes part."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from msgspec import Struct

from ludotheque.server.protocol.tournaments import TournamentStatus
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.state import TournamentState


class Listing(Struct, frozen=True):
    """What is written into the rows of a tournament, together with an event."""

    status: TournamentStatus
    listed: bool
    organiser: str
    people: dict[int, str]


def listing_after(state: TournamentState, event: ev.AnyEvent) -> Listing | None:
    """Return what lists say after the event that comes next, None if it changes nothing there."""
    if isinstance(event, ev.RoundOpened) or (isinstance(event, ev.RoundPaired) and event.tables):
        return None
    if isinstance(event, ev.TableEnded):
        return _listing(replace(state, status="over")) if _is_last(state, event) else None
    entrants = {number: copy(one) for number, one in state.entrants.items()}
    then = replace(state, entrants=entrants, rounds=list(state.rounds))
    apply_event(then, state.seq + 1, state.made, event)
    return _listing(then)


def _is_last(state: TournamentState, event: ev.TableEnded) -> bool:
    """Is this the last result of the last round?"""
    others = (table for table in state.rounds[event.round - 1].tables if table.number != event.table)
    return event.round >= state.planned and state.status == "running" and all(one.result for one in others)


def _listing(state: TournamentState) -> Listing:
    people = {one.number: one.person for one in state.entrants.values() if one.person is not None}
    return Listing(state.status, state.plan.entry == "everybody", state.organiser, people)
