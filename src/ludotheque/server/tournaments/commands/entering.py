"""Who takes part: entering, leaving, coming back (T-20, T-23 to T-25)."""

from __future__ import annotations

from hmac import compare_digest

from msgspec import structs

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.protocol.tournaments import EnterBots, EnterTournament, LeaveTournament, Reason, RemoveEntrant
from ludotheque.server.tables.kind_names import kind_name
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.rules.late_entry import is_entry_open
from ludotheque.server.tournaments.state import Entrant, TournamentState


def enter(state: TournamentState, who: Person, command: EnterTournament) -> ev.Entered | ev.Returned:
    """Take part, or again."""
    require_entry(state)
    knows = who.id == state.organiser or compare_digest(command.code.upper().encode(), state.code.encode())
    if state.plan.entry == "code" and not knows:
        raise Refusal("wrong_code")
    if who.id in state.barred:
        raise Refusal("taken_out")
    known = state.entrant_of(who.id)
    if known is None:
        require_room(state, 1)
        return ev.Entered(_next_number(state), who.id, who.name, program=who.program)
    if known.left is None:
        raise Refusal("entered")
    return ev.Returned(known.number)


def as_child(state: TournamentState, who: Person) -> Person:
    """Return who enters in a house for children: nobody's program, under a name that suits it (T-59)."""
    if who.program:
        raise Refusal("children")
    return structs.replace(who, name=kind_name(who.name, [one.name for one in state.entrants.values()]))


def leave(state: TournamentState, who: Person, command: LeaveTournament) -> ev.Left:
    """Take part no more."""
    require_unended(state)
    known = state.entrant_of(who.id)
    if known is None or known.left is not None:
        raise Refusal("not_seated", "You do not take part in this tournament.")
    return ev.Left(known.number)


def enter_bot(state: TournamentState, who: Person, command: EnterBots) -> ev.Entered:
    """Let one bot take part."""
    require_entry(state)
    require_room(state, 1)
    return ev.Entered(_next_number(state), level=command.level)


def remove(state: TournamentState, who: Person, command: RemoveEntrant) -> ev.Left:
    """Take an entrant out (T-25)."""
    return taken_out(state, state.entrants.get(command.entrant), "organiser")


def taken_out(state: TournamentState, known: Entrant | None, why: Reason) -> ev.Left:
    """Take an entrant out who still takes part."""
    require_unended(state)
    if known is None or known.left is not None:
        raise Refusal("not_entered")
    return ev.Left(known.number, why)


def require_unended(state: TournamentState) -> None:
    """Refuse what is only done before the end."""
    if state.status not in ("announced", "running"):
        raise Refusal("tournament_over")


def require_entry(state: TournamentState) -> None:
    """Refuse whoever comes too late (T-20)."""
    require_unended(state)
    if not is_entry_open(state):
        raise Refusal("entry_closed")


def require_room(state: TournamentState, count: int) -> None:
    """Refuse more entrants than were announced."""
    if len(state.entrants) + count > state.plan.most:
        raise Refusal("full", f"This tournament has room for {state.plan.most}, and all of it is taken.")


def _next_number(state: TournamentState) -> int:
    """Return a number that nobody has had: those who left before the start leave a gap only at the end."""
    return max(state.entrants, default=0) + 1
