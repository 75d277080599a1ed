"""A round before it is paired: pools of players with the question that each puts, or tables that are fixed already."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.pairing.question import Answer, Question
from ludotheque.server.tournaments.rules.chairs import seat_fairly
from ludotheque.server.tournaments.state import TournamentState


class Pool(Struct, frozen=True):
    """Players who play among themselves: a question for the solver, or ``tables`` by their places in ``players``."""

    number: int
    players: list[ev.Seated]
    question: Question | None = None
    tables: list[tuple[int, ...]] = []


class Draft(Struct, frozen=True):
    """A round to be paired."""

    pools: list[Pool]
    byes: list[int]


def questions_of(draft: Draft) -> list[Question]:
    """Return what the solver is asked."""
    return [pool.question for pool in draft.pools if pool.question is not None]


def paired(state: TournamentState, draft: Draft, answers: Sequence[Answer], clock: int) -> ev.RoundPaired:
    """Return the round with the solver's answers, everybody on a fair chair."""
    left = list(answers)
    tables, exact = list[ev.Pairing](), True
    for pool in draft.pools:
        chosen = pool.tables
        if pool.question is not None:
            answer = left.pop(0)
            chosen, exact = answer.tables, exact and answer.exact
        for table in chosen:
            company = [pool.players[place] for place in table]
            tables.append(ev.Pairing(seat_fairly(state, company), pool.number))
    return ev.RoundPaired(len(state.rounds) + 1, tables, draft.byes, clock, exact)
