"""Decide which event a command becomes."""

from __future__ import annotations

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.protocol import tournaments as protocol
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.commands import course, entering
from ludotheque.server.tournaments.state import TournamentState


def decide(state: TournamentState, who: Person, command: protocol.AnyTournamentCommand) -> ev.AnyEvent:
    """Return the event that carries the command out, or raise a Refusal; a start needs the clock and is not here."""
    match command:
        case protocol.EnterTournament():
            return entering.enter(state, who, command)
        case protocol.LeaveTournament():
            return entering.leave(state, who, command)
        case protocol.EnterBots():
            return entering.enter_bot(state, who, command)
        case protocol.RemoveEntrant():
            return entering.remove(state, who, command)
        case protocol.ChangeTournament():
            return course.change(state, who, command)
        case protocol.CallOff():
            return course.call_off(state, who, command)
    raise Refusal("malformed")
