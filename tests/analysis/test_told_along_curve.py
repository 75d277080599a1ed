"""Chances told along a curve: from what a seat may know, even at the start; choice and chance still add up."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from analysis.test_from_beliefs import check_honest
from bots.moments import FULL, moments
from ludotheque.analysis.decisions import decisions
from ludotheque.analysis.judging import judge, judgement
from ludotheque.analysis.plan import CLOSER, seed_of_second_look
from ludotheque.analysis.report import Report
from ludotheque.analysis.retry import weighed
from ludotheque.analysis.task import Task
from ludotheque.bots.calibration import STRAIGHT, curve_of, curves
from ludotheque.bots.measured import WHOLE, chance
from ludotheque.bots.worlds import Worlds, of
from ludotheque.kernel.record import Record
from ludotheque.kernel.replay import play
from ludotheque.kernel.rng import child_seed
from support import HOUSE, random_action

GAMES = 12 if FULL else 4
TABLES = [(slug, seats) for slug in HOUSE for seats in curves(ludo.load(slug))]
every_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


def analysed(slug: str, seats: int) -> tuple[Task, Report]:
    """A game of random players, a few of whose decisions in a row are judged."""
    state, rng = ludo.load(slug).new(seats), ludo.Rng(3)
    record = Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    task = Task.of(record, GAMES, seed=9)
    steps = decisions(task)
    some = steps[len(steps) // 2 :][:4]
    return task, Report.of(task, judge(task._replace(steps=tuple(some))))


def test_some_tables_have_a_curve() -> None:
    assert TABLES
    assert all(curve_of(ludo.load(slug).new(seats).setting) != STRAIGHT for slug, seats in TABLES)


@every_table
def test_a_curve_tells_nothing_that_the_seat_cannot_know(slug: str, seats: int) -> None:
    check_honest(slug, seats, 2, GAMES)


@every_table
def test_a_chance_is_that_of_imagined_games_along_the_curve(slug: str, seats: int) -> None:
    state = next(moments(slug, seats, {}, 17, 1))
    worlds, seat = Worlds(state, 60, 5), int(state.actor())
    curve = worlds.curve(seat)
    assert curve == curve_of(state.setting)  # something is hidden here
    usual, _ = worlds.compared(seat, [])
    found = judgement(state, 7, state.legal()[0], 60, 5)
    for who in range(seats):
        imagined = chance(of(usual if who == seat else worlds.seen_by(who), who))
        assert found.chances[who].value == round(worlds.curve(who).at(imagined.value))


@every_table
def test_the_start_is_even_and_sums_hold(slug: str, seats: int) -> None:
    task, report = analysed(slug, seats)
    assert report.start == (WHOLE // seats,) * seats
    for one, change in zip(report.judgements, report.changes, strict=True):
        assert change.choice.value + change.chance.value == change.after.value - change.before.value
        assert change.before == one.chances[one.seat]
        assert change.choice.value == one.effects[one.seat].value  # a difference of chances that were told
        made = next(other for other in one.alternatives if other.token == task.tokens[one.step])
        assert made.chance == one.played
        for other in one.alternatives:
            assert other.gap.value == other.chance.value - made.chance.value


@every_table
def test_a_moment_tried_again_is_told_as_in_the_analysis(slug: str, seats: int) -> None:
    task, report = analysed(slug, seats)
    one = report.judgements[0]
    state = play(task.start(), task.tokens[: one.step])
    tokens = [other.token for other in one.alternatives]
    own = child_seed(seed_of_second_look(task.seed), "step", one.step)
    closer = judgement(state, one.step, state.setting.game.action(state, tokens[0]), CLOSER * GAMES, own)
    told = {other.token: other.chance for other in closer.alternatives}
    for other in weighed(state, one.step, tokens, GAMES, task.seed):
        assert told.get(other.token, other.chance) == other.chance
