"""Whatever people do between the rounds, everybody who is there is paired once, or has a bye."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.reducers import apply_event
from ludotheque.server.tournaments.rules.due import can_play, what_is_due
from ludotheque.server.tournaments.rules.late_entry import is_entry_open
from ludotheque.server.tournaments.rules.standings import points_of, standing_lines
from ludotheque.server.tournaments.state import TournamentState
from server.tournaments.made import by_chance, by_number, end, happen, pair, play, started

PLANS = [
    {"format": kind, "seats": seats, "bots": bots, "group_size": seats + 1 if kind == "round_robin" else 0}
    for kind in ("swiss", "duplicate", "round_robin", "ladder")
    for seats in (2, 3, 4)
    for bots in (None, "habitue")
]


@given(plan=st.sampled_from(PLANS), entrants=st.integers(8, 13), seed=st.integers(0, 10**6))
def test_everybody_is_paired_once_or_rests(plan: dict[str, Any], entrants: int, seed: int) -> None:
    rng, ranking = random.Random(seed), by_chance(seed)
    state = started(entrants, rounds=4, **plan)
    while state.status == "running" and can_play(state):
        _come_and_go(state, rng)
        there = {one.number for one in state.active}
        if not can_play(state):
            break
        pair(state)
        one = state.rounds[-1]
        seated = [chair.entrant for table in one.tables for chair in table.chairs if chair.entrant is not None]
        assert sorted(seated + one.byes) == sorted(there)
        assert all(len(table.chairs) == plan["seats"] for table in one.tables)
        for table in one.tables:
            absent = [seat for seat in range(plan["seats"]) if rng.random() < 0.1]
            end(state, table, ranking(table), absent=absent)
    assert {line.entrant for line in standing_lines(state)} == set(state.entrants)
    assert all(points >= 0 for points in points_of(state).values())


def _come_and_go(state: TournamentState, rng: random.Random) -> None:
    if rng.random() < 0.4:
        happen(state, ev.Left(rng.choice(state.active).number))
    if rng.random() < 0.3 and state.plan.format != "round_robin":
        happen(state, ev.Entered(max(state.entrants) + 1, level="debutant"))


def test_events_are_read_as_they_were_written() -> None:
    """The same events always give the same tournament."""
    log = list[bytes]()
    state = started(5, seats=2, rounds=2)
    again = TournamentState("t")
    plan = ev.Announced(state.plan, "lea", "Léa", "ABCDEF", "salt")
    log += [ev.encode(plan), *(ev.encode(ev.Entered(number, level="debutant")) for number in range(1, 6))]
    log.append(ev.encode(ev.Started(2, 0)))
    event = pair(state)
    log += [ev.encode(event), ev.encode(ev.RoundOpened(1, 0))]
    for seq, data in enumerate(log):
        apply_event(again, seq, 0, ev.decode(data))
    assert again == state


def test_t52_what_is_due() -> None:
    """T-52: the next round when all tables are over and the pause has passed."""
    state = started(4, seats=2, rounds=2)
    assert what_is_due(state, 0, 0, 10**12) == "pair"
    pair(state)
    assert what_is_due(state, 1000, 0, 10**12) is None
    for table in state.rounds[0].tables:
        end(state, table, by_number(table))
    assert what_is_due(state, 119_999, 0, 10**12) is None
    assert what_is_due(state, 120_000, 0, 10**12) == "pair"
    pair(state)
    assert what_is_due(state, 120 * 60_000, 0, 10**12) == "close"


def test_a_round_without_tables_is_over_at_once() -> None:
    state = started(4, seats=2, rounds=1)
    happen(state, ev.RoundPaired(1, [], [1, 2, 3, 4], 7))
    assert (state.status, state.rounds[0].ended_at) == ("over", 7)


@pytest.mark.parametrize(
    ("kind", "after_rounds"),
    [
        *((kind, [True, True, True, False, False]) for kind in ("swiss", "duplicate", "ladder")),
        ("round_robin", [False] * 5),
    ],
)
def test_t20_until_when_people_enter(kind: str, after_rounds: list[bool]) -> None:
    """T-20: until half of the rounds are paired, never in a round robin, and not when it is over."""
    state = started(8, format=kind, seats=2, rounds=4)
    found = [is_entry_open(state)]
    for _ in range(4):
        play(state, by_number, 1)
        found.append(is_entry_open(state))
    assert found == after_rounds
