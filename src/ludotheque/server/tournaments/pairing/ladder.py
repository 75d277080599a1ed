"""A round of a ladder: each rung is a table (T-46)."""

from __future__ import annotations

from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.pairing.company import Apart
from ludotheque.server.tournaments.pairing.draft import Draft, Pool
from ludotheque.server.tournaments.rules.ladder import ladder_order
from ludotheque.server.tournaments.state import TournamentState


def draft_ladder(state: TournamentState, apart: Apart) -> Draft:
    """Seat the ladder from its top, whoever meets; bots fill the last table, or those who are left over have a bye."""
    seats = state.plan.seats
    order = [number for number in ladder_order(state) if state.entrants[number].left is None]
    pools, byes = list[Pool](), list[int]()
    for number, at in enumerate(range(0, len(order), seats), 1):
        rung = [Seated(one) for one in order[at : at + seats]]
        missing = seats - len(rung)
        if missing and state.plan.bots is None:
            byes = order[at:]
            break
        rung += [Seated(level=state.plan.bots)] * missing
        pools.append(Pool(number, rung, tables=[tuple(range(seats))]))
    return Draft(pools, byes)
