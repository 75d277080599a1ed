"""Points, their sums, and the order of the entrants."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.server.tournaments import events as ev
from ludotheque.server.tournaments.rules.points import round_points
from ludotheque.server.tournaments.rules.standings import points_of, score_lines, standing_lines
from ludotheque.server.tournaments.state import RoundTable, TournamentState
from server.tournaments.made import announced, by_chance, by_number, end, happen, pair, play, started


@given(seats=st.integers(2, 9), seed=st.integers(0, 10**6))
def test_t10_every_table_gives_the_same_sum(seats: int, seed: int) -> None:
    """T-10: two for everybody left behind, one for everybody level; a table of n gives n(n - 1)."""
    state, rng = started(seats, seats=seats, rounds=1, game="maillot"), random.Random(seed)
    pair(state)
    table = state.rounds[0].tables[0]
    end(state, table, _shared_ranks(rng, seats))
    points = points_at(state, table)
    assert sum(points) == seats * (seats - 1)


def points_at(state: TournamentState, table: RoundTable) -> list[int]:
    return round_points(state, state.rounds[-1])[table.number]


def _shared_ranks(rng: random.Random, seats: int) -> list[int]:
    worth = [rng.randint(0, 3) for _ in range(seats)]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def test_t10_rank_share() -> None:
    """T-10, at a table of four with two who share the second place."""
    state = started(4, seats=4, rounds=1)
    pair(state)
    end(state, state.rounds[0].tables[0], [1, 2, 2, 4])
    assert points_at(state, state.rounds[0].tables[0]) == [6, 3, 3, 0]


@given(tables=st.integers(2, 8), seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_t11_t13_duplicate_points_sum_to_a_constant(tables: int, seats: int, seed: int) -> None:
    """T-11: m tables give 2m(m - 1) for each chair; T-13: also where some of them were not played out."""
    state, rng = started(tables * seats, seats=seats, rounds=1, format="duplicate"), random.Random(seed)
    pair(state)
    for table in state.rounds[0].tables:
        scores = [rng.randint(0, 4) for _ in range(seats)]
        ranks = [1 + sum(other > mine for other in scores) for mine in scores]
        if rng.random() < 0.25:
            happen(state, ev.TableEnded(1, table.number, "late", [1] * seats, 0))
        else:
            end(state, table, ranks, scores=scores)
    for seat in range(seats):
        found = [points_at(state, table)[seat] for table in state.rounds[0].tables]
        assert sum(found) == 2 * tables * (tables - 1)
    assert sum(points_of(state).values()) == 2 * seats * tables * (tables - 1)


def test_t12_chairs_of_a_deal_are_compared_by_rank_then_lead() -> None:
    """T-12."""
    state = started(6, seats=2, rounds=1, format="duplicate")
    pair(state)
    one, two, three = state.rounds[0].tables
    end(state, one, [1, 2], scores=[50, 45])
    end(state, two, [2, 1], scores=[50, 60])
    end(state, three, [1, 2], scores=[30, 20])
    assert [points_at(state, table)[0] for table in (one, two, three)] == [5, 0, 7]
    assert [points_at(state, table)[1] for table in (one, two, three)] == [3, 8, 1]


@given(tables=st.integers(2, 7), rounds=st.integers(1, 3), seed=st.integers(0, 10**6))
def test_t12_t13_t22_t30_t31_points_and_tie_breaks_of_deals_are_those_of_all_pairs(
    tables: int, rounds: int, seed: int
) -> None:
    """The order finds at once what comparing every pair finds."""
    state, rng = started(2 * tables, seats=2, rounds=rounds, format="duplicate"), random.Random(seed)
    for number in range(1, rounds + 1):
        pair(state)
        for table in state.rounds[-1].tables:
            ending, absent = rng.choice(["over"] * 5 + ["late"]), [0] if rng.random() < 0.2 else []
            ranks, scores = rng.choice([[1, 2], [2, 1], [1, 1]]), [rng.randint(0, 3) for _ in range(2)]
            happen(state, ev.TableEnded(number, table.number, ending, ranks, 0, scores=scores, absent=absent))
    pairs = list(_pairs(state))
    points = points_of(state)
    assert points == {mine: sum(got for one, _, got in pairs if one == mine) for mine in state.entrants}
    for line in score_lines(state):
        met = [points[other] for one, other, _ in pairs if one == line.entrant]
        assert line.company == Fraction(sum(met), len(met))
        assert line.direct == sum(
            got for one, other, got in pairs if one == line.entrant and points[other] == points[one]
        )


def _pairs(state: TournamentState) -> Iterator[tuple[int, int, int]]:
    """Every comparison as the rules write it: who, with whom, and what they got."""
    for one in state.rounds:
        for table, other in permutations(one.tables, 2):
            for seat in range(state.plan.seats):
                mine, theirs = table.result, other.result
                assert mine is not None
                assert theirs is not None
                leads = [2 * result.scores[seat] - sum(result.scores) for result in (mine, theirs)]
                better = (theirs.ranks[seat] - mine.ranks[seat]) * 1000 or (leads[0] - leads[1])
                got = 2 + (better > 0) - (better < 0) + (better >= 500) - (better <= -500)
                if mine.ending != "over" or theirs.ending != "over":
                    got = 2
                who, whom = table.chairs[seat].entrant, other.chairs[seat].entrant
                assert who is not None
                assert whom is not None
                yield who, whom, 0 if seat in mine.absent else got


def test_the_largest_tournaments_cost_little_more_for_each_entrant() -> None:
    """Four times as many entrants do not take sixteen times as long."""

    def milliseconds(entrants: int) -> float:
        state = play(started(entrants, format="duplicate", rounds=1, most=256), by_chance(1))
        found = []
        for _ in range(5):
            state.rounds[0].points = None
            began = time.thread_time()
            score_lines(state)
            found.append(time.thread_time() - began)
        return 1000 * min(found)

    assert milliseconds(256) < 9 * milliseconds(64)


def test_t14_a_deal_counts_when_all_have_played_it() -> None:
    """T-14: before that nobody has points from it."""
    state = started(4, seats=2, rounds=1, format="duplicate")
    pair(state)
    end(state, state.rounds[0].tables[0], [1, 2])
    assert set(points_of(state).values()) == {0}
    end(state, state.rounds[0].tables[1], [2, 1])
    assert sum(points_of(state).values()) == 8


def test_t15_bots_on_empty_chairs_are_beaten_but_not_placed() -> None:
    """T-15."""
    state = started(3, seats=2, rounds=1, bots="debutant")
    play(state, by_number)
    assert len(score_lines(state)) == 3
    assert sum(points_of(state).values()) == 4  # whoever met the bot has beaten it


def test_t21_a_bye_is_level_with_everybody() -> None:
    """T-21: a bye gives what being level with everybody at a table gives, and nobody has two before all have one."""
    state = play(started(5, seats=2, rounds=5), by_number)
    assert sorted(number for one in state.rounds for number in one.byes) == [1, 2, 3, 4, 5]
    assert state.rounds[0].byes != [1] or points_of(state)[1] >= 1
    state = play(started(5, seats=4, rounds=1), by_number)
    assert points_of(state)[state.rounds[0].byes[0]] == 3


def test_t22_whoever_was_absent_gets_nothing() -> None:
    """T-22: the others keep what they got."""
    state = started(2, rounds=2)
    pair(state)
    table = state.rounds[0].tables[0]
    end(state, table, [1, 2], absent=[0])
    absent, there = (chair.entrant for chair in table.chairs)
    assert absent is not None
    assert there is not None
    assert (points_of(state)[absent], points_of(state)[there]) == (0, 0)
    assert state.entrants[absent].absences == 1


def test_t30_company_decides_between_equals() -> None:
    """T-30: of two with the same points, whoever met the stronger ones is before the other."""
    state = play(started(8, seats=2, rounds=3), by_number)
    lines = score_lines(state)
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    for before, after in pairwise(lines):
        if before.points == after.points:
            assert before.company >= after.company
    assert isinstance(lines[0].company, Fraction)


def test_t31_t32_t33_then_direct_then_firsts_then_lots() -> None:
    """T-31, T-32, T-33: the order is total, and follows the tie-breaks one after the other."""
    for seed in range(20):
        state = play(started(6, seats=3, rounds=3, salt=str(seed)), by_chance(seed))
        keys = [(-line.points, -line.company, -line.direct, -line.firsts) for line in score_lines(state)]
        assert keys == sorted(keys)
        assert [line.place for line in score_lines(state)] == list(range(1, 7))


def test_standings_of_groups_and_rungs() -> None:
    groups = play(started(8, seats=2, rounds=0, format="round_robin", group_size=4), by_number)
    assert [(line.pool, line.place) for line in standing_lines(groups)] == [
        (k, n) for k in (1, 2) for n in (1, 2, 3, 4)
    ]
    ladder = play(started(8, seats=2, rounds=5, format="ladder"), by_number)
    assert [line.place for line in standing_lines(ladder)] == list(range(1, 9))
    assert announced(3).status == "announced"
