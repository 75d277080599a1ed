"""Who meets whom: nobody again while it can be avoided, people of like standing, fair chairs."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.pairing import solver
from ludotheque.server.tournaments.pairing.company import company_met, repeats
from ludotheque.server.tournaments.pairing.even_company import company_strengths, strengths
from ludotheque.server.tournaments.pairing.exchange import exchange
from ludotheque.server.tournaments.pairing.question import Question
from ludotheque.server.tournaments.pairing.round_robin import circle, plane
from ludotheque.server.tournaments.pairing.solver import solve
from ludotheque.server.tournaments.rules.chairs import chairs_had
from ludotheque.server.tournaments.rules.ladder import ladder_order
from ludotheque.server.tournaments.rules.standings import points_of
from server.tournaments.made import announced, by_chance, by_number, end, happen, pair, play, started


def partitions(players: tuple[int, ...], seats: int) -> Any:
    """All ways to seat these players."""
    if not players:
        yield []
        return
    first, rest = players[0], players[1:]
    for others in combinations(rest, seats - 1):
        for tables in partitions(tuple(p for p in rest if p not in others), seats):
            yield [(first, *others), *tables]


def question(players: int, seats: int, seed: int) -> Question:
    rng = random.Random(seed)
    costs, lots = ([[0] * players for _ in range(players)] for _ in range(2))
    for one, other in combinations(range(players), 2):
        costs[one][other] = costs[other][one] = rng.choice((0, 0, 1, 4, 9, 100))
        lots[one][other] = lots[other][one] = rng.randrange(1000)
    return Question(seats, costs, lots)


@pytest.mark.parametrize(("players", "seats"), [(8, 2), (9, 3), (8, 4), (10, 5), (12, 6)])
def test_t44_the_solver_finds_the_optimum(players: int, seats: int) -> None:
    """T-44: compared with all ways to seat them."""
    for seed in range(4):
        asked = question(players, seats, seed)
        least = min(asked.cost(tables) for tables in partitions(tuple(range(players)), seats))
        answer = solve(asked)
        assert (asked.cost(answer.tables), answer.exact) == (least, True)


def test_t44_without_the_solver_players_are_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-44: always the same round, and none that an exchange of two would improve."""
    monkeypatch.setattr(solver, "is_installed", lambda _: False)
    asked = question(24, 4, 1)
    answer = solve(asked)
    assert answer.tables == exchange(asked)
    assert not answer.exact
    assert sorted(player for table in answer.tables for player in table) == list(range(24))


def test_t44_many_players_are_seated_in_time() -> None:
    """T-44: not all tables can be choices; everybody sits once, and no worse than by exchange alone."""
    asked = question(40, 5, 2)
    answer = solve(asked)
    assert sorted(player for table in answer.tables for player in table) == list(range(40))
    assert asked.cost(answer.tables) <= asked.cost(exchange(asked))


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(8, 2, 7), (16, 2, 6), (9, 3, 3), (16, 4, 3), (25, 5, 3)])
def test_t42_nobody_meets_again_while_it_can_be_avoided(entrants: int, seats: int, rounds: int) -> None:
    """T-42: round by round there are no repeats, or HiGHS has proved over all tables that there are no fewer."""
    state = started(entrants, seats=seats, rounds=rounds)
    for _ in range(rounds):
        before = repeats(state)
        event = pair(state)
        assert event.exact or repeats(state) == before
        for table in state.rounds[-1].tables:
            end(state, table, by_number(table))
    if seats == 2:
        assert repeats(state) == 0 or entrants == 8


def test_t42_people_of_like_standing_meet() -> None:
    """T-42: after a round of two winners and two losers, winners meet."""
    state = play(started(4, seats=2, rounds=2), by_number, rounds=1)
    points = points_of(state)
    pair(state)
    for table in state.rounds[-1].tables:
        one, two = (points[chair.entrant or 0] for chair in table.chairs)
        assert one == two


def again_and_uneven(tables: Any, met: Counter[tuple[int, int]], points: dict[int, int]) -> tuple[int, int]:
    """How often people of these tables have met before, and the squares of the differences of their points."""
    together = [two for table in tables for two in combinations(sorted(table), 2)]
    return sum(met[two] for two in together), sum((points[one] - points[other]) ** 2 for one, other in together)


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(8, 2, 7), (9, 3, 5), (8, 4, 3)])
def test_t42_every_round_is_the_best_of_all_ways_to_seat_everybody(entrants: int, seats: int, rounds: int) -> None:
    """T-42: all ways are tried; in the last rounds some must meet again, and as few do as can be."""
    state, ranking = started(entrants, seats=seats, rounds=rounds), by_chance(entrants)
    for _ in range(rounds):
        met, points = company_met(state), points_of(state)
        chosen = [[chair.entrant or 0 for chair in table.chairs] for table in pair(state).tables]
        ways = partitions(tuple(range(1, entrants + 1)), seats)
        assert again_and_uneven(chosen, met, points) == min(again_and_uneven(way, met, points) for way in ways)
        for table in state.rounds[-1].tables:
            end(state, table, ranking(table))


def test_t43_a_duplicate_round_mixes() -> None:
    """T-43: first of all, nobody again."""
    state = play(started(8, seats=2, rounds=7, format="duplicate"), by_number)
    assert repeats(state) == 0
    assert len(company_met(state)) == 28


@pytest.mark.parametrize(("entrants", "seats"), [(8, 2), (9, 3)])
def test_t43_then_everybodys_company_is_as_strong_as_can_be(entrants: int, seats: int) -> None:
    """T-43: of all rounds in which as few meet again, none leaves the company of all less uneven."""
    state = play(started(entrants, seats=seats, rounds=4, format="duplicate"), by_number, rounds=2)
    strength, before, met = strengths(state), company_strengths(state), company_met(state)

    def unevenness(tables: list[tuple[int, ...]]) -> tuple[int, int]:
        again = sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))
        after = [before[who] + sum(strength[one] for one in table) - strength[who] for table in tables for who in table]
        return again, sum(one**2 for one in after)

    chosen = [tuple(chair.entrant or 0 for chair in table.chairs) for table in pair(state).tables]
    assert unevenness(chosen) == min(unevenness(tables) for tables in partitions(tuple(range(1, entrants + 1)), seats))


@pytest.mark.parametrize("seats", [3, 4, 5, 7, 8])
def test_t40_planes_let_everybody_meet_everybody_once(seats: int) -> None:
    """T-40."""
    met = Counter(
        pair for turn in range(seats + 1) for table in plane(seats, turn) for pair in combinations(sorted(table), 2)
    )
    assert set(met.values()) == {1}
    assert len(met) == seats**2 * (seats**2 - 1) // 2


@pytest.mark.parametrize("size", [4, 6, 10])
def test_t40_the_circle_lets_everybody_meet_everybody_once(size: int) -> None:
    """T-40."""
    met = Counter(tuple(sorted(table)) for turn in range(size - 1) for table in circle(size, turn))
    assert set(met.values()) == {1}
    assert len(met) == size * (size - 1) // 2


@pytest.mark.parametrize(("entrants", "seats", "group"), [(11, 2, 4), (7, 2, 0), (16, 4, 0), (18, 3, 9), (6, 3, 0)])
def test_t40_round_robin(entrants: int, seats: int, group: int) -> None:
    """T-40: groups of nearly the same size, and everybody of a group meets everybody."""
    state = started(entrants, seats=seats, rounds=0, group_size=group, format="round_robin")
    play(state, by_number)
    groups = {number: table.pool for one in state.rounds for table in one.tables for number in _entrants(table)}
    sizes = Counter(groups.values()).values()
    assert max(sizes) - min(sizes) <= 1
    met = company_met(state)
    for one, other in combinations(groups, 2):
        together = met[min(one, other), max(one, other)]
        assert bool(together) == (groups[one] == groups[other]) or (seats, entrants) == (3, 6)


def _entrants(table: Any) -> list[int]:
    return [chair.entrant for chair in table.chairs if chair.entrant is not None]


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 9])
def test_t41_fair_chairs(seats: int) -> None:
    """T-41: after as many rounds as a table has chairs everybody had each about once."""
    state = play(started(2 * seats, seats=seats, rounds=seats, game="maillot"), by_chance(seats))
    for had in chairs_had(state).values():
        assert max(had.values()) <= 2
        assert len(had) >= seats - 1 if seats < 6 else len(had) >= seats - 2


def test_t45_bots_fill_chairs_at_different_tables() -> None:
    """T-45: ten at tables of four with two bots: two tables have one each, and not the same people again."""
    state = play(started(10, seats=4, rounds=2, bots="debutant"), by_number)
    for one in state.rounds:
        assert sorted(sum(chair.entrant is None for chair in table.chairs) for table in one.tables) == [0, 1, 1]
        assert one.byes == []


def test_t46_a_ladder_moves_the_first_up_and_the_last_down() -> None:
    """T-46."""
    state = started(9, seats=3, rounds=4, format="ladder")
    first = ladder_order(state)
    play(state, by_number, rounds=1)
    rungs = [sorted(first[at : at + 3]) for at in (0, 3, 6)]
    assert ladder_order(state)[:3] == [rungs[0][0], rungs[0][1], rungs[1][0]]
    assert ladder_order(state)[3:6] == [rungs[0][2], rungs[1][1], rungs[2][0]]
    play(state, by_number)
    assert ladder_order(state)[0] == 1  # the best is on top, wherever the lot had put them


def test_t46_the_rest_of_a_ladder_waits_or_plays_with_bots() -> None:
    """T-46, T-21: without bots those at the foot have a bye; with bots their table is filled."""
    state = started(7, seats=3, rounds=1, format="ladder")
    pair(state)
    assert len(state.rounds[0].byes) == 1
    state = started(7, seats=3, rounds=1, format="ladder", bots="habitue")
    pair(state)
    assert len(state.rounds[0].tables) == 3


@pytest.mark.parametrize(("entrants", "seats", "promoted"), [(5, 2, 1), (11, 4, 1), (11, 4, 2)])
def test_t46_nobody_waits_at_the_foot_of_a_ladder_for_good(entrants: int, seats: int, promoted: int) -> None:
    """T-46: whoever has waited longest plays next, in the place of the last of the last table."""
    state = started(entrants, seats=seats, promoted=promoted, rounds=6, format="ladder")
    play(state, by_number)
    for before, after in pairwise(state.rounds):
        changing = min(promoted, len(before.byes))
        last = sorted(chair.entrant or 0 for chair in before.tables[-1].chairs)
        assert after.byes == [*before.byes[changing:], *last[-changing:]]


def test_whoever_left_is_not_paired() -> None:
    """T-23: from the next round on."""
    state = play(started(6, rounds=3), by_number, rounds=1)
    happen(state, ev.Left(3))
    pair(state)
    assert all(table.seat_of(3) is None for table in state.rounds[-1].tables)
    assert 3 not in state.rounds[-1].byes
    assert state.entrants[3].left == "self"
    assert announced(2).active[0].number == 1
