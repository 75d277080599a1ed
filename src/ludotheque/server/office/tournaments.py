"""What the office sees of tournaments and does about them, each within one transaction."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import structs

from ludotheque.server.deletion import new_ghost
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol import office as wire
from ludotheque.server.protocol.tournaments import TournamentPlan
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import office as stored_office
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage import tournaments as stored
from ludotheque.server.storage.engine import Connection
from ludotheque.server.storage.event_log import EventRow, events_since, latest_seqs
from ludotheque.server.tables import events as tables_ev
from ludotheque.server.timestamps import now
from ludotheque.server.tournament_play.people import rewrite_events
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.anonymise import anonymised, renamed
from ludotheque.server.tournaments.commands.entering import require_unended, taken_out
from ludotheque.server.tournaments.listing import listing_after
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.state import TournamentState

MAX_TRIES = 5  # when a node writes to the same tournament at the same moment
SEARCHED = 1000  # tournaments, the newest: their titles are in their events


# -- what it sees --------------------------------------------------------------------------------


def tournaments(c: Connection, status: str, search: str, offset: int) -> wire.OfficeTournaments:
    """Show a page of tournaments; ``search``: a code, or a part of a title or of the organiser's name."""
    size = stored_office.PAGE
    if not search.strip():
        found = _lines(c, status, offset, size + 1)
    else:
        wanted = search.strip().casefold()
        found = [one for one in _lines(c, status, 0, SEARCHED) if _matches(one, wanted)][offset : offset + size + 1]
    return wire.OfficeTournaments(found[:size], len(found) > size)


def _lines(c: Connection, status: str, offset: int, limit: int) -> list[wire.OfficeTournament]:
    rows = stored.page(c, status, offset, limit)
    plans = dict[str, TournamentPlan]()
    for tournament, data in stored.plan_events(c, [row.id for row in rows]):
        event = ev.decode(data)
        if isinstance(event, ev.Announced | ev.PlanChanged):
            plans[tournament] = event.plan
    return [
        wire.OfficeTournament(
            *(row.id, row.code, plans[row.id].title, plans[row.id].game, plans[row.id].format),
            *(row.status, row.organiser, row.made, row.people),
        )
        for row in rows
    ]


def _matches(one: wire.OfficeTournament, wanted: str) -> bool:
    exact = wanted in (one.id.casefold(), one.code.casefold(), one.game)
    return exact or wanted in one.title.casefold() or wanted in one.organiser.casefold()


def entrants(c: Connection, text: str) -> list[wire.OfficeEntrant]:
    """Show the people who have entered a tournament, in their order; bots are not the office's business."""
    found = find(c, text).entrants.values()
    return [wire.OfficeEntrant(one.person, one.name, one.left) for one in found if one.person is not None]


# -- what it does --------------------------------------------------------------------------------


def find(c: Connection, text: str) -> TournamentState:
    """Return the tournament with this id or code as it is on disk; Refusal if there is none."""
    found = stored.find(c, text)
    if found is None:
        raise Refusal("no_tournament")
    state = TournamentState(found)
    for seq, at, data in events_since(c, found, -1):
        apply_event(state, seq, at, ev.decode(data))
    return state


def call_off(c: Connection, text: str) -> TournamentState:
    """End a tournament, and the tables at which no game has begun (T-55)."""

    def decide(state: TournamentState) -> ev.CalledOff:
        require_unended(state)
        return ev.CalledOff()

    state, end = _write(c, text, decide), tables_ev.encode(tables_ev.Closed()).decode()
    waiting = stored_tables.waiting_among(c, present_tables(state))
    stored_tables.end_tables(c, latest_seqs(c, waiting), end, now())
    return state


def take_out(c: Connection, text: str, person: str) -> TournamentState:
    """Take somebody out of a tournament (T-25)."""
    return _write(c, text, lambda state: taken_out(state, state.entrant_of(person), "office"))


def rename(c: Connection, person: str, name: str) -> None:
    """Change somebody's name in what is written of the tournaments that they have announced or entered."""
    for tournament in stored.named_in(c, person):
        rewrite_events(c, tournament, partial(renamed, person=person, name=name))


def erase(c: Connection, person: str) -> None:
    """Take somebody out of what is written of tournaments that are over; their results stay without them."""
    for tournament in stored_deletion.tournaments_with(c, person):
        rewrite_events(c, tournament, partial(anonymised, person=person, ghost=new_ghost()))


def present_tables(state: TournamentState) -> list[str]:
    """Return the ids of the tables of the present round."""
    one = state.current
    return [] if one is None else [state.table_id(one.number, table.number) for table in one.tables]


def require_removable(c: Connection, table: str) -> None:
    """Refuse to remove a table whose round still waits for results (T-58)."""
    opened = tables_ev.decode(events_since(c, table, -1)[0].data)
    place = opened.tournament if isinstance(opened, tables_ev.Opened) else None
    if place is None or not stored.exists(c, place.id):
        return
    state = find(c, place.id)
    if state.status == "running" and not state.rounds[place.round - 1].is_over:
        raise Refusal("round_not_over")


def _write(c: Connection, text: str, decide: Callable[[TournamentState], ev.AnyEvent]) -> TournamentState:
    """Write what was decided after the last event; return the tournament as it was before."""
    for _ in range(MAX_TRIES):
        state = find(c, text)
        event = decide(state)
        row = EventRow(state.id, state.seq + 1, now(), ev.encode(event).decode())
        if stored.append_event(c, row):
            if (listed := listing_after(state, event)) is not None:
                stored.set_listed(c, tournament=state.id, **structs.asdict(listed))
            return state
    raise Refusal("conflict")
