"""Every number about a seat is made from what that seat could know, and a game is judged decision by decision."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import FULL, moments
from ludotheque.analysis.decisions import decisions, outcome
from ludotheque.analysis.judging import judge, judgement
from ludotheque.analysis.plan import CLOSER, LEAST_GAMES, MOST_GAMES, affordable, again, chunks, merged, paced
from ludotheque.analysis.report import Report
from ludotheque.analysis.rollouts import Worlds, all_open
from ludotheque.analysis.task import WHOLE, Judgement, Task
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


@every_game
def test_a_judgement_does_not_depend_on_what_the_seat_cannot_know(slug: str) -> None:
    """Resample what one seat cannot know: its chance, and all that is said of its decision, stay the same."""
    game = ludo.load(slug)
    for seed, state in enumerate(moments(slug, game.min_seats + 1, {}, 17, MOMENTS)):
        played, seat = state.legal()[-1], int(state.actor())
        found = judgement(state, 7, played, GAMES, seed)
        for other in range(int(state.seats)):
            changed = state.resample(other, ludo.Rng(1000 + other))
            if not changed.allows(played):
                continue  # the choices themselves were hidden from that seat
            again = judgement(changed, 7, played, GAMES, seed)
            assert again.chances[other] == found.chances[other]
            if other == seat:
                assert (again.played, again.alternatives) == (found.played, found.alternatives)


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
    assert all(0 <= one <= WHOLE for one in found.chances)


def test_a_whole_game_in_pieces_is_the_game_at_once() -> None:
    record = recorded("macadam", 3)
    task = Task.of(record, games=1, seed=9)
    steps = decisions(task)
    whole = judge(task._replace(steps=tuple(steps)))
    parts = [one for part in chunks(task, 2, 4.0) for one in judge(part)]
    assert [one.step for one in whole] == steps
    assert parts == whole
    report = Report.of(task, list(reversed(parts)))
    assert report.judgements == whole
    assert report.outcome == outcome(task)
    assert report.changes[-1].after == report.outcome[report.changes[-1].seat]


def test_a_machine_that_becomes_slow_gets_fewer_games() -> None:
    part = Task("macadam", 2, {}, None, (), (), games=100)
    assert paced(part, 0, 10, 0.0, 20.0).games == 100
    assert paced(part, 5, 10, 10.0, 20.0).games == 100
    assert paced(part, 5, 10, 15.0, 20.0).games == 33
    assert paced(part, 5, 10, 30.0, 20.0).games == LEAST_GAMES


def test_the_largest_changes_are_looked_at_again_in_other_worlds() -> None:
    task = Task.of(recorded("macadam", 2), games=20, seed=5)
    steps = decisions(task)
    assert again(task, []) == []
    quiet = [Judgement(step, 0, (5000, 5000), 5000, ()) for step in steps]
    last = again(task, quiet)
    assert [part.steps for part in last] == [(steps[-1],)]  # only the end changes anything
    assert last[0].games == CLOSER * task.games
    assert again(task._replace(games=MOST_GAMES), quiet)[0].games == MOST_GAMES
    middle = len(steps) // 2
    loud = [*quiet[:middle], quiet[middle]._replace(chances=(9000, 1000)), *quiet[middle + 1 :]]
    found = again(task, list(reversed(loud)))
    assert [part.steps[0] for part in found] == [*steps[middle - 1 : middle + 1], steps[-1]]
    assert {part.seed for part in found} == {child_seed(task.seed, "again")} != {task.seed}
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
    seats = range(int(state.seats))
    own = [worlds.chances(seat if all_open(state) else other)[other] for other in seats]
    assert list(found.chances) == own


def test_more_time_buys_more_games() -> None:
    task = Task.of(recorded("macadam", 2))
    assert affordable(task, 2, 2000) > affordable(task, 1, 1)
