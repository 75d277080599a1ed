"""Every number about a seat is made from what that seat could know, and a game is judged decision by decision."""

from __future__ import annotations

import inspect

import pytest

import ludotheque as ludo
from bots.moments import FULL, moments
from ludotheque.analysis import plan
from ludotheque.analysis.decisions import decisions, outcome
from ludotheque.analysis.judging import judge, judgement
from ludotheque.analysis.plan import CLOSER, LEAST_GAMES, MOST_GAMES, again, merged, pieces, prepared, standard
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Alternative, Judgement, Task
from ludotheque.bots.measured import WHOLE, Measured, chance, less
from ludotheque.bots.search.playout import BEST
from ludotheque.bots.worlds import Worlds, all_open, of
from ludotheque.kernel.rng import child_seed
from support import HOUSE, random_action

GAMES = 12 if FULL else 3
MOMENTS = 4 if FULL else 1
every_game = pytest.mark.parametrize("slug", HOUSE)


def recorded(slug: str, seats: int, seed: int = 3) -> ludo.Record:
    state, rng = ludo.load(slug).new(seats), ludo.Rng(seed)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    return record


def check_honest(slug: str, seats: int, count: int, games: int) -> None:
    """Resample what one seat cannot know: its chance, and all that is said of its decision, stay the same."""
    for seed, state in enumerate(moments(slug, seats, {}, 17, count)):
        played, seat = state.legal()[-1], int(state.actor())
        found = judgement(state, 7, played, games, seed)
        for other in range(int(state.seats)):
            changed = state.resample(other, ludo.Rng(1000 + other))
            if not changed.allows(played):
                continue  # the choices themselves were hidden from that seat
            again = judgement(changed, 7, played, games, seed)
            assert again.chances[other] == found.chances[other]
            if other == seat:
                assert (again.effects, again.alternatives) == (found.effects, found.alternatives)


@every_game
def test_a_judgement_does_not_depend_on_what_the_seat_cannot_know(slug: str) -> None:
    check_honest(slug, ludo.load(slug).min_seats + 1, MOMENTS, GAMES)


@every_game
def test_a_decision_has_its_best_choices_and_the_one_made(slug: str) -> None:
    state = next(moments(slug, ludo.load(slug).min_seats, {}, 5, 1))
    played = state.legal()[0]
    found = judgement(state, 0, played, GAMES, 1)
    tokens = [one.token for one in found.alternatives]
    assert state.setting.game.token(state, played) in tokens
    assert 2 <= len(tokens) == len(set(tokens)) <= 5
    usual = Worlds(state, GAMES, 1).usual(int(state.actor()))
    assert state.setting.game.token(state, usual) in tokens
    assert [one.chance for one in found.alternatives] == sorted(
        (one.chance for one in found.alternatives), reverse=True
    )
    assert found.answer in tokens
    assert all(0 <= one.value <= WHOLE for one in found.chances)
    made = next(one for one in found.alternatives if one.token == state.setting.game.token(state, played))
    assert made.gap == Measured(0, 0)
    reasons = [one.reason for one in found.alternatives if one.reason]
    assert len(reasons) == len(set(reasons))


def test_a_whole_game_in_pieces_is_the_game_at_once() -> None:
    record = recorded("macadam", 3)
    task = Task.of(record, games=1, seed=9)
    steps = decisions(task)
    whole = judge(task._replace(steps=tuple(steps)))
    parts = [one for part in pieces(task) for one in judge(part)]
    assert [one.step for one in whole] == steps
    assert parts == whole
    report = Report.of(task, list(reversed(parts)))
    assert report.judgements == whole
    assert report.start == (WHOLE // 3,) * 3
    assert report.outcome == outcome(task)
    assert report.changes[-1].after == Measured(report.outcome[report.changes[-1].seat], 0)


def test_no_clock_decides_how_many_games_are_imagined() -> None:
    """The same record has the same number, and never fewer than 200: a busy machine takes longer."""
    task = Task.of(recorded("macadam", 2))
    assert 200 <= LEAST_GAMES <= standard(task) <= MOST_GAMES
    assert {part.games for part in prepared(task)} == {standard(task)}
    assert {part.games for part in prepared(task._replace(games=7))} == {7}
    assert "perf_counter" not in inspect.getsource(plan)


def test_what_seems_to_matter_is_looked_at_again_in_other_worlds() -> None:
    task = Task.of(recorded("macadam", 2), games=20, seed=5)
    steps = decisions(task)
    assert again(task, []) == []
    even = (Measured(5000, 100), Measured(5000, 100))
    none = (Measured(0, 0), Measured(0, 0))
    quiet = [Judgement(step, 0, even, none, even, ()) for step in steps]
    last = again(task, quiet)
    assert [part.steps for part in last] == [(steps[-1],)]  # only the end changes anything
    assert (last[0].games, last[0].closer) == (CLOSER * task.games, True)
    middle = len(steps) // 2
    ahead = (Measured(9000, 100), Measured(1000, 100))
    loud = [*quiet[:middle], quiet[middle]._replace(chances=ahead), *quiet[middle + 1 :]]
    found = again(task, list(reversed(loud)))
    assert [part.steps[0] for part in found] == [*steps[middle - 1 : middle + 1], steps[-1]]
    assert {part.seed for part in found} == {child_seed(task.seed, "again")} != {task.seed}
    costly = (Alternative("better", Measured(6000, 90), Measured(1000, 90)),)
    lost = [quiet[0]._replace(alternatives=costly, answer="better"), *quiet[1:]]
    assert [part.steps[0] for part in again(task, lost)] == [steps[0], steps[-1]]
    closer = judge(found[0]._replace(games=1))
    whole = merged(loud, closer)
    assert [one.step for one in sorted(whole)] == steps
    assert closer[0] in whole
    assert loud[middle - 1] not in whole


@every_game
def test_chances_before_a_decision_are_those_of_habitues_at_every_seat(slug: str) -> None:
    """The one who decides is granted nothing: else whoever decides next would be unlucky, or lucky, by rule."""
    state = next(moments(slug, ludo.load(slug).min_seats, {}, 5, 1))
    seat, worlds = int(state.actor()), Worlds(state, GAMES, 1)
    found = judgement(state, 0, state.legal()[0], GAMES, 1)
    usual, _ = worlds.compared(seat, [])
    assert found.chances[seat] == worlds.curve(seat).chance(of(usual, seat))
    for other in range(int(state.seats)):
        if other != seat and not all_open(state):
            assert found.chances[other] == worlds.curve(other).chance(of(worlds.seen_by(other), other))


@every_game
def test_a_habitues_own_choice_changes_nothing(slug: str) -> None:
    """It is the same game, world by world, so that it is neither praised nor blamed, nor noise in a sum."""
    for state in moments(slug, ludo.load(slug).min_seats, {}, 11, MOMENTS):
        seat = int(state.actor())
        worlds = Worlds(state, GAMES, 4)
        usual, tried = worlds.compared(seat, [worlds.usual(seat)])
        if len({int(worlds.playout.choose(table, BEST, rng)) for table, rng in worlds.each(seat)}) == 1:
            assert [usual] == list(tried.values())


@every_game
def test_chances_are_exact_in_a_game_that_is_decided(slug: str) -> None:
    """Imagined games are played to the end: after the last choice that matters there is one result."""
    task = Task.of(recorded(slug, ludo.load(slug).min_seats))
    last = judge(task._replace(steps=(decisions(task)[-1],), games=GAMES))[0]
    report = Report.of(task._replace(games=GAMES), [last])
    assert report.changes[-1].after == Measured(outcome(task)[last.seat], 0)


@every_game
def test_seats_are_even_before_anything_happens(slug: str) -> None:
    """The house says so of every game: no rule tells the seats apart before chance does."""
    game = ludo.load(slug)
    seats, games = game.min_seats, 1000 if FULL else 200
    state = game.new(seats)
    assert state.actor() == ludo.CHANCE
    found = Worlds(state, games, 3).seen_by(0)
    for seat in range(seats):
        one = chance(of(found, seat))
        assert abs(one.value - WHOLE // seats) <= 2 * one.margin


def test_two_analyses_of_one_game_agree_within_their_margins() -> None:
    """Other seeds, other worlds: what the two tell differs by no more than their margins, 95 times in 100."""
    task = Task.of(recorded("marathon", 3), games=60)
    steps = tuple(decisions(task)[:: 1 if FULL else 4])
    one, other = (judge(task._replace(steps=steps, seed=seed)) for seed in (1, 2))
    pairs = [
        pair
        for left, right in zip(one, other, strict=True)
        for pair in [*zip(left.chances, right.chances, strict=True), *zip(left.effects, right.effects, strict=True)]
    ]
    agree = sum(less(*pair).told is None for pair in pairs)
    assert agree >= 0.93 * len(pairs)
    lucks = [Report.of(task, found).luck for found in (one, other)]
    assert all(abs(less(*pair).value) <= 1.5 * less(*pair).margin for pair in zip(*lucks, strict=True))
