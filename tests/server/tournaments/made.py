"""Tournaments without a house: events, rounds that are paired by the solver, results that a test chooses."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludotheque.server.protocol.tournaments import TournamentPlan
from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.pairing.draft import paired, questions_of
from ludotheque.server.tournaments.pairing.formats import draft_round
from ludotheque.server.tournaments.pairing.solver import solve
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.rules.length import rounds_of
from ludotheque.server.tournaments.state import RoundTable, TournamentState

Ranking = Callable[[RoundTable], list[int]]


def happen(state: TournamentState, *events: ev.AnyEvent) -> TournamentState:
    for event in events:
        apply_event(state, state.seq + 1, 0, event)
    return state


def announced(entrants: int, salt: str = "salt", **plan: Any) -> TournamentState:
    """A tournament that waits for its start, with bots as entrants."""
    wanted = TournamentPlan(**{"title": "Soirée", "game": "mark", "seats": 2, **plan})
    state = happen(TournamentState("t"), ev.Announced(wanted, "lea", "Léa", "ABCDEF", salt))
    return happen(state, *(ev.Entered(number, level="debutant") for number in range(1, entrants + 1)))


def started(entrants: int, **plan: Any) -> TournamentState:
    state = announced(entrants, **plan)
    return happen(state, ev.Started(rounds_of(state.plan, entrants), 0))


def pair(state: TournamentState) -> ev.RoundPaired:
    """The next round, paired and opened."""
    draft = draft_round(state)
    event = paired(state, draft, [solve(question) for question in questions_of(draft)], 0)
    happen(state, event, ev.RoundOpened(event.number, 0))
    return event


def end(state: TournamentState, table: RoundTable, ranks: list[int], **words: Any) -> None:
    number, scores = len(state.rounds), [10 - rank for rank in ranks]
    happen(state, ev.TableEnded(number, table.number, "over", ranks, 0, **{"scores": scores, **words}))


def play(state: TournamentState, ranking: Ranking, rounds: int | None = None) -> TournamentState:
    """Play rounds to the end, all by default; the ranking says how each table ends."""
    for _ in range(state.planned - len(state.rounds) if rounds is None else rounds):
        pair(state)
        for table in state.rounds[-1].tables:
            end(state, table, ranking(table))
    return state


def by_number(table: RoundTable) -> list[int]:
    """The lower number wins; bots that fill chairs are last."""
    order = sorted(chair.entrant or 1000 for chair in table.chairs)
    return [order.index(chair.entrant or 1000) + 1 for chair in table.chairs]


def by_chance(seed: int) -> Ranking:
    rng = random.Random(seed)
    return lambda table: rng.sample(range(1, len(table.chairs) + 1), len(table.chairs))
