"""Gather all that the house holds about a person, for the person: one JSON."""

from __future__ import annotations

import json
from typing import Any

from msgspec import to_builtins

from ludotheque.server.storage import data_export as stored
from ludotheque.server.storage.deletion import tables_with, tournaments_with
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.event_log import events_since
from ludotheque.server.storage.tables import table_row
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now
from ludotheque.server.tournaments import events as tournament_events
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.state import TournamentState
from ludotheque.server.views.tournament_sheets import sheet
from ludotheque.server.views.tournaments import standings

ENDED = ("over", "closed")


def export_person(c: Connection, person: str) -> dict[str, Any]:
    """Return everything as plain data; nothing of what others may not know of, and no secret that opens anything."""
    imported = stored.rows(c, "imported", person)
    return {
        "format": "ludotheque-person/1",
        "made": now(),
        "person": stored.person_row(c, person),
        "sessions": stored.rows(c, "session", person, without=("id",)),
        "tokens": stored.rows(c, "api_token", person, without=("digest",)),
        "recovery": stored.rows(c, "recovery", person, without=("digest",)),
        "push": stored.rows(c, "push", person, without=("secrets",)),
        "notices": stored.rows(c, "notice", person),
        "notice_settings": stored.rows(c, "notice_settings", person),
        "email": stored.rows(c, "email", person, without=("digest",)),
        "webhook": stored.rows(c, "webhook", person),
        "holidays": stored.rows(c, "holiday", person),
        "puzzles": stored.rows(c, "puzzle_day", person),
        "seen": stored.rows(c, "seen", person),
        "office": stored.office_rows(c, person),
        "avoided": stored.avoided_rows(c, person),
        "invitations": stored.rows(c, "invitation", person, without=("host",)),
        "reports": stored.rows(c, "report", person, without=("accused", "thing", "settled_by")),
        "results": stored.result_rows(c, person),
        "records": [{**row, "data": json.loads(row["data"])} for row in imported],
        "tables": [_table(c, table, person) for table in tables_with(c, person)],
        "tournaments": [_tournament(c, one, person) for one in tournaments_with(c, person)],
    }


def _tournament(c: Connection, tournament_id: str, person: str) -> dict[str, Any]:
    """Return what the person did in a tournament: announced it, or played in it, round by round."""
    state = TournamentState(tournament_id)
    for seq, at, data in events_since(c, tournament_id, -1):
        apply_event(state, seq, at, tournament_events.decode(data))
    me = state.entrant_of(person)
    return {
        "id": tournament_id,
        "title": state.plan.title,
        "made": state.made,
        "organised": state.organiser == person,
        "entered": None if me is None else to_builtins(sheet(state, standings(state), me.number, person)),
    }


def _table(c: Connection, table_id: str, person: str) -> dict[str, Any]:
    """Return what the person did at a table; the record of a finished game has the rest, and everybody may read it."""
    row = table_row(c, table_id)
    found: dict[str, Any] = {"id": table_id, "hosted": False, "sat": [], "said": [], "decided": []}
    if row is not None:
        ended = row.status in ENDED
        found |= {"game": row.game, "code": row.code, "status": row.status, "made": row.made}
        found |= {"record": f"/api/tables/{table_id}/record"} if ended else {}
    seats = dict[int, str]()
    for _, at, data in events_since(c, table_id, -1):
        _note(found, seats, at, ev.decode(data), person)
    return found


def _note(found: dict[str, Any], seats: dict[int, str], at: int, event: ev.AnyEvent, person: str) -> None:
    """Take down what an event says of the person; ``seats``: who sits where after it."""
    if isinstance(event, ev.Opened):
        found["hosted"] = event.host == person
    elif isinstance(event, ev.PersonSeated):
        seats[event.seat] = event.person
        if event.person == person:
            found["sat"].append({"at": at, "seat": event.seat, "name": event.name})
    elif isinstance(event, ev.ChairFreed | ev.BotSeated):
        seats.pop(event.seat, None)
    elif isinstance(event, ev.ChairsSwapped):
        one, two = seats.pop(event.seat, ""), seats.pop(event.other, "")
        seats.update({seat: who for seat, who in ((event.seat, two), (event.other, one)) if who})
    elif isinstance(event, ev.Said) and event.person == person:
        found["said"].append({"at": at, "text": event.text, "phrase": event.phrase})
    elif isinstance(event, ev.Moved) and seats.get(event.seat) == person and not event.by:
        found["decided"].append({"at": at, "seat": event.seat, "token": event.tokens[0]})  # then comes chance
