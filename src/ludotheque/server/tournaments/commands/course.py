"""The course of a tournament: announcing, changing, starting, calling off."""

from __future__ import annotations

from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.protocol.tournaments import CallOff, ChangeTournament
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.commands.entering import require_unended
from ludotheque.server.tournaments.commands.plan import checked_plan
from ludotheque.server.tournaments.rules.length import fewest_entrants, rounds_of
from ludotheque.server.tournaments.state import TournamentState


def change(state: TournamentState, who: Person, command: ChangeTournament) -> ev.PlanChanged:
    """Change the plan; those who have entered keep their room."""
    if state.status != "announced":
        raise Refusal("not_lobby", "The tournament has begun.")
    plan = checked_plan(command.plan, state.made)
    if plan.most < len(state.entrants):
        raise Refusal("bad_plan", f"{len(state.entrants)} take part already.")
    return ev.PlanChanged(plan)


def start(state: TournamentState, clock: int) -> ev.Started:
    """Begin, with everybody who has entered."""
    require_unended(state)
    if state.status != "announced":
        raise Refusal("not_lobby", "The tournament has begun.")
    needed = fewest_entrants(state.plan)
    if len(state.active) < needed:
        raise Refusal("not_ready", f"At least {needed} must take part; {len(state.active)} do.")
    return ev.Started(rounds_of(state.plan, len(state.active)), clock)


def call_off(state: TournamentState, who: Person, command: CallOff) -> ev.CalledOff:
    """End the tournament before its time."""
    require_unended(state)
    return ev.CalledOff()
